import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { correctCostCentre, correctCostCentres } from '@sojourn/contract/admin/orders/order.calls'
import {
  answerVariance,
  closeVariance,
  confirmBill,
  decideBillLines,
  getBillLineEvents,
  getServedBills,
  getVariances,
  raiseVariance,
  recordBillPayment,
  searchUnbilledLines,
  setBillTerms,
} from '@sojourn/contract/finance/bill.calls'
import type { ProblemName } from '@sojourn/contract/kit/problems'
import { problems } from '@sojourn/contract/kit/tables/problems'
import { createFlightOrder } from '@sojourn/contract/products/flight/flight.calls'
import { sum } from '@sojourn/domain/kit/money'
import { couponsOf, refund, settle, ticketedOrder } from '../../../testing/after-sales'
import { choose, expectResult, orderRequest, saveDraft, within } from '../../../testing/flights'
import { creditOf, expectBooksToBalance } from '../../../testing/ledger'
import { openTestServer, type TestServer } from '../../../testing/server'
import { agent, billsOf, linesOf, newestBill, november, recount, turnTo, unbilledOf, wholeBillOf } from './bill.testing'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  Object.assign(known, await november(server))
}, 180_000)
afterEach(() => expectBooksToBalance(server))
afterAll(() => server.close())

const finance = 'finance'
const refusedAs = (name: ProblemName) => ({ success: false, code: problems[name].code, status: problems[name].status })
const known: Partial<Awaited<ReturnType<typeof november>>> = {}

const monthStart = '2026-10-31T16:00:00Z'
const cutOff = '2026-11-30T16:00:00Z'

const decideAll = async (billNo: string, version: number) =>
  server.call(finance, decideBillLines, { billNo, version, decision: 'thisPeriod', rest: true })

describe('before the cut-off', () => {
  test('[handbook 10.3] what is not billed yet is seen every day, and sums to what the ledger says', async () => {
    const { list } = await billsOf(server, finance)
    const unbilled = await unbilledOf(server, finance)
    expect(list).toEqual([])
    const paid = await recount(server, 1, monthStart, cutOff)
    expect(unbilled).toMatchObject({ total: paid, deferredLines: 0 })
    expect(unbilled.due).toBeLessThan(unbilled.total)
    const { list: lines } = expectResult(await server.call(finance, searchUnbilledLines, { size: 100 }))
    expect(sum(lines.map(({ company }) => company))).toBe(paid)
  })
})

