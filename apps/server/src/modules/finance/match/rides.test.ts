import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSettlementFile, searchMatchVariances } from '@sojourn/contract/finance/match.calls'
import { orderCar } from '../../../testing/cars'
import { expectResult } from '../../../testing/flights'
import { openTestServer, type TestServer } from '../../../testing/server'
import { agent, linesOf, turnTo } from '../bill/bill.testing'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  // The supplier gets nothing wrong.
  server.context.settlement = {
    async statement({ sales }) {
      const { writeStatement } = await import('@sojourn/supply/sandbox/settlement/sandbox-settlement')
      return { name: 'rides.csv', csv: writeStatement(sales.filter(({ status }) => status === 'charged')) }
    },
  }
})
afterAll(() => server.close())

test('a ride of which a part came back is matched at its fare: nothing is invented', async () => {
  const orderNo = await orderCar(server, 'employee')
  // It drives, and is confirmed by itself a day later.
  for (let hour = 0; hour < 40; hour++) await server.turn(60)
  await turnTo(server, '2026-11-30T17:00:00Z')
  const billNo = 'ZD1-20261101'
  const lines = await linesOf(server, 'finance', billNo)
  const ofRide = lines.filter((line) => line.orderNo === orderNo).map(({ company }) => company)
  expect(ofRide.some((company) => company > 0) && ofRide.some((company) => company < 0)).toBe(true)
  const request = { enterpriseId: 1, billNo, supplier: 'rides' } as const
  expect(expectResult(await server.call(agent, readSettlementFile, request)).matched).toBe(1)
  expect(expectResult(await server.call(agent, searchMatchVariances, { enterpriseId: 1, billNo })).list).toEqual([])
})
