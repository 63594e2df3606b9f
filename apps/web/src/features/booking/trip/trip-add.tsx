import type { TripView } from '@sojourn/contract/booking/trip.shapes'
import { products, travelTypes } from '@sojourn/contract/booking/codes'
import { isBookable } from '@sojourn/domain/access/product-availability'
import { useEmployee } from '../../../api/employee'
import { ButtonLink } from '../../../kit/actions/link'
import { Card } from '../../../kit/layout/page'
import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { useProductIcon } from '../product/use-products'
import styles from './trip.module.css'

const offered = [1, 3, 5, 2, 4, 8] as const

/** Ways to one more booking of this trip: home with the trip keeps the type of travel (S4.10). */
export function TripAdd({ trip }: { trip: TripView }) {
  const productIcon = useProductIcon()
  const text = useText('booking/trip/page')
  const employee = useEmployee()
  const open = offered.filter((code) => isBookable(employee, products.word(code), travelTypes.word(trip.travelType)))
  return (
    <Card title={text.add}>
      <p className={styles['hint']}>{text.addHint}</p>
      <div className={styles['ways']}>
        {open.map((code) => (
          <ButtonLink
            key={code}
            size="compact"
            icon={productIcon({ productType: code })}
            to={paths.home({ travelType: trip.travelType, tripId: trip.travelOrderNo, type: code })}
          >
            {text.products[code]}
          </ButtonLink>
        ))}
      </div>
    </Card>
  )
}
