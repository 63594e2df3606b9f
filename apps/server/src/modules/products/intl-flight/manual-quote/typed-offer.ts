import { problem, isProblem, type Problem } from '@sojourn/contract/kit/problems'
import type { AnsweredManualQuote } from '@sojourn/contract/products/intl-flight/manual-quote.shapes'
import { minutesBetween } from '@sojourn/domain/kit/local-date'
import { sum } from '@sojourn/domain/kit/money'
import { checkPlanSegments } from '@sojourn/domain/products/intl-flight/demand/plan'
import type { KeptManualAnswer } from '@sojourn/domain/products/intl-flight/manual-quote/kept-quote'
import type { IntlAirFare, IntlAirItinerary } from '@sojourn/supply/ports/intl-air'
import type { IntlAlterable } from '../after-sale/alterable'
import type { Direction, OfferedChange } from '../after-sale/change/offers'
import { pricesAfter } from '../after-sale/prices-after'
import { keptSegments, timed } from '../demand/segments'

type Flights = KeptManualAnswer['flights']

/** Flights as the desk types them, for a direction; times are local to the airports. */
export function typedFlights(
  { segments, baggage }: NonNullable<AnsweredManualQuote['change']>,
  slice: number,
  now: string,
): Flights | Problem {
  const kept = keptSegments({ segments: segments.map((segment) => ({ ...segment, slice: 0 })), baggage })
  if (isProblem(kept)) return { ...kept, field: `change.${kept.field}` }
  const times = timed(kept)
  const wrong = checkPlanSegments(times, now)
  if (wrong) return problem('planSegmentsWrong', { field: `change.${wrong.field}` })
  return kept.map((segment, index) => ({
    ...segment,
    slice,
    departAt: times[index]!.departAt,
    arriveAt: times[index]!.arriveAt,
  }))
}

interface Typed {
  quoteNo: string
  flights: Flights
  costs: OfferedChange['costs']
  waived: boolean
}

/** What the desk typed in, as an offer like those of the supply: policy, conflicts and the change order know no other. */
export function typedOffer(
  found: IntlAlterable,
  direction: Direction,
  { quoteNo, flights, costs, waived }: Typed,
): OfferedChange {
  const fare = fareOf(found, direction, { quoteNo, flights, costs })
  const itinerary: IntlAirItinerary = {
    itineraryKey: quoteNo,
    segments: flights.map(
      ({ version: _version, slice: _slice, cabin: _cabin, bookingClass: _class, baggage: _baggage, ...flight }) => flight,
    ),
    connections: flights.slice(1).map((next, index) => {
      const before = flights[index]!
      const minutes = minutesBetween(before.arriveAt, next.departAt)
      const { arriveAirport } = before
      return { arriveAirport, departAirport: next.departAirport, minutes, minimumMinutes: minutes, protected: true }
    }),
    durationMinutes: minutesBetween(flights[0]!.departAt, flights.at(-1)!.arriveAt),
    fares: [fare],
  }
  return { itinerary, fare, costs, involuntary: waived }
}

/** The price is that of the whole trip with what is paid more for it, as policy judges prices. */
function fareOf(
  { kept }: IntlAlterable,
  { tickets, slice }: Direction,
  { quoteNo, flights, costs }: Pick<Typed, 'quoteNo' | 'flights' | 'costs'>,
): IntlAirFare {
  const [{ plan }] = tickets as [Direction['tickets'][number]]
  const prices = pricesAfter(kept.trip, tickets, costs)
  const { brand, fareType } = kept.trip.slices[slice]!
  return {
    fareKey: quoteNo,
    brand,
    fareType,
    validatingCarrier: plan.validatingCarrier,
    cabins: flights.map(({ cabin }) => cabin),
    bookingClasses: flights.map(({ bookingClass }) => bookingClass),
    baggage: flights.map(({ baggage: { pieces, kilograms } }) => (pieces === undefined ? { kilograms } : { pieces, kilograms })),
    seats: tickets.length,
    prices,
    total: sum(prices.map(({ ticketPrice, taxes }) => ticketPrice + taxes)),
    separateTickets: false,
    digest: { refund: 'unknown', change: 'unknown' },
    ticketTimeLimit: '',
    instantPayment: false,
  }
}
