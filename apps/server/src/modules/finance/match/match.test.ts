import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { getAgencyWork } from '@sojourn/contract/access/agency-work.calls'
import { getBill } from '@sojourn/contract/finance/bill.calls'
import { getBillCertificate } from '@sojourn/contract/finance/bill-record.calls'
import { getBillMatch, moveMatchVariance, readSettlementFile, searchMatchVariances } from '@sojourn/contract/finance/match.calls'
import type { RequestOf } from '@sojourn/contract/kit/call'
import { amountOf, readSettlement, type SettlementLine } from '@sojourn/domain/finance/match/settlement-file'
import { sum } from '@sojourn/domain/kit/money'
import { writeStatement } from '@sojourn/supply/sandbox/settlement/sandbox-settlement'
import { ticketedOrder } from '../../../testing/after-sales'
import { countOf } from '../../../testing/database/rows'
import { expectResult } from '../../../testing/flights'
import { expectBooksToBalance } from '../../../testing/ledger'
import { refusedAs } from '../../../testing/approvals'
import { openTestServer, type TestServer } from '../../../testing/server'
import { agent, linesOf, newestBill, november, turnTo } from '../bill/bill.testing'

let server: TestServer
/** The file that the supplier sent last. */
let sent: SettlementLine[] = []
beforeAll(async () => {
  server = await openTestServer()
  const { settlement } = server.context
  server.context.settlement = {
    async statement(request) {
      const statement = await settlement.statement(request)
      const file = readSettlement(statement.csv)
      if ('lines' in file) sent = file.lines
      return statement
    },
  }
  await november(server)
  await turnTo(server, '2026-11-30T15:00:00Z')
  await turnTo(server, '2026-11-30T17:00:00Z')
})
afterEach(() => expectBooksToBalance(server))
afterAll(() => server.close())

const finance = 'finance'
const billNo = 'ZD1-20261101'
const of = { enterpriseId: 1, billNo }
const ofSuppliers = ['flightFare', 'train', 'refundFee']

const matchesOf = async () => (await linesOf(server, finance, billNo)).map(({ category, match }) => [category, match] as const)
const openOf = async () =>
  Object.fromEntries(expectResult(await server.call(finance, getBill, { billNo })).open.map(({ item, count }) => [item, count]))
const read = (request: Pick<RequestOf<typeof readSettlementFile>, 'supplier' | 'csv'>) =>
  server.call(agent, readSettlementFile, { ...of, ...request })
const found = async (request: Partial<RequestOf<typeof searchMatchVariances>> = {}) =>
  expectResult(await server.call(agent, searchMatchVariances, { ...of, ...request })).list
/** A file of air as a person would hand it in. */
const written = (lines: readonly SettlementLine[]): string =>
  writeStatement(lines.map((line) => ({ ...line, status: 'charged' })))
const move = (varianceId: string, step: 'ask' | 'accept' | 'reject', note = '航司来函') =>
  server.call(agent, moveMatchVariance, { enterpriseId: 1, varianceId, move: step, note })

test('[handbook 10.3] before a file is read the checklist and each line of a supplier say so', async () => {
  expect(await openOf()).toMatchObject({ filesUnread: 2 })
  for (const [category, match] of await matchesOf()) expect(match).toBe(ofSuppliers.includes(category) ? 'unread' : undefined)
})

const onDesk = async () =>
  expectResult(await server.call(agent, getAgencyWork, {})).list.filter(({ workNo }) => workNo === `settlement-${billNo}`)

test('[handbook 10.3] files that nobody read wait on the agency’s desk', async () => {
  expect(await onDesk()).toMatchObject([{ title: '2026-11：2 份文件待核对' }])
})

test('[handbook 10.3] order, supplier’s file and bill agree to the fen, and the certificate counts the files', async () => {
  for (const supplier of ['rail', 'air'] as const) {
    const file = expectResult(await read({ supplier }))
    expect(file).toMatchObject({ lines: sent.length, matched: sent.length, sum: sum(sent.map(amountOf)) })
    expect(file.lines).toBeGreaterThan(0)
  }
  expect(await found()).toEqual([])
  expect(await onDesk()).toEqual([])
  expect(await openOf()).not.toHaveProperty('filesUnread')
  for (const [category, match] of await matchesOf()) expect(match).toBe(ofSuppliers.includes(category) ? 'matched' : undefined)
  const { now } = expectResult(await server.call(finance, getBillCertificate, { billNo }))
  const { suppliers } = expectResult(await server.call(agent, getBillMatch, of))
  expect(now.files).toMatchObject({
    count: sum(suppliers.map(({ file }) => file!.lines)),
    sum: sum(suppliers.map(({ file }) => file!.sum)),
  })
})

