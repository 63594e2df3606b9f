import type { AgencyWork, getAgencyWork, handBackAgencyWork, takeAgencyWork } from '@sojourn/contract/access/agency-work.calls'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Actor, Context, Work } from '../../../context'
import type { ProductWork } from '../../../capabilities/display'
import { once } from '../../../db/once'
import { inCompany } from '../../../work'
import { createTurns } from '../../../kit/turns'
import { servedCompany } from './desk'
import { clearAgencyWork, findWaitingCompanies, type WaitingCompany } from '../../booking/notification/agency-waiting-store'
import { askedDemands } from '../../booking/demand/demand-work'
import { agreementWork } from './agreement-work'
import { depositWork } from './deposit-work'
import { settlementWork } from './settlement-work'
import type { ServedCompany } from './store'
import { varianceWork } from './variance-work'
import { dropClaim, findClaims, findNames, takeClaim, type Claim } from './work-store'

/** However many agents look and however much waits, the desk has so many connections at most. */
const turns = createTurns({ atOnce: 4, waiting: Infinity })

interface CompanyWork extends ProductWork {
  company: ServedCompany
  requester: string
}

/**
 * What waits for this agent's agency in the companies that it serves, the earliest promise first. Only companies in which something may
 * wait are read, a few at a time, so that one look at the desk leaves connections to everybody else.
 */
export async function agencyWork(context: Context, actor: Actor): Promise<ResponseOf<typeof getAgencyWork>> {
  const companies = await context.database.platform((sql) => findWaitingCompanies(sql, actor.enterpriseId))
  const waiting = (
    await Promise.all(companies.map((company) => turns.take('desk', () => workOrNone(context, actor, company))!))
  ).flat()
  waiting.sort((a, b) => a.promisedBy.getTime() - b.promisedBy.getTime() || a.askedAt.getTime() - b.askedAt.getTime())
  const claims = await context.database.tenant(actor.enterpriseId, (sql) =>
    findClaims(
      sql,
      actor.enterpriseId,
      waiting.map(({ workNo }) => workNo),
    ),
  )
  return { list: waiting.map((work) => shown(context, actor, work, claims)) }
}

/** A company in which nothing waits any more is not asked again until something does. */
async function workOrNone(context: Context, actor: Actor, company: WaitingCompany): Promise<CompanyWork[]> {
  const work = await workOf(context, actor, company)
  if (work.length === 0) await context.database.platform((sql) => clearAgencyWork(sql, company))
  return work
}

function workOf(context: Context, { language }: Actor, company: ServedCompany): Promise<CompanyWork[]> {
  const { enterpriseId } = company
  return inCompany(context, enterpriseId, async (work) => {
    const found = await allWork(work, language)
    const names = await findNames(
      work,
      found.map(({ requesterId }) => requesterId),
    )
    return found.map((each) => ({
      ...each,
      company,
      requester: names.find(({ id }) => id === each.requesterId)?.name ?? '',
    }))
  })
}

async function allWork(work: Work, language: Actor['language']): Promise<ProductWork[]> {
  const all = [...new Set(Object.values(work.context.products))]
  const ofProducts = all.map(async (product) => product.agencyWork?.(work, language) ?? [])
  return (
    await Promise.all([
      ...ofProducts,
      askedDemands(work, language),
      depositWork(work, language),
      agreementWork(work, language),
      varianceWork(work, language),
      settlementWork(work, language),
    ])
  ).flat()
}

function shown({ clock }: Context, actor: Actor, work: CompanyWork, claims: readonly Claim[]): AgencyWork {
  const {
    company,
    workNo,
    shownNo = workNo,
    kindName,
    title,
    requester,
    requesterId,
    askedAt,
    promisedBy,
    path,
    inSession,
  } = work
  const claim = claims.find((each) => each.companyId === company.enterpriseId && each.workNo === workNo)
  return {
    enterpriseId: company.enterpriseId,
    companyName: company.name[actor.language],
    workNo,
    shownNo,
    kindName,
    title,
    requester,
    askedAt: askedAt.toISOString(),
    promisedBy: promisedBy.toISOString(),
    late: promisedBy <= clock.now(),
    path,
    ...(inSession ? { employeeId: requesterId } : {}),
    ...(claim ? { owner: ownerOf(claim, actor) } : {}),
  }
}

const ownerOf = ({ agentId, agentName, takenAt }: Claim, { employeeId }: Actor) => ({
  agentId,
  name: agentName,
  takenAt: takenAt.toISOString(),
  mine: agentId === employeeId,
})

/** An agent takes what waits and nobody has, or what the named colleague has. */
export async function takeWork(
  context: Context,
  actor: Actor,
  { enterpriseId, workNo, from }: RequestOf<typeof takeAgencyWork>,
): Promise<ResponseOf<typeof takeAgencyWork> | Problem> {
  const company = await servedCompany(context, actor, enterpriseId)
  if (!company) return problem('customerNotServed', { field: 'enterpriseId' })
  const waiting = await workOf(context, actor, company)
  if (!waiting.some((work) => work.workNo === workNo)) return problem('agencyWorkGone', { field: 'workNo' })
  return once<ResponseOf<typeof takeAgencyWork>>(context, actor, async (sql) => {
    const { employeeId: agentId, name: agentName } = actor
    const claim = { companyId: enterpriseId, workNo, agentId, agentName, takenAt: context.clock.now() }
    const taken = await takeClaim(sql, actor.enterpriseId, claim, from ?? null)
    return taken ? { workNo } : problem('agencyWorkTaken', { field: 'workNo' })
  })
}

export async function handBackWork(
  context: Context,
  actor: Actor,
  { enterpriseId, workNo }: RequestOf<typeof handBackAgencyWork>,
): Promise<ResponseOf<typeof handBackAgencyWork> | Problem> {
  if (!(await servedCompany(context, actor, enterpriseId))) return problem('customerNotServed', { field: 'enterpriseId' })
  return once<ResponseOf<typeof handBackAgencyWork>>(context, actor, async (sql) => {
    const dropped = await dropClaim(sql, actor.enterpriseId, { companyId: enterpriseId, workNo, agentId: actor.employeeId })
    return dropped ? { workNo } : problem('agencyWorkTaken', { field: 'workNo' })
  })
}
