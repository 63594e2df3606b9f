import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { correctCostCentre } from '@sojourn/contract/admin/orders/order.calls'
import { getBillLineEvents } from '@sojourn/contract/finance/bill.calls'
import { createFlightOrder } from '@sojourn/contract/products/flight/flight.calls'
import { sum } from '@sojourn/domain/kit/money'
import { settle } from '../../../testing/after-sales'
import { choose, expectResult, orderRequest, saveDraft, within } from '../../../testing/flights'
import { expectBooksToBalance } from '../../../testing/ledger'
import { openTestServer, type TestServer } from '../../../testing/server'
import { linesOf, newestBill, recount, turnTo, wholeBillOf } from './bill.testing'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterEach(() => expectBooksToBalance(server))
afterAll(() => server.close())

const finance = 'finance'

test('[handbook 10.1] two cost centres bear a trip by percent: each has its lines, and together they are the trip', async () => {
  const tempOrderNo = await saveDraft(server, 'employee', { date: '2027-01-04' })
  const request = await orderRequest(server, 'employee', tempOrderNo, [await choose(server, 'employee', tempOrderNo, within)])
  request.travellers[0]!.costShares = [{ costCentreId: 'cc-finance', percent: 33 }]
  const { orderNo } = expectResult(await server.call('employee', createFlightOrder, request))
  const { total } = await settle(server, 'employee', orderNo)
  await turnTo(server, '2026-11-30T15:00:00Z')
  await turnTo(server, '2026-11-30T17:00:00Z')

  const { billNo } = await newestBill(server, finance)
  const fares = await linesOf(server, finance, billNo, { category: 'flightFare' })
  expect(fares.map(({ told }) => told.costCentreCode).toSorted()).toEqual(['CC1001', 'CC2001'])
  const fare = sum(fares.map(({ company }) => company))
  expect(fares.find(({ told }) => told.costCentreCode === 'CC2001')!.company).toBe(Math.round(fare * 0.33))
  const lines = await linesOf(server, finance, billNo)
  expect(sum(lines.map(({ company }) => company))).toBe(total)
  expect(await recount(server, 1, '2026-10-31T16:00:00Z', '2026-11-30T16:00:00Z')).toBe(total)
  const others = await linesOf(server, finance, billNo, { costCentreId: 'cc-finance' })
  const { sums } = await wholeBillOf(server, finance, billNo)
  expect(sums.filter(({ by }) => by === 'costCentre').map(({ name, company }) => [name, company])).toEqual([
    ['CC1001 华东销售', total - sum(others.map(({ company }) => company))],
    ['CC2001 财务共享', sum(others.map(({ company }) => company))],
  ])
})

test('[handbook 10.1] a corrected cost centre takes over what the traveller’s own bore, and leaves what others bear', async () => {
  const { billNo } = await newestBill(server, finance)
  const before = await linesOf(server, finance, billNo)
  const shared = before.find(({ told }) => told.costCentreId === 'cc-finance')!
  const { orderNo, lineId, told } = shared
  const { position } = told
  const { ownCostCentreId } = expectResult(await server.call(finance, getBillLineEvents, { billNo, lineId }))
  const correction = { orderNo, position, before: ownCostCentreId!, costCentreId: 'cc-management', reason: '派往总部' }
  expectResult(await server.call(finance, correctCostCentre, correction))
  const after = await linesOf(server, finance, billNo)
  expect(after.map(({ lineId, company }) => [lineId, company])).toEqual(before.map(({ lineId, company }) => [lineId, company]))
  const moved = (id: string): string => (id === 'cc-sales' ? 'cc-management' : id)
  expect(after.map((line) => line.told.costCentreId)).toEqual(before.map((line) => moved(line.told.costCentreId)))
  expect(new Set(after.map((line) => line.told.costCentreCode)).size).toBe(2)
  expect(after.filter((line) => line.told.costCentreId === 'cc-finance')).toAllSatisfy(
    (line) => line.told.costCentre === '财务共享',
  )
})
