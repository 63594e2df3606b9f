import type { InvoiceState } from '@sojourn/contract/finance/invoice-words'
import type { Invoice } from '@sojourn/contract/finance/invoice.shapes'
import { Badge, type Tone } from '../../../kit/marks/badge'
import { useText } from '../../../kit/text/text'
import styles from './invoice.module.css'

const tones: Record<InvoiceState, Tone> = {
  applied: 'warn',
  issuing: 'brand',
  issued: 'good',
  delivered: 'good',
  redLettered: 'bad',
  reissued: 'neutral',
  voided: 'neutral',
  refused: 'bad',
}

/** Where an invoice stands; a red-letter invoice says that it is one. */
export function InvoiceBadge({ invoice: { state, reverses } }: { invoice: Pick<Invoice, 'state' | 'reverses'> }) {
  const text = useText('finance/invoice')
  return (
    <span className={styles['what']}>
      {reverses !== undefined && <Badge tone="bad">{text.red}</Badge>}
      <Badge tone={tones[state]}>{text.states[state]}</Badge>
    </span>
  )
}
