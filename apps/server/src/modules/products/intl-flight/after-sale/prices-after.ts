import { sum } from '@sojourn/domain/kit/money'
import type { KeptIntlTrip } from '@sojourn/domain/products/intl-flight/kept'
import { taxesOf } from '@sojourn/domain/products/intl-flight/price'
import type { IntlAirChangeOffer, IntlAirFare } from '@sojourn/supply/ports/intl-air'
import type { IntlTicketNow } from './alterable'

/** What the passengers of these tickets have paid for the whole trip once one direction costs so much more: policy judges no other price. */
export const pricesAfter = (
  trip: KeptIntlTrip,
  tickets: readonly IntlTicketNow[],
  costs: IntlAirChangeOffer['costs'],
): IntlAirFare['prices'] =>
  tickets.map(({ ticketNo, traveller, plan }) => {
    const paid = trip.tickets.flatMap(({ prices }) => prices[traveller.position] ?? [])
    const more = costs.find((cost) => cost.ticketNo === ticketNo)!
    return {
      passenger: plan.prices[traveller.position]!.passenger,
      ticketPrice: sum(paid.map(({ fare, surcharge }) => fare + surcharge)) + more.fareDifference,
      taxes: sum(paid.map(taxesOf)) + more.taxDifference,
    }
  })
