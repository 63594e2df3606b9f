import { useSearchParams } from 'react-router'
import { getMeetingJourneys } from '../../../../api/calls/products/meeting/journey'
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
import { Applications } from './applications'
import { Cost } from './cost'
import { Journeys } from './journeys'

export async function loader() {
  await loadTexts('booking/order/page', 'booking/application/words', 'products/meeting/journeys', 'kit/widgets')
  return null
}

/** Journeys of those who come to a meeting, and what all of it costs so far, for its organiser. */
export function Component() {
  const text = useText('products/meeting/journeys')
  const orderId = useSearchParams()[0].get('orderId') ?? ''
  const { data, error, refetch } = useRead(getMeetingJourneys, { orderId }, { staleTime: 0 })
  return (
    <Page title={text.title} back={paths.meetingOrder({ orderId })}>
      {data ? (
        <div className={styles['stack']}>
          <p className={styles['soft']}>{[data.venueName, ...data.days.map((day) => formatFullDate(day))].join(' · ')}</p>
          <Cost meeting={data} />
          <Applications meeting={data} />
          <Journeys meeting={data} />
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
