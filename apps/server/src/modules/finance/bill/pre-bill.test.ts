import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  answerVariance,
  confirmBill,
  decideBillLines,
  raiseVariance,
  searchUnbilledLines,
} from '@sojourn/contract/finance/bill.calls'
import { problems } from '@sojourn/contract/kit/tables/problems'
import { createFlightOrder } from '@sojourn/contract/products/flight/flight.calls'
import { sum } from '@sojourn/domain/kit/money'
import { couponsOf, refund, settle, ticketedOrder } from '../../../testing/after-sales'
import { approvedApplication, draftUnder } from '../../../testing/applications'
import { choose, expectResult, orderRequest, saveDraft, within } from '../../../testing/flights'
import { creditOf, expectBooksToBalance } from '../../../testing/ledger'
import { openTestServer, type TestServer } from '../../../testing/server'
import { agent, linesOf, newestBill, turnTo } from './bill.testing'

let server: TestServer
let travelApplyNo: string
let late: Awaited<ReturnType<typeof ticketedOrder>>
const finance = 'finance'

/** A flight of a draft; another cost centre bears a third of it where it is shared. */
async function flightOf(tempOrderNo: string, shared = false): Promise<string> {
  const request = await orderRequest(server, 'employee', tempOrderNo, [await choose(server, 'employee', tempOrderNo, within)])
  if (shared) request.travellers[0]!.costShares = [{ costCentreId: 'cc-finance', percent: 33 }]
  const { orderNo } = expectResult(await server.call('employee', createFlightOrder, request))
  await settle(server, 'employee', orderNo)
  return orderNo
}

/** Who flew belonged to a department of the second legal entity. */
async function ofAnotherEntity(orderNo: string): Promise<void> {
  const { pool } = server.database
  await pool.query(`UPDATE legal_entity SET department_ids = ARRAY['apart'] WHERE enterprise_id = 1 AND NOT is_default`)
  await pool.query(`UPDATE order_traveller SET department_id = 'apart' WHERE enterprise_id = 1 AND order_no = $1`, [orderNo])
}

beforeAll(async () => {
  server = await openTestServer()
  travelApplyNo = await approvedApplication(server)
  await flightOf(expectResult(await draftUnder(server, 'employee', { travelApplyNo })).tempOrderNo)
  await flightOf(await saveDraft(server, 'employee', { date: '2027-01-04' }), true)
  await ofAnotherEntity(await flightOf(await saveDraft(server, 'employee', { date: '2027-01-05' })))
  late = await ticketedOrder(server, { search: { date: '2027-01-06' } })
  await turnTo(server, '2026-11-30T17:00:00Z')
}, 180_000)
afterEach(() => expectBooksToBalance(server))
afterAll(() => server.close())

describe('lines are decided', () => {
  test.each([
    ['of an application', () => ({ travelApplyNo })],
    ['of a title', () => ({ entityId: 'e-2' })],
    ['of a cost centre', () => ({ costCentreId: 'cc-finance' })],
  ])('[handbook 10.3] all %s at once, and no others', async (_what, chosen) => {
    const { billNo, version } = await newestBill(server, finance)
    const before = await linesOf(server, finance, billNo)
    const meant = await linesOf(server, finance, billNo, chosen())
    expect(meant.length).toBeGreaterThan(0)
    expect(meant.length).toBeLessThan(before.length)
    const request = { billNo, version, decision: 'nextPeriod' as const, ...chosen() }
    expect(expectResult(await server.call(finance, decideBillLines, request)).count).toBe(meant.length)
    const after = await linesOf(server, finance, billNo, { decision: 'nextPeriod' })
    expect(after.map(({ lineId }) => lineId)).toEqual(meant.map(({ lineId }) => lineId))
    const bill = await newestBill(server, finance)
    expect(bill).toMatchObject({
      deferred: meant.length,
      total: sum(before.map(({ company }) => company)) - sum(meant.map(({ company }) => company)),
    })
    const back = { ...request, version: bill.version, decision: 'thisPeriod' as const }
    expect(expectResult(await server.call(finance, decideBillLines, back)).count).toBe(meant.length)
  })
})

test('[handbook 10.3] all that a filter leaves is decided at once, and what it leaves out stays', async () => {
  const { billNo, version } = await newestBill(server, finance)
  const filter = { category: 'serviceFee' as const, entityId: 'e-2' }
  const meant = await linesOf(server, finance, billNo, filter)
  const before = await linesOf(server, finance, billNo)
  const request = { billNo, version, decision: 'nextPeriod' as const, filter }
  const both = { ...request, rest: true as const }
  expect(await server.call(finance, decideBillLines, both)).toMatchObject({ code: problems.billChoiceMissing.code })
  const put = expectResult(await server.call(finance, decideBillLines, request))
  expect(put.count).toBe(meant.length)
  const after = await linesOf(server, finance, billNo)
  const ids = new Set(meant.map(({ lineId }) => lineId))
  expect(ids.size).toBeGreaterThan(0)
  for (const [place, line] of after.entries())
    expect(line.decision).toBe(ids.has(line.lineId) ? 'nextPeriod' : before[place]!.decision)
  const back = { billNo, version: put.version, decision: 'thisPeriod' as const, filter }
  expectResult(await server.call(finance, decideBillLines, back))
})

