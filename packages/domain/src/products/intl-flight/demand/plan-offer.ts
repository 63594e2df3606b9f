import { problem, type Problem } from '@sojourn/contract/kit/problems'
import { isBefore, laterInstant } from '../../../kit/local-date'
import { sum } from '../../../kit/money'
import { ticketTotal, type PricedTicket } from '../price'
import type { KeptFlightPlan, KeptPlanPrice, PlanEnd, PlanPassenger } from './kept-demand'
import { planPriceOf, withTaxes } from './plan'

/** A plan of the supply never stands longer than its price: both instants. */
export const checkPlanOutlasts = (validUntil: string, priceUntil: string): Problem | undefined =>
  isBefore(priceUntil, validUntil) ? problem('planOutlastsPrice', { field: 'validUntil' }) : undefined

/** What one passenger pays for all tickets of a trip; the carrier's surcharge belongs to the fare. */
export function planPricesOf(
  tickets: readonly { prices: readonly PricedTicket[] }[],
  passengers: readonly PlanPassenger[],
): KeptPlanPrice[] {
  return [...new Set(passengers)].map((passenger) => {
    const own = tickets.flatMap(({ prices }) => prices.filter((price) => price.passenger === passenger))
    const fare = sum(own.map((price) => price.fare + price.surcharge))
    return { passenger, fare, taxes: sum(own.map(ticketTotal)) - fare }
  })
}

type Flight = Pick<
  KeptFlightPlan['segments'][number],
  | 'flightNo'
  | 'departAirport'
  | 'departDate'
  | 'departTime'
  | 'arriveAirport'
  | 'arriveDate'
  | 'arriveTime'
  | 'cabin'
  | 'bookingClass'
>
const clockOf = (flight: Flight): string =>
  [
    flight.flightNo,
    flight.departAirport,
    flight.departDate,
    flight.departTime,
    flight.arriveAirport,
    flight.arriveDate,
    flight.arriveTime,
  ].join(' ')

const isSameFlight = (one: Flight, other: Flight | undefined): boolean =>
  other !== undefined && clockOf(one) === clockOf(other) && one.cabin === other.cabin && one.bookingClass === other.bookingClass

interface Offered {
  segments: readonly Flight[]
  prices: readonly KeptPlanPrice[]
}

/** Why what is on offer now is not what was quoted, if it is not: other flights, other hours or classes, or a price above the plan's. */
export function whyPlanEnds(plan: Offered, now: Offered): Extract<PlanEnd, 'retimed' | 'dearer'> | undefined {
  const sameFlights = plan.segments.length === now.segments.length
  if (!sameFlights || plan.segments.some((segment, index) => !isSameFlight(segment, now.segments[index]))) return 'retimed'
  const dearer = now.prices.some((price) => {
    const quoted = planPriceOf({ prices: [...plan.prices] }, price.passenger)
    return !quoted || withTaxes(price) > withTaxes(quoted)
  })
  return dearer ? 'dearer' : undefined
}

/** Until when the last plan stands that has not ended before: an instant, or nothing where none is left. */
export const lastPlanStands = (plans: readonly Pick<KeptFlightPlan, 'validUntil' | 'ended'>[]): string | undefined => {
  const open = plans.filter(({ ended }) => !ended).map(({ validUntil }) => validUntil)
  return open.length > 0 ? open.reduce(laterInstant) : undefined
}
