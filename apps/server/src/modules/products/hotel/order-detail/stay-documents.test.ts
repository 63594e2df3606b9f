import { orderStates } from '@sojourn/contract/booking/codes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isProblem } from '@sojourn/contract/kit/problems'
import { getTripOrderList } from '@sojourn/contract/booking/order.calls'
import { createHotelOrder } from '@sojourn/contract/products/hotel/hotel.calls'
import type { Actor } from '../../../../context'
import { expectResult } from '../../../../testing/flights'
import { chooseRate, saveStay, stayOrder, stayRequest, type WantedRate } from '../../../../testing/hotels'
import { countOf } from '../../../../testing/database/rows'
import { placedStates } from '../../../booking/columns/placed-states'
import { openTestServer, type TestServer } from '../../../../testing/server'
import { orderItinerary } from '../../../booking/documents/order-documents'
import { confirmedStay, turnTo } from '../after-sale/refund.testing'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const company = { guarantee: { kind: 'company' as const }, latestArrival: 1380 }
const atHotel: WantedRate = (rate) => rate.hotelType === 1 && rate.verdict !== 'forbidden' && rate.confirmation === 'instant'
const guaranteed: WantedRate = (rate, detail) => atHotel(rate, detail) && rate.guarantee?.time?.start === '18:00'
const prepaid: WantedRate = (rate) => rate.hotelType === 2 && rate.verdict !== 'forbidden' && rate.confirmation === 'instant'

const manager: Actor = {
  enterpriseId: 1,
  employeeId: '1-manager',
  name: '陈志远',
  departmentId: '1-sales',
  permissions: ['book'],
  language: 'zh-CN',
  intent: undefined,
  tokenHash: '',
}
async function itinerary(orderNo: string) {
  const made = await orderItinerary(server.context, manager, { orderId: orderNo, language: 'zh-CN' })
  if (isProblem(made)) throw new Error(made.problem)
  return made
}
const calendar = async (orderNo: string) => {
  const answer = await server.app.inject({
    method: 'GET',
    url: '/api/Order/GetCalendarFile',
    query: { orderId: orderNo, language: 'zh-CN' },
    headers: { token: await server.tokenOf('manager') },
  })
  return answer.body.replaceAll('\r\n ', '')
}
const listed = async (orderNo: string) => {
  const { list } = expectResult(await server.call('manager', getTripOrderList, { keyword: orderNo }))
  return list.find((order) => order.orderNo === orderNo)!
}
const actionOf = async (orderNo: string, action: string) => (await listed(orderNo)).actions.find((each) => each.action === action)

describe('[S2.32] the itinerary of a stay', () => {
  test('says what is due at the desk, meals, cancelling and the guarantee; a room has no ticket number', async () => {
    const stay = { checkIn: '2026-12-09', checkOut: '2026-12-11', hotelType: 1 as const }
    const { orderNo, order } = await confirmedStay(server, stay, guaranteed, company)
    const made = await itinerary(orderNo)
    const due = `¥${(order.stayTotal / 100).toLocaleString('en', { minimumFractionDigits: 2 })}`
    const { facts } = made.parts[0]!
    expect(facts).toContain(`到店支付 ${due}`)
    expect(facts.some((fact) => /早/.test(fact))).toBe(true)
    expect(facts).toContain('12月9日 18:00 前免费取消')
    expect(facts.at(-1)).toMatch(/^已由企业担保 ¥/)
    expect(made.total).toContain(`另到店支付 ${due}`)
    expect(made.travellers.map(({ tickets }) => tickets)).toEqual([[]])
    expect(made.labels.ticket).toBe('')
    expect(await calendar(orderNo)).toContain(`SUMMARY:入住 ${order.hotel.name}`)
  })
})

test('[handbook 4.4] an order that is paid at the hotel says so in its history, and nowhere that its company pays or owes a difference', async () => {
  const stay = { checkIn: '2026-12-12', checkOut: '2026-12-13', hotelType: 1 as const }
  const { order } = await confirmedStay(server, stay, atHotel, company)
  expect([order.total, order.payments]).toEqual([0, []])
  const sentences = order.history.map(({ sentence }) => sentence)
  expect(sentences.filter((sentence) => sentence.endsWith('确认，到店付款，无需在线支付'))).toHaveLength(1)
  const said = [order.nextStep, order.stateName, ...sentences].join()
  for (const wrong of ['差价', '尚未支付', '待支付', '企业月结']) expect(said).not.toContain(wrong)
})