describe('the pre-bill', () => {
  test('[handbook 10.3] is made once the period is over; what happens in the second of the cut-off stands in the next', async () => {
    await turnTo(server, cutOff)
    const first = await ticketedOrder(server, { search: { date: '2027-01-11' } })
    expect(await unbilledOf(server, finance)).toMatchObject({ from: '2026-11-01', cutOff: '2027-01-01' })
    await refund(server, first.orderNo, couponsOf(first))
    expect((await billsOf(server, finance)).list).toEqual([])
    await turnTo(server, '2026-11-30T17:00:00Z')
    const bill = await newestBill(server, finance)
    expect(bill).toMatchObject({ from: '2026-11-01', to: '2026-11-30', state: 'preBill', currency: 'CNY', paid: 0, deferred: 0 })
    expect(bill.undecided).toBe(bill.lines)
    // Five working days after the first of December.
    expect(bill.confirmsAt).toBe('2026-12-08T16:00:00.000Z')
    const unbilled = await unbilledOf(server, finance)
    expect(unbilled).toMatchObject({ from: '2026-12-01', cutOff: '2027-01-01' })
    expect(unbilled.total).toBe(await recount(server, 1, cutOff, '2026-12-31T16:00:00Z'))
  })

  test.each([
    ['finance', 1],
    ['finance@beichen.example', 2],
  ])('[handbook 10.3] agrees to the fen with the other side of the books: %s', async (who, enterpriseId) => {
    const bill = await newestBill(server, who)
    const lines = await linesOf(server, who, bill.billNo)
    expect(lines).toHaveLength(bill.lines)
    expect(new Set(lines.map(({ lineId }) => lineId)).size).toBe(lines.length)
    const paid = await recount(server, enterpriseId, monthStart, cutOff)
    expect(paid).not.toBe(0)
    expect(sum(lines.map(({ company }) => company))).toBe(paid)
    expect(bill.total).toBe(paid)
    const credit = lines.filter(({ method }) => method === 'companyCredit')
    expect(bill.due).toBe(sum(credit.map(({ company }) => company)))
    expect((await creditOf(server, enterpriseId)).used - (enterpriseId === 1 ? (await unbilledOf(server, who)).due : 0)).toBe(
      bill.due,
    )
  })

  test('[handbook 10.3] has a line for each ticket, insurance and fee with all that the order tells, refunds below nought', async () => {
    const { billNo } = await newestBill(server, finance)
    const lines = await linesOf(server, finance, billNo)
    const categories = new Set(lines.map(({ category }) => category))
    for (const each of ['flightFare', 'train', 'insurance', 'serviceFee', 'refundFee'] as const)
      expect(categories).toContain(each)
    const late = lines.filter(({ orderNo }) => orderNo === known.late!.orderNo)
    expect(sum(late.map(({ company }) => company))).toBe(known.late!.total)
    expect(late.filter(({ category }) => category === 'flightFare')).toHaveLength(2)
    const [fare] = late
    expect(fare).toMatchObject({ method: 'companyCredit', voucher: 'airItinerary', taxRate: 9 })
    expect(fare!.deductibleTax).toBe(Math.round(((fare!.company - fare!.told.airportFee) * 9) / 109))
    expect(fare!.told).toMatchObject({
      orderNo: known.late!.orderNo,
      traveller: '林晓雯',
      settleType: '企业月结',
      advanceDays: 47,
    })
    expect(fare!.told.ticketNo).not.toBe('')
    const { told } = fare!
    expect(told).toMatchObject({ subOrderNo: `${known.late!.orderNo}-1-1`, bookingMode: '本人预订', repeatedRefund: '' })
    expect(told.outsideNo).toMatch(/\S/)
    expect(told.discount).toMatch(/^(\d\.\d折|全价.*)$/)
    expect(told.department.startsWith(told.payingDepartment!.split(' / ')[0]!)).toBe(true)
    const [given] = lines.filter(({ category, company }) => category === 'flightFare' && company < 0)
    expect(given!.told.repeatedRefund).toBe('否')
    // Who took a dearer flight is told with the cheaper one and the reason.
    const dearer = lines.filter(({ told: { lowestService } }) => lowestService)
    for (const { told: other } of dearer) {
      expect(other.lowestPrice).toBeLessThan(other.fare)
      expect(other.lowestDiscount).not.toBe('')
    }
    expect(lines.some(({ category, company }) => category === 'flightFare' && company < 0)).toBe(true)
    const english = expectResult(
      await server.call(finance, getBillLineEvents, { billNo, lineId: fare!.lineId }, { language: 'en' }),
    )
    expect(english.line.told.settleType).not.toBe('企业月结')
    const mixed = lines.filter(({ orderNo }) => orderNo === known.mixed)
    expect(new Set(mixed.map(({ method }) => method))).toEqual(new Set(['companyAccount']))
    expect(sum(mixed.map(({ company }) => company))).toBeLessThan(mixed[0]!.told.amount)
  })

  test('[handbook 10.3] every line opens to the movements that it came from', async () => {
    const { billNo } = await newestBill(server, finance)
    const lines = await linesOf(server, finance, billNo)
    const line = lines.find(({ company }) => company < 0)!
    const { events } = expectResult(await server.call(finance, getBillLineEvents, { billNo, lineId: line.lineId }))
    const own = events.filter((event) => event.own)
    expect(own).toMatchObject([{ kind: 'refund' }])
    const ofPosting = lines.filter(({ lineId }) => lineId.startsWith(own[0]!.postingId))
    const credit = own[0]!.entries.filter(({ account }) => account === 'credit.used')
    expect(sum(ofPosting.map(({ company }) => company))).toBe(sum(credit.map(({ amount }) => amount)))
    expect(await server.call(finance, getBillLineEvents, { billNo, lineId: 'x' })).toMatchObject(refusedAs('billLineUnknown'))
  })

  test('[handbook 10.3] sums by product, charge, title, cost centre and method agree with the whole', async () => {
    const { bill, sums, open } = await wholeBillOf(server, finance, (await newestBill(server, finance)).billNo)
    for (const by of ['product', 'category', 'entity', 'costCentre', 'method'])
      expect(sum(sums.filter((one) => one.by === by).map(({ company }) => company))).toBe(bill.total)
    expect(open).toContainEqual({ item: 'linesUndecided', count: bill.lines, blocks: true })
    const flights = await linesOf(server, finance, bill.billNo, { product: 'flight' })
    expect(sum(flights.map(({ company }) => company))).toBe(
      sums.find(({ by, key }) => by === 'product' && key === 'flight')!.company,
    )
  })
})

