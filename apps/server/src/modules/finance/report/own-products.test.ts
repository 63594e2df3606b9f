import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { searchOrderLines } from '@sojourn/contract/admin/orders/order.calls'
import { searchUnbilledLines } from '@sojourn/contract/finance/bill.calls'
import { getReport } from '@sojourn/contract/finance/report.calls'
import type { ReportGroup } from '@sojourn/contract/finance/report-words'
import type { Language } from '@sojourn/contract/kit/language'
import { createMeetingOrder, getMeetingBookInfo, openMeetingBalance } from '@sojourn/contract/products/meeting/booking.calls'
import { stateMeetingActual } from '@sojourn/contract/products/meeting/order.calls'
import { decodeChoices } from '@sojourn/domain/booking/policy/choice-set-record'
import { figures } from '@sojourn/domain/finance/report/figures'
import { filled } from '@sojourn/domain/kit/filled.testing'
import { addDays } from '@sojourn/domain/kit/local-date'
import { expectResult } from '../../../testing/flights'
import { confirmedStay } from '../../../testing/hotels'
import { givePassport } from '../../../testing/intl-flight/orders'
import { bookedMeeting, bringEvidence, deskSession, endMeeting, orderOf, payMeeting } from '../../../testing/meetings'
import { openTestServer, type TestServer } from '../../../testing/server'
import { advance, bookVisa, grant, lodgeVisa, payVisa } from '../../../testing/visas'
import { recount } from '../bill/bill.testing'
import { differingMonths, linesOf, recountOrders, reportOf, sumOf } from './report.testing'

let server: TestServer
const span = { from: '2026-01-01', to: '2027-12-31' }
const today = (): string => server.context.clock.now().toISOString().slice(0, 10)
type Product = 'visa' | 'meeting' | 'hotel'
const report = async (groupedBy: ReportGroup, product: Product, language: Language = 'zh-CN') =>
  expectResult(await server.call('finance', getReport, { ...span, products: [product], groupedBy }, { language }))

/** A visa that the consulate refuses, and one that is granted. */
async function decidedVisas(): Promise<void> {
  for (const step of [{ step: 'refused', refusal: '出行目的说明不足' } as const, grant]) {
    const { answer } = await bookVisa(server, { search: { departDate: addDays(today(), 19) } })
    const { orderNo } = expectResult(answer)
    await payVisa(server, 'employee', orderNo)
    await lodgeVisa(server, 'employee', orderNo, 0)
    expectResult(await advance(server, orderNo, 0, step))
    await server.context.drainJobs()
  }
}

/** A meeting of sixty whose rest is paid when it is over. */
async function settledMeeting(): Promise<void> {
  const paid = await bookedMeeting(server)
  const { orderNo, meeting } = paid
  await bringEvidence(server, orderNo)
  await endMeeting(server, paid)
  const token = await deskSession(server)
  const lines = meeting.quoted.map(({ kind, unit, count, times }) => ({ kind, unit, count, times }))
  expectResult(await server.call('employee', stateMeetingActual, { orderNo, lines }, { token }))
  const { tempOrderNo } = expectResult(await server.call('employee', openMeetingBalance, { orderNo }))
  const info = expectResult(await server.call('employee', getMeetingBookInfo, { tempOrderNo }))
  const rest = { ...orderOf(info), expectedTotal: info.meeting.due }
  const { orderNo: balanceNo } = expectResult(await server.call('employee', createMeetingOrder, rest))
  await payMeeting(server, balanceNo)
}

beforeAll(async () => {
  server = await openTestServer()
  await givePassport(server, 'employee')
  await decidedVisas()
  for (const turn of [1, 5, 9])
    await confirmedStay(server, 'employee', { checkIn: addDays(today(), turn), checkOut: addDays(today(), turn + 2) })
  await settledMeeting()
  await server.turn(2)
}, 240_000)
afterAll(() => server.close())

