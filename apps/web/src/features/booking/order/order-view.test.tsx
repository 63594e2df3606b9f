// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { getFlightOrderDetail } from '../../../api/calls/products/flight/order'
import { useRead } from '../../../api/queries'
import { paths } from '../../../paths'
import { inBrowser } from '../../../testing/browser'
import { order } from '../../../testing/order'
import { showPart } from '../../../testing/page'
import { signIn } from '../../../testing/people'
import { answer } from '../../../testing/server'
import { loadOrderTexts } from './order-screen'
import { OrderView } from './order-view'

inBrowser('booking/order/page')
beforeEach(async () => {
  await loadOrderTexts()
  signIn()
})

const routes = {
  order: (orderNo: string) => paths.flightOrder({ orderId: orderNo }),
  change: (orderNo: string) => paths.flightChangeApply({ orderId: orderNo }),
  refund: (orderNo: string) => paths.flightRefund({ orderId: orderNo }),
  detail: getFlightOrderDetail,
}

function View() {
  const { data } = useRead(getFlightOrderDetail, { orderId: order.orderNo })
  if (!data) return null
  return (
    <OrderView order={data} routes={routes} priceNames={{}} onHoldOver={() => undefined}>
      {null}
    </OrderView>
  )
}

test('a change whose tickets were given back since is not green among what became of its order', async () => {
  const change = { kind: 'change', state: 1811, title: '', travellers: [], total: 0, createdAt: '2026-11-20T02:00:00Z' } as const
  answer(getFlightOrderDetail, {
    ...order,
    afterSales: [
      { ...change, orderNo: 'X2', stateName: '改签后已退', travelStatus: 'gone' },
      { ...change, orderNo: 'X3', stateName: '改签后有效', travelStatus: 'live' },
    ],
  })
  showPart(<View />)
  const toneOf = async (stateName: string) => (await screen.findByText(stateName)).className
  const [gone, live] = [await toneOf('改签后已退'), await toneOf('改签后有效')]
  expect(gone).toContain('locked')
  expect(live).toContain('good')
})
