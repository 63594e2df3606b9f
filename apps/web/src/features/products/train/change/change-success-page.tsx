import type { OrderState } from '@sojourn/contract/booking/codes'
import { stateOfNumber } from '@sojourn/contract/booking/state-numbers'
import type { TrainOrderDetail } from '@sojourn/contract/products/train/order.calls'
import { useSearchParams, type LoaderFunctionArgs } from 'react-router'
import { getTrainOrderDetail } from '../../../../api/calls/products/train/order'
import { queryClient, readOptions, useRead } from '../../../../api/queries'
import { EmptyState } from '../../../../kit/feedback/empty-state'
import { formatPrice } from '../../../../kit/text/format'
import type { IconName } from '../../../../kit/marks/icon-paths'
import { ButtonLink } from '../../../../kit/actions/link'
import { loadTexts, useText } from '../../../../kit/text/text'
import { Stack } from '../../../../kit/layout/page'
import { paths } from '../../../../paths'
import { sum } from '@sojourn/domain/kit/money'
import { AfterSaleFrame } from '../after-sale-frame'
import { OrderRides } from '../order/order-rides'

export async function loader({ request }: LoaderFunctionArgs) {
  const orderId = new URL(request.url).searchParams.get('orderId') ?? ''
  void queryClient.prefetchQuery({ ...readOptions(getTrainOrderDetail, { orderId }), staleTime: 1000 })
  await loadTexts(
    'products/train/words',
    'products/train/after-sale/change',
    'products/train/order',
    'booking/placing/book',
    'booking/order/page',
    'kit/widgets',
  )
  return null
}

/** Live updates tell how the railway answers; should one be missed, the order is read again. */
const readAgainMs = 2000

/** How a change ended: the new train with its seats, what comes back, and the way to both orders (S2.26). */
export function Component() {
  const text = useText('products/train/after-sale/change')
  const orderId = useSearchParams()[0].get('orderId') ?? ''
  const order = useRead(getTrainOrderDetail, { orderId }, { staleTime: 0 })
  useRead(
    getTrainOrderDetail,
    { orderId },
    { refetchInterval: order.data !== undefined && stateOfNumber(order.data.state) === 'changing' && readAgainMs },
  )
  return (
    <AfterSaleFrame
      title={text.successTitle}
      orderId={orderId}
      back={paths.myBookings()}
      error={order.error}
      onRetry={() => void order.refetch()}
    >
      {order.data && <Result order={order.data} />}
    </AfterSaleFrame>
  )
}

function Result({ order }: { order: TrainOrderDetail }) {
  const text = useText('products/train/after-sale/change')
  const looks: Partial<Record<OrderState, { icon: IconName; title: string; tone?: 'good' | 'bad' }>> = {
    changing: { icon: 'clock', title: text.changing },
    changed: { icon: 'checkCircle', title: text.changed, tone: 'good' },
    changeFailed: { icon: 'alert', title: text.changeFailed, tone: 'bad' },
  }
  const { icon, title, tone } = looks[stateOfNumber(order.state)] ?? { icon: 'clock', title: text.changeOther }
  const back = sum(order.alters.map((line) => line.back))
  return (
    <Stack>
      <div role="status">
        <EmptyState
          icon={icon}
          title={title}
          tone={tone}
          action={
            <>
              <ButtonLink kind="brand" to={paths.trainOrder({ orderId: order.orderNo })}>
                {text.viewChange}
              </ButtonLink>
              {order.parentOrderNo && (
                <ButtonLink to={paths.trainOrder({ orderId: order.parentOrderNo })}>{text.viewFormer}</ButtonLink>
              )}
            </>
          }
        >
          {order.nextStep}
          {back > 0 && <p>{text.backNote({ amount: formatPrice(back) })}</p>}
        </EmptyState>
      </div>
      <OrderRides order={order} />
    </Stack>
  )
}
