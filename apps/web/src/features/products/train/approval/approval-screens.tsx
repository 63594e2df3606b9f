import type { TrainOrderDetail } from '@sojourn/contract/products/train-order.calls'
import { readText } from '../../../../kit/text/text'
import { fareColumn, nameColumn } from '../../../booking/approval/alternative-columns'
import type { ApprovalScreens } from '../../../booking/product/screens'
import { ApprovalRide } from './approval-ride'

/** What approvers read of train rides. */
export const approval: ApprovalScreens<TrainOrderDetail> = {
  texts: 'products/train',
  Journey: ({ order }) => order.rides.map((ride) => <ApprovalRide key={ride.index} ride={ride} />),
  columns: () => {
    const text = readText('booking/centre-approval')
    const seatNames: Record<string, string> = readText('products/train').seats
    return [
      nameColumn(text.train),
      fareColumn(text.fare),
      { key: 'seat', head: text.seat, cell: ({ cabin }) => seatNames[cabin] ?? cabin },
    ]
  },
  priceWords: () => readText('products/train').prices,
}
