import type { OrderState } from '@sojourn/contract/booking/codes'
import type { OrderSummary } from '@sojourn/contract/booking/order.shapes'
import { stateOfNumber, stayNumbers } from '@sojourn/contract/booking/state-numbers'
import type { Tone } from '../../../kit/marks/badge'
import type { IconName } from '../../../kit/marks/icon-paths'

interface Look {
  tone: Tone
  icon: IconName
}

/** How each state looks, whatever the product: green is only what stands or has been done. */
const looks: Record<OrderState, Look> = {
  placing: { tone: 'brand', icon: 'refresh' },
  refused: { tone: 'bad', icon: 'closeCircle' },
  draft: { tone: 'neutral', icon: 'edit' },
  approving: { tone: 'brand', icon: 'approve' },
  rejected: { tone: 'bad', icon: 'closeCircle' },
  awaitingPayment: { tone: 'warn', icon: 'wallet' },
  issuing: { tone: 'brand', icon: 'refresh' },
  issued: { tone: 'good', icon: 'ticket' },
  failed: { tone: 'bad', icon: 'alert' },
  refunding: { tone: 'brand', icon: 'refresh' },
  refunded: { tone: 'good', icon: 'checkCircle' },
  refundFailed: { tone: 'bad', icon: 'alert' },
  changing: { tone: 'brand', icon: 'refresh' },
  changed: { tone: 'good', icon: 'ticket' },
  changeFailed: { tone: 'bad', icon: 'alert' },
  altered: { tone: 'warn', icon: 'ticket' },
  cancelled: { tone: 'locked', icon: 'closeCircle' },
  closed: { tone: 'locked', icon: 'clock' },
  completed: { tone: 'good', icon: 'checkCircle' },
}
/** Nothing of it is travelled: given back, taken back by its booker, or refused where it was applied for. */
const gone: Look = { tone: 'locked', icon: 'closeCircle' }
/** Nobody came. */
const missed: Look = { tone: 'warn', icon: 'alert' }

type Looked = Pick<OrderSummary, 'state'> & Partial<Pick<OrderSummary, 'travelStatus'>>

/** Tone and icon of where an order stands. */
export function orderLook({ state, travelStatus }: Looked): Look {
  const look = state === stayNumbers.noShow ? missed : looks[stateOfNumber(state)]
  return look.tone === 'good' && travelStatus === 'gone' ? gone : look
}
