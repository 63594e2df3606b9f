import type { TrainOrderDetail } from '@sojourn/contract/products/train/order.calls'
import { railQueueAskMs } from '@sojourn/domain/products/train/railway-queue'
import { useSearchParams, type LoaderFunctionArgs } from 'react-router'
import { getTrainOrderDetail } from '../../../../api/calls/products/train/order'
import { isProblem } from '../../../../api/problem'
import { queryClient, readOptions, useRead } from '../../../../api/queries'
import { ErrorState } from '../../../../kit/feedback/error-state'
import { SkeletonList } from '../../../../kit/feedback/skeleton'
import { loadTexts, useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { OrderUnknown } from '../../../booking/order/order-view'
import { LockEnded, LockedSeats, Locking } from './locked-seats'
import { TrainStep } from '../train-step'

const numberOf = (query: URLSearchParams): string => query.get('orderId') ?? ''

export async function loader({ request }: LoaderFunctionArgs) {
  const orderId = numberOf(new URL(request.url).searchParams)
  void queryClient.prefetchQuery({ ...readOptions(getTrainOrderDetail, { orderId }), staleTime: 1000 })
  await loadTexts(
    'products/train/words',
    'products/train/book',
    'products/train/order',
    'booking/placing/book',
    'booking/order/page',
    'kit/widgets',
  )
  return null
}

/**
 * The railway looks for the seats (占座): then coach and place with the clock of the hold, or why there are none (S2.26). Live
 * updates tell how the railway answers; should one be missed, the order is read as often as the railway is asked.
 */
export function Component() {
  const text = useText('products/train/book')
  const orderId = numberOf(useSearchParams()[0])
  const order = useRead(getTrainOrderDetail, { orderId }, { staleTime: 0 })
  useRead(getTrainOrderDetail, { orderId }, { refetchInterval: order.data?.lock === 'locking' && railQueueAskMs })
  const again = () => void order.refetch()
  return (
    <TrainStep title={text.nextTitle} step={2} back={paths.trainOrder({ orderId })}>
      {order.data ? (
        <LockStatus order={order.data} onHoldOver={again} />
      ) : isProblem(order.error, 'orderUnknown') ? (
        <OrderUnknown />
      ) : order.error ? (
        <ErrorState error={order.error} onRetry={again} />
      ) : (
        <SkeletonList count={2} height={180} gap={16} />
      )}
    </TrainStep>
  )
}

function LockStatus({ order, onHoldOver }: { order: TrainOrderDetail; onHoldOver: () => void }) {
  if (order.lock === 'locking') return <Locking order={order} />
  if (order.lock === 'locked' || order.lock === 'lapsed') return <LockedSeats order={order} onHoldOver={onHoldOver} />
  return <LockEnded order={order} />
}
