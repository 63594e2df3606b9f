import type { VisaDelivery } from '@sojourn/contract/products/visa/visa.shapes'
import { Badge } from '../../../kit/marks/badge'
import { formatDate } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import styles from './visa.module.css'

/** By when a visa is here, beside the departure. */
export function Delivery({ delivery: { earliest, late, handInBy } }: { delivery: VisaDelivery }) {
  const text = useText('products/visa/words')
  return (
    <span className={styles['line']}>
      <span>{text.earliest({ day: formatDate(earliest) })}</span>
      {late ? (
        <Badge tone="bad" icon="clock">
          {text.late}
        </Badge>
      ) : (
        handInBy && <span className={styles['soft']}>{text.handInBy({ day: formatDate(handInBy) })}</span>
      )}
    </span>
  )
}
