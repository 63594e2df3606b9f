import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerVariance, raiseVariance } from '@sojourn/contract/finance/bill.calls'
import { getMyMails } from '@sojourn/contract/personal/mail.calls'
import { formatYuan } from '@sojourn/domain/kit/money'
import { ticketedOrder } from '../../../testing/after-sales'
import { expectResult } from '../../../testing/flights'
import { openTestServer, type TestServer } from '../../../testing/server'
import { agent, linesOf, newestBill, turnTo, wholeBillOf } from './bill.testing'

let server: TestServer
let billNo: string
/** The pre-bill of November would be confirmed with the end of Tuesday the eighth in China. */
beforeAll(async () => {
  server = await openTestServer()
  await ticketedOrder(server, { search: { date: '2027-01-04' } })
  await turnTo(server, '2026-11-30T15:00:00Z')
  await turnTo(server, '2026-11-30T17:00:00Z')
  ;({ billNo } = await newestBill(server, finance))
})
afterAll(() => server.close())

const finance = 'finance'
const reminders = async () =>
  expectResult(await server.call(finance, getMyMails, { keyword: '即将自动确认：2026年11月1日' })).list
const stateAt = async (instant: string) => {
  await turnTo(server, instant)
  return (await newestBill(server, finance)).state
}

/** Moves money of the bill to an account of neither side, and back. */
async function moveAside(from: string, to: string): Promise<void> {
  const { pool } = server.database
  await pool.query('ALTER TABLE ledger_entry DISABLE TRIGGER USER')
  await pool.query(
    `UPDATE ledger_entry SET account = $2 WHERE account = $1 AND (posting_id, line) IN (SELECT posting_id, max(line) FROM ledger_entry e
       WHERE account = $1 AND posting_id IN (SELECT posting_id FROM bill_posting WHERE bill_no = $3) GROUP BY posting_id ORDER BY 1 LIMIT 1)`,
    [from, to, billNo],
  )
  await pool.query('ALTER TABLE ledger_entry ENABLE TRIGGER USER')
}

test('[handbook 10.3] lines that changed since the reminder are reminded of before time confirms', async () => {
  expect(await stateAt('2026-12-06T17:00:00Z')).toBe('preBill')
  const [first, ...none] = await reminders()
  expect(none).toEqual([])
  const before = await newestBill(server, finance)
  expect(first!.body).toContain(formatYuan(before.total))
  const [line] = await linesOf(server, finance, billNo)
  const raised = { billNo, lineId: line!.lineId, kind: 'amount' as const, claimed: 500, proof: '与协议价不符' }
  const { varianceId } = expectResult(await server.call(finance, raiseVariance, raised))
  const answer = { enterpriseId: 1, varianceId, answer: 'adopt' as const, adjusted: -500, reason: '' }
  expectResult(await server.call(agent, answerVariance, answer))
  expect((await newestBill(server, finance)).confirmsAt).toBe(before.confirmsAt)
  expect(await stateAt('2026-12-06T18:10:00Z')).toBe('preBill')
  const again = await reminders()
  expect(again).toHaveLength(2)
  expect(again[0]!.body).toContain(formatYuan(before.total - 500))
  await stateAt('2026-12-07T18:10:00Z')
  expect(await reminders()).toHaveLength(2)
})

test('[handbook 10.3] a variance that is open then, or money that stands on neither side, keeps time from confirming', async () => {
  const [line] = await linesOf(server, finance, billNo)
  const raised = { billNo, lineId: line!.lineId, kind: 'attribution' as const, claimed: 300, proof: '服务费不符' }
  const { varianceId } = expectResult(await server.call(finance, raiseVariance, raised))
  expect(await stateAt('2026-12-08T17:10:00Z')).toBe('preBill')
  const answer = { enterpriseId: 1, varianceId, answer: 'reject' as const, reason: '按约定收取' }
  expectResult(await server.call(agent, answerVariance, answer))
  await moveAside('supplier.payable', 'bank.received')
  expect(await stateAt('2026-12-11T17:10:00Z')).toBe('preBill')
  const waitsFor = async () => (await wholeBillOf(server, finance, billNo)).open.map(({ item }) => item)
  expect(await waitsFor()).toContain('ledgerDiffers')
  await moveAside('bank.received', 'supplier.payable')
  expect(await stateAt('2026-12-11T18:10:00Z')).toBe('confirmed')
  expect(await waitsFor()).not.toContain('ledgerDiffers')
})
