import type { DepositChange } from '@sojourn/contract/finance/deposit.calls'
import type { ReactNode } from 'react'
import { Badge, type Tone } from '../../kit/marks/badge'
import { formatInstant, formatPrice } from '../../kit/text/format'
import { useText } from '../../kit/text/text'
import styles from './deposit.module.css'

const tones: Record<DepositChange['state'], Tone> = { asked: 'neutral', agreed: 'good', refused: 'locked', withdrawn: 'neutral' }

/** What was asked of the deposit, by whom, and what became of it; below it what the reader may do. */
export function ChangeEntry({ change, children }: { change: DepositChange; children?: ReactNode }) {
  const text = useText('finance/deposit')
  const { kind, amount, receipt, remark, state, reason, askedBy, askedAt, decidedBy, decidedAt } = change
  return (
    <li className={styles['change']}>
      <span className={styles['head']}>
        <strong>{text.kinds[kind]}</strong>
        <span className={styles['amount']}>{formatPrice(amount)}</span>
        <Badge tone={tones[state]}>{text.states[state]}</Badge>
      </span>
      <span className={styles['minor']}>{[receipt && text.receiptOf({ receipt }), remark].filter(Boolean).join(' · ')}</span>
      <span className={styles['minor']}>{text.askedBy({ name: askedBy, moment: formatInstant(askedAt) })}</span>
      {decidedAt && (
        <span className={styles['minor']}>{text.decidedBy({ name: decidedBy ?? '', moment: formatInstant(decidedAt) })}</span>
      )}
      {reason !== '' && <span className={styles['minor']}>{text.refusedFor({ reason })}</span>}
      {children}
    </li>
  )
}
