import type { Product } from '@sojourn/contract/booking/codes'
import styles from './home-below.module.css'
import { TravelStandard } from './travel-standard'
import { Trips } from './trips'

/** The lower half of home: journeys and the standard, fetched after the search form stands. */
export function HomeBelow({ product }: { product?: Product | undefined }) {
  return (
    <div className={styles['columns']}>
      <Trips />
      <TravelStandard product={product} />
    </div>
  )
}
