import { travelTypes } from '@sojourn/contract/booking/codes'
import type { CarAlong } from '@sojourn/contract/products/car/car.shapes'
import { useNavigate, useSearchParams } from 'react-router'
import { getCarsAlong } from '../../../../api/calls/products/car/car'
import { useEmployee } from '../../../../api/employee'
import { isProblem } from '../../../../api/problem'
import { useRead } from '../../../../api/queries'
import { ButtonLink } from '../../../../kit/actions/link'
import { EmptyState } from '../../../../kit/feedback/empty-state'
import { ErrorState } from '../../../../kit/feedback/error-state'
import { SkeletonList } from '../../../../kit/feedback/skeleton'
import { Card, Page } from '../../../../kit/layout/page'
import { loadTexts, useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { OrderUnknown } from '../../../booking/order/order-view'
import { CarForm } from '../search/search-form'

export async function loader() {
  await loadTexts('products/car/search', 'products/car/rules', 'app/home', 'booking/order/page', 'kit/widgets')
  return null
}

/** The search for a car that goes with a part of a journey: what the journey tells is filled in. */
export function Component() {
  const own = useText('products/car/search')
  const { types } = useText('products/car/rules')
  const [query] = useSearchParams()
  const orderId = query.get('orderId') ?? ''
  const { data, error, refetch } = useRead(getCarsAlong, { orderNos: [orderId] })
  const ride = data?.rides.find(({ key }) => key === query.get('ride'))
  const toOrder = paths.order({ orderId })
  return (
    <Page title={ride ? [types[ride.rideType], ride.serviceNo].join(' ').trim() : own.along} back={toOrder}>
      {ride ? (
        <Card>
          <Search ride={ride} />
        </Card>
      ) : data ? (
        <EmptyState icon="car" title={own.alongGone} action={<ButtonLink to={toOrder}>{own.backToOrder}</ButtonLink>}>
          {own.alongGoneWhy}
        </EmptyState>
      ) : isProblem(error, 'orderUnknown') ? (
        <OrderUnknown />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonList count={1} height={240} />
      )}
    </Page>
  )
}

function Search({ ride }: { ride: CarAlong }) {
  const employee = useEmployee()
  const navigate = useNavigate()
  return (
    <CarForm
      along={ride}
      employee={employee}
      travelType={travelTypes.word(ride.travelType)}
      onPersonal={() => void navigate(paths.home({ travelType: 2 }))}
      travelApplyNo={undefined}
      tripId={ride.travelOrderNo}
      places={null}
      openSibling={undefined}
    />
  )
}