describe('visas, meetings and stays in reports', () => {
  test('come to what orders and the ledger say, to the fen', async () => {
    const { groups, now } = await reportOf(server, 'finance', { ...span, groupedBy: 'product' })
    const orders = await recountOrders(server, 1)
    expect(Object.keys(orders).toSorted()).toEqual(['hotel', 'meeting', 'visa'])
    expect(Object.fromEntries(filled(groups).map((group) => [group.key, figures.amount.value(group.now)]))).toEqual(orders)
    expect(now.company).toBe(await recount(server, 1, '2025-12-31T16:00:00Z', '2027-12-31T16:00:00Z'))
    expect(await differingMonths(server)).toBe(0)
  })

  test('a meeting is one, whose deposit and rest are its cost', async () => {
    const { now } = await report('class', 'meeting')
    expect(figures.pieces.value(now)).toBe(1)
    const lines = await linesOf(server, 'finance', { ...span, products: ['meeting'] })
    expect(lines).toHaveLength(2)
    expect(figures.averagePiece.value(now)).toBe(sumOf(lines, 'sold'))
  })

  test('visas are counted by applicant', async () => {
    expect(figures.pieces.value((await report('route', 'visa')).now)).toBe(2)
  })

  test.each([
    ['visa', 'route', ['日本'], ['Japan']],
    ['visa', 'class', ['商务签证'], ['business visa']],
    ['meeting', 'route', ['上海'], ['Shanghai']],
    ['meeting', 'class', ['51–100 人'], ['51–100 people']],
  ] as const)('%s by %s is told in the reader’s words, and each part opens to its lines', async (product, by, zh, en) => {
    const { groups } = await report(by, product)
    expect(groups.map(({ name }) => name)).toEqual(zh)
    expect((await report(by, product, 'en')).groups.map(({ name }) => name)).toEqual(en)
    for (const { key, now } of groups)
      expect(sumOf(await linesOf(server, 'finance', { ...span, products: [product], groupedBy: by, key }), 'sold')).toBe(now.sold)
  })

  test('stays are compared with the rooms that their pages showed, as counted again from what was kept', async () => {
    const { rows } = await server.database.pool.query<{ body: string; total: number }>(
      `SELECT c.body, h.stay_total::integer AS total FROM hotel_order h JOIN orders o USING (enterprise_id, order_no)
       JOIN choice_set c ON c.enterprise_id = o.enterprise_id AND c.search_id = ANY(o.search_ids) WHERE h.enterprise_id = 1`,
    )
    const lost = rows.map(({ body, total }) => {
      const { set, verdicts } = decodeChoices<{ soldOut?: boolean; nights: { price: number }[] }>(body)
      const totals = set.offers.flatMap(({ soldOut, nights }, at) =>
        soldOut !== true && verdicts[at] === 'within' ? [nights.reduce((whole, { price }) => whole + price, 0)] : [],
      )
      return Math.max(0, total - Math.min(...totals))
    })
    const { now } = await report('product', 'hotel')
    expect(now.compared).toBe(rows.length)
    expect(now.lost).toBe(lost.reduce((whole, each) => whole + each, 0))
  })

  test.each<ReportGroup>(['carrier', 'class'])('stays by %s as counted again from what was bought', async (by) => {
    const field = by === 'class' ? `body #>> '{supplied,rate,kind}'` : `body #>> '{hotel,brandId}'`
    const { rows } = await server.database.pool.query<{ key: string | null; nights: number }>(
      `SELECT h.${field} AS key, sum(s.rooms * s.nights)::integer AS nights FROM hotel_order h
       JOIN order_segment s ON s.enterprise_id = h.enterprise_id AND s.order_no = h.order_no GROUP BY 1`,
    )
    const { groups } = await report(by, 'hotel')
    expect(groups.reduce((sum, { now }) => sum + now.nights, 0)).toBe(rows.reduce((sum, { nights }) => sum + nights, 0))
    if (by === 'class')
      expect(Object.fromEntries(groups.map(({ key, now }) => [key, now.nights]))).toEqual(
        Object.fromEntries(rows.map(({ key, nights }) => [key, nights])),
      )
    for (const { name } of groups) expect(name).toMatch(/\p{Script=Han}/u)
  })
})

test('a stay abroad says what the hotel itself asks: on lines of orders, of the next bill and of reports', async () => {
  const [checkIn, checkOut] = [addDays(today(), 20), addDays(today(), 22)]
  const orderNo = await confirmedStay(server, 'employee', { cityId: 3187, international: true, checkIn, checkOut })
  await server.turn(2)
  const { rows } = await server.database.pool.query<{ amount: number }>(
    `SELECT (body #>> '{supplied,rate,local,total,amount}')::integer AS amount FROM hotel_order WHERE order_no = $1`,
    [orderNo],
  )
  const asked = `THB ${(rows[0]!.amount / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`
  const [line] = await linesOf(server, 'finance', { ...span, products: ['intlHotel'] })
  expect(line).toMatchObject({ orderNo, ownPrice: asked })
  const orders = expectResult(await server.call('finance', searchOrderLines, { keyword: orderNo })).list
  expect(orders.map(({ ownPrice }) => ownPrice)).toEqual([asked])
  const unbilled = expectResult(await server.call('finance', searchUnbilledLines, { size: 100 })).list
  const own = unbilled.filter((one) => one.orderNo === orderNo)
  expect(own.length).toBeGreaterThan(0)
  for (const { told } of own) expect(told.ownPrice).toBe(asked)
})
