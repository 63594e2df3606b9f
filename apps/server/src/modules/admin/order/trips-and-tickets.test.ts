import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getCompanyTrip, searchOrders, searchTrips, searchUnusedTickets } from '@sojourn/contract/admin/orders/order.calls'
import { exportUnusedTickets } from '@sojourn/contract/admin/orders/order-export.calls'
import type { RequestOf } from '@sojourn/contract/kit/call'
import { saveTrip } from '@sojourn/contract/booking/trip.calls'
import { addDays } from '@sojourn/domain/kit/local-date'
import { readXlsx } from 'hucre/xlsx'
import { change, couponsOf, refund, ticketedOrder } from '../../../testing/after-sales'
import { refusedAs } from '../../../testing/approvals'
import { book, expectResult } from '../../../testing/flights'
import { give, newDepartment } from '../../../testing/people'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

test('[S2.47] by the number of a booking one finds all that came from it, the refund of its change as well', async () => {
  const booked = await ticketedOrder(server, { search: { date: '2026-12-27' } })
  const changed = await change(server, booked.orderNo, couponsOf(booked), '2026-12-28')
  const { order: back } = await refund(server, changed.order.orderNo, couponsOf(changed.order))
  const found = expectResult(await server.call('finance', searchOrders, { keyword: booked.orderNo }))
  const family = [booked.orderNo, changed.order.orderNo, back.orderNo]
  expect(found.list.map(({ orderNo }) => orderNo).toSorted()).toEqual(family.toSorted())
})

describe('[S2.47] trips of the company', () => {
  let travelOrderNo: string
  let total: number
  const trips = async (request: RequestOf<typeof searchTrips> = {}, who = 'finance') =>
    expectResult(await server.call(who, searchTrips, request))
  beforeAll(async () => {
    const first = await book(server, 'employee', { date: '2026-12-15' })
    const second = await book(server, 'employee', { depart: 'SHA', arrive: 'PEK', date: '2026-12-18' })
    total = first.request.expectedTotal + second.request.expectedTotal
    const saved = await server.call('employee', saveTrip, {
      name: '上海拜访客户',
      orderNos: [first.created.orderNo, second.created.orderNo],
    })
    travelOrderNo = expectResult(saved).travelOrderNo
    const own = await book(server, 'employee', { date: '2027-01-20', travelType: 2 })
    await server.call('employee', saveTrip, { name: '私人旅行', orderNos: [own.created.orderNo] })
  })

  test('each once, with whose it is, when, and what it comes to; private ones are nobody’s business', async () => {
    const { list, next } = await trips()
    expect(list).toEqual([
      {
        travelOrderNo,
        name: '上海拜访客户',
        owner: '林晓雯',
        from: '2026-12-15',
        to: '2026-12-18',
        travellers: ['林晓雯'],
        orders: 2,
        total,
      },
    ])
    expect(next).toBeUndefined()
  })

  test.each([
    ['its name', { keyword: '拜访' }, 1],
    ['its traveller', { keyword: '晓雯' }, 1],
    ['words that nothing has', { keyword: '乌鲁木齐' }, 0],
    ['a day within it', { from: '2026-12-16', to: '2026-12-17' }, 1],
    ['a day after it', { from: '2026-12-19' }, 0],
    ['the department', { departmentId: 'sales' }, 1],
    ['another department', { departmentId: 'finance' }, 0],
  ])('found by %s', async (_title, request, count) => expect((await trips(request)).list).toHaveLength(count))

  test('opens with its orders and costs, for who may see them', async () => {
    const trip = expectResult(await server.call('finance', getCompanyTrip, { travelOrderNo }))
    expect(trip.orderList).toHaveLength(2)
    expect(trip.parts.map(({ productType }) => productType)).toEqual([1, 1])
    expect(trip.costs.booked).toBe(total)
    expect(await server.call('employee', getCompanyTrip, { travelOrderNo })).toMatchObject(refusedAs('forbidden'))
    expect(await server.call('finance@beichen.example', getCompanyTrip, { travelOrderNo })).toMatchObject(
      refusedAs('tripUnknown'),
    )
    const elsewhere = await newDepartment(server, '西南区')
    await give(server, '1-manager', 'departmentAdministrator', { departmentId: elsewhere })
    expect((await trips({}, 'manager')).list).toEqual([])
    expect(await server.call('manager', getCompanyTrip, { travelOrderNo })).toMatchObject(refusedAs('tripUnknown'))
  })
})

