import type { IntlAlterableTicket } from '@sojourn/contract/products/intl-flight/after-sales.shapes'
import { formatFullDate } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'

/** Why a ticket cannot be given back or changed online; nothing where it can. */
export function useTicketRefusal(): (ticket: IntlAlterableTicket) => string | undefined {
  const words = useText('products/intl-flight/after-sale/refusals')
  return ({ refused, coupons }) => {
    if (!refused) return undefined
    const sentence = words[refused.code]
    if (typeof sentence === 'string') return sentence
    const state = coupons.findLast((coupon) => coupon.state === refused.state)?.stateName ?? ''
    return sentence({ state, day: refused.day ? formatFullDate(refused.day) : '' })
  }
}