describe('[handbook 4.5] the end of a stay', () => {
  test('nobody came: the list says so, and offers nothing', async () => {
    const stay = { checkIn: '2026-12-14', checkOut: '2026-12-15' }
    const { orderNo } = await confirmedStay(server, stay, prepaid, { remark: '#NO_SHOW' })
    expect(await listed(orderNo)).toMatchObject({ stateName: '订房成功' })
    expect(await actionOf(orderNo, 'change')).toMatchObject({ enabled: false, reason: '酒店订单不能改期，请退订后重新预订' })
    expect(await actionOf(orderNo, 'refund')).toMatchObject({ enabled: true })
    await turnTo(server, '2026-12-17T08:00:00Z')
    expect(await listed(orderNo)).toMatchObject({ stateName: '未入住' })
    expect(await actionOf(orderNo, 'refund')).toBeUndefined()
  })

  test('who has left gives nothing up any more', async () => {
    const stay = { checkIn: '2026-12-18', checkOut: '2026-12-19' }
    const { orderNo, order } = await confirmedStay(server, stay, prepaid)
    await turnTo(server, new Date(Date.parse(order.arriveAt) + 60_000).toISOString())
    expect(await actionOf(orderNo, 'refund')).toMatchObject({ enabled: false, reason: '住宿已结束，不能退订' })
    await turnTo(server, '2026-12-21T08:00:00Z')
    expect(await listed(orderNo)).toMatchObject({ stateName: '已离店' })
    expect(await actionOf(orderNo, 'refund')).toBeUndefined()
  })
})

describe("[handbook 4.4] the company's guarantee", () => {
  const request = async (checkIn: string, checkOut: string) => {
    const tempOrderNo = await saveStay(server, 'manager', { checkIn, checkOut, hotelType: 1 })
    const chosen = await chooseRate(server, 'manager', tempOrderNo, guaranteed)
    return { ...(await stayRequest(server, 'manager', tempOrderNo, chosen)), ...company }
  }

  test('that the account does not cover is refused, no list shows the order, and its rooms go back', async () => {
    const asked = await request('2026-12-24', '2026-12-25')
    const orders = await countOf(server, 'orders', `state ${placedStates}`)
    await server.database.pool.query('UPDATE credit_line SET credit_limit = used + 1 WHERE enterprise_id = 1')
    expect(await server.call('manager', createHotelOrder, asked)).toMatchObject({ success: false, field: 'guarantee' })
    expect(await countOf(server, 'orders', `state ${placedStates}`)).toBe(orders)
    await server.database.pool.query('UPDATE credit_line SET credit_limit = used + 100000000 WHERE enterprise_id = 1')
    await server.context.drainJobs()
    expect(
      await countOf(
        server,
        'sandbox_hotel_booking',
        `state = 'held' AND hold_key = (SELECT '1/' || order_no FROM orders WHERE state = ${orderStates.code('refused')})`,
      ),
    ).toBe(0)
  })

  test('is frozen in a deposit, and free again when the guest has left', async () => {
    await server.database.pool.query(
      `UPDATE enterprise SET config = jsonb_set(config, '{settings,companyMethods}', '["deposit", "companyCredit"]') WHERE enterprise_id = 1`,
    )
    await server.database.pool.query('INSERT INTO deposit_account (enterprise_id, balance, frozen) VALUES (1, 10000000, 0)')
    const frozen = async () => {
      const { rows } = await server.database.pool.query('SELECT balance, frozen FROM deposit_account WHERE enterprise_id = 1')
      return rows[0] as object
    }
    const stay = { checkIn: '2026-12-27', checkOut: '2026-12-28', hotelType: 1 as const }
    const { orderNo, order } = await confirmedStay(server, stay, guaranteed, { ...company, settleType: 8 })
    expect(await frozen()).toEqual({ balance: 10_000_000, frozen: order.guarantee!.amount })
    await turnTo(server, '2026-12-30T08:00:00Z')
    expect(await stayOrder(server, 'manager', orderNo)).toMatchObject({ guarantee: { state: 'released' } })
    expect(await frozen()).toEqual({ balance: 10_000_000, frozen: 0 })
  })
})
