import type { Product } from '@sojourn/contract/booking/codes'
import { StandardPanel } from '../../features/booking/policy/standard-panel'
import { useProducts } from '../../features/booking/product/use-products'
import { shownStandard } from '../../features/booking/policy/standard-products'
import { Icon } from '../../kit/marks/icon'
import { Card } from '../../kit/layout/page'
import { useText } from '../../kit/text/text'
import styles from './travel-standard.module.css'

/** What this person may book, for the product of the tab (S1.03, S2.61). */
export function TravelStandard({ product }: { product: Product | undefined }) {
  const text = useText('booking/policy/standards')
  const record = useProducts()
  const shown = shownStandard(record, product)
  const icon = record[shown].standard?.icon
  return (
    <Card
      title={text.title}
      action={
        <span className={styles['product']}>
          {icon && <Icon name={icon} size={18} />}
          {text[shown]}
        </span>
      }
      className={styles['card']}
    >
      <StandardPanel key={shown} product={shown} brief />
    </Card>
  )
}
