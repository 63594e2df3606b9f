import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { answerVariance, confirmBill, decideBillLines, getBill, raiseVariance } from '@sojourn/contract/finance/bill.calls'
import { applyForBillInvoices, searchBillInvoiceable, searchBillInvoices } from '@sojourn/contract/finance/invoice.calls'
import { moveMatchVariance, readSettlementFile, searchMatchVariances } from '@sojourn/contract/finance/match.calls'
import { readSettlement, type SettlementLine } from '@sojourn/domain/finance/match/settlement-file'
import { sum } from '@sojourn/domain/kit/money'
import { writeStatement } from '@sojourn/supply/sandbox/settlement/sandbox-settlement'
import { ticketedOrder } from '../../../testing/after-sales'
import { decide, expectResult, payByCredit } from '../../../testing/flights'
import { bookStay } from '../../../testing/hotels'
import { expectBooksToBalance } from '../../../testing/ledger'
import { openTestServer, type TestServer } from '../../../testing/server'
import { agent, linesOf, newestBill, turnTo } from '../bill/bill.testing'
import { amountOf, confirmed, email, keysOf } from './invoice.testing'

let server: TestServer
let billNo: string
let stayNo: string
/** What the hotels' file of November said last. */
let sent: SettlementLine[] = []
const finance = 'finance'

/** A line is disputed, and the agency adopts by so much; fen. */
async function correct(lineId: string, adjusted: number): Promise<void> {
  const raised = { billNo, lineId, kind: 'amount' as const, claimed: -adjusted, proof: '与协议价不符' }
  const { varianceId } = expectResult(await server.call(finance, raiseVariance, raised))
  expectResult(await server.call(agent, answerVariance, { enterpriseId: 1, varianceId, answer: 'adopt', adjusted, reason: '' }))
}

const linesNow = () => linesOf(server, finance, billNo)
const correctionOf = async (lineId: string) => (await linesNow()).find(({ adjusts }) => adjusts === lineId)!
const thingsNow = async () =>
  expectResult(await server.call(finance, searchBillInvoiceable, { billNo, size: 100 })).list.flatMap(({ things }) => things)

/** Two nights that the agency invoices, of which no night divides by 106. */
async function stay(): Promise<string> {
  const { created, request } = await bookStay(
    server,
    'employee',
    {},
    ({ verdict, confirmation, invoice }) => verdict === 'within' && confirmation === 'instant' && invoice === 'platform',
  )
  await decide(server, 'manager', created.orderNo)
  expectResult(await payByCredit(server, 'employee', created.orderNo, request.expectedTotal))
  await server.context.drainJobs()
  return created.orderNo
}

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
  stayNo = await stay()
  await ticketedOrder(server, { search: { date: '2027-01-06' } })
  await turnTo(server, '2026-11-30T17:00:00Z')
  ;({ billNo } = await newestBill(server, finance))
}, 180_000)
afterEach(() => expectBooksToBalance(server))
afterAll(() => server.close())

test('[handbook 10.3] what the agency corrected is disputed and put off as every other line', async () => {
  const fee = (await linesNow()).find(({ category }) => category === 'serviceFee')!
  await correct(fee.lineId, 10_600)
  const more = await correctionOf(fee.lineId)
  expect(more).toMatchObject({ company: 10_600, voucher: 'special', taxRate: 6, deductibleTax: 600 })
  await correct(more.lineId, -2_120)
  expect(await correctionOf(more.lineId)).toMatchObject({ company: -2_120, voucher: 'special', deductibleTax: -120 })
  const before = await newestBill(server, finance)
  const decision = { billNo, version: before.version, decision: 'nextPeriod' as const, lineIds: [more.lineId] }
  const { version, count } = expectResult(await server.call(finance, decideBillLines, decision))
  expect(count).toBe(1)
  expect(await newestBill(server, finance)).toMatchObject({ total: before.total - 10_600, due: before.due - 10_600 })
  const back = { ...decision, version, decision: 'thisPeriod' as const }
  expect(expectResult(await server.call(finance, decideBillLines, back)).count).toBe(1)
})

