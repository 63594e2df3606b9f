import type { Product } from '@sojourn/contract/booking/codes'
import { StandardPanel } from '../../features/booking/standard-panel'
import { hasStandard, standardIcons } from '../../features/booking/standard-products'
import { Icon } from '../../kit/icon'
import { Card } from '../../kit/page'
import { useText } from '../../kit/text'
import styles from './travel-standard.module.css'

/** What this person may book, for the product of the tab (S1.03, S2.61); visas and meetings have no standard of their own. */
export function TravelStandard({ product }: { product: Product | undefined }) {
  const text = useText('booking/standards')
  const shown = hasStandard(product) ? product : 'flight'
  return (
    <Card
      title={text.title}
      action={
        <span className={styles['product']}>
          <Icon name={standardIcons[shown]} size={18} />
          {text[shown]}
        </span>
      }
      className={styles['card']}
    >
      <StandardPanel key={shown} product={shown} />
    </Card>
  )
}