test('a broken file says at which line, in the reader’s language, and changes nothing', async () => {
  const before = expectResult(await server.call(agent, getBillMatch, of))
  const csv = written(sent).replace('CNY', 'yuan')
  const answer = await read({ supplier: 'air', csv })
  expect(answer).toMatchObject(refusedAs('settlementFileBroken'))
  expect(answer.message).toContain('2')
  expect(await read({ supplier: 'air', csv: written(sent).replace(/TOTAL.*/, '') })).toMatchObject(
    refusedAs('settlementFileBroken'),
  )
  expect(await read({ supplier: 'hotels' })).toMatchObject(refusedAs('settlementNothing'))
  expect(expectResult(await server.call(agent, getBillMatch, of))).toEqual(before)
})

/** The first sale ¥10 dearer, and one line that nobody bought. */
const mischarged = (): string => {
  const dearer = sent.find(({ fare }) => fare > 0)!
  const others = sent.map((line) => (line === dearer ? { ...line, fare: line.fare + 1_000 } : line))
  return written([...others, { ...dearer, reference: 'F0-0-0' }])
}

test('what differs is found once, however often the file is read, and the company sees which line waits', async () => {
  for (let time = 0; time < 2; time++) expectResult(await read({ supplier: 'air', csv: mischarged() }))
  const variances = await found()
  expect(variances.map(({ kind, difference, state }) => [kind, difference, state])).toEqual(
    expect.arrayContaining([
      ['amount', 1_000, 'found'],
      ['missingInOrder', expect.any(Number), 'found'],
    ]),
  )
  expect(variances).toHaveLength(2)
  expect((await found({ kind: 'amount' })).map(({ kind }) => kind)).toEqual(['amount'])
  expect((await matchesOf()).some(([, match]) => match === 'varies')).toBe(true)
  expect(await openOf()).toMatchObject({ matchVariances: 2 })
})

test('the supplier is asked, and what it is right about is accepted; whoever comes late hears so', async () => {
  const { varianceId } = (await found({ kind: 'amount' }))[0]!
  expect(await move(varianceId, 'ask', ' ')).toMatchObject(refusedAs('matchNoteMissing'))
  for (let time = 0; time < 2; time++) expect(expectResult(await move(varianceId, 'ask')).state).toBe('asked')
  expect(expectResult(await move(varianceId, 'accept', '票价更正')).state).toBe('accepted')
  expect(await move(varianceId, 'reject')).toMatchObject(refusedAs('matchVarianceMoved'))
  const [variance] = await found({ state: 'accepted' })
  expect(variance!.moves.map(({ state, note }) => [state, note])).toEqual([
    ['asked', '航司来函'],
    ['accepted', '票价更正'],
  ])
})

test('[handbook 10.3] what is accepted and changes nothing that the company pays is settled at once', async () => {
  const { varianceId } = (await found({ kind: 'missingInOrder' }))[0]!
  for (let time = 0; time < 2; time++) expect(expectResult(await move(varianceId, 'accept', '供应商自付')).state).toBe('settled')
  const { moves } = (await found({ state: 'settled' }))[0]!
  expect(moves.map(({ state }) => state)).toEqual(['accepted', 'settled'])
  expect(await openOf()).not.toHaveProperty('matchVariances')
  await server.database.pool.query("UPDATE settlement_variance SET state = 'found' WHERE variance_id = $1", [varianceId])
})

test('a corrected file ends what it no longer has', async () => {
  const [gone] = await found({ kind: 'missingInOrder', state: 'found' })
  expectResult(await read({ supplier: 'air' }))
  const ended = (await found({ kind: 'missingInOrder' })).find(({ varianceId }) => varianceId === gone!.varianceId)
  expect(ended).toMatchObject({ varianceId: gone!.varianceId, state: 'rejected' })
  expect(ended!.moves.at(-1)!.note).toContain('air-ZD1-2026-11-01')
})

test('a charged order of the period that the bill lost is said to be the bill’s', async () => {
  const lost = await ticketedOrder(server, { search: { date: '2027-01-11' } })
  const { pool } = server.database
  await pool.query("UPDATE orders SET transacted_at = '2026-11-20T03:00:00Z' WHERE order_no = $1", [lost.orderNo])
  const line = { ...sent[0]!, reference: `${lost.orderNo}-0-0` }
  const csv = mischarged().replace(/F0-0-0/, line.reference)
  expectResult(await read({ supplier: 'air', csv }))
  expect(await found({ kind: 'missingInOrder', state: 'found' })).toMatchObject([{ side: 'bill', orderNo: lost.orderNo }])
  await pool.query("UPDATE orders SET transacted_at = '2026-12-01T03:00:00Z' WHERE order_no = $1", [lost.orderNo])
  expectResult(await read({ supplier: 'air' }))
})

