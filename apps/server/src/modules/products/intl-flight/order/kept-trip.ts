import type { KeptIntlSegment, KeptIntlTicket, KeptIntlTrip } from '@sojourn/domain/products/intl-flight/kept'
import type { KeptIntlPassenger } from '@sojourn/domain/products/intl-flight/kept-passenger'
import { priceFor } from '@sojourn/domain/products/intl-flight/price'
import type { IntlAirHeld, IntlAirItinerary, IntlAirQuote, IntlAirSlice, IntlAirTicketPlan } from '@sojourn/supply/ports/intl-air'
import type { IntlAirSegment } from '@sojourn/supply/ports/intl-air-segments'
import type { IntlPenalty } from '@sojourn/supply/ports/intl-air-penalties'

type PassengerType = KeptIntlPassenger['passenger']

/** A quoted trip as an order keeps it, for these passengers by position. */
export const keptTrip = (
  quote: IntlAirQuote,
  slices: readonly IntlAirSlice[],
  passengers: readonly PassengerType[],
): KeptIntlTrip => ({
  version: 1,
  slices: quote.itineraries.map((itinerary, index) => keptSlice(itinerary, quote.fares[index]!, slices[index]!)),
  tickets: quote.tickets.map((plan) => keptTicket(plan, passengers)),
  payBy: quote.payBy.toISOString(),
  priceUntil: quote.priceUntil.toISOString(),
})

/** The same once seats are held: with the records of the carriers, at what they are held at. */
export const heldTrip = (kept: KeptIntlTrip, held: IntlAirHeld, passengers: readonly PassengerType[]): KeptIntlTrip => ({
  ...keptTrip(held, kept.slices, passengers),
  tickets: held.tickets.map((plan, index) => ({ ...keptTicket(plan, passengers), record: held.records[index]! })),
})

export const keptSlice = (
  { itineraryKey, connections }: IntlAirItinerary,
  { fareKey, brand, fareType }: IntlAirQuote['fares'][number],
  { departAirports, arriveAirports, date }: IntlAirSlice,
): KeptIntlTrip['slices'][number] => ({
  departAirports: [...departAirports],
  arriveAirports: [...arriveAirports],
  date,
  itineraryKey,
  fareKey,
  brand,
  fareType,
  connections: connections.map((each) => ({
    arriveAirport: each.arriveAirport,
    departAirport: each.departAirport,
    minutes: each.minutes,
    minimumMinutes: each.minimumMinutes,
    ...(each.bagsThrough !== undefined && { bagsThrough: each.bagsThrough }),
    protected: each.protected,
  })),
})

const keptTicket = (plan: IntlAirTicketPlan, passengers: readonly PassengerType[]): KeptIntlTicket => ({
  validatingCarrier: plan.validatingCarrier,
  slices: [...plan.slices],
  prices: Object.fromEntries(
    passengers.map((passenger, position) => {
      const { filed, fare, surcharge, taxes } = priceFor(plan.prices, passenger)
      const { amount, currency, rate } = filed
      return [
        position,
        {
          passenger,
          filed: { amount, currency, rate },
          fare,
          surcharge,
          taxes: taxes.map((tax) => ({ code: tax.code, amount: tax.amount, refundable: tax.refundable })),
        },
      ]
    }),
  ),
  penalties: plan.penalties.map(keptPenalty),
})

/** A rule of a ticket as it is kept. */
export const keptPenalty = (penalty: IntlPenalty): KeptIntlTicket['penalties'][number] => ({
  kind: penalty.kind,
  scope: penalty.scope,
  unit: penalty.unit,
  window: { ...penalty.window },
  permission: penalty.permission,
  ...(penalty.fee && { fee: { amount: penalty.fee.amount, currency: penalty.fee.currency } }),
  ...(penalty.percent !== undefined && { percent: penalty.percent }),
  ...(penalty.tax !== undefined && { tax: penalty.tax }),
})

/** A flight of a direction with the class that is bought of it. */
export function keptSegment(
  segment: IntlAirSegment,
  slice: number,
  fare: IntlAirQuote['fares'][number],
  index: number,
): KeptIntlSegment {
  const baggage = fare.baggage[index]!
  return {
    version: 1,
    slice,
    flightNo: segment.flightNo,
    carrier: segment.carrier,
    ...(segment.operating && { operating: { carrier: segment.operating.carrier, flightNo: segment.operating.flightNo } }),
    departAirport: segment.departAirport,
    departTerminal: segment.departTerminal,
    departDate: segment.departDate,
    departTime: segment.departTime,
    arriveAirport: segment.arriveAirport,
    arriveTerminal: segment.arriveTerminal,
    arriveDate: segment.arriveDate,
    arriveTime: segment.arriveTime,
    durationMinutes: segment.durationMinutes,
    distanceKm: segment.distanceKm,
    aircraft: segment.aircraft,
    meal: segment.meal,
    stops: segment.stops.map(({ airport, arriveTime, departTime }) => ({ airport, arriveTime, departTime })),
    cabin: fare.cabins[index]!,
    bookingClass: fare.bookingClasses[index]!,
    baggage: { ...('pieces' in baggage && { pieces: baggage.pieces }), kilograms: baggage.kilograms },
  }
}
