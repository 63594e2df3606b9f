import { type LoaderFunctionArgs, useSearchParams } from 'react-router'
import { getCompanyTrip } from '../../../api/calls/admin/orders/order'
import { isProblem } from '../../../api/problem'
import { queryClient, readOptions, useRead } from '../../../api/queries'
import type { ResultOf } from '../../../api/web-call'
import { ButtonLink } from '../../../kit/actions/link'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { ErrorState } from '../../../kit/feedback/error-state'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { Card, Page, TwoColumns } from '../../../kit/layout/page'
import { Badge } from '../../../kit/marks/badge'
import { formatList } from '../../../kit/text/format'
import { loadTexts, useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { TripCosts } from '../../booking/trip/trip-costs'
import { OrderLine } from '../../booking/trip/trip-order-line'
import { TripTimeline } from '../../booking/trip/trip-timeline'

export async function loader({ request }: LoaderFunctionArgs) {
  const travelOrderNo = new URL(request.url).searchParams.get('travelOrderNo')
  if (travelOrderNo) void queryClient.prefetchQuery(readOptions(getCompanyTrip, { travelOrderNo }))
  await loadTexts('kit/widgets', 'admin/orders/trips', 'booking/trip/page')
  return null
}

/** A business trip with those of its orders that the reader may see. */
export function Component() {
  const text = useText('admin/orders/trips')
  const travelOrderNo = useSearchParams()[0].get('travelOrderNo') ?? ''
  const { data, error, refetch } = useRead(getCompanyTrip, { travelOrderNo }, { enabled: travelOrderNo !== '' })
  if (data) return <Trip trip={data} />
  return (
    <Page title={text.title} back={paths.companyTrips()}>
      {travelOrderNo === '' || isProblem(error, 'tripUnknown') ? (
        <EmptyState
          icon="briefcase"
          title={text.unknownTitle}
          action={<ButtonLink to={paths.companyTrips()}>{text.all}</ButtonLink>}
        >
          {text.unknownText}
        </EmptyState>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonList count={4} height={120} gap={16} />
      )}
    </Page>
  )
}

function Trip({ trip }: { trip: ResultOf<typeof getCompanyTrip> }) {
  const text = useText('admin/orders/trips')
  return (
    <Page
      title={trip.name}
      back={paths.companyTrips()}
      chips={
        <>
          <Badge icon="user">{text.owner({ name: trip.owner })}</Badge>
          <Badge icon="users">{formatList(trip.travellers)}</Badge>
        </>
      }
    >
      <TwoColumns
        main={
          <>
            <TripTimeline trip={trip} />
            <Card title={text.orders}>
              <ul>
                {trip.orderList.map((order) => (
                  <OrderLine key={order.orderNo} order={order} />
                ))}
              </ul>
            </Card>
          </>
        }
        aside={<TripCosts trip={trip} />}
      />
    </Page>
  )
}
