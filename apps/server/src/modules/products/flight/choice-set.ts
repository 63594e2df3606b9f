import type { FareVerdict } from '@sojourn/domain/booking/policy/verdict'
import type { AirFlight } from '@sojourn/supply/ports/air'
import type { PersonRow } from '../../booking/traveller/store'

/** One flight as it was shown: number, times, airports, then its fares as class, cabin, price, discount, seats, verdict. */
type KeptFlight = [
  flightKey: string,
  flightNo: string,
  departTime: string,
  arriveTime: string,
  spanDays: number,
  fares: KeptFare[],
]
type KeptFare = [
  fareKey: string,
  bookingClass: string,
  cabin: string,
  ticketPrice: number,
  discount: number,
  seats: number,
  verdict: string,
]

interface ChoiceSet {
  policies: { employeeId: string; version: number | null }[]
  flights: KeptFlight[]
}

export function encodeChoiceSet(
  flights: readonly AirFlight[],
  verdicts: readonly (readonly FareVerdict[])[],
  people: readonly PersonRow[],
): string {
  const kept: ChoiceSet = {
    policies: people.map((person) => ({ employeeId: person.employeeId, version: person.policy?.version ?? null })),
    flights: flights.map((flight, row) => [
      flight.flightKey,
      flight.flightNo,
      flight.departTime,
      flight.arriveTime,
      flight.spanDays,
      flight.fares.map((fare, column) => [
        fare.fareKey,
        fare.bookingClass,
        fare.cabin,
        fare.ticketPrice,
        fare.discount,
        fare.seats,
        verdicts[row]?.[column]?.verdict ?? 'within',
      ]),
    ]),
  }
  return JSON.stringify(kept)
}

export interface Alternative {
  flightNo: string
  departTime: string
  arriveTime: string
  cabin: string
  bookingClass: string
  discount: number
  ticketPrice: number
  verdict: string
  chosen: boolean
  saving: number
}

const alternativesAtMost = 8

/** The fare that was chosen and the cheapest of every other flight near it, as the traveller saw them. */
export function alternativesOf(body: string, chosen: { flightKey: string; fareKey: string; ticketPrice: number }): Alternative[] {
  const { flights } = JSON.parse(body) as ChoiceSet
  const cheapest = flights.flatMap(([flightKey, flightNo, departTime, arriveTime, , fares]) => {
    const taken = flightKey === chosen.flightKey
    const [best] = taken
      ? fares.filter(([fareKey]) => fareKey === chosen.fareKey)
      : fares.filter(([, , , , , , verdict]) => verdict !== 'forbidden').sort((a, b) => a[3] - b[3])
    if (!best) return []
    const [, bookingClass, cabin, ticketPrice, discount, , verdict] = best
    return [
      {
        flightNo,
        departTime,
        arriveTime,
        cabin,
        bookingClass,
        discount,
        ticketPrice,
        verdict,
        chosen: taken,
        saving: chosen.ticketPrice - ticketPrice,
      },
    ]
  })
  const others = cheapest.filter((alternative) => !alternative.chosen).sort((a, b) => a.ticketPrice - b.ticketPrice)
  const own = cheapest.filter((alternative) => alternative.chosen)
  return [...own, ...others.slice(0, alternativesAtMost - own.length)].sort((a, b) => (a.departTime < b.departTime ? -1 : 1))
}
