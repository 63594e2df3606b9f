import type { Cabin } from '@sojourn/contract/reference/cabins'
import { minutesOf } from '../../../kit/local-date'
import type { FarePosition, PolicyFare, PolicyFlight } from './offers'

export const comparedCabins: readonly Cabin[] = ['F', 'C', 'W', 'Y']

/** The cheapest fare that a flight must be compared with. */
export interface Reference extends FarePosition {
  ticketPrice: number
}
/** Per cabin, one reference per flight of the list. */
export type References = Partial<Record<Cabin, (Reference | undefined)[]>>

/** Which fares are references, and how far from the chosen departure. */
export interface Comparison {
  hours: number
  sameAirport?: boolean | undefined
  takes: (flight: PolicyFlight) => boolean
  /** Absent: any fare. */
  takesFare?: ((fare: PolicyFare) => boolean) | undefined
}

export interface Candidate extends Reference {
  minute: number
}

/** The cheapest fares near every flight of a list: sorted by departure once, then one sliding window per cabin. */
export function cheapestNearby(
  comparison: Comparison,
  allowed: (cabin: Cabin) => boolean,
  flights: readonly PolicyFlight[],
): References {
  const minutes = flights.map((flight) => minutesOf(flight.departTime))
  const groups = comparableGroups(comparison, flights, minutes)
  const references: References = {}
  for (const cabin of comparedCabins) {
    if (!allowed(cabin)) continue
    const found: (Reference | undefined)[] = Array.from({ length: flights.length })
    for (const group of groups)
      sweep(
        group,
        { minutes, reach: comparison.hours * 60, candidates: cheapestOf(comparison, flights, { minutes, group, cabin }) },
        found,
      )
    references[cabin] = found
  }
  return references
}

/** Flights that may be compared with each other, each group in order of departure. */
export function comparableGroups(
  comparison: Comparison,
  flights: readonly PolicyFlight[],
  minutes: readonly number[],
): number[][] {
  const groups = new Map<string, number[]>()
  flights.forEach((flight, index) => {
    const key = flight.departDate + (comparison.sameAirport ? flight.departAirport + flight.arriveAirport : '')
    const group = groups.get(key)
    if (group) group.push(index)
    else groups.set(key, [index])
  })
  const byDeparture = (a: number, b: number): number => (minutes[a] ?? 0) - (minutes[b] ?? 0)
  return [...groups.values()].map((group) => group.sort(byDeparture))
}

interface Around {
  minutes: readonly number[]
  group: readonly number[]
  cabin: Cabin
}

export function cheapestOf(
  comparison: Comparison,
  flights: readonly PolicyFlight[],
  { minutes, group, cabin }: Around,
): Candidate[] {
  const candidates: Candidate[] = []
  for (const index of group) {
    const flight = flights[index]
    if (!flight || !comparison.takes(flight)) continue
    let cheapest: Candidate | undefined
    flight.fares.forEach((fare, position) => {
      if (fare.cabin !== cabin || comparison.takesFare?.(fare) === false) return
      if (!cheapest || fare.ticketPrice < cheapest.ticketPrice)
        cheapest = { flight: index, fare: position, ticketPrice: fare.ticketPrice, minute: minutes[index] ?? 0 }
    })
    if (cheapest) candidates.push(cheapest)
  }
  return candidates
}

interface Sweep {
  minutes: readonly number[]
  reach: number
  candidates: readonly Candidate[]
}

/** Minimum of a window that moves with the departure: `queue` holds candidates of rising price, the head is the answer. */
function sweep(group: readonly number[], { minutes, reach, candidates }: Sweep, found: (Reference | undefined)[]): void {
  const queue: Candidate[] = []
  let head = 0
  let next = 0
  for (const index of group) {
    const minute = minutes[index] ?? 0
    for (let entering = candidates[next]; entering && entering.minute <= minute + reach; entering = candidates[next]) {
      while (queue.length > head && (queue.at(-1)?.ticketPrice ?? 0) >= entering.ticketPrice) queue.pop()
      queue.push(entering)
      next += 1
    }
    while (head < queue.length && (queue[head]?.minute ?? 0) < minute - reach) head += 1
    found[index] = queue[head]
  }
}