test('[handbook 10.5] what was corrected downwards is taken off what the agency invoices, and off no carrier’s voucher', async () => {
  const night = (await linesNow()).find(({ orderNo, night: place }) => orderNo === stayNo && place === 2)!
  const fare = (await linesNow()).find(({ category }) => category === 'flightFare')!
  await correct(night.lineId, -3_000)
  await correct(fare.lineId, -1_000)
  expect(await correctionOf(fare.lineId)).toMatchObject({ voucher: 'none', taxRate: 0, deductibleTax: 0 })
  const { version } = await newestBill(server, finance)
  const rest = { billNo, version, decision: 'thisPeriod' as const, rest: true as const }
  const decided = expectResult(await server.call(finance, decideBillLines, rest))
  // The hotel asks for less than the bill charges, which is settled with the next.
  expectResult(await server.call(agent, readSettlementFile, { enterpriseId: 1, billNo, supplier: 'hotels' }))
  const csv = writeStatement(sent.map((line) => ({ ...line, fare: line.fare - 2_000, status: 'charged' })))
  expectResult(await server.call(agent, readSettlementFile, { enterpriseId: 1, billNo, supplier: 'hotels', csv }))
  const { list } = expectResult(await server.call(agent, searchMatchVariances, { enterpriseId: 1, billNo }))
  const [{ varianceId }] = list as [(typeof list)[number]]
  const accepted = { enterpriseId: 1, varianceId, move: 'accept' as const, note: '酒店来函' }
  expectResult(await server.call(agent, moveMatchVariance, accepted))
  expectResult(await server.call(finance, confirmBill, { billNo, version: decided.version }))
  const lines = await linesNow()
  const charged = (category: string) => sum(lines.filter((line) => line.category === category).map(({ company }) => company))
  const things = await thingsNow()
  const invoiced = (item: string) => amountOf(things.filter((thing) => thing.item === item))
  expect(invoiced('lodging')).toBe(charged('hotel') - 3_000)
  expect(invoiced('airFare')).toBe(charged('flightFare'))
  expect(invoiced('adjustment')).toBe(10_600 - 2_120)
})

test('[handbook 10.5] the tax that a bill deducts is that of its invoices, to the fen', async () => {
  const request = { billNo, keys: keysOf(await thingsNow()), kind: 'special' as const, email }
  const { applicationNo } = expectResult(await server.call(finance, applyForBillInvoices, request))
  const { invoices } = await confirmed(server, applicationNo, finance)
  const taxOf = (kind: string) =>
    sum(invoices.filter(({ invoice }) => invoice.kind === kind).flatMap(({ lines }) => lines.map(({ tax }) => tax)))
  const { sums } = expectResult(await server.call(finance, getBill, { billNo }))
  const deducted = sums.filter(({ by }) => by === 'voucher').map(({ key, deductibleTax }) => [key, deductibleTax])
  expect(Object.fromEntries(deducted)).toEqual({
    special: taxOf('special'),
    airItinerary: taxOf('airItinerary'),
    none: 0,
  })
})

test('[handbook 10.5] what is given back of an invoice that was written has a red-letter invoice, and what is left is written anew', async () => {
  await ticketedOrder(server, { search: { date: '2027-02-08' } })
  const [lodging] = expectResult(await server.call(finance, searchBillInvoices, { billNo, item: 'lodging' })).list
  await turnTo(server, '2026-12-31T17:00:00Z')
  await server.turn(121)
  await server.context.drainJobs()
  const after = expectResult(await server.call(finance, searchBillInvoices, { billNo, item: 'lodging' })).list
  expect(after.find(({ invoiceId }) => invoiceId === lodging!.invoiceId)).toMatchObject({ state: 'redLettered' })
  expect(
    after
      .filter(({ state }) => state === 'issued')
      .map(({ amount }) => amount)
      .toSorted((a, b) => a - b),
  ).toEqual([-lodging!.amount, lodging!.amount - 2_000])
})
