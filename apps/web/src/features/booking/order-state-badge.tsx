import type { OrderSummary } from '@sojourn/contract/booking/order.shapes'
import { Badge, type Tone } from '../../kit/badge'
import type { IconName } from '../../kit/icon-paths'

/** Looks by the order state codes of handbook 6.2. */
const looks: Record<OrderSummary['state'], { tone: Tone; icon: IconName }> = {
  10: { tone: 'neutral', icon: 'edit' },
  20: { tone: 'brand', icon: 'approve' },
  25: { tone: 'bad', icon: 'closeCircle' },
  1100: { tone: 'warn', icon: 'wallet' },
  1700: { tone: 'brand', icon: 'refresh' },
  1800: { tone: 'good', icon: 'ticket' },
  1801: { tone: 'bad', icon: 'alert' },
  1810: { tone: 'brand', icon: 'refresh' },
  1811: { tone: 'good', icon: 'checkCircle' },
  1812: { tone: 'bad', icon: 'alert' },
  1820: { tone: 'brand', icon: 'refresh' },
  1821: { tone: 'good', icon: 'ticket' },
  1822: { tone: 'bad', icon: 'alert' },
  1900: { tone: 'warn', icon: 'ticket' },
  1211: { tone: 'locked', icon: 'closeCircle' },
  1400: { tone: 'locked', icon: 'clock' },
  1990: { tone: 'good', icon: 'checkCircle' },
}

/** Where an order stands, in words, tone and icon. */
export function OrderStateBadge({ state, stateName }: Pick<OrderSummary, 'state' | 'stateName'>) {
  return (
    <Badge tone={looks[state].tone} icon={looks[state].icon}>
      {stateName}
    </Badge>
  )
}