test('[handbook 10.5] what the agency invoices deducts tax only where its title takes special invoices', async () => {
  const { billNo } = await newestBill(server, finance)
  const fees = await linesOf(server, finance, billNo, { category: 'serviceFee' })
  expect(new Set(fees.map(({ entityId }) => entityId))).toEqual(new Set(['e-1', 'e-2']))
  for (const { entityId, company, ...tax } of fees)
    expect(tax).toMatchObject(
      entityId === 'e-1'
        ? { voucher: 'special', taxRate: 6, deductibleTax: Math.round((company * 6) / 106) }
        : { voucher: 'ordinary', taxRate: 0, deductibleTax: 0 },
    )
})

test('[handbook 10.3] a bill is corrected upwards whatever credit is left for new purchases, also while another is overdue', async () => {
  const before = await newestBill(server, finance)
  const { billNo } = before
  const { used } = await creditOf(server)
  const [line] = await linesOf(server, finance, billNo)
  const raised = { billNo, lineId: line!.lineId, kind: 'amount' as const, claimed: 10_600, proof: '少计改签差价' }
  const { varianceId } = expectResult(await server.call(finance, raiseVariance, raised))
  const { rows } = await server.database.pool.query<{ credit: number }>(
    'SELECT credit_limit AS credit FROM credit_line WHERE enterprise_id = 1',
  )
  const setCredit = (limit: number, overdue: Date | null) =>
    server.database.pool.query('UPDATE credit_line SET credit_limit = $1, overdue_since = $2 WHERE enterprise_id = 1', [
      limit,
      overdue,
    ])
  await setCredit(0, server.context.clock.now())
  const adopted = { enterpriseId: 1, varianceId, answer: 'adopt' as const, adjusted: 10_600, reason: '' }
  expectResult(await server.call(agent, answerVariance, adopted))
  await setCredit(rows[0]!.credit, null)
  expect(await newestBill(server, finance)).toMatchObject({ total: before.total + 10_600, due: before.due + 10_600 })
  expect((await creditOf(server)).used).toBe(used + 10_600)
})

test('[handbook 10.3] what is refunded after the pre-bill was made leaves it as it is, and stands in the next', async () => {
  const { billNo, total } = await newestBill(server, finance)
  const lines = await linesOf(server, finance, billNo)
  await refund(server, late.orderNo, couponsOf(late))
  expect(await linesOf(server, finance, billNo)).toEqual(lines)
  expect((await newestBill(server, finance)).total).toBe(total)
  const { list } = expectResult(await server.call(finance, searchUnbilledLines, { size: 100 }))
  expect(list.filter(({ category, company }) => category === 'flightFare' && company < 0)).toHaveLength(1)
})

test('[handbook 10.3] of two people who confirm at once one does, the other is told, and nothing is done twice', async () => {
  await server.database.pool.query(
    "UPDATE employee SET permissions = permissions || '{finance}' WHERE enterprise_id = 1 AND employee_id = '1-director'",
  )
  const seen = await newestBill(server, finance)
  const { billNo } = seen
  const decided = { billNo, version: seen.version, decision: 'thisPeriod' as const, rest: true as const }
  const { version } = expectResult(await server.call(finance, decideBillLines, decided))
  const { total } = await newestBill(server, finance)
  const answers = await Promise.all([finance, 'director'].map((who) => server.call(who, confirmBill, { billNo, version })))
  expect(answers.filter(({ success }) => success)).toHaveLength(1)
  const { code } = problems.billConfirmed
  expect(answers.find(({ success }) => !success)).toMatchObject({ success: false, code })
  const winner = answers[0]!.success ? '何文静' : expect.not.stringMatching('何文静')
  expect(await newestBill(server, finance)).toMatchObject({ state: 'confirmed', total, confirmedBy: winner })
  const { rows } = await server.database.pool.query('SELECT FROM bill_certificate WHERE bill_no = $1', [billNo])
  expect(rows).toHaveLength(1)
  await turnTo(server, '2026-12-31T17:00:00Z')
  const december = await newestBill(server, finance)
  expect(december.billNo).not.toBe(billNo)
  const back = await linesOf(server, finance, december.billNo)
  expect(back.filter(({ category, company }) => category === 'flightFare' && company < 0)).toHaveLength(1)
})
