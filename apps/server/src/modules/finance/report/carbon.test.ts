import { saveTrip } from '@sojourn/contract/booking/trip.calls'
import { getReport } from '@sojourn/contract/finance/report.calls'
import { airGrams, nightGrams, railGrams } from '@sojourn/domain/reference/place/carbon'
import { figures } from '@sojourn/domain/finance/report/figures'
import { addDays } from '@sojourn/domain/kit/local-date'
import { reportText } from '@sojourn/text/finance/report/words'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { change, couponsOf, refund, ticketedOrder } from '../../../testing/after-sales'
import { refusedAs } from '../../../testing/approvals'
import { expectResult } from '../../../testing/flights'
import { confirmedStay } from '../../../testing/hotels'
import { openTestServer, type TestServer } from '../../../testing/server'
import { ticketedTrain } from '../../../testing/trains'
import { linesOf, reportOf, sumOf } from './report.testing'

let server: TestServer
let trip: string
let alone: string
let refunded: string
let changed: string
const month = { from: '2026-11-01', to: '2026-11-30', groupedBy: 'trip' } as const
const products = ['flight', 'train', 'hotel', 'car', 'intlFlight', 'intlHotel'] as const
const byTrip = (page: 'carbon' | 'savings' = 'carbon') => reportOf(server, 'finance', { ...month, products: [...products], page })
const partOf = async (key: string) => (await byTrip()).groups.find((part) => part.key === key)!

/** A flight there, two nights and the train back are one trip; one flight is alone, one was given back. */
beforeAll(async () => {
  server = await openTestServer()
  const there = await ticketedOrder(server, { search: { date: '2026-11-26' } })
  const stay = await confirmedStay(server, 'employee', { checkIn: '2026-11-26', checkOut: addDays('2026-11-26', 2) })
  const back = await ticketedTrain(server, { search: { date: '2026-11-28' } })
  const named = { name: '华东客户回访', orderNos: [there.orderNo, stay, back.orderNo] }
  trip = expectResult(await server.call('employee', saveTrip, named)).travelOrderNo
  alone = (await ticketedOrder(server, { search: { date: '2026-12-14' } })).orderNo
  const given = await ticketedOrder(server, { search: { date: '2026-12-16' } })
  refunded = given.orderNo
  await refund(server, refunded, couponsOf(given))
  const first = await ticketedOrder(server, { search: { date: '2026-12-18' } })
  changed = first.orderNo
  const { order: later } = await change(server, changed, couponsOf(first), '2026-12-28')
  await refund(server, later.orderNo, couponsOf(later))
  await server.database.pool.query(
    `INSERT INTO department SELECT (jsonb_populate_record(d, '{"department_id": "below", "parent_id": "sales"}')).* FROM department d
     WHERE d.enterprise_id = 1 AND d.department_id = 'sales'`,
  )
  await server.turn(2)
}, 240_000)
afterAll(() => server.close())

