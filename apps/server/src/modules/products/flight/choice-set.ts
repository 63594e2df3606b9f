import type { OfferVerdict } from '@sojourn/domain/booking/policy/verdict'
import type { AirFare, AirFlight } from '@sojourn/supply/ports/air'
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

interface Shown {
  flights: readonly AirFlight[]
  verdicts: readonly (readonly OfferVerdict[])[]
  people: readonly PersonRow[]
}

/** What the list showed: of every flight the fares at its leading positions. */
export function encodeChoiceSet({ flights, verdicts, people }: Shown, leads: readonly (readonly number[])[]): string {
  const fareAt = (row: number, position: number): KeptFare => {
    const fare = flights[row]!.fares[position]!
    const verdict = verdicts[row]?.[position]?.verdict ?? 'within'
    return [fare.fareKey, fare.bookingClass, fare.cabin, fare.ticketPrice, fare.discount, fare.seats, verdict]
  }
  const kept: ChoiceSet = {
    policies: people.map((person) => ({ employeeId: person.employeeId, version: person.policy?.version ?? null })),
    flights: flights.map(({ flightKey, flightNo, departTime, arriveTime, spanDays }, row) => [
      flightKey,
      flightNo,
      departTime,
      arriveTime,
      spanDays,
      (leads[row] ?? []).map((position) => fareAt(row, position)),
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

/** What was bought, as the order keeps it. */
interface Bought {
  flightKey: string
  flightNo: string
  departTime: string
  arriveTime: string
  fare: Pick<AirFare, 'cabin' | 'bookingClass' | 'discount' | 'ticketPrice'>
}

/** The fare that was chosen beside the cheapest of other flights that the traveller saw and could have had. */
export function alternativesOf(body: string, bought: Bought, verdict: string): Alternative[] {
  const { flights } = JSON.parse(body) as ChoiceSet
  const { ticketPrice: price } = bought.fare
  const others = flights.flatMap(([flightKey, flightNo, departTime, arriveTime, , fares]): Alternative[] => {
    const [best] = fares.filter(([, , , , , , of]) => of !== 'forbidden').sort((a, b) => a[3] - b[3])
    if (flightKey === bought.flightKey || !best) return []
    const [, bookingClass, cabin, ticketPrice, discount, , of] = best
    const times = { flightNo, departTime, arriveTime }
    return [{ ...times, cabin, bookingClass, discount, ticketPrice, verdict: of, chosen: false, saving: price - ticketPrice }]
  })
  const { flightNo, departTime, arriveTime, fare } = bought
  const own: Alternative = { flightNo, departTime, arriveTime, ...pickFare(fare), verdict, chosen: true, saving: 0 }
  const cheapest = others.sort((a, b) => a.ticketPrice - b.ticketPrice).slice(0, alternativesAtMost - 1)
  return [own, ...cheapest].sort((a, b) => (a.departTime < b.departTime ? -1 : 1))
}

const pickFare = ({ cabin, bookingClass, discount, ticketPrice }: Bought['fare']) => ({
  cabin,
  bookingClass,
  discount,
  ticketPrice,
})
