import type { OrderState } from '@sojourn/contract/booking/codes'
import type { OrderSummary } from '@sojourn/contract/booking/order.shapes'
import { stateOfNumber } from '@sojourn/contract/booking/state-numbers'
import { isNeverTicketed as wasNeverTicketed } from '@sojourn/domain/booking/order/transitions'
import { Badge, type Tone } from '../../../kit/marks/badge'
import type { IconName } from '../../../kit/marks/icon-paths'

const looks: Record<OrderState, { tone: Tone; icon: IconName }> = {
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

/** Where an order stands, in words, tone and icon. */
export function OrderStateBadge({ state, stateName }: Pick<OrderSummary, 'state' | 'stateName'>) {
  const { tone, icon } = looks[stateOfNumber(state)]
  return (
    <Badge tone={tone} icon={icon}>
      {stateName}
    </Badge>
  )
}

/** Ended before there was a ticket. */
export const isNeverTicketed = (number: number): boolean => wasNeverTicketed(stateOfNumber(number))
/** States that hold seats against the clock. */
export const isHeld = (number: number): boolean => {
  const state = stateOfNumber(number)
  return state === 'approving' || state === 'awaitingPayment'
}