describe('[S2.47] unused tickets of the company', () => {
  const tickets = async (request: RequestOf<typeof searchUnusedTickets> = {}, who = 'finance') =>
    expectResult(await server.call(who, searchUnusedTickets, request))

  test('whose flight left without its traveller: the money at risk, until when, and what is done with it', async () => {
    const order = await ticketedOrder(server, { search: { date: '2026-12-03' } })
    const flown = couponsOf(order)
    expect((await tickets()).list).toEqual([])
    await server.turn(15 * 24 * 60)
    // Whatever the carrier says of who came, this one did not.
    await server.database.pool.query(`UPDATE ticket SET coupons = '[{"segment": 0, "state": 0}]' WHERE order_no = $1`, [
      order.orderNo,
    ])
    const { list, count, atRisk } = await tickets()
    const paid = order.prices.filter(({ kind }) => kind !== 'serviceFee').reduce((sum, { amount }) => sum + amount, 0)
    expect([count, atRisk]).toEqual([1, paid])
    expect(list).toMatchObject([
      {
        ticketNo: flown[0]!.ticketNo,
        orderNo: order.orderNo,
        traveller: '林晓雯',
        booker: '林晓雯',
        issuedOn: '2026-11-20',
        lastDay: '2027-11-20',
        value: paid,
        status: 'usable',
      },
    ])
    for (const [request, found] of [
      [{ keyword: '晓雯' }, 1],
      [{ keyword: 'nobody' }, 0],
      [{ status: 'leaver' }, 0],
      [{ departmentId: 'finance' }, 0],
      [{ sort: 'value' }, 1],
      [{ cursor: 'x~1' }, 1],
    ] as const)
      expect((await tickets(request)).list).toHaveLength(found)
    // A refund that is under way holds it.
    await server.database.pool.query(
      `INSERT INTO after_sale_line (enterprise_id, order_no, line, parent_order_no, ticket_no, traveller, segment, open, involuntary, ticket_price,
         fee, rule_tier, build_fee, fuel_fee, insurance, service_fee, fare_difference, fuel_difference, amount)
       VALUES (1, 'F0', 0, $1, $2, 0, 0, true, false, 0, 0, '', 0, 0, 0, 0, 0, 0, 0)`,
      [order.orderNo, flown[0]!.ticketNo],
    )
    expect((await tickets()).list[0]).toMatchObject({ status: 'taken' })
  })

  test('of who has left can be used by nobody, also before its day; page by page, and in a file', async () => {
    const date = addDays(server.context.clock.now().toISOString().slice(0, 10), 40)
    const order = await ticketedOrder(server, { search: { date } })
    await server.database.pool.query("UPDATE employee SET active = false WHERE employee_id = '1-employee'")
    const { list } = await tickets({ sort: 'lastDay' })
    expect(list.find(({ orderNo }) => orderNo === order.orderNo)).toMatchObject({ status: 'leaver' })
    expect((await tickets({ status: 'leaver' })).list.map(({ orderNo }) => orderNo)).toEqual([order.orderNo])
    const first = await tickets({ size: 1 })
    const second = await tickets({ size: 1, cursor: first.next! })
    expect([...first.list, ...second.list]).toEqual(list)
    const { exportId } = expectResult(
      await server.call('finance', exportUnusedTickets, { columns: ['orderNo', 'value', 'status'] }),
    )
    await server.context.drainJobs()
    const headers = { cookie: await server.cookieOf('finance'), 'sec-fetch-mode': 'navigate' }
    const { rawPayload } = await server.app.inject({
      method: 'GET',
      url: `/api/Manage/DownloadOrderExport?exportId=${exportId}`,
      headers,
    })
    const rows = (await readXlsx(rawPayload)).sheets[0]!.rows.slice(3)
    expect(rows).toContainEqual([
      order.orderNo,
      list.find(({ orderNo }) => orderNo === order.orderNo)!.value / 100,
      '持票人已离职',
    ])
    expect((await tickets({}, 'finance@beichen.example')).list).toEqual([])
  })
})
