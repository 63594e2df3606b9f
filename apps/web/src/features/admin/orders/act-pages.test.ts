import type { CompanyOrder } from '@sojourn/contract/admin/orders/order.shapes'
import { expect, test } from 'vitest'
import { paths } from '../../../paths'
import { actPagesOf } from './act-pages'

const order = (product: CompanyOrder['product'], orderNo: string, phase: CompanyOrder['phase'] = 'fulfilled') =>
  ({ product, orderNo, kind: 'booking', phase }) as CompanyOrder

test.each<[CompanyOrder, (string | undefined)[]]>([
  [order('flight', 'F1'), [paths.flightChangeApply({ orderId: 'F1' }), paths.flightRefund({ orderId: 'F1' })]],
  [order('intlFlight', 'I1'), [paths.intlFlightChangeApply({ orderId: 'I1' }), paths.intlFlightRefund({ orderId: 'I1' })]],
  [order('train', 'T1'), [paths.trainChange({ orderId: 'T1' }), paths.trainRefund({ orderId: 'T1' })]],
  [order('hotel', 'H1'), [undefined, paths.hotelRefund({ orderId: 'H1' })]],
  [order('car', 'C1'), [undefined, paths.carOrder({ orderId: 'C1' })]],
])('[S2.47] tickets and stays are changed and given back where their product does so: %o', (row, pages) => {
  const found = actPagesOf(row)
  expect((['change', 'refund'] as const).map((act) => found.find((each) => each.act === act)?.to)).toEqual(pages)
})

test('[S2.47] an order is cancelled or taken back on its own page', () =>
  expect(actPagesOf(order('flight', 'F1', 'approving'))).toEqual([
    { act: 'withdraw', to: paths.flightOrder({ orderId: 'F1' }) },
    { act: 'cancel', to: paths.flightOrder({ orderId: 'F1' }) },
  ]))
