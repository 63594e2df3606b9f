import type { GivenUp, RefundableHotelOrder } from '@sojourn/contract/products/hotel-after-sales.shapes'
import { getPendingOrderStatistical, getTripOrderList } from '../../../../api/calls/booking/order'
import { applyHotelRefund, getHotelRefundInfo, quoteHotelRefund } from '../../../../api/calls/products/hotel-after-sales'
import { getHotelOrderDetail } from '../../../../api/calls/products/hotel-order'
import { useRead, useWrite } from '../../../../api/queries'
import { formatPrice } from '../../../../kit/text/format'
import { ask } from '../../../../kit/overlays/modal-queue'
import { useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { RefundPanel } from '../../../booking/after-sale/refund/refund-panel'
import { useSendAlteration } from '../../../booking/after-sale/use-send-alteration'
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
  const apply = useWrite(applyHotelRefund, [
    getHotelOrderDetail,
    getHotelRefundInfo,
    getTripOrderList,
    getPendingOrderStatistical,
  ])
  const send = useSendAlteration({
    apply: apply.mutateAsync,
    pathOf: ({ orderNo }) => paths.hotelOrder({ orderId: orderNo }),
    words: text,
    quoteAgain: () => void quote.refetch(),
  })
  const empty = chosen.length === 0
  const submit = async () => {
    if (empty || !quote.data || quote.isPlaceholderData) return
    const { total, penalty } = quote.data
    const message = text.ask({ amount: formatPrice(total), penalty: formatPrice(penalty) })
    if (!(await ask({ message, confirm: text.submit, cancel: text.keep }))) return
    send({ ...request, expectedTotal: total, expectedPenalty: penalty, ...(reasonText && { reasonText }) })
  }
  return (
    <RefundPanel empty={empty} quote={quote} words={text} busy={apply.isPending} onSubmit={() => void submit()}>
      {(data) => <RefundQuoteView quote={data} payAtHotel={order.hotelType === 1} busy={quote.isFetching} />}
    </RefundPanel>
  )
}
