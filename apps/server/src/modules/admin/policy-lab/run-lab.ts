import { labProducts, type LabProduct } from '@sojourn/contract/products/policy-lab-words'
import type { Found, Known } from '@sojourn/domain/booking/policy/lab/judging'
import { addDays, chinaOffsetMinutes, localInstant } from '@sojourn/domain/kit/local-date'
import type { OpenJudging } from '../../../capabilities/judging'
import type { Context, Work } from '../../../context'
import { finishJob, holdJob } from '../../../db/queue'
import { inCompany, inTransaction } from '../../../work'
import { bodiesOf } from './bodies'
import { meantBy } from './meant'
import { endRun, findRun, noteWalked, startRun, type LabRunRow } from './run-store'
import { countSearches, type Walk } from './search-store'

interface LabJob {
  id: string
  enterpriseId: number
  payload: Record<string, string>
  attempts: number
}
/** What fails so often fails for good. */
const attemptsAtMost = 3

/** Somebody gave it up. */
class GivenUp extends Error {}

/** Judges what somebody asked for; whoever takes over from one who died begins anew. */
export async function runLab(context: Context, job: LabJob): Promise<void> {
  const { enterpriseId } = job
  const runId = job.payload['runId']!
  const row = await inCompany(context, enterpriseId, async (work) => {
    const found = await findRun(work, runId, 'anybody')
    if (!found || !(await startRun(work, runId, await countSearches(work, walkOf(found))))) return undefined
    return found
  })
  if (!row) return context.database.platform(async (sql) => void (await finishJob(sql, job.id)))
  const end = await judged(context, job, row).catch((error: unknown) => {
    if (error instanceof GivenUp) return { state: 'cancelled' as const }
    if (job.attempts < attemptsAtMost) throw error
    context.log.error({ err: error, runId }, 'a run of the policy lab failed for good')
    return { state: 'failed' as const }
  })
  await inTransaction(context, enterpriseId, async (work) => {
    await endRun(work, runId, { ...end, at: context.clock.now() })
    await finishJob(work.sql, job.id)
  })
}

const beginOf = (day: string): Date => new Date(localInstant(day, '00:00', chinaOffsetMinutes))

const walkOf = ({ product, body: { from, to } }: LabRunRow): Walk => ({
  product,
  from: beginOf(from),
  until: beginOf(addDays(to, 1)),
})

async function judged(context: Context, job: LabJob, row: LabRunRow): Promise<{ state: 'done'; result: Found }> {
  return inCompany(context, job.enterpriseId, async (work) => {
    const judging = context.openJudging(work, { ...walkOf(row), what: row.what, product: labProductOf(row) })
    try {
      await walk(work, job, row, judging)
      return { state: 'done', result: await judging.found() }
    } finally {
      await judging.close()
    }
  })
}

function labProductOf({ product, runId }: LabRunRow): LabProduct {
  const found = labProducts.find((each) => each === product)
  if (!found) throw new Error(`run ${runId} is of a product whose searches are not kept: ${product}`)
  return found
}

/** Page by page. Policies and people are looked up here, where it is known who may ask for them. */
async function walk(work: Work, job: LabJob, row: LabRunRow, judging: OpenJudging): Promise<void> {
  const { context } = work
  const meant = await meantBy(work, row.body)
  let walked = 0
  let page = await judging.read()
  while (page.searches > 0) {
    const { policies, people } = page.unknown
    const known: Known = {
      policies: await bodiesOf(work, policies, () => row.body.tried?.body),
      people: await meant(people),
      ...(row.body.tried && { trial: row.body.tried.body }),
    }
    await judging.judge(known)
    walked += page.searches
    if (!(await noteWalked(work, row.runId, walked))) throw new GivenUp()
    await context.database.platform((sql) => holdJob(sql, job.id))
    page = await judging.read()
  }
}