test('an order that the bill charges under another ticket number is no loss of the bill', async () => {
  const sale = sent.find(({ fare }) => fare > 0)!
  const mistyped = sent.map((line) => (line === sale ? { ...line, reference: `${line.reference}-mistyped` } : line))
  expectResult(await read({ supplier: 'air', csv: written(mistyped) }))
  const variances = await found({ state: 'found' })
  expect(variances.map(({ kind, side }) => `${kind} ${side}`).toSorted()).toEqual(['missingInFile file', 'missingInOrder file'])
  const beside = variances.find(({ kind }) => kind === 'missingInOrder')!
  expect(expectResult(await move(beside.varianceId, 'accept', '票号录入有误')).state).toBe('settled')
  expectResult(await read({ supplier: 'air' }))
})

/** Bought in November as order and ledger say, after the bill of November was made. */
let lostOrder: string
test('[handbook 10.3] a charged order that the bill lost waits for the next bill once the supplier is right', async () => {
  const { orderNo } = await ticketedOrder(server, { search: { date: '2027-01-12' } })
  lostOrder = orderNo
  const { pool } = server.database
  await pool.query("UPDATE orders SET transacted_at = '2026-11-20T03:00:00Z' WHERE order_no = $1", [orderNo])
  await pool.query("UPDATE ledger_entry SET at = '2026-11-20T03:00:00Z' WHERE order_no = $1", [orderNo])
  expectResult(await read({ supplier: 'air', csv: mischarged().replace(/F0-0-0/, `${orderNo}-0-0`) }))
  const [lost] = await found({ kind: 'missingInOrder', state: 'found' })
  expect(lost).toMatchObject({ side: 'bill', orderNo })
  expect(expectResult(await move(lost!.varianceId, 'accept')).state).toBe('accepted')
})

test('[handbook 10.3] what was accepted is settled by an adjusting line of the next bill', async () => {
  await ticketedOrder(server, { search: { date: '2027-01-08' } })
  await turnTo(server, '2026-12-31T17:00:00Z')
  const next = await newestBill(server, finance)
  const adjusting = (await linesOf(server, finance, next.billNo)).filter(({ category }) => category === 'adjustment')
  expect(adjusting.map(({ company }) => company)).toEqual([1_000])
  expect((await found({ kind: 'amount' })).map(({ state }) => state)).toEqual(['settled'])
  expect(await countOf(server, 'bill', 'bill_no = $1 AND differs <> 0', [next.billNo])).toBe(0)
})

test('[handbook 10.3] what the bill lost is charged by the next one, once and as the order says', async () => {
  const { billNo: next } = await newestBill(server, finance)
  const { rows } = await server.database.pool.query<{ paid: number }>(
    'SELECT company_part AS paid FROM orders WHERE enterprise_id = 1 AND order_no = $1',
    [lostOrder],
  )
  expect(rows[0]!.paid).toBeGreaterThan(0)
  expect(sum((await linesOf(server, finance, next, { orderNo: lostOrder })).map(({ company }) => company))).toBe(rows[0]!.paid)
  expect(await countOf(server, 'bill_line', 'order_no = $1 AND bill_no <> $2', [lostOrder, next])).toBe(0)
  const settled = (await found({ kind: 'missingInOrder', state: 'settled' })).find(({ orderNo }) => orderNo === lostOrder)
  expect(settled!.moves.at(-1)!.note).toBe(next)
})

test('[handbook 10.3] a file that comes after the bill is confirmed is told apart from a change of what was certified', async () => {
  const before = expectResult(await server.call(finance, getBillCertificate, { billNo }))
  expect(before).toMatchObject({ filesSince: 0, now: { files: before.certified!.counts.files } })
  await server.turn(1)
  expectResult(await read({ supplier: 'air', csv: mischarged() }))
  const { certified, now, filesSince } = expectResult(await server.call(finance, getBillCertificate, { billNo }))
  expect(filesSince).toBe(1)
  expect(now.files!.hash).not.toBe(certified!.counts.files!.hash)
  expect({ ...now, files: undefined }).toEqual({ ...certified!.counts, files: undefined })
})
