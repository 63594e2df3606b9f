// @vitest-environment happy-dom
import type { OrderCore } from '@sojourn/contract/booking/order.shapes'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { cancelOrder, startResubmission, withdrawOrder } from '../../../api/calls/booking/order'
import { getFlightOrderDetail } from '../../../api/calls/products/flight/order'
import { useRead } from '../../../api/queries'
import { formatPrice } from '../../../kit/text/format'
import { readText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { holdTime, inBrowser, stopClock } from '../../../testing/browser'
import { order } from '../../../testing/order'
import { showPart } from '../../../testing/page'
import { signIn } from '../../../testing/people'
import { answer, holdBack, refuse, requestsOf, sentenceOf, type Sketch } from '../../../testing/server'
import { OrderHead } from './order-head'
import { loadOrderTexts } from './order-screen'

inBrowser('booking/order/page')
beforeEach(async () => {
  await loadOrderTexts()
  stopClock('2026-11-20T02:00:00Z')
  signIn()
})

const text = () => readText('booking/order/page')
const orderId = order.orderNo
const held = { ...order, state: 1100, stateName: '待支付', holdExpiresAt: '2026-11-20T02:30:00Z' } as const
type Action = OrderCore['actions'][number]['action']
const can = (action: Action, reason?: string) => ({ action, enabled: reason === undefined, ...(reason && { reason }) })
const tell = (more: Sketch<OrderCore>) => answer(getFlightOrderDetail, { ...held, ...more })

const routes = {
  order: (orderNo: string) => paths.flightOrder({ orderId: orderNo }),
  change: (orderNo: string) => paths.flightChangeApply({ orderId: orderNo }),
  refund: (orderNo: string) => paths.flightRefund({ orderId: orderNo }),
  detail: getFlightOrderDetail,
}
const over = vi.fn<() => void>()

function Head() {
  const { data } = useRead(getFlightOrderDetail, { orderId })
  return data ? <OrderHead order={data} routes={routes} onHoldOver={over} /> : null
}
async function open(more: Sketch<OrderCore>) {
  tell(more)
  over.mockClear()
  const page = showPart(<Head />)
  await screen.findByText(more.stateName ?? held.stateName)
  const press = async (action: Action) => page.user.click(button(action))
  return { ...page, press }
}
const button = (action: Action) => screen.getByRole('button', { name: new RegExp(`^${text().actions[action]}`) })
const question = async () => within(await screen.findByRole('dialog'))

describe('what can be done about an order', () => {
  test('stands with the main step last; what cannot be done says why and does nothing', async () => {
    const actions = [can('pay'), can('cancel'), can('change', '出票后可改签'), can('refund', '出票后可退票')]
    const { press } = await open({ actions })
    const shown = screen.getAllByRole('button').concat(screen.getAllByRole('link'))
    const words = Object.values(text().actions)
    const order = shown
      .toSorted((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
      .map(({ textContent }) => words.find((word) => textContent.startsWith(word)))
      .filter(Boolean)
    expect(order).toEqual(['change', 'refund', 'cancel', 'pay'].map((action) => text().actions[action as Action]))
    await press('change')
    expect(within(button('change')).getByText('出票后可改签')).toBeTruthy()
    const pay = screen.getByRole('link', { name: text().actions.pay })
    expect(pay.getAttribute('href')).toBe(paths.pay({ orderNos: [orderId] }))
  })

  test('leads to the change and the refund of this order where both are open', async () => {
    await open({ state: 1700, stateName: '已出票', actions: [can('change'), can('refund')] })
    expect(screen.getByRole('link', { name: text().actions.change }).getAttribute('href')).toBe(routes.change(orderId))
    expect(screen.getByRole('link', { name: text().actions.refund }).getAttribute('href')).toBe(routes.refund(orderId))
  })
})

describe('an order that is given up', () => {
  test('is cancelled once, after what comes back was said', async () => {
    answer(cancelOrder, { orderNo: orderId })
    const payments = [
      { method: '企业月结', amount: 98_000, state: 'captured', at: '2026-11-20T01:00:00Z' },
      { method: '个人支付', amount: 1000, state: 'failed', at: '2026-11-20T01:00:00Z' },
    ]
    const { user, press } = await open({ actions: [can('cancel')], payments })
    await press('cancel')
    const asked = await question()
    expect(asked.getByText(new RegExp(text().paidBack({ amount: formatPrice(98_000) })))).toBeTruthy()
    expect(requestsOf(cancelOrder)).toEqual([])
    tell({ state: 1211, stateName: '已取消' })
    const go = holdBack(cancelOrder)
    await user.click(asked.getByRole('button', { name: text().actions.cancel }))
    await press('cancel')
    go()
    expect(await screen.findByText('已取消')).toBeTruthy()
    expect(await screen.findByText(text().cancelled)).toBeTruthy()
    expect(requestsOf(cancelOrder)).toEqual([{ orderNo: orderId }])
  })

  test('is kept by whoever thinks again', async () => {
    const { user, press } = await open({ actions: [can('withdraw')] })
    await press('withdraw')
    await user.click((await question()).getByRole('button', { name: text().keep }))
    expect(requestsOf(withdrawOrder)).toEqual([])
  })

  test('and that was ticketed meanwhile is shown as it stands now, with why', async () => {
    refuse(cancelOrder, 'orderChanged')
    const { user, press } = await open({ actions: [can('cancel')] })
    await press('cancel')
    tell({ state: 1700, stateName: '已出票', actions: [can('refund')] })
    await user.click((await question()).getByRole('button', { name: text().actions.cancel }))
    expect(await screen.findByText(await sentenceOf('orderChanged'))).toBeTruthy()
    expect(await screen.findByRole('link', { name: text().actions.refund })).toBeTruthy()
  })
})

test('a rejected order begins again from its own search', async () => {
  answer(startResubmission, { productType: 1, tempOrderNo: 'T9' })
  const { press, address } = await open({ state: 25, stateName: '审批拒绝', actions: [can('resubmit')] })
  await press('resubmit')
  await waitFor(() => expect(address()).toBe(paths.list(1, { tempOrderNo: 'T9' })))
})

test('what is held counts down by the clock of the server, and is asked about once the time is over', async () => {
  holdTime('2026-11-20T02:00:00Z')
  tell({})
  over.mockClear()
  showPart(<Head />)
  await vi.waitUntil(() => screen.queryByText(held.stateName))
  expect(screen.getByRole('timer').textContent).toContain('30:00')
  await act(() => vi.advanceTimersByTimeAsync(29 * 60_000))
  expect(screen.getByRole('timer').textContent).toContain('01:00')
  expect(over).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(61_000))
  expect(over).toHaveBeenCalledTimes(1)
})
