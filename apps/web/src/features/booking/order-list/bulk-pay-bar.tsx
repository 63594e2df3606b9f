import type { OrderSummary } from '@sojourn/contract/booking/order.shapes'
import { ButtonLink } from '../../../kit/actions/link'
import { Price } from '../../../kit/marks/price'
import { SelectionBar } from '../../../kit/lists/selection-bar'
import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'

/** Appears with the first chosen order: the sum, and one payment for all of them. */
export function BulkPayBar({ orders, onClear }: { orders: readonly OrderSummary[]; onClear: () => void }) {
  const text = useText('booking/centre-orders')
  const total = orders.reduce((sum, order) => sum + order.total, 0)
  return (
    <SelectionBar count={orders.length} words={text} onClear={onClear}>
      <span>
        {text.together} <Price fen={total} size="large" />
      </span>
      <ButtonLink kind="main" to={paths.pay({ orderNos: orders.map(({ orderNo }) => orderNo) })}>
        {text.payTogether}
      </ButtonLink>
    </SelectionBar>
  )
}
