import { filled } from '@sojourn/domain/kit/filled.testing'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { compareJourney } from '@sojourn/contract/booking/comparison.calls'
import { searchFlightChange } from '@sojourn/contract/products/flight/after-sales.calls'
import { couponsOf, quoteChange, ticketedOrder } from '../../../../testing/after-sales'
import { answer, flow, level, setFlows, submitted } from '../../../../testing/approvals'
import { detail, expectResult, saveDraft, type Wanted } from '../../../../testing/flights'
import { openTestServer, type TestServer } from '../../../../testing/server'

const places = { depart: 'CAN', arrive: 'CSX' }
const any: Wanted = (_flight, fare) => fare.cabin === 'Y'
const usual = { minutes: 139, left: 139 }
const soldOut = { minutes: 139, left: null }

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  await server.database.pool.query(
    `UPDATE travel_policy SET body = jsonb_set(body, '{flight}', $1::jsonb) WHERE enterprise_id = 1 AND policy_id = 'staff'`,
    [JSON.stringify({ trainFirst: { minutes: 240, unlessSoldOut: true }, handling: { trainFirst: 'approval' } })],
  )
  await setFlows(server, flow([level('any', 'manager')]))
})
afterAll(() => server.close())

/** What the railway says of the trains between the two cities while this goes on. */
async function whileTrains<T>(are: typeof usual | typeof soldOut, work: () => Promise<T>): Promise<T> {
  const said = vi.spyOn(server.context.rail, 'fastest').mockResolvedValue(are)
  try {
    return await work()
  } finally {
    said.mockRestore()
  }
}

describe('[handbook 7.1] a flight may be taken where the trains are sold out', () => {
  test.each([
    ['sold out', soldOut, []],
    ['to be had', usual, ['trainFirst']],
  ])('also when a ticket is changed: trains are %s', async (_how, trains, rules) => {
    const order = await whileTrains(soldOut, () =>
      ticketedOrder(server, { search: { ...places, date: rules.length > 0 ? '2026-12-08' : '2026-12-09' }, wanted: any }),
    )
    await whileTrains(trains, async () => {
      const asked = { orderNo: order.orderNo, coupons: couponsOf(order), departDate: '2026-12-15' }
      const { flights } = expectResult(await server.call('employee', searchFlightChange, asked))
      const listed = filled(flights).flatMap(({ fares }) => fares.flatMap(({ violations }) => violations.map(({ rule }) => rule)))
      expect([...new Set(listed)]).toEqual(rules)
      const { quote } = await quoteChange(server, order.orderNo, couponsOf(order), '2026-12-15', any)
      expect(quote.violations.map(({ rule }) => rule)).toEqual(rules)
    })
  })

  test.each([
    ['sold out', soldOut, 'within'],
    ['to be had', usual, 'approval'],
  ])('also beside other ways to make the journey: trains are %s', async (_how, trains, verdict) => {
    const tempOrderNo = await saveDraft(server, 'employee', { ...places, date: '2026-12-10' })
    const { products } = await whileTrains(trains, async () =>
      expectResult(await server.call('employee', compareJourney, { tempOrderNo })),
    )
    const flights = products.find(({ productType }) => productType === 1)!
    expect([...new Set(filled(flights.offers).map((offer) => offer.verdict))]).toEqual([verdict])
  })

  test.each([
    ['sold out', soldOut, 1100],
    ['to be had again', usual, 1400],
  ])('also instead of seats that the carrier took back: trains are %s', async (_how, trains, state) => {
    const search = { ...places, date: state === 1100 ? '2026-12-11' : '2026-12-12' }
    const { orderNo, approvalId } = await whileTrains(soldOut, () => submitted(server, search, any))
    await server.database.pool.query(
      `UPDATE sandbox_air_pnr SET faults = '{SEATS_LOST}' WHERE pnr = (SELECT supplier_reference FROM orders WHERE order_no = $1)`,
      [orderNo],
    )
    await whileTrains(trains, () => answer(server, 'manager', approvalId, { envelope: { amount: 5000_00, hours: 12 } }))
    const order = await detail(server, 'employee', orderNo)
    expect(order.state).toBe(state)
    expect(order.travellerList.flatMap(({ violations }) => violations)).toEqual([])
  })
})
