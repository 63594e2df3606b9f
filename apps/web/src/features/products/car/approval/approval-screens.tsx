import type { CarOrderDetail } from '@sojourn/contract/products/car/order.calls'
import { readText } from '../../../../kit/text/text'
import { fareColumn } from '../../../booking/approval/alternative-columns'
import type { ApprovalScreens } from '../../../booking/product/screens'
import { RideRoute } from '../ride-route'

/** What approvers read of a ride. */
export const approval: ApprovalScreens<CarOrderDetail> = {
  texts: 'products/car/pages',
  Journey: ({ order }) => (
    <li>
      <RideRoute ride={order.ride} />
    </li>
  ),
  columns: () => {
    const names: Record<string, string> = readText('booking/policy/words').carClasses
    return [
      { key: 'class', head: readText('products/car/pages').choose, cell: ({ cabin }) => names[cabin] ?? cabin },
      fareColumn(readText('products/car/pages').estimate),
    ]
  },
  priceWords: () => readText('products/car/pages').prices,
}
