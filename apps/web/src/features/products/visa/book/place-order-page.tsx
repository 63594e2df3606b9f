import { useSearchParams } from 'react-router'
import { SkeletonList } from '../../../../kit/feedback/skeleton'
import { loadTexts, useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { BookingStep } from '../../../booking/book/booking-step'
import { BookScreen } from './book-screen'
import { useBookInfo, useDraft, useVisaDetail } from '../queries'
import { VisaProblem } from '../visa-problem'

export async function loader() {
  await loadTexts(
    'products/visa/words',
    'products/visa/book',
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

/** The order form of a visa (S2.27). */
export function Component() {
  const text = useText('products/visa/book')
  const words = useText('products/visa/words')
  const [address] = useSearchParams()
  const chosen = { tempOrderNo: address.get('tempOrderNo') ?? '', productId: address.get('productId') ?? '' }
  const draft = useDraft(chosen.tempOrderNo)
  const info = useBookInfo(chosen)
  const detail = useVisaDetail(chosen)
  const error = draft.error ?? info.error ?? detail.error
  const retry = () => void Promise.all([draft.refetch(), info.refetch(), detail.refetch()])
  return (
    <BookingStep title={text.title} steps={words.steps} step={1} back={paths.visaDetail(chosen)}>
      {draft.data && info.data && detail.data ? (
        <BookScreen draft={draft.data} info={info.data} detail={detail.data} />
      ) : error ? (
        <VisaProblem error={error} tempOrderNo={chosen.tempOrderNo} onRetry={retry} />
      ) : (
        <SkeletonList count={3} height={180} gap={16} />
      )}
    </BookingStep>
  )
}
