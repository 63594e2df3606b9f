import { bookTypes, travelTypes } from '@sojourn/contract/booking/codes'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type {
  chooseFlightPlan,
  getFlightDemandBookInfo,
  processFlightDemandPolicy,
} from '@sojourn/contract/products/intl-flight/demand.calls'
import type { IntlBookInfo } from '@sojourn/contract/products/intl-flight/booking.shapes'
import { demandTravellersAtMost, type FlightDemandPolicy } from '@sojourn/contract/products/intl-flight/demand.shapes'
import type { IntlFlightSearchParams } from '@sojourn/contract/products/intl-flight/draft.shapes'
import { needsApproval, needsReason } from '@sojourn/domain/booking/policy/verdict'
import { serviceFeeOf } from '@sojourn/domain/booking/service-fee'
import type { KeptDemandLeg, KeptFlightPlan } from '@sojourn/domain/products/intl-flight/demand/kept-demand'
import { directionsOf } from '@sojourn/domain/products/intl-flight/demand/plan'
import { isSameRoute } from '@sojourn/domain/products/intl-flight/demand/same-demand'
import { intlTotal } from '@sojourn/domain/products/intl-flight/price'
import type { Actor, Context, Work } from '../../../../context'
import { chinaDate } from '../../../../kit/clock'
import { inCompany, inTransaction } from '../../../../work'
import { approvalInfo } from '../../../booking/approval/approval-info'
import { openDraftOf } from '../../../booking/draft/draft'
import { updateDraftTravellers, type DraftRow } from '../../../booking/draft/store'
import { placeBooking } from '../../../booking/placing/place-booking'
import { saveDraft } from '../../../booking/search/save-draft'
import { serviceFees } from '../../../booking/settings/service-fees'
import { findEnterprise } from '../../../booking/settings/store'
import { birthDatesOf } from '../../../booking/traveller/bearer'
import { cityName } from '../../../reference/air-places'
import { intlInfoOf } from '../book/book-info'
import { linesOf, ownPlan, type ChosenPlan } from './chosen-plan'
import { keptLegs, shownLegs } from './demand-form'
import { peopleOf } from './demand-view'
import { judgePlans } from './judge-plans'
import { endPlan, refuseOver } from './offers/plan-now'
import { suppliedOffer } from './offers/supplied-plan'
import { planOffer, refuseOthers } from './plan-offer'
import { passengersOn } from './plan-people'

/** What is booked from: the journey of the plan as a search, with the people of its demand. */
async function openSearch(context: Context, actor: Actor, { row: { body }, plan }: ChosenPlan): Promise<string | Problem> {
  const alone = body.employeeIds.length === 1 && body.employeeIds[0] === actor.employeeId
  const searchParams = searchOf(plan, actor)
  const saved = await saveDraft(context, actor, {
    product: 'intlFlight',
    frame: {
      travelType: travelTypes.code(body.travelType),
      bookType: bookTypes.code(body.travelApplyNo ? 'application' : alone ? 'self' : 'others'),
      ...(body.travelApplyNo && { travelApplyNo: body.travelApplyNo }),
    },
    searchParams,
    cities: { depart: cityName(searchParams.departAirportCode), arrive: cityName(searchParams.arriveAirportCode) },
    startDate: plan.segments[0]!.departDate,
    endDate: plan.segments.at(-1)!.departDate,
    isOneOff: true,
  })
  if (isProblem(saved)) return saved
  await inTransaction(context, actor.enterpriseId, (work) => updateDraftTravellers(work, saved.tempOrderNo, body.employeeIds))
  return saved.tempOrderNo
}

/** The directions of a plan, between airports. */
const legsOfPlan = ({ segments }: KeptFlightPlan): KeptDemandLeg[] =>
  directionsOf(segments).map((flights) => ({
    departCode: flights[0]!.departAirport,
    departType: 1,
    arriveCode: flights.at(-1)!.arriveAirport,
    arriveType: 1,
    date: flights[0]!.departDate,
  }))

function searchOf(plan: KeptFlightPlan, { language }: Actor): IntlFlightSearchParams {
  const shown = shownLegs(legsOfPlan(plan), language)
  const [first, last] = [shown[0]!, shown.at(-1)!]
  return {
    segmentType: 2,
    departAirportCode: first.departCode,
    departCityName: first.departCityName,
    departDate: first.departDate,
    arriveAirportCode: last.arriveCode,
    arriveCityName: last.arriveCityName,
    segmentQueryList: shown,
  }
}

/** What the plan breaks, whether reasons or approval are needed, and what it costs (S7.51); a search is opened to book from. */
export async function processPolicy(
  context: Context,
  actor: Actor,
  request: RequestOf<typeof processFlightDemandPolicy>,
): Promise<FlightDemandPolicy | Problem> {
  const own = await inCompany(context, actor.enterpriseId, (work) => ownPlan(work, actor, request))
  if (isProblem(own)) return own
  const over = await refuseOver(context, actor, own)
  if (over) return over
  const tempOrderNo = await openSearch(context, actor, own)
  if (isProblem(tempOrderNo)) return tempOrderNo
  return inCompany(context, actor.enterpriseId, async (work) => ({ tempOrderNo, ...(await policyOf(work, actor, own)) }))
}

