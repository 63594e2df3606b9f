import { decodeChoices, encodeChoices } from '@sojourn/domain/booking/policy/choice-set-record'
import type { FlightSetting, PolicyFare, PolicyFlight } from '@sojourn/domain/booking/policy/flight-policy'
import type { Verdict } from '@sojourn/contract/booking/verdict.shapes'
import { compliantFirst, type OfferVerdict } from '@sojourn/domain/booking/policy/verdict'
import type { AirFare } from '@sojourn/supply/ports/air'
import type { PersonRow } from '../../booking/traveller/store'

/** A flight as it was shown: what policy needs, the day of arrival, and the seats of each fare. */
interface KeptFlight extends PolicyFlight {
  spanDays: number
  fares: KeptFare[]
}
interface KeptFare extends PolicyFare {
  seats: number
}

/** A flight of a list, or the two of a connection as one. */
type ShownFlight = PolicyFlight & Pick<KeptFlight, 'spanDays'> & { fares: readonly KeptFare[] }

interface Shown {
  flights: readonly ShownFlight[]
  verdicts: readonly (readonly OfferVerdict[])[]
  people: readonly PersonRow[]
  /** The local day of the search, and how travellers were judged together. */
  bookingDate: string
  setting?: FlightSetting
}

/** What the list showed: of every flight the fares at its leading positions, which hold each cabin's cheapest. */
export function encodeChoiceSet(
  { flights, verdicts, people, bookingDate, setting }: Shown,
  leads: readonly (readonly number[])[],
): string {
  return encodeChoices({
    set: {
      product: 'flight',
      travellers: people.map(({ employeeId, policy }) => ({
        employeeId,
        policyId: policy?.body.policyId ?? null,
        version: policy?.version ?? null,
      })),
      setting: { ...setting, bookingDate },
      offers: flights.map((flight, row) => keptFlight(flight, leads[row] ?? [])),
    },
    verdicts: flights.flatMap((_flight, row) =>
      (leads[row] ?? []).map((position) => verdicts[row]?.[position]?.verdict ?? 'within'),
    ),
  })
}

function keptFlight(flight: ShownFlight, positions: readonly number[]): KeptFlight {
  const { flightKey, flightNo, carrier, departAirport, arriveAirport, departDate, departTime, arriveTime } = flight
  return {
    flightKey,
    flightNo,
    carrier,
    ...(flight.onwardCarrier !== undefined && { onwardCarrier: flight.onwardCarrier }),
    departAirport,
    arriveAirport,
    departDate,
    departTime,
    arriveTime,
    durationMinutes: flight.durationMinutes,
    ...(flight.stop && { stop: {} }),
    fullFare: flight.fullFare,
    spanDays: flight.spanDays,
    fares: positions.map((position) => {
      const { fareKey, bookingClass, cabin, ticketPrice, discount, seats } = flight.fares[position]!
      return { fareKey, bookingClass, cabin, ticketPrice, discount, seats }
    }),
  }
}

export interface Alternative {
  flightNo: string
  departTime: string
  arriveTime: string
  cabin: string
  bookingClass: string
  discount: number
  ticketPrice: number
  verdict: Verdict
  chosen: boolean
  saving: number
}

const alternativesAtMost = 8

/** What was bought, as the order keeps it. */
export interface Bought {
  flightKey: string
  flightNo: string
  departTime: string
  arriveTime: string
  fare: Pick<AirFare, 'cabin' | 'bookingClass' | 'discount' | 'ticketPrice'>
}

export const boughtOf = ({ flightKey, flightNo, departTime, arriveTime, fare }: Bought): Bought => ({
  flightKey,
  flightNo,
  departTime,
  arriveTime,
  fare: pickFare(fare),
})

/**
 * The fare that was chosen beside the cheapest of each flight that the traveller saw and could have had, its own flight included; within
 * the standard where there is one.
 */
export function alternativesOf(body: string, bought: Bought, verdict: Verdict): Alternative[] {
  const { set, verdicts } = decodeChoices<KeptFlight[]>(body)
  const { ticketPrice: price } = bought.fare
  let first = 0
  const others = set.offers.flatMap(({ flightKey, flightNo, departTime, arriveTime, fares }): Alternative[] => {
    const judged = fares.map((fare, column) => ({ fare, of: verdicts[first + column] ?? 'within' }))
    first += fares.length
    const own = flightKey === bought.flightKey
    const [best] = judged
      .filter(({ fare, of }) => of !== 'forbidden' && !(own && isSameFare(fare, bought.fare)))
      .sort((a, b) => compliantFirst(a.of, b.of) || a.fare.ticketPrice - b.fare.ticketPrice)
    if (!best) return []
    const saving = price - best.fare.ticketPrice
    return [{ flightNo, departTime, arriveTime, ...pickFare(best.fare), verdict: best.of, chosen: false, saving }]
  })
  const { flightNo, departTime, arriveTime, fare } = bought
  const own: Alternative = { flightNo, departTime, arriveTime, ...pickFare(fare), verdict, chosen: true, saving: 0 }
  const cheapest = others
    .sort((a, b) => compliantFirst(a.verdict, b.verdict) || a.ticketPrice - b.ticketPrice)
    .slice(0, alternativesAtMost - 1)
  return [own, ...cheapest].sort((a, b) => (a.departTime < b.departTime ? -1 : 1))
}

const isSameFare = (a: Bought['fare'], b: Bought['fare']): boolean =>
  a.bookingClass === b.bookingClass && a.ticketPrice === b.ticketPrice

const pickFare = ({ cabin, bookingClass, discount, ticketPrice }: Bought['fare']) => ({
  cabin,
  bookingClass,
  discount,
  ticketPrice,
})