describe('checking', () => {
  test('[handbook 10.3] lines are decided one by one or all of an order, at the version that was seen', async () => {
    const { billNo, version, lines: all } = await newestBill(server, finance)
    const orderNo = known.late!.orderNo
    const decision = { billNo, version, decision: 'nextPeriod' as const }
    const lines = await linesOf(server, finance, billNo, { orderNo })
    expect(await server.call(finance, decideBillLines, decision)).toMatchObject(refusedAs('billChoiceMissing'))
    expect(await server.call(finance, decideBillLines, { ...decision, orderNo, rest: true })).toMatchObject(
      refusedAs('billChoiceMissing'),
    )
    const whole = expectResult(await server.call(finance, decideBillLines, { ...decision, orderNo }))
    expect(whole).toEqual({ billNo, version: version + 1, count: lines.length })
    expect(await server.call(finance, decideBillLines, { ...decision, orderNo })).toMatchObject(refusedAs('billChanged'))
    const lineIds = lines.slice(0, -1).map(({ lineId }) => lineId)
    const some = { billNo, version: version + 1, decision: 'thisPeriod' as const, lineIds }
    expect(expectResult(await server.call(finance, decideBillLines, some)).count).toBe(lines.length - 1)
    const bill = await newestBill(server, finance)
    expect(bill).toMatchObject({ deferred: 1, undecided: all - lines.length })
    const deferred = await linesOf(server, finance, billNo, { decision: 'nextPeriod' })
    expect(bill.total).toBe((await recount(server, 1, monthStart, cutOff)) - sum(deferred.map(({ company }) => company)))
    expect(
      await server.call(finance, decideBillLines, { billNo: 'ZD', version: 0, decision: 'thisPeriod', rest: true }),
    ).toMatchObject(refusedAs('billUnknown'))
  })

  test('[handbook 10.1] [handbook 10.3] a cost centre that is corrected is corrected on the pre-bill', async () => {
    const { billNo } = await newestBill(server, finance)
    const [line] = await linesOf(server, finance, billNo, { orderNo: known.late!.orderNo })
    const { rows } = await server.database.pool.query<{ id: string; code: string }>(
      'SELECT cost_centre_id AS id, code FROM cost_centre WHERE enterprise_id = 1 AND cost_centre_id <> $1 ORDER BY 1 LIMIT 1',
      [line!.told.costCentreId],
    )
    const { position, costCentreId } = line!.told
    const correction = { orderNo: line!.orderNo, position, before: costCentreId, costCentreId: rows[0]!.id, reason: '客户项目' }
    expectResult(await server.call(finance, correctCostCentre, correction))
    const moved = await linesOf(server, finance, billNo, { costCentreId: rows[0]!.id })
    expect(moved.map(({ told }) => told.costCentreCode)).toContain(rows[0]!.code)
    const { sums, bill } = await wholeBillOf(server, finance, billNo)
    expect(sum(sums.filter(({ by }) => by === 'costCentre').map(({ thisPeriod }) => thisPeriod))).toBe(bill.total)
  })

  test('[handbook 10.3] a variance is answered by the agency: adopted it adds a line, rejected it says why', async () => {
    const { billNo } = await newestBill(server, finance)
    const [first, second] = (await linesOf(server, finance, billNo)).filter(({ method }) => method === 'companyCredit')
    const raised = { billNo, lineId: first!.lineId, kind: 'amount' as const, claimed: 1_000, proof: '协议价低 10 元' }
    expect(await server.call(finance, raiseVariance, { ...raised, proof: ' ' })).toMatchObject(refusedAs('varianceProofMissing'))
    const { varianceId } = expectResult(await server.call(finance, raiseVariance, raised))
    expect(await server.call(finance, raiseVariance, raised)).toMatchObject(refusedAs('varianceWaits'))
    const other = expectResult(await server.call(finance, raiseVariance, { ...raised, lineId: second!.lineId }))
    const waiting = expectResult(await server.call(agent, getServedBills, { enterpriseId: 1 })).variances
    expect(waiting.map((variance) => variance.varianceId).toSorted()).toEqual([varianceId, other.varianceId].toSorted())
    expect((await wholeBillOf(server, finance, billNo)).open).toContainEqual({ item: 'variancesPending', count: 2, blocks: true })

    const before = await newestBill(server, finance)
    const used = (await creditOf(server)).used
    const adopted = { enterpriseId: 1, varianceId, answer: 'adopt' as const, adjusted: -1_000, reason: '' }
    expect(await server.call(agent, answerVariance, { ...adopted, adjusted: 0 })).toMatchObject(refusedAs('adjustmentInvalid'))
    expect(expectResult(await server.call(agent, answerVariance, adopted)).state).toBe('adopted')
    expectResult(await server.call(agent, answerVariance, adopted))
    const rejected = { enterpriseId: 1, varianceId: other.varianceId, answer: 'reject' as const, reason: '' }
    expect(await server.call(agent, answerVariance, rejected)).toMatchObject(refusedAs('reasonMissing'))
    expectResult(await server.call(agent, answerVariance, { ...rejected, reason: '与协议一致' }))

    const after = await newestBill(server, finance)
    expect(after).toMatchObject({ total: before.total - 1_000, due: before.due - 1_000, lines: before.lines + 1 })
    expect((await creditOf(server)).used).toBe(used - 1_000)
    const lines = await linesOf(server, finance, billNo, { category: 'adjustment' })
    expect(lines).toMatchObject([{ adjusts: first!.lineId, company: -1_000, decision: 'thisPeriod', orderNo: first!.orderNo }])
    expectResult(await server.call(finance, closeVariance, { varianceId }))
    expect(await server.call(finance, closeVariance, { varianceId })).toMatchObject(refusedAs('varianceAnswered'))
    const { list } = expectResult(await server.call(finance, getVariances, {}))
    expect(list.map(({ state }) => state).toSorted()).toEqual(['closed', 'rejected'])
  })
})

