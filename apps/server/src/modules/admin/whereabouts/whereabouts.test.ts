import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getMonthSpend } from '@sojourn/contract/admin/orders/spend.calls'
import { searchOrderLines } from '@sojourn/contract/admin/orders/order.calls'
import { getWhereaboutsCounts, searchWhereabouts } from '@sojourn/contract/admin/orders/whereabouts.calls'
import { products } from '@sojourn/contract/booking/codes'
import { cancelCarRide } from '@sojourn/contract/products/car/order.calls'
import { sum } from '@sojourn/domain/kit/money'
import { couponsOf, refund, ticketedOrder } from '../../../testing/after-sales'
import { chinaDate } from '../../../kit/clock'
import { orderCar } from '../../../testing/cars'
import { expectResult } from '../../../testing/flights'
import { confirmedStay } from '../../../testing/hotels'
import { give } from '../../../testing/people'
import { countOf } from '../../../testing/database/rows'
import { openTestServer, type TestServer } from '../../../testing/server'
import { inCompany } from '../../../work'
import { findConcerned } from '../incident/concerned-store'
import { keysOf } from '../incident/places'
import { ticketedTrain } from '../../../testing/trains'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  await ticketedOrder(server, { search: { date: '2026-12-09', returnDate: '2026-12-12' } })
  await confirmedStay(server, 'guest-booker', { checkIn: '2026-12-10', checkOut: '2026-12-11' })
  await ticketedTrain(server)
  const other = await ticketedOrder(server, { who: 'manager', search: { date: '2026-12-10' } })
  await refund(server, other.orderNo, couponsOf(other), 'manager')
})
afterAll(() => server.close())

const look = async (request: object = {}, who = 'admin') => expectResult(await server.call(who, searchWhereabouts, request))

describe('[S2.44] where people are', () => {
  test('on a day by flight and hotel, and in a city between arriving and going back; who gave a ticket back is nowhere', async () => {
    const { list, counts } = await look({ date: '2026-12-09' })
    expect(list.map(({ employeeId, activity, city }) => [employeeId, activity, city])).toEqual([
      ['1-employee', 'air', '上海'],
      ['1-employee', 'between', '上海'],
    ])
    expect(list[0]).toMatchObject({ name: '林晓雯', department: '销售部', guest: false, now: false })
    expect(list[0]?.service).toMatch(/^[A-Z0-9]{2}\d{3,4}$/)
    expect(counts).toMatchObject({
      people: 1,
      cities: [{ city: '上海', people: 1 }],
      activities: { air: 1, rail: 0, ride: 0, stay: 0, between: 1 },
    })
    const between = await look({ date: '2026-12-10' })
    expect(between.list.map(({ employeeId, activity, city }) => [employeeId, activity, city])).toEqual([
      ['1-employee', 'between', '上海'],
      ['1-guest-booker', 'stay', '北京'],
    ])
    expect((await look({ date: '2026-12-13' })).list).toEqual([])
  })

  test('narrowed by city, activity and words, page by page', async () => {
    const date = '2026-12-10'
    const names = async (request: object) => (await look({ date, ...request })).list.map(({ employeeId }) => employeeId)
    expect(await names({ city: '北京' })).toEqual(['1-guest-booker'])
    expect(await names({ activity: 'between' })).toEqual(['1-employee'])
    expect(await names({ keyword: '苏婉' })).toEqual(['1-guest-booker'])
    expect(await names({ keyword: '上海' })).toEqual(['1-employee'])
    expect(await names({ keyword: '无此人' })).toEqual([])
    const first = await look({ date, size: 1 })
    expect(await names({ cursor: first.next })).toEqual(['1-guest-booker'])
    // Whoever the page ended with may have gone meanwhile.
    expect(await names({ cursor: `${first.list[0]!.beginsAt}~gone` })).toEqual(['1-guest-booker'])
    const english = await server.call('admin', searchWhereabouts, { date, city: '北京' }, { language: 'en' })
    expect(expectResult(english).list[0]).toMatchObject({ name: 'SU/WANQING', city: 'Beijing' })
  })

  test('on trains, with the number of the train', async () => {
    const { rows } = await server.database.pool.query<{ date: string }>(
      `SELECT to_char(depart_at AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM-DD') AS date FROM orders WHERE product = ${products.code('train')}`,
    )
    const { list } = await look({ date: rows[0]!.date, activity: 'rail' })
    expect(list).toMatchObject([{ employeeId: '1-employee', service: expect.stringMatching(/^[GDC]\d+$/) as string }])
  })

  test('in cars, before their fare is settled too; a ride that was called off takes nobody', async () => {
    const today = chinaDate(server.context.clock.now())
    const orderNo = await orderCar(server, 'employee')
    const inCars = async () => (await look({ date: today, activity: 'ride' })).list
    expect(await inCars()).toMatchObject([{ employeeId: '1-employee', orderNo, city: '北京', from: '北京首都国际机场' }])
    expect((await look({ date: today })).counts.activities.ride).toBe(1)
    expect((await look({ date: today, city: '北京' })).list).toMatchObject([{ orderNo }])
    const area = { from: new Date(`${today}T00:00:00+08:00`), to: new Date(`${today}T23:59:00+08:00`) }
    const concerned = (city: string) =>
      inCompany(server.context, 1, (work) => findConcerned(work, { ...area, keys: keysOf([{ type: 'city', id: city }]) }))
    expect([await concerned('北京'), await concerned('上海')]).toEqual([[{ employeeId: '1-employee', guest: false }], []])
    expectResult(await server.call('employee', cancelCarRide, { orderNo, feeAtMost: 0 }))
    await server.context.drainJobs()
    expect(await inCars()).toEqual([])
  })

  test('each look at names stands in the log; counts of today are no look at anybody', async () => {
    const looks = () => countOf(server, 'access_log', "purpose = 'whereabouts of people'")
    const before = await looks()
    expect(expectResult(await server.call('admin', getWhereaboutsCounts, {}))).toMatchObject({ date: '2026-11-20', people: 0 })
    expect(await looks()).toBe(before)
    await look({ date: '2026-12-10', city: '北京' })
    expect(await looks()).toBe(before + 1)
    const subjects = await countOf(server, 'access_log', "subject = 'whereabouts 2026-12-10 北京'")
    expect(subjects).toBeGreaterThan(0)
  })

  test('an administrator of a department sees its people and no others', async () => {
    await give(server, '1-finance', 'departmentAdministrator', { departmentId: 'finance' })
    await give(server, '1-director', 'departmentAdministrator', { departmentId: 'sales' })
    expect((await look({ date: '2026-12-10' }, 'finance')).list).toEqual([])
    expect((await look({ date: '2026-12-10' }, 'director')).list).toHaveLength(2)
    expect(await server.call('employee', searchWhereabouts, {})).toMatchObject({ problem: 'forbidden' })
  })
})

