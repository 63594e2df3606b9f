import type { VoucherVerdict } from '@sojourn/contract/finance/voucher-words'
import type { Voucher } from '@sojourn/contract/finance/voucher.shapes'
import { Badge, type Tone } from '../../../kit/marks/badge'
import { useText } from '../../../kit/text/text'
import styles from './voucher.module.css'

const tones: Record<VoucherVerdict, Tone> = {
  matched: 'good',
  wrongTitle: 'warn',
  amountWrong: 'warn',
  taxWrong: 'warn',
  unknown: 'neutral',
  duplicate: 'neutral',
  takenBack: 'bad',
  forged: 'bad',
}

/** What a voucher is worth. */
export function VerdictBadge({ verdict }: { verdict: VoucherVerdict }) {
  const text = useText('finance/vouchers')
  return (
    <Badge tone={tones[verdict]} icon={verdict === 'matched' ? 'check' : undefined}>
      {text.verdicts[verdict]}
    </Badge>
  )
}

/** The same, and whether it was taken away since. */
export function VoucherBadge({ voucher: { verdict, dropped } }: { voucher: Pick<Voucher, 'verdict' | 'dropped'> }) {
  const text = useText('finance/vouchers')
  return (
    <span className={styles['marks']}>
      {dropped && <Badge tone="locked">{text.detail.dropped}</Badge>}
      <VerdictBadge verdict={verdict} />
    </span>
  )
}
