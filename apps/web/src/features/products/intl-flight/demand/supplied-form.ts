import type { PricedPlanOffer } from '@sojourn/contract/products/intl-flight/demand.shapes'
import { offersStandFor } from '@sojourn/domain/booking/demand/demand'
import { addMinutes, chinaOffsetMinutes, earlierInstant, localOf } from '@sojourn/domain/kit/local-date'
import { formatYuan } from '@sojourn/domain/kit/money'
import type { OfferForm } from './offer-form'
import type { PlanForm } from './quote-form'

const longestRules = 1000

/** A plan of the form as the supply sells it; it stands as plans do, and never longer than its price. `now` is an instant. */
export function suppliedForm(
  plan: PlanForm,
  priced: PricedPlanOffer,
  { choices, dates, now }: Pick<OfferForm, 'choices' | 'dates'> & { now: string },
): PlanForm {
  const { date, time } = localOf(earlierInstant(addMinutes(now, offersStandFor), priced.priceUntil), chinaOffsetMinutes)
  const amounts = (passenger: 'adult' | 'child' | 'infant') => priced.prices.find((price) => price.passenger === passenger)
  const typed = (fen: number | undefined): string => (fen === undefined ? '' : formatYuan(fen).replace(/[^\d.]/g, ''))
  return {
    ...plan,
    segments: priced.segments.map((segment, index) => ({
      key: index + 1,
      slice: segment.slice,
      flightNo: segment.flightNo,
      departAirport: segment.departAirport,
      departDate: segment.departDate,
      departTime: segment.departTime,
      arriveAirport: segment.arriveAirport,
      arriveDate: segment.arriveDate,
      arriveTime: segment.arriveTime,
      cabin: segment.cabin,
      bookingClass: segment.bookingClass,
    })),
    carrier: priced.validatingCarrier,
    adultFare: typed(amounts('adult')?.fare),
    adultTaxes: typed(amounts('adult')?.taxes),
    childFare: typed(amounts('child')?.fare),
    childTaxes: typed(amounts('child')?.taxes),
    infantFare: typed(amounts('infant')?.fare),
    infantTaxes: typed(amounts('infant')?.taxes),
    pieces: priced.baggage.pieces === undefined ? '' : String(priced.baggage.pieces),
    kilograms: String(priced.baggage.kilograms),
    rules: priced.rules.slice(0, longestRules),
    validUntil: date,
    validTime: time,
    offer: {
      choices,
      dates,
      segments: priced.segments,
      prices: priced.prices,
      total: priced.total,
      seats: priced.seats,
      ticketBy: priced.ticketBy,
      priceUntil: priced.priceUntil,
      instantPayment: priced.instantPayment,
      separateTickets: priced.separateTickets,
    },
  }
}