describe('confirming', () => {
  test('[handbook 10.3] is refused with what is still open', async () => {
    const { billNo, version, undecided } = await newestBill(server, finance)
    const answer = await server.call(finance, confirmBill, { billNo, version })
    expect(answer).toMatchObject(refusedAs('billOpen'))
    expect(answer.message).toContain(`${undecided} 条明细待核对`)
  })

  test('[handbook 10.3] of two who press at once one confirms; then nothing changes any more', async () => {
    const before = await newestBill(server, finance)
    const { billNo } = before
    const { version } = expectResult(await decideAll(billNo, before.version))
    const answers = await Promise.all([1, 2].map(() => server.call(finance, confirmBill, { billNo, version })))
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect(answers.find(({ success }) => !success)).toMatchObject(refusedAs('billConfirmed'))
    const bill = await newestBill(server, finance)
    expect(bill).toMatchObject({ state: 'confirmed', confirmedBy: '何文静' })
    // Nobody has agreed on days yet.
    expect(bill.dueDay).toBeUndefined()
    const now = { billNo, version: bill.version, decision: 'nextPeriod' as const, rest: true as const }
    expect(await server.call(finance, decideBillLines, now)).toMatchObject(refusedAs('billConfirmed'))
    const [line] = await linesOf(server, finance, billNo, { decision: 'thisPeriod' })
    const raised = { billNo, lineId: line!.lineId, kind: 'other' as const, claimed: 0, proof: 'x' }
    expect(await server.call(finance, raiseVariance, raised)).toMatchObject(refusedAs('billConfirmed'))
    const { position, costCentreId } = line!.told
    const correction = { orderNo: line!.orderNo, position, before: costCentreId, costCentreId: 'cc', reason: 'x' }
    expect(await server.call(finance, correctCostCentre, correction)).toMatchObject(refusedAs('orderBilled'))
    const { costCentreId: _chosen, reason: _why, ...part } = correction
    const together = { parts: [part], costCentreId: 'cc-finance', reason: 'x' }
    expect(await server.call(finance, correctCostCentres, together)).toMatchObject(refusedAs('togetherRefused'))
  })

  test('[handbook 10.3] a refund in a later period is a negative line there, and the confirmed bill stays', async () => {
    const november = await newestBill(server, finance)
    const lines = await linesOf(server, finance, november.billNo)
    await refund(server, known.late!.orderNo, couponsOf(known.late!))
    expect(await linesOf(server, finance, november.billNo)).toEqual(lines)
    const { list } = expectResult(await server.call(finance, searchUnbilledLines, { size: 100 }))
    expect(list.some(({ company, category }) => category === 'flightFare' && company < 0)).toBe(true)
    const unbilled = await unbilledOf(server, finance)
    expect(unbilled.deferredLines).toBe(november.deferred)
  })
})