describe('[handbook 10.6] carbon by trip', () => {
  test('sums flight, nights and train of a trip, each by its factor', async () => {
    const lines = await linesOf(server, 'finance', { ...month, key: trip })
    const own = (product: string, measure: 'kilometres' | 'nights') =>
      sumOf(
        lines.filter((line) => line.product === product),
        measure,
      )
    expect(own('hotel', 'nights')).toBe(2)
    const expected = own('flight', 'kilometres') * airGrams + own('train', 'kilometres') * railGrams + 2 * nightGrams('CN')!
    expect((await partOf(trip)).now.grams).toBe(expected)
    expect(lines.map(({ product }) => product).toSorted()).toEqual(['flight', 'hotel', 'train'])
  })

  test('calls a trip by its name and an order alone by its title, the heaviest first, and all come to the whole', async () => {
    const { groups, now } = await byTrip()
    expect((await partOf(trip)).name).toBe(`华东客户回访 · 2026-11-26`)
    expect((await partOf(alone)).name).toContain(`2026-12-14 · ${alone}`)
    const grams = groups.map((part) => part.now.grams)
    expect(grams).toEqual(grams.toSorted((a, b) => b - a))
    expect(grams.reduce((sum, each) => sum + each, 0)).toBe(now.grams)
  })

  test('what was given back weighs nothing, and its refund stands with its order', async () => {
    expect((await partOf(refunded)).now).toMatchObject({ grams: 0, tickets: 1, refunded: 1 })
    expect((await linesOf(server, 'finance', { ...month, key: refunded })).map(({ kind }) => kind).toSorted()).toEqual([
      'booking',
      'refund',
    ])
  })

  test('what was changed, and its change given back, stays one with its first order, in a trip and out of one', async () => {
    const kinds = ['booking', 'change', 'refund']
    const kindsOf = async (key: string) =>
      (await linesOf(server, 'finance', { ...month, key }))
        .filter(({ travelDay }) => travelDay >= '2026-12-18')
        .map(({ kind }) => kind)
    expect((await partOf(changed)).now).toMatchObject({ tickets: 1, changed: 1, refunded: 1, grams: 0 })
    expect((await partOf(changed)).name).toContain(`· ${changed}`)
    expect((await kindsOf(changed)).toSorted()).toEqual(kinds)
    expectResult(await server.call('employee', saveTrip, { travelOrderNo: trip, orderNos: [changed] }))
    expect((await byTrip()).groups.map(({ key }) => key)).not.toContain(changed)
    expect((await kindsOf(trip)).toSorted()).toEqual(kinds)
  })

  test.each([
    ['carbon', 'carbon'],
    ['savings', 'saved'],
  ] as const)('trips of the page %s are ordered by its first column, %s', async (page, first) => {
    const weights = (await byTrip(page)).groups.map((part) => figures[first].value(part.now))
    expect(weights).toEqual(weights.toSorted((a, b) => b - a))
    expect(new Set(weights).size).toBeGreaterThan(1)
  })

  test.each([
    ['a year of the whole company', {}, false],
    ['a year of a department below another', { departmentId: 'below' }, true],
    ['a year of a department at the top', { departmentId: 'sales' }, false],
    ['a year of a department that is not known', { departmentId: 'nowhere' }, false],
    ['31 days of a department at the top', { departmentId: 'sales', to: '2026-01-31' }, true],
    ['31 days of the whole company', { to: '2026-01-31' }, true],
  ])('trips of %s are told apart: %#', async (_what, more, told) => {
    const days = { from: '2026-01-01', to: '2026-12-31', groupedBy: 'trip' as const }
    const answer = await server.call('finance', getReport, { ...days, ...more })
    if (told) expectResult(answer)
    else expect(answer).toMatchObject(refusedAs('reportTripDaysInvalid'))
  })

  test('an order that joins the trip later is in it at once', async () => {
    expectResult(await server.call('employee', saveTrip, { travelOrderNo: trip, orderNos: [alone] }))
    const { groups } = await byTrip()
    expect(groups.map(({ key }) => key)).not.toContain(alone)
    expect((await linesOf(server, 'finance', { ...month, key: trip })).map(({ orderNo }) => orderNo)).toContain(alone)
  })

  test.each(['zh-CN', 'en'] as const)('is exported in %s with each factor, its source and year', async (language) => {
    const { rawPayload } = await server.app.inject({
      method: 'GET',
      url: '/api/Report/Export',
      query: { from: month.from, to: month.to, page: 'carbon', products: products.join(','), groupedBy: 'trip', format: 'xlsx' },
      headers: { token: await server.tokenOf('finance'), langtype: language },
    })
    const said = (await readXlsx(rawPayload)).sheets[0]!.rows.map((row) => row.join(' | '))
    const words = reportText[language]
    const train = `${words.factors.train}: ${words.perKilometre({ count: '0.03' })} (${words.factorSources.beijingJiaotong}, 2019)`
    expect(said.some((row) => row.includes(train))).toBe(true)
    expect(said.some((row) => row.includes('华东客户回访 · 2026-11-26'))).toBe(true)
  })
})
