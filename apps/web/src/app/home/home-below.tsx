import type { TravelType } from '@sojourn/contract/booking/codes'
import styles from './home-below.module.css'
import { RecentSearches, type Again } from './recent-searches'
import { TravelStandard } from './travel-standard'
import { Trips } from './trips'

interface HomeBelowProps {
  product: Again['product'] | undefined
  travelType: TravelType
  /** Under a travel application or for a trip the form begins with what that plans. */
  framed: boolean
  onAgain: (again: Again) => void
}

/** The lower half of home: searches to repeat, journeys and the standard, fetched after the search form stands. */
export function HomeBelow({ product, travelType, framed, onAgain }: HomeBelowProps) {
  return (
    <>
      {!framed && <RecentSearches travelType={travelType} onAgain={onAgain} />}
      <div className={styles['columns']}>
        <Trips />
        <TravelStandard product={product} />
      </div>
    </>
  )
}
