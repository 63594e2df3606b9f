import { useSearchParams } from 'react-router'
import { getMeetingAttendees } from '../../../../api/calls/products/meeting/attendee-list'
import { isProblem } from '../../../../api/problem'
import { useRead } from '../../../../api/queries'
import { ErrorState } from '../../../../kit/feedback/error-state'
import { SkeletonList } from '../../../../kit/feedback/skeleton'
import { Page } from '../../../../kit/layout/page'
import { formatFullDate } from '../../../../kit/text/format'
import { loadTexts, useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { OrderUnknown } from '../../../booking/order/order-view'
import styles from '../meeting.module.css'
import { AttendeeList } from './attendee-list'
import { Invitees } from './invitees'
import { Links } from './links'
import { RoomBlock } from './rooms'
import { Summary } from './summary'

export async function loader() {
  await loadTexts(
    'booking/order/page',
    'booking/application/words',
    'products/meeting/guests/attendees',
    'products/meeting/guests/invitees',
    'products/meeting/rooms',
    'products/meeting/words',
    'kit/widgets',
  )
  return null
}

/** Links of a meeting, who has answered, and what the answers come to, for its organiser. */
export function Component() {
  const text = useText('products/meeting/guests/attendees')
  const orderId = useSearchParams()[0].get('orderId') ?? ''
  const { data, error, refetch } = useRead(getMeetingAttendees, { orderId })
  return (
    <Page title={text.title} back={paths.meetingOrder({ orderId })}>
      {data ? (
        <div className={styles['stack']}>
          <p className={styles['soft']}>{[data.venueName, ...data.days.map((day) => formatFullDate(day))].join(' · ')}</p>
          <Links meeting={data} />
          <Invitees meeting={data} />
          <Summary meeting={data} />
          <RoomBlock meeting={data} />
          <AttendeeList meeting={data} />
        </div>
      ) : isProblem(error, 'orderUnknown') ? (
        <OrderUnknown />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonList count={3} height={160} gap={16} />
      )}
    </Page>
  )
}
