import { fareKeyOf, joinFlights, type JoinedFlight } from '@sojourn/domain/products/flight/connections'
import type { PolicyFlight, RailFact } from '@sojourn/domain/products/flight/policy/offers'
import type { Journey } from '../search/choose'
import { pairsOf } from '../search/choose-connection'

/** A flight and fare as policy judges them, among everything on offer. */
export interface JudgedJourney {
  flight: PolicyFlight
  fareKey: string
  offers: readonly PolicyFlight[]
  rail?: RailFact | undefined
}

/** What policy judges of an order: each journey, the two flights of a connection as one. */
export function judgedJourneys(journeys: readonly Journey[]): JudgedJourney[] {
  const whole = wholeConnection(journeys)
  if (!whole) return journeys.map(({ flight, fare, offers, rail }) => ({ flight, fareKey: fare.fareKey, offers, rail }))
  const { beside = [], rail } = journeys[0]!
  return [{ flight: whole, fareKey: whole.fares[0]!.fareKey, offers: beside, rail }]
}

/** Both flights of a connection as one, the chosen fares first; nothing for journeys that stand alone. */
export function wholeConnection(journeys: readonly Journey[]): JoinedFlight | undefined {
  const [first, second] = journeys
  if (!first?.beside || !second) return undefined
  const chosen = [first.fare, second.fare] as const
  const others = pairsOf({ first: first.flight, second: second.flight }).filter((pair) => fareKeyOf(pair) !== fareKeyOf(chosen))
  return joinFlights(first.flight, second.flight, [chosen, ...others])
}
