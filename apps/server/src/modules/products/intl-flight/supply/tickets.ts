import type { Language } from '@sojourn/contract/kit/language'
import type { IntlTicket, IntlTicketPrice } from '@sojourn/contract/products/intl-flight/booking.shapes'
import type { IntlPassengerType } from '@sojourn/contract/products/intl-flight/itinerary.shapes'
import type { KeptIntlTicket } from '@sojourn/domain/products/intl-flight/kept'
import { ticketTotal, type PricedTicket } from '@sojourn/domain/products/intl-flight/price'
import { taxName } from '@sojourn/domain/products/intl-flight/tax-names'
import { shownRule } from './from-supply'

type Priced = Omit<PricedTicket, 'taxes'> & {
  filed: { currency: string; rate: number }
  taxes: readonly { code: string; amount: number; refundable: boolean }[]
}
interface Ticket extends Pick<KeptIntlTicket, 'validatingCarrier' | 'penalties'> {
  slices: readonly number[]
  prices: readonly Priced[]
}

/** A ticket plan as a screen is told of it: what each type of the party pays, and its rules in the reader's words. */
export const shownTicket = (
  { validatingCarrier, slices, prices, penalties }: Ticket,
  party: readonly IntlPassengerType[],
  language: Language,
): IntlTicket => ({
  validatingCarrier,
  slices: [...slices],
  prices: [...new Set(party)].flatMap((passenger): IntlTicketPrice[] => {
    const price = prices.find((each) => each.passenger === passenger)
    if (!price) return []
    return [
      {
        passenger,
        count: party.filter((one) => one === passenger).length,
        fare: price.fare,
        surcharge: price.surcharge,
        taxes: price.taxes.map(({ code, amount, refundable }) => ({ code, amount, refundable, name: taxName(code, language) })),
        total: ticketTotal(price),
      },
    ]
  }),
  rules: penalties.map((penalty) => shownRule(penalty, language, prices[0]?.filed)),
})
