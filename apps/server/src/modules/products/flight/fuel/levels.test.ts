import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchFlights } from '@sojourn/contract/products/flight/flight.calls'
import { addFuelSurcharge, getFuelSurcharges } from '@sojourn/contract/products/flight/fuel-surcharge.calls'
import { ticketedOrder } from '../../../../testing/after-sales'
import { detail, expectResult, saveDraft } from '../../../../testing/flights'
import { openTestServer, type TestServer } from '../../../../testing/server'
import { rememberFuelLevels } from './memory'

const agent = 'agent@agency.example'
/** The clock of tests begins on 20 November 2026. */
const level = { from: '2026-12-05', short: 3000, long: 6000, childShort: 1500, childLong: 3000 }
const minutesToTheFifth = 15 * 24 * 60

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const fuelFeesOnOffer = async (): Promise<number[]> => {
  const tempOrderNo = await saveDraft(server, 'employee', { date: '2026-12-20' })
  const { flights } = expectResult(await server.call('employee', searchFlights, { tempOrderNo }))
  expect(flights.length).toBeGreaterThan(0)
  return [...new Set(flights.flatMap(({ fuelFee, childFuelFee }) => [fuelFee, childFuelFee]))].sort((a, b) => a - b)
}

test('[handbook 1.2] begins with the published levels, for the eyes of the agency alone', async () => {
  const { list } = expectResult(await server.call(agent, getFuelSurcharges, {}))
  expect(list.map(({ from }) => from)).toEqual(['2026-01-05', '2025-12-05', '2022-03-05', '2022-02-05', '2019-01-05'])
  expect(list[0]).toEqual({ from: '2026-01-05', short: 1000, long: 2000, childShort: 0, childLong: 1000 })
  expect((await server.call('admin', getFuelSurcharges, {})).code).toBe(200009)
})

test.each<[string, object, number, string]>([
  ['from today', { from: '2026-11-20' }, 400110, 'from'],
  ['on a day that is none', { from: '2026-11-31' }, 400005, 'from'],
  ['children dearer than adults on short segments', { childShort: 3001 }, 400112, 'childShort'],
  ['children dearer than adults on long segments', { childLong: 6001 }, 400112, 'childLong'],
])('a level %s is refused and changes nothing', async (_what, wrong, code, field) => {
  expect(await server.call(agent, addFuelSurcharge, { ...level, ...wrong })).toMatchObject({ code, field })
  expect(expectResult(await server.call(agent, getFuelSurcharges, {})).list).toHaveLength(5)
})

test('[handbook 1.2] [handbook 13.3] a level that the agency enters rules the tickets issued from its day on', async () => {
  const before = await ticketedOrder(server, { search: { date: '2026-12-20' } })
  expect((await server.call('admin', addFuelSurcharge, level)).code).toBe(200009)
  const entered = expectResult(await server.call(agent, addFuelSurcharge, level))
  expect(entered.list[0]).toEqual(level)
  expect(await server.call(agent, addFuelSurcharge, { ...level, short: 4000 })).toMatchObject({ code: 400111, field: 'from' })
  expect(await fuelFeesOnOffer()).toEqual([1000, 2000])

  await server.turn(minutesToTheFifth)
  expect(await fuelFeesOnOffer()).toEqual([3000, 6000])
  const after = await ticketedOrder(server, { search: { date: '2026-12-21' } })
  const fuelOf = (order: typeof after) => order.prices.filter(({ kind }) => kind === 'fuelFee').map(({ amount }) => amount)
  expect(fuelOf(after)).toEqual([6000])
  expect(fuelOf(await detail(server, 'employee', before.orderNo))).toEqual([2000])
})

test('another process of the server knows it too', async () => {
  const other = await rememberFuelLevels(server.context.database, server.context.log)
  expect(other.now()[0]).toEqual(level)
})
