import type { BillState, VarianceState } from '@sojourn/contract/finance/bill-words'
import { Badge, type Tone } from '../../../kit/marks/badge'
import { useText } from '../../../kit/text/text'

const billTones: Record<BillState, Tone> = {
  unbilled: 'neutral',
  preBill: 'brand',
  confirmed: 'warn',
  partlyPaid: 'warn',
  paid: 'good',
  overdue: 'bad',
}
export function BillBadge({ state }: { state: BillState }) {
  return <Badge tone={billTones[state]}>{useText('finance/bill').states[state]}</Badge>
}

const varianceTones: Record<VarianceState, Tone> = { pending: 'warn', adopted: 'good', rejected: 'bad', closed: 'neutral' }
export function VarianceBadge({ state }: { state: VarianceState }) {
  return <Badge tone={varianceTones[state]}>{useText('finance/bill').varianceStates[state]}</Badge>
}
