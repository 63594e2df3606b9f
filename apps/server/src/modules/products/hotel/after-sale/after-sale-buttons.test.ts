import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getTripOrderList } from '@sojourn/contract/booking/order.calls'
import { languages } from '@sojourn/contract/kit/language'
import { expectResult } from '../../../../testing/flights'
import { stayOrder, type WantedRate } from '../../../../testing/hotels'
import { openTestServer, type TestServer } from '../../../../testing/server'
import { refusedStayAlterations } from '../order/order-words'
import { confirmedStay, giveUpRooms, turnTo } from './refund.testing'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const prepaid: WantedRate = (rate) => rate.hotelType === 2 && rate.verdict !== 'forbidden' && rate.confirmation === 'instant'

/** Which buttons are open, on the order's page and in the list alike; those that are closed say why. */
async function buttons(orderNo: string) {
  const { actions } = await stayOrder(server, 'manager', orderNo)
  const { list } = expectResult(await server.call('manager', getTripOrderList, { keyword: orderNo }))
  expect(list.find((each) => each.orderNo === orderNo)?.actions).toEqual(actions)
  const afterSales = actions.filter(({ action }) => action === 'change' || action === 'refund')
  return Object.fromEntries(afterSales.map(({ action, enabled, reason }) => [action, enabled || reason]))
}
const unchangeable = '酒店订单不能改期，请退订后重新预订'

describe('[handbook 4.3] a stay is unchangeable, and given up until it is over', () => {
  test('whole and in part: never changed, which says what to do instead', async () => {
    const { orderNo } = await confirmedStay(server, { checkIn: '2026-12-09', checkOut: '2026-12-11' }, prepaid)
    expect(await buttons(orderNo)).toEqual({ change: unchangeable, refund: true })
    await giveUpRooms(server, orderNo, [{ room: 0, nights: ['2026-12-10'] }])
    expect(await buttons(orderNo)).toEqual({ change: unchangeable, refund: true })
  })

  test('on its last day until its guests leave, and no more once they have', async () => {
    const { orderNo, order } = await confirmedStay(server, { checkIn: '2026-12-14', checkOut: '2026-12-15' }, prepaid)
    const end = Date.parse(order.arriveAt)
    await turnTo(server, new Date(end - 60_000).toISOString())
    expect(await buttons(orderNo)).toEqual({ change: unchangeable, refund: true })
    await turnTo(server, new Date(end).toISOString())
    expect(await buttons(orderNo)).toEqual({ change: unchangeable, refund: '住宿已结束，不能退订' })
  })

  test.each(languages)('in %s both reasons are words', (language) => {
    const { change, refund } = refusedStayAlterations({ arriveAt: new Date(0) } as never, '2026-12-01T00:00:00.000Z', language)
    for (const reason of [change, refund]) expect(reason).toMatch(/\S{3}/)
  })
})
