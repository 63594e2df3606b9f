import type { RefundableHotelOrder } from '@sojourn/contract/products/hotel/after-sales.shapes'
import { useState } from 'react'
import { useSearchParams, type LoaderFunctionArgs } from 'react-router'
import { getHotelRefundInfo } from '../../../../api/calls/products/hotel/after-sales'
import { isProblem } from '../../../../api/problem'
import { queryClient, readOptions, useRead } from '../../../../api/queries'
import { EmptyState } from '../../../../kit/feedback/empty-state'
import { ErrorState } from '../../../../kit/feedback/error-state'
import { ButtonLink } from '../../../../kit/actions/link'
import { Card, Page, TwoColumns } from '../../../../kit/layout/page'
import { SkeletonList } from '../../../../kit/feedback/skeleton'
import { loadTexts, useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { OrderUnknown } from '../../../booking/order/order-view'
import { ReasonField } from '../../../booking/after-sale/refund/reason-field'
import { firstRooms } from './refund-choice'
import { RefundRooms, RefundRules } from './refund-rooms'
import { RefundSubmit } from './refund-submit'

export async function loader({ request }: LoaderFunctionArgs) {
  const orderId = new URL(request.url).searchParams.get('orderId') ?? ''
  void queryClient.prefetchQuery({ ...readOptions(getHotelRefundInfo, { orderId }), staleTime: 1000 })
  await loadTexts(
    'products/hotel/words',
    'products/hotel/book',
    'products/hotel/after-sale/refund',
    'booking/placing/book',
    'booking/order/page',
    'kit/widgets',
  )
  return null
}

/** Chooses rooms or last nights to give up, shows what is kept and what comes back, and asks for it (S2.25). */
export function Component() {
  const text = useText('products/hotel/after-sale/refund')
  const [address] = useSearchParams()
  const orderId = address.get('orderId') ?? ''
  const info = useRead(getHotelRefundInfo, { orderId }, { staleTime: 0 })
  return (
    <Page title={text.title} back={paths.hotelOrder({ orderId })}>
      {info.data ? (
        info.data.rooms.some(({ possible }) => possible) ? (
          <Refund key={orderId} order={info.data} named={address.get('room')} />
        ) : (
          <NothingLeft order={info.data} />
        )
      ) : isProblem(info.error, 'orderUnknown') ? (
        <OrderUnknown />
      ) : info.error ? (
        <ErrorState
          error={info.error}
          onRetry={() => void info.refetch()}
          action={<ButtonLink to={paths.hotelOrder({ orderId })}>{text.toOrder}</ButtonLink>}
        />
      ) : (
        <SkeletonList count={3} height={140} gap={16} />
      )}
    </Page>
  )
}

function NothingLeft({ order: { orderNo, rooms } }: { order: RefundableHotelOrder }) {
  const text = useText('products/hotel/after-sale/refund')
  return (
    <EmptyState
      icon="hotel"
      title={text.none}
      action={
        <ButtonLink kind="brand" to={paths.hotelOrder({ orderId: orderNo })}>
          {text.toOrder}
        </ButtonLink>
      }
    >
      {rooms.find(({ reason }) => reason)?.reason ?? text.noneWhy}
    </EmptyState>
  )
}

function Refund({ order, named }: { order: RefundableHotelOrder; named: string | null }) {
  const text = useText('products/hotel/after-sale/refund')
  const [chosen, setChosen] = useState(() => firstRooms(order, named))
  const [reasonText, setReasonText] = useState('')
  return (
    <TwoColumns
      main={
        <>
          <Card title={text.choose}>
            <RefundRooms order={order} chosen={chosen} onChoose={setChosen} />
          </Card>
          <Card title={text.rules}>
            <RefundRules rules={order.rules} />
          </Card>
          <Card>
            <ReasonField label={text.reason} value={reasonText} onChange={setReasonText} />
          </Card>
        </>
      }
      aside={<RefundSubmit order={order} chosen={chosen} reasonText={reasonText.trim()} />}
    />
  )
}