describe('paying', () => {
  test('[handbook 10.3] in parts, never more, each receipt once; the credit is free again', async () => {
    const { billNo, due } = await newestBill(server, finance)
    const { used } = await creditOf(server)
    const part = { enterpriseId: 1, billNo, amount: 10_000, receivedOn: '2026-12-01', receipt: 'BK-1' }
    expect(await server.call(agent, recordBillPayment, { ...part, amount: due + 1 })).toMatchObject(
      refusedAs('billPaymentTooMuch'),
    )
    expect(await server.call(agent, recordBillPayment, { ...part, receipt: '' })).toMatchObject(refusedAs('receiptMissing'))
    expect(expectResult(await server.call(agent, recordBillPayment, part))).toEqual({ billNo, state: 'partlyPaid', paid: 10_000 })
    expectResult(await server.call(agent, recordBillPayment, part))
    expect(await server.call(agent, recordBillPayment, { ...part, amount: 5 })).toMatchObject(refusedAs('billPaymentKnown'))
    const rest = { ...part, amount: due - 10_000, receipt: 'BK-2' }
    expect(expectResult(await server.call(agent, recordBillPayment, rest))).toEqual({ billNo, state: 'paid', paid: due })
    expect((await creditOf(server)).used).toBe(used - due)
    expect(await server.call(agent, recordBillPayment, { ...part, receipt: 'BK-3' })).toMatchObject(refusedAs('billNotPayable'))
  })
})

