import type { RequestOf } from '@sojourn/contract/kit/call'
import type { Language } from '@sojourn/contract/kit/language'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { searchFlightDemandOffers } from '@sojourn/contract/products/intl-flight/demand.calls'
import type { PlanOffer, PlanOffers } from '@sojourn/contract/products/intl-flight/demand.shapes'
import { addMinutes } from '@sojourn/domain/kit/local-date'
import { leadFares } from '@sojourn/domain/products/intl-flight/lead-fares'
import type { IntlAirFare, IntlAirItinerary } from '@sojourn/supply/ports/intl-air'
import type { Actor, Context } from '../../../../../context'
import { inCompany } from '../../../../../work'
import { airportName } from '../../../../reference/air-places'
import { judgedOffers } from '../../search/judged-offers'
import { offersStandMinutes } from '../../search/search'
import { Told } from '../../supply/from-supply'
import { pricePerTraveller } from '../../supply/policy-journey'
import { carrierName } from '../named-segment'
import { openForOffers } from './demand-trip'

/** What is on offer for the leg after those that are chosen, judged for the travellers, the cheapest first; as they would find it themselves. */
export const searchDemandOffers = (
  context: Context,
  actor: Actor,
  { chosen = [], ...asked }: RequestOf<typeof searchFlightDemandOffers>,
): Promise<PlanOffers | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const open = await openForOffers(work, actor, asked)
    if (isProblem(open)) return open
    const { row, legs, trip } = open
    const slice = chosen.length
    const leg = legs[slice]
    if (!leg) return problem('legChosenMissing', { field: 'chosen' })
    const { itineraries, verdicts, passports } = await judgedOffers(work, actor, { draft: trip, slice, chosen })
    const told = new Told(context.clock.now().toISOString(), actor.language, passports)
    const offers = itineraries.flatMap((itinerary, at) =>
      leadFares(itinerary.fares, verdicts[at] ?? []).map((position): PlanOffer => {
        const fare = itinerary.fares[position]!
        const verdict = verdicts[at]![position]!
        return { ...shownOffer(itinerary, fare, told), overBudget: isOver(row.body.budget, fare), verdict }
      }),
    )
    return {
      slice,
      date: leg.date,
      searchedAt: told.now,
      standsUntil: addMinutes(told.now, offersStandMinutes),
      offers: offers.toSorted((a, b) => a.total - b.total || a.durationMinutes - b.durationMinutes),
    }
  })

const isOver = (budget: number | undefined, fare: IntlAirFare): boolean =>
  budget !== undefined && pricePerTraveller(fare) > budget

function shownOffer(
  { itineraryKey, segments, durationMinutes }: IntlAirItinerary,
  fare: IntlAirFare,
  told: Told,
): Omit<PlanOffer, 'overBudget' | 'verdict'> {
  return {
    itineraryKey,
    fareKey: fare.fareKey,
    brand: fare.brand,
    flights: segments.map((segment, index) => flightOf({ ...segment, cabin: fare.cabins[index]! }, told.language)),
    durationMinutes,
    perAdult: pricePerTraveller(fare),
    total: fare.total,
    seats: fare.seats,
    ticketBy: told.ticketBy(fare.ticketTimeLimit, segments[0]!.departAt),
    instantPayment: fare.instantPayment,
    separateTickets: fare.separateTickets,
  }
}

type Flight = IntlAirItinerary['segments'][number] & { cabin: IntlAirFare['cabins'][number] }
const flightOf = (flight: Flight, language: Language): PlanOffer['flights'][number] => ({
  flightNo: flight.flightNo,
  carrierName: carrierName(flight.carrier, language),
  departAirport: flight.departAirport,
  departName: airportName(flight.departAirport, language),
  departDate: flight.departDate,
  departTime: flight.departTime,
  arriveAirport: flight.arriveAirport,
  arriveName: airportName(flight.arriveAirport, language),
  arriveDate: flight.arriveDate,
  arriveTime: flight.arriveTime,
  cabin: flight.cabin,
})
