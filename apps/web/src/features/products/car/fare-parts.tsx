import type { FarePartLine } from '@sojourn/contract/products/car/car.shapes'
import { formatPrice } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import { kilometresOf } from './kilometres'
import styles from './fare-parts.module.css'

/** What a fare is made of, part by part. */
export function FareParts({ parts }: { parts: readonly FarePartLine[] }) {
  const text = useText('products/car/pages')
  const { parts: names } = useText('products/car/rules')
  const quantityOf = ({ part, quantity }: FarePartLine): string => {
    if (quantity === undefined || part === 'package') return ''
    return part === 'time' ? text.minutes({ count: quantity }) : text.kilometres({ count: kilometresOf(quantity * 100) })
  }
  return (
    <dl className={styles['parts']}>
      {parts.map((line) => (
        <div key={line.part}>
          <dt>{text.partOf({ part: names[line.part], quantity: quantityOf(line) })}</dt>
          <dd>{formatPrice(line.amount)}</dd>
        </div>
      ))}
    </dl>
  )
}