describe('by themselves', () => {
  test('[handbook 10.3] bills go on after whoever made them died, and nothing stands in them twice', async () => {
    const { pool } = server.database
    await pool.query(`CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'killed'; END $$`)
    await pool.query(`CREATE TRIGGER die BEFORE UPDATE ON bill FOR EACH ROW WHEN (new.state = 'preBill') EXECUTE FUNCTION die()`)
    expectResult(await server.call(agent, setBillTerms, { enterpriseId: 1, cutOffDay: 1, dueDays: 10 }))
    await turnTo(server, '2026-12-31T17:00:00Z')
    expect((await billsOf(server, finance)).list).toHaveLength(1)
    const half = await pool.query('SELECT line_id FROM bill_line WHERE bill_no = $1', ['ZD1-20261201'])
    expect(half.rows.length).toBeGreaterThan(0)
    await pool.query('DROP TRIGGER die ON bill')
    await server.turn(30)
    const december = await newestBill(server, finance)
    expect(december).toMatchObject({ from: '2026-12-01', to: '2026-12-31', state: 'preBill' })
    const lines = await linesOf(server, finance, december.billNo)
    const own = lines.filter(({ deferredFrom }) => !deferredFrom)
    // A correction of November was posted in December, and stands in the bill that it corrects.
    expect(sum(own.map(({ company }) => company))).toBe(await recount(server, 1, cutOff, '2026-12-31T16:00:00Z'))
    const november = (await billsOf(server, finance)).list[1]!
    const deferred = await linesOf(server, finance, november.billNo, { decision: 'nextPeriod' })
    expect(lines.filter(({ deferredFrom }) => deferredFrom).map(({ lineId }) => lineId)).toEqual(
      deferred.map(({ lineId }) => lineId),
    )
    await server.turn(120)
    expect((await newestBill(server, finance)).lines).toBe(december.lines)
  })

  test('[handbook 10.3] after five working days what nobody decided is confirmed, but not over a variance', async () => {
    const { billNo, confirmsAt } = await newestBill(server, finance)
    const [line] = await linesOf(server, finance, billNo)
    const raised = { billNo, lineId: line!.lineId, kind: 'other' as const, claimed: 0, proof: '待核实' }
    const { varianceId } = expectResult(await server.call(finance, raiseVariance, raised))
    await turnTo(server, confirmsAt!)
    await server.turn(60)
    expect((await newestBill(server, finance)).state).toBe('preBill')
    expectResult(await server.call(finance, closeVariance, { varianceId }))
    await server.turn(60)
    const bill = await newestBill(server, finance)
    expect(bill).toMatchObject({ undecided: 0 })
    expect(bill.confirmedAt).toBeDefined()
    expect(bill.confirmedBy).toBeUndefined()
  })

  test('[handbook 10.3] a bill below nought is paid back, and is never overdue', async () => {
    const bill = await newestBill(server, finance)
    expect(bill.due).toBeLessThan(0)
    expect(bill).toMatchObject({ state: 'confirmed' })
    expect(bill.dueDay).toBeUndefined()
    const back = { enterpriseId: 1, billNo: bill.billNo, amount: bill.due, receivedOn: '2027-01-12', receipt: 'BK-9' }
    const setOverdue = (since: Date | null) =>
      server.database.pool.query('UPDATE credit_line SET overdue_since = $1 WHERE enterprise_id = 1', [since])
    expect(await server.call(agent, recordBillPayment, { ...back, amount: 1 })).toMatchObject(refusedAs('billPaymentTooMuch'))
    // Another bill that is late keeps new purchases from credit, not money from going back.
    await setOverdue(server.context.clock.now())
    expect(expectResult(await server.call(agent, recordBillPayment, back)).state).toBe('paid')
    await setOverdue(null)
  })

  test('[handbook 10.3] [handbook 6.4] an overdue bill keeps new bookings from credit until it is paid', async () => {
    const bought = await ticketedOrder(server, { search: { date: '2027-03-20' } })
    await turnTo(server, '2027-01-31T17:00:00Z')
    const january = await newestBill(server, finance)
    expect(january).toMatchObject({ from: '2027-01-01', due: bought.total })
    const { version } = expectResult(await decideAll(january.billNo, january.version))
    expectResult(await server.call(finance, confirmBill, { billNo: january.billNo, version }))
    expect((await newestBill(server, finance)).dueDay).toBe('2027-02-11')
    await turnTo(server, '2027-02-11T15:00:00Z')
    expect((await newestBill(server, finance)).state).toBe('confirmed')
    await turnTo(server, '2027-02-11T17:00:00Z')
    expect((await newestBill(server, finance)).state).toBe('overdue')
    const tempOrderNo = await saveDraft(server, 'employee', { date: '2027-03-21' })
    const request = await orderRequest(server, 'employee', tempOrderNo, [await choose(server, 'employee', tempOrderNo, within)])
    expect(await server.call('employee', createFlightOrder, request)).toMatchObject(refusedAs('creditOverdue'))
    const half = { enterpriseId: 1, billNo: january.billNo, amount: 100, receivedOn: '2027-02-12', receipt: 'BK-10' }
    expect(expectResult(await server.call(agent, recordBillPayment, half)).state).toBe('overdue')
    expect(await server.call('employee', createFlightOrder, request)).toMatchObject(refusedAs('creditOverdue'))
    const rest = { ...half, amount: january.due - 100, receipt: 'BK-11' }
    expect(expectResult(await server.call(agent, recordBillPayment, rest)).state).toBe('paid')
    const { orderNo } = expectResult(await server.call('employee', createFlightOrder, request))
    expect((await settle(server, 'employee', orderNo)).total).toBe(request.expectedTotal)
  })
})

describe('who may', () => {
  test('[S8.03] an auditor and the administrator read, finance alone decides, the agency alone answers', async () => {
    const { billNo, version } = await newestBill(server, finance)
    expectResult(await server.call('admin', getVariances, {}))
    expect(await server.call('admin', confirmBill, { billNo, version })).toMatchObject(refusedAs('forbidden'))
    expect(await server.call('employee', getVariances, {})).toMatchObject(refusedAs('forbidden'))
    const terms = { enterpriseId: 1, cutOffDay: 5 }
    expect(await server.call(finance, setBillTerms, terms)).toMatchObject(refusedAs('forbidden'))
    expect(await server.call(agent, setBillTerms, { ...terms, enterpriseId: 99 })).toMatchObject(refusedAs('customerNotServed'))
    const others = await linesOf(server, 'finance@beichen.example', (await newestBill(server, 'finance@beichen.example')).billNo)
    expect(others).toAllSatisfy(({ orderNo }) => orderNo !== known.late!.orderNo)
  })
})
