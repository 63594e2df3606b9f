import { products, travelTypes } from '@sojourn/contract/booking/codes'
import type { CarAlong } from '@sojourn/contract/products/car/car.shapes'
import { isBookable } from '@sojourn/domain/access/product-availability'
import { getCarsAlong } from '../../../../api/calls/products/car/car'
import { mayDo, useEmployee } from '../../../../api/employee'
import { useRead } from '../../../../api/queries'
import { ButtonLink } from '../../../../kit/actions/link'
import { ErrorState } from '../../../../kit/feedback/error-state'
import { Card } from '../../../../kit/layout/page'
import { formatMonthDay } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import type { AlongsideProps } from '../../../booking/product/screens'
import styles from './rides-along.module.css'

const travelled = ['flight', 'intlFlight', 'train', 'hotel'] as const

/** Cars to and from what was booked, each with its place, time and flight filled in. */
export function RidesAlong({ orders }: AlongsideProps) {
  const employee = useEmployee()
  const orderNos = orders
    .filter(({ productType, travelType }) => {
      const product = products.word(productType)
      return travelled.some((one) => one === product) && isBookable(employee, 'car', travelTypes.word(travelType))
    })
    .map(({ orderNo }) => orderNo)
  const enabled = orderNos.length > 0 && mayDo(employee, 'book')
  const { data, error, refetch } = useRead(getCarsAlong, { orderNos }, { enabled })
  const own = useText('products/car/search')
  if (error)
    return (
      <Card title={own.along}>
        <ErrorState error={error} onRetry={() => void refetch()} />
      </Card>
    )
  if (!data || data.rides.length === 0) return null
  return (
    <Card title={own.along}>
      <p className={styles['hint']}>{own.alongHint}</p>
      <ul className={styles['rides']}>
        {data.rides.map((ride) => (
          <Ride key={`${ride.orderNo} ${ride.key}`} ride={ride} />
        ))}
      </ul>
    </Card>
  )
}

function Ride({ ride }: { ride: CarAlong }) {
  const { types } = useText('products/car/rules')
  const { orderNo, key, rideType, departDate, departTime, serviceNo, from, to } = ride
  const gate = rideType === 'airportDropOff' || rideType === 'stationDropOff' ? to : from
  return (
    <li>
      <ButtonLink wide icon="car" to={paths.carAlong({ orderId: orderNo, ride: key })}>
        {[types[rideType], serviceNo].filter((word) => word !== '').join(' ')}
      </ButtonLink>
      <span className={styles['meta']}>
        {formatMonthDay(departDate)} {departTime} · {gate?.name}
      </span>
    </li>
  )
}
