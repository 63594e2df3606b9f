import type { TripSummary } from '@sojourn/contract/booking/trip.shapes'
import { getTrips } from '../../../api/calls/booking/trip'
import { useRead } from '../../../api/queries'
import { Badge } from '../../../kit/marks/badge'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { Entry } from '../../../kit/lists/entry'
import { ErrorState } from '../../../kit/feedback/error-state'
import { formatDate } from '../../../kit/text/format'
import { IconMark } from '../../../kit/marks/icon-mark'
import { ButtonLink, Link } from '../../../kit/actions/link'
import { Card, Page } from '../../../kit/layout/page'
import { Price } from '../../../kit/marks/price'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { TripProposal } from './trip-proposal'
import styles from './trip.module.css'

/** Every trip that concerns me, the next one first, and orders that look like one. */
export function TripList() {
  const text = useText('booking/trip-page')
  const { data, error, refetch } = useRead(getTrips, {})
  return (
    <Page title={text.title} back={paths.myBookings()}>
      {data ? (
        <div className={styles['list']}>
          {data.proposals.map((proposal) => (
            <TripProposal key={proposal.orders[0]?.orderNo} proposal={proposal} />
          ))}
          {data.trips.length > 0 ? (
            <Card title={text.listTitle}>
              <ul>
                {data.trips.map((trip) => (
                  <TripRow key={trip.travelOrderNo} trip={trip} />
                ))}
              </ul>
            </Card>
          ) : (
            <EmptyState
              icon="briefcase"
              title={text.emptyTitle}
              action={
                <ButtonLink kind="brand" to={paths.home()}>
                  {text.book}
                </ButtonLink>
              }
            >
              {text.emptyText}
            </EmptyState>
          )}
        </div>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonList count={4} height={72} />
      )}
    </Page>
  )
}

function TripRow({ trip }: { trip: TripSummary }) {
  const text = useText('booking/trip-page')
  const days = trip.from === trip.to ? formatDate(trip.from) : `${formatDate(trip.from)} – ${formatDate(trip.to)}`
  return (
    <Entry
      mark={<IconMark name="briefcase" />}
      title={
        <Link to={paths.trip({ travelOrderNo: trip.travelOrderNo })} aria-label={text.open({ name: trip.name })}>
          {trip.name}
        </Link>
      }
      meta={
        <>
          {days}
          <span>{text.list({ items: trip.travellers })}</span>
          <span>{text.orders({ count: trip.orders })}</span>
          {trip.travelType === 2 && <Badge>{text.personal}</Badge>}
        </>
      }
      end={<Price fen={trip.total} tone="plain" />}
    />
  )
}
