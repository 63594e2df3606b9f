import { readSearch } from '@sojourn/domain/products/intl-flight/kept-search'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ticketedIntl } from '../../../testing/intl-flight/after-sales'
import { givePassport } from '../../../testing/intl-flight/orders'
import { openTestServer, type TestServer } from '../../../testing/server'
import { linesOf } from './report.testing'

let server: TestServer
let orderNo: string
beforeAll(async () => {
  server = await openTestServer()
  await givePassport(server, 'employee')
  ;({ orderNo } = await ticketedIntl(server, { returnDate: '2026-12-16' }))
  await server.turn(2)
}, 120_000)
afterAll(() => server.close())

test('each direction of a trip abroad is compared with the fare that was bought from its list', async () => {
  const { rows: trips } = await server.database.pool.query<{ keys: string[] }>(
    "SELECT ARRAY(SELECT jsonb_array_elements(body->'slices')->>'fareKey') AS keys FROM intl_flight_trip WHERE order_no = $1",
    [orderNo],
  )
  const { rows: lists } = await server.database.pool.query<{ journey: number; body: string }>(
    'SELECT journey, body FROM choice_set JOIN orders o ON search_id = ANY(o.search_ids) WHERE o.order_no = $1',
    [orderNo],
  )
  const lines = (await linesOf(server, 'finance', { products: ['intlFlight'] })).filter(({ sums }) => sums.compared > 0)
  expect(lines).toHaveLength(2)
  const lost = lists.map(({ journey, body }) => {
    const { fares, verdicts } = readSearch(body)
    const own = fares.find(({ fareKey }) => fareKey === trips[0]!.keys[journey])!
    return own.price - Math.min(own.price, ...fares.filter((_fare, at) => verdicts[at] === 'within').map(({ price }) => price))
  })
  const byAmount = (a: number, b: number): number => a - b
  expect(Math.max(...lost), 'the cheapest was not bought').toBeGreaterThan(0)
  expect(lines.map(({ sums }) => sums.lost).toSorted(byAmount)).toEqual(lost.toSorted(byAmount))
})
