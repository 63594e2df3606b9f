import { stayNumbers } from '@sojourn/contract/booking/state-numbers'
import type { Language } from '@sojourn/contract/kit/language'
import type { NamedState, OwnOrderWords } from '@sojourn/domain/booking/order/order-words'
import { isTicketed } from '@sojourn/domain/booking/order/transitions'
import { hotelRulesText } from '@sojourn/text/products/hotel/rules'
import type { TicketedOrder } from '../../../../capabilities/after-sales'

/** The state in the words of stays, where they differ from those of tickets (handbook 4.5): nobody has left who never came. */
export function hotelStateName(order: KeptStay, language: Language): string | undefined {
  const { states, stay } = hotelRulesText[language]
  const found = foundAtDesk(order)
  return found ? stay[found] : states[order.state as keyof typeof states]
}

/** The number of what the hotel has told of a stay that stands. */
export function hotelStateNumber(order: KeptStay): number | undefined {
  const found = foundAtDesk(order)
  return found && stayNumbers[found]
}

type KeptStay = Pick<NamedState, 'state' | 'coupons'>

/** Nobody came, or some of its nights are used and others ahead. */
function foundAtDesk({ state, coupons = [] }: KeptStay): keyof typeof stayNumbers | undefined {
  const kept = coupons.filter((coupon) => coupon !== 'refunded')
  if (isTicketed(state) && kept.length > 0 && kept.every((coupon) => coupon === 'void')) return 'noShow'
  return state === 'issued' && kept.includes('used') ? 'checkedIn' : undefined
}

/** A stay is given up by its rooms and nights, never changed, and not once it is over (handbook 4.3). */
export function refusedStayAlterations(
  { arriveAt }: TicketedOrder,
  now: string,
  language: Language,
): { change: string; refund?: string } {
  const { notChangeable, stayOver } = hotelRulesText[language]
  return { change: notChangeable, ...(arriveAt.toISOString() <= now && { refund: stayOver }) }
}

/** A stay is confirmed and given up by rooms, where others have tickets and seats. */
export const hotelOrderWords = (language: Language): OwnOrderWords => hotelRulesText[language].orders
