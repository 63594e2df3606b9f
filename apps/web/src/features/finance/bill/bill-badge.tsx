import type { BillState, VarianceState } from '@sojourn/contract/finance/bill-words'
import type { LineMatch } from '@sojourn/contract/finance/match-words'
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
  return <Badge tone={billTones[state]}>{useText('finance/bill/page').states[state]}</Badge>
}

const matchTones: Record<LineMatch, Tone> = { unread: 'neutral', matched: 'good', varies: 'warn' }
export function MatchBadge({ match }: { match: LineMatch }) {
  return <Badge tone={matchTones[match]}>{useText('finance/bill/page').matches[match]}</Badge>
}

const varianceTones: Record<VarianceState, Tone> = { pending: 'warn', adopted: 'good', rejected: 'bad', closed: 'neutral' }
export function VarianceBadge({ state }: { state: VarianceState }) {
  return <Badge tone={varianceTones[state]}>{useText('finance/bill/page').varianceStates[state]}</Badge>
}
