import type { PlanChoice, PricedPlanOffer } from '@sojourn/contract/products/intl-flight/demand.shapes'

/** What of the supply a plan in the form is. */
export interface OfferForm extends Pick<
  PricedPlanOffer,
  'segments' | 'prices' | 'total' | 'seats' | 'ticketBy' | 'priceUntil' | 'instantPayment' | 'separateTickets'
> {
  choices: PlanChoice[]
  /** The day of each leg. */
  dates: string[]
}
