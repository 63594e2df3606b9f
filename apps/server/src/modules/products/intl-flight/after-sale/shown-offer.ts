import type { IntlChangeOffer } from '@sojourn/contract/products/intl-flight/after-sales.shapes'
import type { Language } from '@sojourn/contract/kit/language'
import { sumOf } from '../../../booking/coupon/lines'
import type { AfterSaleLine } from '../../../booking/coupon/store'
import type { OfferVerdict } from '@sojourn/domain/booking/policy/verdict'
import { shownConnections, shownRule, shownSegment } from '../supply/from-supply'
import { changeLineShapes } from './change/lines'
import type { Direction, OfferedChange } from './change/offers'

/** What a screen is told of an offer to change to. */
export const shownOffer = (
  { itinerary, fare, involuntary, penalties }: OfferedChange,
  { tickets, passports }: Direction,
  { lines, verdict, violations }: { lines: readonly AfterSaleLine[] } & OfferVerdict,
  language: Language,
): IntlChangeOffer => {
  const filed = Object.values(tickets[0]!.plan.prices)[0]?.filed
  return {
    itineraryKey: itinerary.itineraryKey,
    fareKey: fare.fareKey,
    segments: itinerary.segments.map(shownSegment),
    connections: shownConnections(itinerary, { passports, language }),
    durationMinutes: itinerary.durationMinutes,
    cabins: fare.cabins,
    bookingClasses: fare.bookingClasses,
    baggage: fare.baggage,
    brand: fare.brand,
    validatingCarrier: fare.validatingCarrier,
    digest: fare.digest,
    ...(penalties && { rules: penalties.map((penalty) => shownRule(penalty, language, filed)) }),
    seats: fare.seats,
    lines: changeLineShapes(tickets, lines, language),
    total: sumOf(lines, 'amount'),
    involuntary,
    verdict,
    violations,
  }
}
