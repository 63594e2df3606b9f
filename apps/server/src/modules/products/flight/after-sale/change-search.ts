import type { RequestOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { searchFlightChange } from '@sojourn/contract/products/flight/after-sales.calls'
import type { ChangeSearchResult } from '@sojourn/contract/products/flight/after-sales.shapes'
import { evaluateFlightParty, lowestCompliant } from '@sojourn/domain/products/flight/policy/evaluate'
import { percentInYuan } from '@sojourn/domain/kit/money'
import { feeSentence, feeWindow } from '@sojourn/domain/products/flight/fee-rule'
import { worthwhileFares } from '@sojourn/domain/products/flight/worthwhile'
import type { Actor, Context, Work } from '../../../../context'
import { inCompany } from '../../../../work'
import { chinaDate } from '../../../../kit/clock'
import { newId } from '../../../../kit/id'
import { employeesOf, pickCoupons } from '../../../booking/coupon/coupons'
import { airportName } from '../../../reference/air-places'
import { insertChoiceSet } from '../../../booking/draft/store'
import { findEnterprise } from '../../../booking/settings/store'
import { findPeople } from '../../../booking/traveller/store'
import { underApplication } from '../../../booking/traveller/under-application'
import { alterableOrder, refuseApart, segmentsTogether, type Alterable, type Coupon } from './alterable'
import { noticesOf } from './alterable-info'
import { changeOffers, seatsToChange, segmentToChange } from './change-to'
import { encodeChoiceSet } from '../search/choice-set'
import { dictionaryOf } from '../supply/dictionary'
import { judgedOffer } from '../supply/from-supply'
import { travellerSummary } from '../../../booking/party/draft-travellers'
import { segmentOf } from '../order/to-screen'
import { flightSetting, railAlternative } from '../policy/rail-alternative'
import { policyTraveller, refuseSearchDate } from '../search/search'

type Request = RequestOf<typeof searchFlightChange>

/** Flights to change to on a day, with every traveller's verdict and what the change costs (S2.22); what was shown is kept. */
export const searchChange = (context: Context, actor: Actor, request: Request): Promise<ChangeSearchResult | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const found = await alterableOrder(work, actor, request.orderNo)
    if (isProblem(found)) return found
    const coupons = pickCoupons(found.coupons, request.coupons)
    if (isProblem(coupons)) return coupons
    const apart = refuseApart(found, coupons, true)
    if (apart) return apart
    const flown = segmentToChange(coupons)
    if (isProblem(flown)) return flown
    const refused = refuseSearchDate(request.departDate, chinaDate(context.clock.now()))
    if (refused) return refused
    const terms = await termsOf(work, actor, found, flown)
    if (isProblem(terms)) return terms
    const judged = await judgedChanges(work, actor, { found, coupons, date: request.departDate })
    const searchId = await keep(work, found, flown, judged)
    return { ...answer(context, actor, flown, judged), searchId, departDate: request.departDate, party: coupons.length, ...terms }
  })

type Judged = Awaited<ReturnType<typeof judgedChanges>>

interface SoughtChange {
  found: Alterable
  coupons: readonly Coupon[]
  date: string
}

async function judgedChanges(work: Work, actor: Actor, { found, coupons, date }: SoughtChange) {
  const today = chinaDate(work.context.clock.now())
  const enterprise = await findEnterprise(work)
  const people = await findPeople(work, employeesOf(coupons), {
    today,
    reader: actor.language,
    under: underApplication(work.context, found.order.travelApplyNo),
  })
  const offers = await changeOffers(work.context, {
    found,
    flown: coupons[0]!.flown,
    enterprise,
    request: { date, party: seatsToChange(coupons) },
  })
  const flights = offers.map((flight) => ({ ...flight, fares: worthwhileFares(flight.fares) }))
  const policyApplies = found.order.travelType === 'business'
  const travellers = policyApplies ? people.map(policyTraveller) : []
  const rail = policyApplies ? await railAlternative(work.context, people, flights[0], seatsToChange(coupons)) : undefined
  const setting = flightSetting(enterprise, rail)
  const verdicts = evaluateFlightParty(travellers, flights, { bookingDate: today, language: actor.language, setting })
  return { flights, people, policyApplies, setting, verdicts }
}

async function keep(
  work: Work,
  { order }: Alterable,
  flown: Coupon['flown'],
  { flights, people, policyApplies, setting, verdicts }: Judged,
): Promise<string> {
  const searchedAt = work.context.clock.now()
  const searchId = newId(searchedAt)
  const all = flights.map(({ fares }) => fares.map((_fare, position) => position))
  await insertChoiceSet(work, {
    searchId,
    tempOrderNo: order.tempOrderNo,
    journey: flown.position,
    searchedAt,
    body: encodeChoiceSet({ flights, verdicts, people, policyApplies, setting, bookingDate: chinaDate(searchedAt) }, all),
  })
  return searchId
}

function answer(context: Context, actor: Actor, flown: Coupon['flown'], { flights, people, policyApplies, verdicts }: Judged) {
  const best = policyApplies ? lowestCompliant(flights, verdicts) : undefined
  const bestFlight = best && flights[best.flight]
  const bestFare = best && bestFlight?.fares[best.fare]
  return {
    searchedAt: context.clock.now().toISOString(),
    journey: flown.position,
    departCity: airportName(flown.body.departAirport, actor.language),
    arriveCity: airportName(flown.body.arriveAirport, actor.language),
    dictionary: dictionaryOf(flights, actor.language),
    flights: flights.map((flight, row) => judgedOffer(flight, verdicts[row] ?? [])),
    ...(bestFlight && bestFare
      ? { lowestCompliant: { flightKey: bestFlight.flightKey, fareKey: bestFare.fareKey, ticketPrice: bestFare.ticketPrice } }
      : {}),
    travellers: people.map((person) => travellerSummary(person, actor)),
    policyApplies,
    from: segmentOf(flown, actor.language),
  }
}

/** What every flight of the list costs beside its fare; the carrier's own quote follows for the one that is chosen. */
async function termsOf(
  work: Work,
  actor: Actor,
  found: Alterable,
  flown: Coupon['flown'],
): Promise<Pick<ChangeSearchResult, 'terms' | 'protectedFlightKey'> | Problem> {
  const together = segmentsTogether(found, flown)
  const notices = (await noticesOf(work, found.order.orderNo)).filter(({ segment }) => together.includes(segment))
  const involuntary = notices.some(({ canFreeRebook }) => canFreeRebook)
  const { fare } = flown.body
  const window = feeWindow('change', fare.ruleTier, flown.departAt.toISOString(), work.context.clock.now().toISOString())
  if (window.percent === null && !involuntary) return problem('ticketNotChangeable', { field: 'coupons' })
  const own = notices.filter(({ segment }) => segment === flown.position)
  const protectedFlight = own.findLast((notice) => notice.protectedFlight)?.protectedFlight
  return {
    terms: {
      ticketPrice: fare.ticketPrice,
      fee: window.percent === null ? 0 : percentInYuan(fare.ticketPrice, window.percent),
      cabin: fare.cabin,
      departs: flown.departAt.getTime(),
      involuntary,
      rule: feeSentence('change', window, involuntary, actor.language),
      ...(window.until && !involuntary ? { holdsUntil: window.until } : {}),
    },
    ...(protectedFlight ? { protectedFlightKey: protectedFlight.flightKey } : {}),
  }
}
