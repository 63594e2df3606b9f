import type { previewTravelApply } from '@sojourn/contract/booking/application/application.calls'
import type { ApplicationContent, ApplicationLine, LineEstimate } from '@sojourn/contract/booking/application/application.shapes'
import type { ResponseOf } from '@sojourn/contract/kit/call'
import { budgetTotal } from '@sojourn/domain/booking/application/check'
import { cityKey } from '@sojourn/domain/reference/place/city-text'
import { policyProductOf } from '@sojourn/domain/booking/policy/section'
import { addDays, daysBetween, isLocalDate } from '@sojourn/domain/kit/local-date'
import { sum } from '@sojourn/domain/kit/money'
import type { Actor, Context, Work } from '../../../context'
import type { JourneyEstimate } from '../../../capabilities/catalogue'
import type { Tenant } from '../../../db/tenant'
import { inCompany } from '../../../work'
import { chinaDate } from '../../../kit/clock'
import { findBudgetFor } from '../application/budget-store'
import { productOfLine } from '../application/in-words'
import type { BudgetRow } from '../application/record'
import { underStandard } from '../traveller/planned-people'
import { findPeople, type PersonRow } from '../traveller/store'
import { accountBalance } from '../application/application-account'
import { fieldsOfContent } from './application-content'
import { applicationApproval } from './application-approval-info'

/** What it may cost, what the budget says of it, and who would decide; while it is being written. */
export const previewApplication = (
  context: Context,
  actor: Actor,
  { content }: { content: ApplicationContent },
): Promise<ResponseOf<typeof previewTravelApply>> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const people = await findPeople(work, content.travellerIds, { today: chinaDate(context.clock.now()) })
    const estimates = await estimatesOn(work, actor, content, people)
    const [account, deciding, fields] = await Promise.all([
      accountFor(work, actor, content),
      applicationApproval(work, actor, content, people),
      fieldsOfContent(work, content),
    ])
    return {
      estimates,
      ...deciding,
      travellers: people.length,
      askedFields: fields.map(({ field }) => field.key),
      ...(account ? { account: accountBalance(account, actor, budgetTotal(content)) } : {}),
    }
  })

/** What can be known now of the cost. It asks suppliers, so it belongs before a transaction, never into one. */
export const estimatesOf = (context: Context, actor: Actor, content: ApplicationContent): Promise<LineEstimate[]> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const people = await findPeople(work, content.travellerIds, { today: chinaDate(context.clock.now()) })
    return estimatesOn(work, actor, content, people)
  })

/** All lines are asked at once, under the standard that would be agreed; none of them fails. */
const estimatesOn = (
  work: Work,
  actor: Actor,
  { lines, standard }: ApplicationContent,
  people: PersonRow[],
): Promise<LineEstimate[]> => {
  const bound = underStandard(work.context, people, standard)
  return Promise.all(lines.map((line, index) => estimateLine(work, { actor, people: bound, standard }, line, index)))
}

interface Planner {
  actor: Actor
  people: readonly PersonRow[]
  standard: ApplicationContent['standard']
}

/** The account that would pay. */
export const accountFor = async (
  tenant: Tenant,
  { departmentId }: Actor,
  { costCentreId, startDate: date }: ApplicationContent,
): Promise<BudgetRow | undefined> => (isLocalDate(date) ? findBudgetFor(tenant, { costCentreId, departmentId, date }) : undefined)

async function estimateLine(work: Work, planner: Planner, line: ApplicationLine, index: number): Promise<LineEstimate> {
  const head = { line: index, productType: line.productType }
  // Without an estimate an application is written and submitted all the same.
  const found = await bySupply(work, planner, line).catch((error: unknown) => {
    work.context.log.warn({ err: error, product: head.productType }, 'no estimate for a line of an application')
    return undefined
  })
  if (found) return { ...head, basis: 'supply', ...found }
  const limit = byStandard(work.context, line, planner.people)
  return limit === undefined
    ? { ...head, basis: 'none', cheapest: 0, typical: 0 }
    : { ...head, basis: 'standard', cheapest: limit, typical: limit, cap: limit }
}

/** A stay is in the arrival city; the same day twice is one night. */
const stayOf = ({ arrive, startDate, endDate }: ApplicationLine) => ({
  city: cityKey(arrive),
  checkIn: startDate,
  checkOut: addDays(startDate, Math.max(1, daysBetween(startDate, endDate))),
})

/** From what is really on sale on those days; a return is two journeys. */
async function bySupply(
  work: Work,
  { actor, people, standard }: Planner,
  line: ApplicationLine,
): Promise<JourneyEstimate | undefined> {
  const { journeys, stays } = work.context.products[productOfLine(line)]?.catalogue ?? {}
  const today = chinaDate(work.context.clock.now())
  const open = isLocalDate(line.startDate) && isLocalDate(line.endDate) && line.startDate >= today
  if (!open) return undefined
  const { enterpriseId, agent } = actor
  const who = { enterpriseId, agent, travellerIds: people.map(({ employeeId }) => employeeId), standard }
  if (stays) return stays.estimate(work, { ...who, ...stayOf(line) })
  if (!journeys || line.depart.code === '' || line.arrive.code === '' || line.depart.code === line.arrive.code) return undefined
  const out = await journeys.estimate(work, {
    ...who,
    depart: line.depart.code,
    arrive: line.arrive.code,
    date: line.startDate,
  })
  if (!out || !line.isReturn) return out
  const back = await journeys.estimate(work, {
    ...who,
    depart: line.arrive.code,
    arrive: line.depart.code,
    date: line.endDate,
  })
  return back && together(out, back)
}

const together = (out: JourneyEstimate, back: JourneyEstimate): JourneyEstimate => ({
  cheapest: out.cheapest + back.cheapest,
  typical: out.typical + back.typical,
  ...(out.cap === undefined || back.cap === undefined ? {} : { cap: out.cap + back.cap }),
})

/** Without supply: what the standards of all allow for a stay, a room for each; undefined where one has no standard. */
function byStandard({ policySections }: Context, line: ApplicationLine, people: readonly PersonRow[]): number | undefined {
  const product = policyProductOf(productOfLine(line))
  if (!product || people.length === 0 || !isLocalDate(line.startDate) || !isLocalDate(line.endDate)) return undefined
  const limits = people.flatMap(({ policy }) => {
    const section = policy?.body[product]
    return (section && policySections[product].stayLimit?.(section, stayOf(line))) ?? []
  })
  return limits.length === people.length ? sum(limits) : undefined
}
