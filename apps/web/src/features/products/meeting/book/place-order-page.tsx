import { useSearchParams } from 'react-router'
import { getMeetingBookInfo } from '../../../../api/calls/products/meeting/booking'
import { useRead } from '../../../../api/queries'
import { ButtonLink } from '../../../../kit/actions/link'
import { EmptyState } from '../../../../kit/feedback/empty-state'
import { ErrorState } from '../../../../kit/feedback/error-state'
import { SkeletonList } from '../../../../kit/feedback/skeleton'
import { ApiProblem } from '../../../../api/problem'
import { loadTexts, useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { BookingStep } from '../../../booking/book/booking-step'
import { searchIsOver } from '../../../booking/draft/search-problem'
import { BookScreen } from './book-screen'

export async function loader() {
  await loadTexts(
    'products/meeting/words',
    'products/meeting/book',
    'products/meeting/requirement',
    'booking/list',
    'booking/placing/book',
    'booking/custom-field',
    'booking/order/text',
    'booking/placing/book-form',
    'booking/traveller',
    'booking/placing/choice',
    'kit/widgets',
  )
  return null
}

/** The order form of a deposit or of what is left of a bill. */
export function Component() {
  const text = useText('products/meeting/book')
  const tempOrderNo = useSearchParams()[0].get('tempOrderNo') ?? ''
  const info = useRead(getMeetingBookInfo, { tempOrderNo })
  const part = info.data?.meeting.part ?? 'deposit'
  return (
    <BookingStep title={text.titles[part]} steps={text.steps} step={part === 'deposit' ? 1 : 3} back={backOf(info.data)}>
      {info.data ? (
        <BookScreen info={info.data} />
      ) : info.error instanceof ApiProblem && info.error.isOneOf(searchIsOver) ? (
        <Gone />
      ) : info.error ? (
        <ErrorState error={info.error} onRetry={() => void info.refetch()} />
      ) : (
        <SkeletonList count={3} height={180} gap={16} />
      )}
    </BookingStep>
  )
}

const backOf = (info: { meeting: { demandNo: string; orderNo?: string } } | undefined): string => {
  if (!info) return paths.meetingRequirements()
  const { demandNo, orderNo } = info.meeting
  return orderNo === undefined ? paths.meetingRequirement({ demandNo }) : paths.meetingOrder({ orderId: orderNo })
}

/** Nobody filled it in for half an hour: it is opened again from where one came. */
function Gone() {
  const text = useText('products/meeting/book')
  const { toList } = useText('products/meeting/requirement')
  return <EmptyState icon="clock" title={text.gone} action={<ButtonLink to={paths.meetingRequirements()}>{toList}</ButtonLink>} />
}