async function policyOf(work: Work, actor: Actor, { row, plan }: ChosenPlan): Promise<Omit<FlightDemandPolicy, 'tempOrderNo'>> {
  const { body, plans } = row
  const enterprise = await findEnterprise(work)
  const found = await peopleOf(work, [row], actor)
  const people = body.employeeIds.flatMap((id) => found.filter(({ employeeId }) => employeeId === id))
  const business = body.travelType === 'business'
  const judging = { people, business, enterprise, today: chinaDate(work.context.clock.now()) }
  const { verdict, violations } = judgePlans(judging, plans, actor.language)[plans.indexOf(plan)]!
  const passengers = passengersOn(await birthDatesOf(work, body.employeeIds), body.employeeIds, plan)
  const fees = people.map((person) => serviceFeeOf(serviceFees(work, 'intlFlight'), actor, person))
  const prices = linesOf(plan, passengers, fees)
  const total = intlTotal(prices)
  const { levels } = await approvalInfo(work, actor, {
    product: 'intlFlight',
    countries: work.context.countries.intlFlight.search(searchOf(plan, actor)),
    outOfPolicy: violations.some(needsApproval),
    amount: total,
    travellers: people,
    departDate: plan.segments[0]!.departDate,
    insideApplication: body.travelApplyNo !== undefined,
  })
  return {
    verdict,
    violations,
    reasonNeeded: needsReason(violations),
    approvalNeeded: business && levels.length > 0,
    approvers: business ? levels.map(({ approvers }) => approvers) : [],
    prices,
    total,
  }
}

const openIntl = openDraftOf<IntlFlightSearchParams>('intlFlight')

/** The search that was opened for this plan. */
async function openForPlan(
  work: Work,
  actor: Actor,
  tempOrderNo: string,
  { row: { body }, plan }: ChosenPlan,
): Promise<DraftRow<IntlFlightSearchParams> | Problem> {
  const draft = await openIntl(work, actor, tempOrderNo)
  if (isProblem(draft)) return draft
  const legs = keptLegs(draft.searchParams)
  const isOfPlan =
    draft.travelType === body.travelType &&
    (draft.travelApplyNo ?? undefined) === body.travelApplyNo &&
    isSameRoute({ legs }, { legs: legsOfPlan(plan) })
  return isOfPlan ? draft : problem('tempOrderUnknown', { field: 'tempOrderNo' })
}

/** Everything that choosing a plan is filled in with, but the plan. */
export const demandBookInfo = (
  context: Context,
  actor: Actor,
  request: RequestOf<typeof getFlightDemandBookInfo>,
): Promise<IntlBookInfo | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const own = await ownPlan(work, actor, request)
    if (isProblem(own)) return own
    const draft = await openForPlan(work, actor, request.tempOrderNo, own)
    if (isProblem(draft)) return draft
    const { segments } = own.plan
    const startsOn = segments[0]!.departDate
    const endsOn = directionsOf(segments).at(-1)![0]!.departDate
    const asksBirthDate = own.plan.offer !== undefined
    const info = await intlInfoOf(work, actor, draft, { flights: segments, days: { startsOn, endsOn }, asksBirthDate })
    return { ...info, canChooseTravellers: false, maxTravellers: demandTravellersAtMost }
  })

/**
 * Chooses a plan: an order of its flights (handbook 2.5), held and ticketed through the supply that sells it, or by the agency once it is
 * approved and paid. What the supply does not sell any more as it was quoted is over.
 */
export async function choosePlan(
  context: Context,
  actor: Actor,
  request: RequestOf<typeof chooseFlightPlan>,
): Promise<ResponseOf<typeof chooseFlightPlan> | Problem> {
  const placed = await placePlan(context, actor, request)
  return isProblem(placed) ? endPlan(context, actor, request, placed) : placed
}

const placePlan = (context: Context, actor: Actor, request: RequestOf<typeof chooseFlightPlan>) =>
  placeBooking(context, actor, request, {
    async open(work, _actor, { demandNo, planId, tempOrderNo }) {
      const own = await ownPlan(work, actor, { demandNo, planId })
      if (isProblem(own)) return own
      const draft = await openForPlan(work, actor, tempOrderNo, own)
      return isProblem(draft) ? draft : { draft, ...own, travellersAtMost: demandTravellersAtMost }
    },
    async offer(booking, work) {
      const refused = refuseOthers(booking)
      if (refused) return refused
      const { offer } = booking.open.plan
      return offer ? suppliedOffer(booking, work, offer) : planOffer(booking)
    },
  })