test('[S2.44] the spend of the month is what the lines of its orders come to, less what came back, beside a year ago', async () => {
  const spend = expectResult(await server.call('admin', getMonthSpend, {}))
  expect(spend).toMatchObject({
    from: '2026-11-01',
    to: '2026-11-20',
    beforeFrom: '2025-11-01',
    beforeTo: '2025-11-20',
    before: 0,
  })
  const asked = { dateKind: 'transacted', from: spend.from, to: spend.to, size: 100 } as const
  const { list } = expectResult(await server.call('finance', searchOrderLines, asked))
  expect(list.length).toBeGreaterThan(4)
  expect(spend.amount).toBe(sum(list.map(({ company }) => company)))
  expect(spend.products.map(({ product }) => product).toSorted()).toEqual(['flight', 'hotel', 'train'])
  const ofTrains = expectResult(await server.call('finance', searchOrderLines, { ...asked, product: 'train' })).list
  const trains = spend.products.find(({ product }) => product === 'train')
  expect(trains?.amount).toBe(sum(ofTrains.map(({ company }) => company)))
  // By the other side: what the days of November are of each cost centre's budget, which bear the most, and what its entries spent.
  const { rows } = await server.database.pool.query<{ count: number; amount: number; spent: number }>(
    `SELECT count(*)::integer AS count, sum((SELECT count(*) FROM generate_series('2026-11-01'::date, '2026-11-30', '1 day') AS day
         WHERE day BETWEEN from_date AND to_date) * (amount + adjusted)::numeric / (to_date - from_date + 1))::float AS amount,
       (SELECT sum(e.spent)::integer FROM budget_entry e JOIN budget own USING (enterprise_id, budget_id)
        WHERE enterprise_id = 1 AND own.owner_kind = 'costCentre' AND own.amount >= 0 AND NOT own.closed AND (e.order_no IS NOT NULL OR e.travel_apply_no IS NOT NULL)) AS spent
     FROM budget WHERE enterprise_id = 1 AND owner_kind = 'costCentre' AND amount >= 0 AND NOT closed AND from_date <= '2026-11-30' AND to_date >= '2026-11-01'`,
  )
  const { count, amount, spent } = rows[0]!
  expect(spend.budget).toMatchObject({ count, spent })
  expect(spent).toBeGreaterThan(0)
  expect(Math.abs(spend.budget!.amount - amount)).toBeLessThanOrEqual(count)
  // Of another department there is none, and a year later this month is what was a year ago.
  expect(expectResult(await server.call('finance', getMonthSpend, {})).amount).toBe(spend.amount)
  await server.turn(365 * 24 * 60)
  expect(expectResult(await server.call('admin', getMonthSpend, {}))).toMatchObject({ amount: 0, before: spend.amount })
})
