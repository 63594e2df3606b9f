import { credentialTypes, travelTypes } from '@sojourn/contract/booking/codes'
import { demandStates } from '@sojourn/contract/booking/demand.shapes'
import type { Language } from '@sojourn/contract/kit/language'
import type { FlightDemandDetail, FlightDemandSummary, FlightPlan } from '@sojourn/contract/products/intl-flight/demand.shapes'
import type { OfferVerdict } from '@sojourn/domain/booking/policy/verdict'
import { readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import { dayInWords } from '@sojourn/domain/kit/day-words'
import { given } from '@sojourn/domain/kit/given'
import type { KeptFlightPlan, PlanPassenger } from '@sojourn/domain/products/intl-flight/demand/kept-demand'
import { secondBirthdayOn } from '@sojourn/domain/products/intl-flight/documents/notes'
import { adultPriceOf, planTotal, withTaxes } from '@sojourn/domain/products/intl-flight/demand/plan'
import { demandRulesText } from '@sojourn/text/products/intl-flight/demand/rules'
import type { Actor, Work } from '../../../../context'
import { chinaDate } from '../../../../kit/clock'
import { promisedAgain } from '../../../booking/demand/follow-demands'
import { hasLapsed, historyOf, mayNow, reopenedOf, sideOf, stateNow } from '../../../booking/demand/demand'
import { findOrderTravellers } from '../../../booking/order/store'
import { travellerSummary } from '../../../booking/party/draft-travellers'
import { findEnterprise } from '../../../booking/settings/store'
import { birthDatesOf } from '../../../booking/traveller/bearer'
import { findPeople, type PersonRow } from '../../../booking/traveller/store'
import { underApplication } from '../../../booking/traveller/under-application'
import { findOfficeOf } from '../office/office-store'
import { shownLegs } from './demand-form'
import { flightDemandKind, type FlightDemandRow } from './demand-kind'
import { judgePlans } from './judge-plans'
import { passengersOn } from './plan-people'
import { carrierName, namedSegment } from './named-segment'
import { ofSupply } from './offers/shown-supply'
import { rulesOf } from './offers/priced-offer'
import { timed } from './segments'

/** The people whom some demands name, with the standards that bind them. */
export const peopleOf = (work: Work, rows: readonly FlightDemandRow[], actor: Actor): Promise<PersonRow[]> => {
  const applyNo = rows.length === 1 ? (rows[0]!.body.travelApplyNo ?? null) : null
  return findPeople(work, [...new Set(rows.flatMap(({ employeeId, body }) => [employeeId, ...body.employeeIds]))], {
    today: chinaDate(work.context.clock.now()),
    reader: actor.language,
    under: underApplication(work.context, applyNo),
  })
}

function nameIn(people: readonly PersonRow[], id: string, { language }: Actor): string {
  const person = people.find(({ employeeId }) => employeeId === id)
  return person ? readableName(person, language) : ''
}

function frameOf(work: Work, row: FlightDemandRow, people: readonly PersonRow[], actor: Actor) {
  const { body, dueAt } = row
  const { language } = actor
  const state = stateNow(work.context, flightDemandKind, row)
  const words = demandRulesText[language]
  return {
    demandNo: row.demandNo,
    version: row.version,
    state: demandStates.code(state),
    stateName: hasLapsed(row, state) ? words.lapsed : words.states[state],
    travelType: travelTypes.code(body.travelType),
    title: flightDemandKind.title(body)[language],
    legs: shownLegs(body.legs, language),
    cabin: body.cabin,
    requester: nameIn(people, row.employeeId, actor),
    createdAt: row.createdAt.toISOString(),
    late: state === 'submitted' && dueAt !== null && dueAt <= work.context.clock.now(),
    ...given({ promisedAgain: state === 'submitted' ? promisedAgain(row) : undefined }),
    ...(dueAt && (state === 'submitted' || state === 'quoted') ? { due: dueAt.toISOString() } : {}),
    ...(row.orderNo ? { orderNo: row.orderNo } : {}),
  }
}

export const demandSummary = (
  work: Work,
  row: FlightDemandRow,
  people: readonly PersonRow[],
  actor: Actor,
): FlightDemandSummary => ({
  ...frameOf(work, row, people, actor),
  travellers: row.body.employeeIds.map((id) => nameIn(people, id, actor)),
  plans: row.plans.length,
})

/** A demand with its plans side by side, each judged for its travellers, and what the caller may do. */
export async function shownDemand(work: Work, actor: Actor, row: FlightDemandRow): Promise<FlightDemandDetail> {
  const { body, plans } = row
  const people = await peopleOf(work, [row], actor)
  const travelling = people.filter(({ employeeId }) => body.employeeIds.includes(employeeId))
  const enterprise = await findEnterprise(work)
  const judging = { people: travelling, business: body.travelType === 'business', enterprise }
  const verdicts = judgePlans({ ...judging, today: chinaDate(work.context.clock.now()) }, plans, actor.language)
  const births = await birthDatesOf(work, body.employeeIds)
  const may = mayNow(work.context, flightDemandKind, row, actor)
  const { office, paid } = await officeOf(work, actor, row)
  return {
    ...frameOf(work, row, people, actor),
    flexibleDays: body.flexibleDays,
    remarks: body.remarks,
    ...given({ budget: body.budget, travelApplyNo: body.travelApplyNo }),
    travellers: travelling.map((person) => travellerSummary(person, actor)),
    turningTwo: turningTwo(row, births, travelling, actor),
    plans: plans.map((plan, index) => {
      const flying = passengersOn(births, body.employeeIds, plan)
      const passengers = body.employeeIds.map((employeeId, position) => ({ employeeId, passenger: flying[position]! }))
      return shownPlan(plan, { verdict: verdicts[index]!, passengers, budget: body.budget, language: actor.language })
    }),
    ...(row.reason ? { reason: row.reason } : {}),
    ...reopenedOf(work.context, flightDemandKind, row),
    history: historyOf(work.context, flightDemandKind, row, demandRulesText[actor.language].events),
    canEdit: may('save'),
    canChoose: may('accept') && plans.length > 0,
    canWithdraw: may('cancel'),
    canAskAgain: may('askAgain') || may('askOther'),
    canQuote: may('quote'),
    canIssue: office !== undefined,
    ...given({ office, paid }),
  }
}

function turningTwo(
  { body: { legs } }: FlightDemandRow,
  births: ReadonlyMap<string, string>,
  travelling: readonly PersonRow[],
  { language }: Actor,
): string[] {
  return travelling.flatMap((person) => {
    const day = secondBirthdayOn(births.get(person.employeeId), legs[0]!.date, legs.at(-1)!.date)
    return day === undefined
      ? []
      : [demandRulesText[language].turnsTwo({ name: readableName(person, language), day: dayInWords(day, language) })]
  })
}

/** For the agency's staff: what is to be ticketed, or what the tickets cost. */
async function officeOf(
  work: Work,
  actor: Actor,
  { orderNo, orderState }: FlightDemandRow,
): Promise<Pick<FlightDemandDetail, 'office' | 'paid'>> {
  if (sideOf(actor) !== 'agency' || !orderNo) return {}
  const office = await findOfficeOf(work, orderNo)
  if (!office) return {}
  const { agreed, answer } = office
  if (answer) return given({ paid: answer.issued?.paid })
  return orderState === 'issuing' ? { office: { agreed, travellers: await toTicket(work, orderNo, actor) } } : {}
}

async function toTicket(
  work: Work,
  orderNo: string,
  { language }: Actor,
): Promise<NonNullable<FlightDemandDetail['office']>['travellers']> {
  const travellers = await findOrderTravellers(work, [orderNo], language)
  return travellers.map((traveller) => ({
    traveller: traveller.position,
    name: readableName(traveller, language),
    credentialType: credentialTypes.code(traveller.credentialType),
    credentialNumber: traveller.credentialMasked,
  }))
}

interface Showing {
  verdict: OfferVerdict
  passengers: { employeeId: string; passenger: PlanPassenger }[]
  budget: number | undefined
  language: Language
}

function shownPlan(plan: KeptFlightPlan, { verdict, passengers, budget, language }: Showing): FlightPlan {
  const perAdult = withTaxes(adultPriceOf(plan))
  return {
    planId: plan.planId,
    ...ofSupply(plan, language),
    departAt: timed(plan.segments)[0]!.departAt,
    passengers,
    validUntil: plan.validUntil,
    validatingCarrier: plan.validatingCarrier,
    carrierName: carrierName(plan.validatingCarrier, language),
    segments: plan.segments.map((segment) => namedSegment(segment, language)),
    prices: plan.prices,
    baggage: plan.segments[0]!.baggage,
    rules: plan.offer ? rulesOf(plan.offer, language) : plan.rules,
    note: plan.note,
    perAdult,
    total: planTotal(
      plan,
      passengers.map(({ passenger }) => passenger),
    ),
    overBudget: budget !== undefined && perAdult > budget,
    verdict: verdict.verdict,
    violations: verdict.violations,
  }
}
