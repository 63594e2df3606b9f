import type { HotelOrderDetail } from '@sojourn/contract/products/hotel-order.calls'
import { formatPrice } from '../../../../kit/text/format'
import { IconLine } from '../../../../kit/layout/icon-line'
import { Card } from '../../../../kit/layout/page'
import { useText } from '../../../../kit/text/text'
import styles from './order-parts.module.css'

/** When cancelling costs what, and what stands behind the booking. */
export function OrderRules({ order: { cancellation, rules, guarantee } }: { order: HotelOrderDetail }) {
  const text = useText('products/hotel-order')
  return (
    <Card title={text.rules}>
      <div className={styles['rules']}>
        <Sentences title={text.cancellation} sentences={cancellation.map(({ sentence }) => sentence)} />
        <Sentences title={text.otherRules} sentences={rules} />
        {guarantee && <Guarantee guarantee={guarantee} />}
      </div>
    </Card>
  )
}

function Sentences({ title, sentences }: { title: string; sentences: readonly string[] }) {
  if (sentences.length === 0) return null
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  )
}

function Guarantee({ guarantee }: { guarantee: NonNullable<HotelOrderDetail['guarantee']> }) {
  const text = useText('products/hotel-order')
  const { kind, network = '', lastFour = '', amount, state } = guarantee
  return (
    <div>
      <h3>{text.guarantee}</h3>
      <IconLine icon="shield">
        {kind === 'card' ? text.guaranteeOf.card({ network, lastFour }) : text.guaranteeOf.company}
      </IconLine>
      <p className={styles['soft']}>{text.guaranteeStates[state]({ amount: formatPrice(amount) })}</p>
    </div>
  )
}
