import type { Context, Work } from '../../../context'
import { ensureRepeating, holdJob, repeatJob } from '../../../db/queue'
import { inTransaction } from '../../../work'
import { findCompanies } from '../bill/account-store'
import { addLines, findFollowed, findUnfollowed, followCorrections, setFollowed, type FollowedPlace } from './line-store'
import { reportLinesOf } from './lines-of'

const minuteMs = 60_000
/** What commits late carries the moment at which it began. */
const settledMs = 15 * minuteMs
/** Orders of one transaction. */
const ordersOfPiece = 250
const beginning = new Date(0)

const nextRun = (now: Date): Date => new Date((Math.floor(now.getTime() / minuteMs) + 1) * minuteMs)

export const startFollowing = (context: Context): Promise<unknown> =>
  context.database.platform((sql) => ensureRepeating(sql, 'report.follow', nextRun(context.clock.now())))

/**
 * Every minute: adds to the reports of each company what was fulfilled since, and charges anew what was corrected. A company that was never
 * followed begins with its first order. What fails in one company keeps no other waiting, and is tried again a minute later.
 */
export async function followOrders(context: Context, job: { id: string }): Promise<void> {
  const onPiece = (): Promise<void> => context.database.platform(async (sql) => void (await holdJob(sql, job.id)))
  for (const enterpriseId of await context.database.platform(findCompanies))
    await followCompany(context, enterpriseId, onPiece).catch((error: unknown) =>
      context.log.error({ err: error, enterpriseId }, 'the reports of a company were not brought up to date'),
    )
  await context.database.platform((sql) => repeatJob(sql, job.id, nextRun(context.clock.now())))
}

async function followCompany(context: Context, enterpriseId: number, onPiece: () => Promise<void>): Promise<void> {
  let after: FollowedPlace | undefined
  do {
    after = await inTransaction(context, enterpriseId, (work) => followPiece(work, after))
    if (after) await onPiece()
  } while (after)
}

/** Some orders; answers where the next begin, or nothing where there are no more. */
async function followPiece(work: Work, after: FollowedPlace | undefined): Promise<FollowedPlace | undefined> {
  const now = work.context.clock.now()
  const followed = await findFollowed(work)
  const from = followed?.to ?? beginning
  if (!after && followed) await followCorrections(work, from)
  const orders = await findUnfollowed(work, after ?? { at: from, orderNo: '' }, ordersOfPiece)
  if (orders.length > 0) await addLines(work, await reportLinesOf(work, orders))
  const last = orders.length === ordersOfPiece ? orders.at(-1) : undefined
  const settled = new Date(now.getTime() - settledMs)
  await setFollowed(work, last && last.at < settled ? last.at : settled > from ? settled : from, now)
  return last
}
