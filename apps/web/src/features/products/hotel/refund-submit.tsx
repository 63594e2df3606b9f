import type { GivenUp, RefundableHotelOrder } from '@sojourn/contract/products/hotel-after-sales.shapes'
import { useNavigate } from 'react-router'
import { getPendingOrderStatistical, getTripOrderList } from '../../../api/calls/booking/order'
import { applyHotelRefund, getHotelRefundInfo, quoteHotelRefund } from '../../../api/calls/products/hotel-after-sales'
import { getHotelOrderDetail } from '../../../api/calls/products/hotel-order'
import { isProblem } from '../../../api/problem'
import { useRead, useWrite } from '../../../api/queries'
import { Button } from '../../../kit/button'
import { ErrorState } from '../../../kit/error-state'
import { formatPrice } from '../../../kit/format'
import { ask } from '../../../kit/modal-queue'
import { Card } from '../../../kit/page'
import { SkeletonList } from '../../../kit/skeleton'
import { useText } from '../../../kit/text'
import { toast } from '../../../kit/toast'
import { paths } from '../../../paths'
import { ActionBar } from '../../booking/action-bar'
import styles from '../../booking/quote.module.css'
import { RefundQuoteView } from './refund-quote'

interface RefundSubmitProps {
  order: RefundableHotelOrder
  chosen: GivenUp[]
  reasonText: string
}

/** The quote first; then a question, and the refund at what was seen. */
export function RefundSubmit({ order, chosen, reasonText }: RefundSubmitProps) {
  const text = useText('products/hotel-refund')
  const request = { orderNo: order.orderNo, rooms: chosen }
  const quote = useRead(quoteHotelRefund, request, { enabled: chosen.length > 0, keepFormer: true, staleTime: 10_000 })
  const apply = useApply(() => void quote.refetch())
  const data = chosen.length > 0 ? quote.data : undefined
  const submit = async () => {
    if (!data || quote.isPlaceholderData) return
    const message = text.ask({ amount: formatPrice(data.total), penalty: formatPrice(data.penalty) })
    if (!(await ask({ message, confirm: text.submit, cancel: text.keep }))) return
    apply.send({ ...request, expectedTotal: data.total, expectedPenalty: data.penalty, ...(reasonText && { reasonText }) })
  }
  const reason = chosen.length === 0 ? text.nothingChosen : quote.error?.message
  return (
    <Card title={text.quote}>
      <div className={styles['stack']}>
        {chosen.length === 0 ? (
          <p>{text.nothing}</p>
        ) : quote.error ? (
          <ErrorState error={quote.error} onRetry={() => void quote.refetch()} />
        ) : data ? (
          <RefundQuoteView quote={data} payAtHotel={order.hotelType === 1} busy={quote.isFetching} />
        ) : (
          <SkeletonList count={2} height={80} />
        )}
        <ActionBar total={data?.total} label={text.total}>
          <Button kind="main" size="large" wide busy={apply.busy} disabledReason={reason} onClick={() => void submit()}>
            {text.submit}
          </Button>
        </ActionBar>
      </div>
    </Card>
  )
}

function useApply(quoteAgain: () => void) {
  const text = useText('products/hotel-refund')
  const navigate = useNavigate()
  const apply = useWrite(applyHotelRefund, [
    getHotelOrderDetail,
    getHotelRefundInfo,
    getTripOrderList,
    getPendingOrderStatistical,
  ])
  const send = (request: Parameters<typeof apply.mutate>[0]) =>
    apply.mutate(request, {
      onSuccess: ({ orderNo }) => {
        toast(text.sent, 'good')
        void navigate(paths.hotelOrder({ orderId: orderNo }), { replace: true })
      },
      onError: (error) => {
        toast(isProblem(error, 'quoteChanged') ? text.changed : error.message, 'bad')
        quoteAgain()
      },
    })
  return { send, busy: apply.isPending }
}
