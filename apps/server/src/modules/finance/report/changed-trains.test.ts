import { afterAll, beforeAll, expect, test } from 'vitest'
import { figures } from '@sojourn/domain/finance/report/figures'
import { openTestServer, type TestServer } from '../../../testing/server'
import { changeTrain, ticketedTrain, ticketsOf, type SeatWanted } from '../../../testing/trains'
import { recount } from '../bill/bill.testing'
import { differingMonths, linesOf, reportOf } from './report.testing'

const span = { from: '2026-01-01', to: '2027-12-31' }
const seated =
  (wanted: string): SeatWanted =>
  (_train, { seat, seats }) =>
    seat === wanted && seats > 4

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
}, 60_000)
afterAll(() => server.close())

const company = () => recount(server, 1, '2025-12-31T16:00:00Z', '2027-12-31T16:00:00Z')
const read = async () => {
  await server.turn(2)
  return (await reportOf(server, 'finance', { ...span, groupedBy: 'product' })).now
}

// A sleeper is paid at the price of its lower berth; what the given one costs less comes back with the change.
test.each([
  ['a dearer class', '2026-11-28', '1', '3', '2026-12-02'],
  ['a cheaper class', '2026-11-30', '4', '3', '2026-12-03'],
])('a train that is changed to %s comes to what the ledger says of it', async (_case, date, first, next, to) => {
  const order = await ticketedTrain(server, { search: { fastOnly: false, date }, wanted: seated(first) })
  const { order: changed } = await changeTrain(server, order.orderNo, ticketsOf(order), to, { wanted: seated(next) })
  const now = await read()
  expect(now.company).toBe(await company())
  expect(figures.amount.value(now)).toBe(now.company)
  const lines = await linesOf(server, 'finance', { ...span, having: 'changed' })
  expect(lines.map(({ orderNo }) => orderNo)).toContain(changed.orderNo)
  expect(await differingMonths(server)).toBe(0)
})
