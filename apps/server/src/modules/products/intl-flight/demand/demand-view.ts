import { credentialTypes, travelTypes } from '@sojourn/contract/booking/codes'
import { demandStates } from '@sojourn/contract/booking/demand.shapes'
import type { Language } from '@sojourn/contract/kit/language'
import type { FlightDemandDetail, FlightDemandSummary, FlightPlan } from '@sojourn/contract/products/intl-flight/demand.shapes'
import type { OfferVerdict } from '@sojourn/domain/booking/policy/verdict'
import { readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import { given } from '@sojourn/domain/kit/given'
import type { KeptFlightPlan, PlanPassenger } from '@sojourn/domain/products/intl-flight/demand/kept-demand'
import { adultPriceOf, planPassenger, planTotal, withTaxes } from '@sojourn/domain/products/intl-flight/demand/plan'
import { airline } from '@sojourn/domain/reference/air/airlines'
import { intlFlightDemandRulesText } from '@sojourn/text/products/intl-flight-demand-rules'
import type { Actor, Work } from '../../../../context'
import { chinaDate } from '../../../../kit/clock'
import { historyOf, mayNow, sideOf, stateNow } from '../../../booking/demand/demand'
import { findOrderTravellers } from '../../../booking/order/store'
import { travellerSummary } from '../../../booking/party/draft-travellers'
import { findEnterprise } from '../../../booking/settings/store'
import { birthDatesOf } from '../../../booking/traveller/bearer'
import { findPeople, type PersonRow } from '../../../booking/traveller/store'
import { underApplication } from '../../../booking/traveller/under-application'
import { airportName } from '../../../reference/air-places'
import { findOffice } from '../office/office-store'
import { shownLegs } from './demand-form'
import { flightDemandKind, type FlightDemandRow } from './demand-kind'
import { judgePlans } from './judge-plans'
import { timed } from './segments'

/** The people whom some demands name, with the standards that bind them. */
export const peopleOf = (work: Work, rows: readonly FlightDemandRow[], actor: Actor): Promise<PersonRow[]> => {
  const applyNo = rows.length === 1 ? (rows[0]!.body.travelApplyNo ?? null) : null
  return findPeople(
    work,
    [...new Set(rows.flatMap(({ employeeId, body }) => [employeeId, ...body.employeeIds]))],
    chinaDate(work.context.clock.now()),
    actor.language,
    underApplication(work.context, applyNo),
  )
}

function nameIn(people: readonly PersonRow[], id: string, { language }: Actor): string {
  const person = people.find(({ employeeId }) => employeeId === id)
  return person ? readableName(person, language) : ''
}

function frameOf(work: Work, row: FlightDemandRow, people: readonly PersonRow[], actor: Actor) {
  const { body, dueAt } = row
  const { language } = actor
  const state = stateNow(work.context, flightDemandKind, row)
  return {
    demandNo: row.demandNo,
    version: row.version,
    state: demandStates.code(state),
    stateName: intlFlightDemandRulesText[language].states[state],
    travelType: travelTypes.code(body.travelType),
    title: flightDemandKind.title(body)[language],
    legs: shownLegs(body.legs, language),
    cabin: body.cabin,
    requester: nameIn(people, row.employeeId, actor),
    createdAt: row.createdAt.toISOString(),
    late: state === 'submitted' && dueAt !== null && dueAt <= work.context.clock.now(),
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

/** As whom each of them flies, by the first flight of a plan. */
export async function passengersOn(
  work: Work,
  employeeIds: readonly string[],
  { segments }: KeptFlightPlan,
): Promise<PlanPassenger[]> {
  const births = await birthDatesOf(work, employeeIds)
  return employeeIds.map((id) => planPassenger(births.get(id), segments[0]!.departDate))
}

/** A demand with its plans side by side, each judged for its travellers, and what the caller may do. */
export async function shownDemand(work: Work, actor: Actor, row: FlightDemandRow): Promise<FlightDemandDetail> {
  const { body, plans } = row
  const people = await peopleOf(work, [row], actor)
  const state = stateNow(work.context, flightDemandKind, row)
  const travelling = people.filter(({ employeeId }) => body.employeeIds.includes(employeeId))
  const enterprise = await findEnterprise(work)
  const judging = { people: travelling, business: body.travelType === 'business', enterprise }
  const verdicts = judgePlans({ ...judging, today: chinaDate(work.context.clock.now()) }, plans, actor.language)
  const births = await birthDatesOf(work, body.employeeIds)
  const may = mayNow(work.context, flightDemandKind, row, actor)
  const office =
    sideOf(actor) === 'agency' && row.orderNo && row.orderState === 'issuing' ? await officeOf(work, row.orderNo) : undefined
  return {
    ...frameOf(work, row, people, actor),
    flexibleDays: body.flexibleDays,
    remarks: body.remarks,
    ...given({ budget: body.budget, travelApplyNo: body.travelApplyNo }),
    travellers: travelling.map((person) => travellerSummary(person, actor)),
    plans: plans.map((plan, index) => {
      const passengers = body.employeeIds.map((employeeId) => ({
        employeeId,
        passenger: planPassenger(births.get(employeeId), plan.segments[0]!.departDate),
      }))
      return shownPlan(plan, { verdict: verdicts[index]!, passengers, budget: body.budget, language: actor.language })
    }),
    ...(row.reason ? { reason: row.reason } : {}),
    history: historyOf(row, state, intlFlightDemandRulesText[actor.language].events),
    canEdit: may('save'),
    canChoose: may('accept') && plans.length > 0,
    canWithdraw: may('cancel'),
    canAskAgain: may('askAgain') || may('askOther'),
    canQuote: may('quote'),
    canIssue: office !== undefined,
    ...(office && { office }),
  }
}

async function officeOf(work: Work, orderNo: string): Promise<FlightDemandDetail['office']> {
  const { agreed, answer } = await findOffice(work, orderNo)
  if (answer) return undefined
  const travellers = await findOrderTravellers(work, [orderNo])
  return {
    agreed,
    travellers: travellers.map(({ position, name, credentialType, credentialMasked }) => ({
      traveller: position,
      name,
      credentialType: credentialTypes.code(credentialType),
      credentialNumber: credentialMasked,
    })),
  }
}

interface Showing {
  verdict: OfferVerdict
  passengers: { employeeId: string; passenger: PlanPassenger }[]
  budget: number | undefined
  language: Language
}

function shownPlan(plan: KeptFlightPlan, { verdict, passengers, budget, language }: Showing): FlightPlan {
  const perAdult = withTaxes(adultPriceOf(plan))
  const carrierName = (code: string): string => airline(code)?.shortName[language] ?? code
  return {
    planId: plan.planId,
    departAt: timed(plan.segments)[0]!.departAt,
    passengers,
    validUntil: plan.validUntil,
    validatingCarrier: plan.validatingCarrier,
    carrierName: carrierName(plan.validatingCarrier),
    segments: plan.segments.map((segment) => ({
      slice: segment.slice,
      flightNo: segment.flightNo,
      departAirport: segment.departAirport,
      departDate: segment.departDate,
      departTime: segment.departTime,
      arriveAirport: segment.arriveAirport,
      arriveDate: segment.arriveDate,
      arriveTime: segment.arriveTime,
      cabin: segment.cabin,
      bookingClass: segment.bookingClass,
      durationMinutes: segment.durationMinutes,
      carrierName: carrierName(segment.carrier),
      departName: airportName(segment.departAirport, language),
      arriveName: airportName(segment.arriveAirport, language),
    })),
    prices: plan.prices,
    baggage: plan.segments[0]!.baggage,
    rules: plan.rules,
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
