import type { OrderSummary } from '@sojourn/contract/booking/order.shapes'
import { useMemo } from 'react'
import { fileMoment, type FileColumn } from '../../../kit/lists/list-file'
import { useText } from '../../../kit/text/text'

/** My bookings as a file: what is given back stands with a minus, so that the column can be summed. */
export function useOrderFile(): readonly FileColumn<OrderSummary>[] {
  const text = useText('booking/order/list')
  const shared = useText('booking/centre')
  return useMemo(
    () => [
      { head: shared.orderNo, value: ({ orderNo }) => orderNo },
      { head: text.kind, value: ({ kindName }) => kindName },
      { head: text.journey, value: ({ title }) => title },
      { head: shared.departure, value: ({ departAt }) => fileMoment(departAt) },
      { head: shared.travellers, value: ({ travellers }) => shared.list({ items: travellers }) },
      { head: text.ordered, value: ({ createdAt }) => fileMoment(createdAt) },
      { head: shared.amount, value: ({ kind, total }) => (kind === 'refund' ? -Math.abs(total) : total) / 100 },
      { head: shared.state, value: ({ stateName }) => stateName },
    ],
    [text, shared],
  )
}
