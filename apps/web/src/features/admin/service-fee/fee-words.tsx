import type { ServiceFeeRow } from '@sojourn/contract/admin/agency/service-fee.calls'
import { feeKinds } from '@sojourn/contract/booking/service-fee-words'
import { formatFullDate, formatInstant, formatPrice } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import styles from './fees.module.css'

/** For whom, of what and from when a row of fees is. */
export function useFeeWords() {
  const text = useText('admin/agency/service-fee')
  const { products } = useText('booking/application/words')
  return {
    who: ({ companyName }: ServiceFeeRow): string => companyName ?? text.everybody,
    product: ({ product }: ServiceFeeRow): string => (product === undefined ? text.allProducts : products[product]),
    from: ({ from }: ServiceFeeRow): string => formatFullDate(from),
  }
}

/** The four amounts, each with its name. */
export function FeeAmounts({ row: { fees } }: { row: ServiceFeeRow }) {
  const text = useText('admin/agency/service-fee')
  if (!fees) return text.asAllShort
  return (
    <span className={styles['fees']}>
      {feeKinds.map((kind) => (
        <span key={kind}>
          {text.kinds[kind]} {formatPrice(fees[kind])}
        </span>
      ))}
    </span>
  )
}

/** Who took which step, the note, and why it went no further. */
export function FeeSteps({ row: { status, proposed, decided, note, reason } }: { row: ServiceFeeRow }) {
  const text = useText('admin/agency/service-fee')
  const end = status === 'refused' || status === 'withdrawn' ? status : 'agreed'
  const said = [
    proposed && text.by.proposed({ name: proposed.name, at: formatInstant(proposed.at) }),
    decided && text.by[end]({ name: decided.name, at: formatInstant(decided.at) }),
    note,
    reason && text.reasonOf({ reason }),
  ].filter((line) => line !== undefined && line !== '')
  return (
    <span className={styles['by']}>
      {said.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  )
}
