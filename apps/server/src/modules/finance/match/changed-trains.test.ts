import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSettlementFile, searchMatchVariances } from '@sojourn/contract/finance/match.calls'
import { expectResult } from '../../../testing/flights'
import { openTestServer, type TestServer } from '../../../testing/server'
import { changeTrain, ticketedTrain, ticketsOf, type SeatWanted } from '../../../testing/trains'
import { agent, linesOf, turnTo } from '../bill/bill.testing'

const seated =
  (wanted: string): SeatWanted =>
  (_train, { seat, seats }) =>
    seat === wanted && seats > 4

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  // The railway gets nothing wrong.
  server.context.settlement = {
    async statement({ sales }) {
      const { writeStatement } = await import('@sojourn/supply/sandbox/settlement/sandbox-settlement')
      return { name: 'rail.csv', csv: writeStatement(sales.filter(({ status }) => status === 'charged')) }
    },
  }
})
afterAll(() => server.close())

test('changes into berths that were paid too much are matched at what they came to: nothing is invented', async () => {
  const change = async (date: string, first: string, to: string) => {
    const order = await ticketedTrain(server, { search: { fastOnly: false, date }, wanted: seated(first) })
    return changeTrain(server, order.orderNo, ticketsOf(order), to, { wanted: seated('3') })
  }
  const [dearer, cheaper] = [await change('2026-11-28', '1', '2026-12-02'), await change('2026-11-30', '4', '2026-12-03')]
  expect([dearer.order.differenceReturned, cheaper.quote.back]).toAllSatisfy((amount: number) => amount > 0)
  await turnTo(server, '2026-11-30T17:00:00Z')
  const billNo = 'ZD1-20261101'
  const billed = (await linesOf(server, 'finance', billNo)).map(({ orderNo }) => orderNo)
  expect(billed).toEqual(expect.arrayContaining([dearer.order.orderNo, cheaper.order.orderNo]))
  const request = { enterpriseId: 1, billNo, supplier: 'rail' } as const
  expectResult(await server.call(agent, readSettlementFile, request))
  expect(expectResult(await server.call(agent, searchMatchVariances, { enterpriseId: 1, billNo })).list).toEqual([])
})
