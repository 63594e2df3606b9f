import { airport } from '../../../reference/air/airports'
import { cityOfAirport } from '../../../reference/place/cities'
import { carriersOf, type PolicyJourney } from '../policy/journey'
import type { KeptFlightPlan } from './kept-demand'
import { adultPriceOf, directionsOf, minutesInAir, withTaxes } from './plan'

/**
 * A plan as policy sees it: cabins of all its flights, the direction that is longest in the air, the most changes of planes, and what an
 * adult pays for the whole of it.
 */
export function policyJourneyOf(plan: KeptFlightPlan): PolicyJourney {
  const { segments } = plan
  const [first] = segments
  const directions = directionsOf(segments)
  const changed = directions
    .flatMap((flights) => flights.slice(1).map((next, index) => [flights[index]!.arriveAirport, next.departAirport] as const))
    .find(([arrive, depart]) => arrive !== depart)
  return {
    flightsKey: plan.planId,
    name: `${first!.flightNo} ${first!.departTime}`,
    lane: `${first!.departAirport}-${segments.at(-1)!.arriveAirport}`,
    cabins: segments.map(({ cabin }) => cabin),
    flightMinutes: Math.max(...directions.map(minutesInAir)),
    transfers: Math.max(...directions.map(({ length }) => length - 1)),
    departDate: first!.departDate,
    departTime: first!.departTime,
    price: withTaxes(adultPriceOf(plan)),
    carriers: carriersOf(segments),
    ...(changed && { airportChange: cityOfAirport(changed[0])?.name['zh-CN'] ?? changed[0] }),
    countries: [...new Set(segments.flatMap(({ arriveAirport }) => airport(arriveAirport)?.country ?? []))],
  }
}
