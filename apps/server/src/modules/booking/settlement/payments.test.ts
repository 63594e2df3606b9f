import { filled } from '@sojourn/domain/kit/filled.testing'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { cancelOrder } from '@sojourn/contract/booking/order.calls'
import { getPaymentInfo, pay } from '@sojourn/contract/booking/payment.calls'
import { problems } from '@sojourn/contract/kit/tables/problems'
import { createFlightOrder } from '@sojourn/contract/products/flight/flight.calls'
import { choose, decide, detail, expectResult, orderRequest, payByCredit, saveDraft, within } from '../../../testing/flights'
import { creditOf, expectBooksToBalance, openAccounts, payersOf } from '../../../testing/ledger'
import { askForMoney, noticeOf, notify, openPage, pressOnPage, stateOfPayment } from '../../../testing/payments'
import { soldSeats } from '../../../testing/database/rows'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await expectBooksToBalance(server)
})
afterAll(() => server.close())

let day = 0
/** Each order flies on a day of its own. */
const nextDate = (): string => `2027-01-${String(++day).padStart(2, '0')}`

interface Ordered {
  orderNo: string
  total: number
}
/** An order that waits for its payment: agreed to, or a personal trip. */
async function payable(change: { personal?: boolean; remark?: string; settleType?: 1 | 4 } = {}): Promise<Ordered> {
  const tempOrderNo = await saveDraft(server, 'employee', { date: nextDate(), travelType: change.personal ? 2 : 1 })
  const request = await orderRequest(server, 'employee', tempOrderNo, [await choose(server, 'employee', tempOrderNo, within)])
  const { orderNo } = expectResult(
    await server.call('employee', createFlightOrder, {
      ...request,
      settleType: change.settleType ?? request.settleType,
      ...(change.remark ? { remark: change.remark } : {}),
    }),
  )
  if (!change.personal) await decide(server, 'manager', orderNo)
  return { orderNo, total: request.expectedTotal }
}
const stateOf = async (orderNo: string) => (await detail(server, 'employee', orderNo)).state
const payOnce = (orderNo: string, settleType: 1 | 4, expectedTotal: number) =>
  server.call('employee', pay, { orderNos: [orderNo], settleType, expectedTotal })

describe('personal money', () => {
  test('[S2.20] is asked for on the provider’s page and arrives with its notice', async () => {
    const { orderNo, total } = await payable({ personal: true })
    const asked = await askForMoney(server, 'employee', orderNo, total)
    const page = await openPage(server, asked, 'en')
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain(`¥${(total / 100).toFixed(2)}`)
    expect(page.body).toContain('<html lang="en">')
    expect(await stateOfPayment(server, 'employee', asked.paymentNo)).toBe('pending')

    expect((await pressOnPage(server, asked, 'paid')).statusCode).toBe(200)
    await server.context.drainJobs()
    expect(await stateOfPayment(server, 'employee', asked.paymentNo)).toBe('paid')
    expect(await stateOf(orderNo)).toBe(1800)
    expect(await payersOf(server, orderNo)).toEqual({ paid: { personal: total }, held: {} })
  })

  test('the provider is asked with nothing held: others go on with the order meanwhile', async () => {
    const { orderNo, total } = await payable({ personal: true })
    const start = server.context.payment.start.bind(server.context.payment)
    const asked = vi.spyOn(server.context.payment, 'start').mockImplementation(async (request) => {
      await server.database.pool.query('SELECT FROM orders WHERE order_no = $1 FOR UPDATE NOWAIT', [orderNo])
      return start(request)
    })
    await askForMoney(server, 'employee', orderNo, total)
    expect(asked).toHaveBeenCalledOnce()
  })

  test('a provider that does not answer is told, and the order goes on waiting for its payment', async () => {
    const { orderNo, total } = await payable({ personal: true })
    vi.spyOn(server.context.payment, 'start').mockRejectedValueOnce(new Error('connect ETIMEDOUT'))
    expect(await payOnce(orderNo, 1, total)).toMatchObject({ code: problems.paymentProviderSilent.code })
    const asked = await askForMoney(server, 'employee', orderNo, total)
    expect(await stateOfPayment(server, 'employee', asked.paymentNo)).toBe('pending')
  })

  test('on a business trip gives the company’s credit back', async () => {
    const { orderNo, total } = await payable()
    const before = await creditOf(server)
    await pressOnPage(server, await askForMoney(server, 'employee', orderNo, total), 'paid')
    await server.context.drainJobs()
    expect(await stateOf(orderNo)).toBe(1800)
    expect(await creditOf(server)).toEqual({ used: before.used, frozen: before.frozen - total })
  })

  test('that failed is paid again by another method', async () => {
    const { orderNo, total } = await payable()
    const asked = await askForMoney(server, 'employee', orderNo, total)
    await pressOnPage(server, asked, 'failed')
    expect(await stateOfPayment(server, 'employee', asked.paymentNo)).toBe('failed')
    expect(await stateOf(orderNo)).toBe(1100)
    expect((await payByCredit(server, 'employee', orderNo, total)).result?.state).toBe('paid')
    await server.context.drainJobs()
    expect(await payersOf(server, orderNo)).toEqual({ paid: { companyCredit: total }, held: {} })
  })

  test('[handbook 6.4] that comes after the company’s credit has paid goes back, and the credit stays bound', async () => {
    const { orderNo, total } = await payable()
    const asked = await askForMoney(server, 'employee', orderNo, total)
    const logged = vi.spyOn(server.context.log, 'error').mockReturnValue()
    const issue = vi.spyOn(server.context.air, 'issue').mockRejectedValueOnce(new Error('carrier unreachable'))
    expect((await payByCredit(server, 'employee', orderNo, total)).result?.state).toBe('paid')
    await server.context.drainJobs()
    expect(issue).toHaveBeenCalledTimes(1)
    expect(logged).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'order.issue' }), 'job failed')
    expect(await stateOf(orderNo)).toBe(1700)

    await pressOnPage(server, asked, 'paid')
    expect(await stateOfPayment(server, 'employee', asked.paymentNo)).toBe('refunded')
    expect(await payersOf(server, orderNo)).toEqual({ paid: {}, held: { companyCredit: total } })
    await server.turn(1)
    expect(await stateOf(orderNo)).toBe(1800)
    expect(await payersOf(server, orderNo)).toEqual({ paid: { companyCredit: total }, held: {} })
  })

  test('[handbook 6.4] that comes for a closed order goes back', async () => {
    const { orderNo, total } = await payable({ personal: true })
    const asked = await askForMoney(server, 'employee', orderNo, total)
    await server.turn(31)
    expect(await stateOf(orderNo)).toBe(1400)
    expect((await openPage(server, asked)).body).not.toContain('<button')
    expect(await notify(server, noticeOf(server, asked.paymentNo, total))).toMatchObject({ result: { accepted: true } })
    expect(await openAccounts(server, orderNo)).toEqual({})
    expect(await stateOfPayment(server, 'employee', asked.paymentNo)).toBe('refunded')
    expect(await stateOf(orderNo)).toBe(1400)
  })
})

describe('a notice of the provider', () => {
  test('counts once, and its repetition answers as the first', async () => {
    const { orderNo, total } = await payable({ personal: true })
    const { paymentNo } = await askForMoney(server, 'employee', orderNo, total)
    const notice = noticeOf(server, paymentNo, total)
    const answers = await Promise.all(Array.from({ length: 4 }, () => notify(server, notice)))
    answers.push(await notify(server, notice))
    for (const answer of filled(answers)) expect(answer).toMatchObject({ status: 200, result: { accepted: true } })
    await server.context.drainJobs()
    expect(await payersOf(server, orderNo)).toEqual({ paid: { personal: total }, held: {} })
    const { history } = await detail(server, 'employee', orderNo)
    expect(history.filter(({ event }) => event === 'pay')).toHaveLength(1)
  })

  test('is refused with another signature, amount or number, and nothing moves', async () => {
    const { orderNo, total } = await payable({ personal: true })
    const { paymentNo, providerUrl } = await askForMoney(server, 'employee', orderNo, total)
    const good = noticeOf(server, paymentNo, total)
    const refused = async (notice: typeof good, problem: keyof typeof problems) =>
      expect(await notify(server, notice)).toMatchObject({ code: problems[problem].code, status: problems[problem].status })
    await refused(
      { ...good, signature: good.signature.replace(/.$/, (last) => (last === '0' ? '1' : '0')) },
      'callbackSignatureWrong',
    )
    await refused({ ...good, amount: total + 1 }, 'callbackSignatureWrong')
    await refused({ ...good, outcome: 'failed' }, 'callbackSignatureWrong')
    await refused(noticeOf(server, paymentNo, 1), 'amountMismatch')
    await refused(noticeOf(server, 'PAY1-none', total), 'paymentUnknown')
    await refused(noticeOf(server, paymentNo.replace('PAY1-', 'PAY2-'), total), 'paymentUnknown')
    await refused(noticeOf(server, 'nonsense', total), 'paymentUnknown')
    expect(await stateOf(orderNo)).toBe(1100)

    const altered = { paymentNo, providerUrl: providerUrl.replace(`amount=${total}`, 'amount=1') }
    expect((await openPage(server, altered)).statusCode).toBe(404)
    expect((await pressOnPage(server, altered, 'paid')).statusCode).toBe(404)
    expect(await stateOf(orderNo)).toBe(1100)
  })
})

describe('a payment that cannot be', () => {
  test('of a closed order, another total, or by a colleague', async () => {
    const { orderNo, total } = await payable()
    expect(await payOnce(orderNo, 4, total - 1)).toMatchObject({ code: problems.amountMismatch.code, field: 'expectedTotal' })
    expect(await server.call('manager', pay, { orderNos: [orderNo], settleType: 4, expectedTotal: total })).toMatchObject({
      code: problems.orderUnknown.code,
    })
    await server.call('employee', cancelOrder, { orderNo })
    expect(await payOnce(orderNo, 4, total)).toMatchObject({ code: problems.paymentClosed.code, status: 409 })
    expect(await server.call('employee', getPaymentInfo, { orderNos: [orderNo] })).toMatchObject({
      code: problems.paymentClosed.code,
    })
  })

  test('once its hold is over, although nobody has closed the order yet', async () => {
    const { orderNo, total } = await payable()
    const holdsUntil = (moment: Date) =>
      server.database.pool.query('UPDATE orders SET hold_expires_at = $2 WHERE order_no = $1', [orderNo, moment])
    const now = server.context.clock.now()
    await holdsUntil(now)
    const closed = { code: problems.paymentClosed.code, field: 'orderNos' }
    expect(await payOnce(orderNo, 4, total)).toMatchObject(closed)
    expect(await server.call('employee', getPaymentInfo, { orderNos: [orderNo] })).toMatchObject(closed)
    expect(await stateOf(orderNo)).toBe(1100)
    await holdsUntil(new Date(now.getTime() + 1))
    expect((await payOnce(orderNo, 4, total)).result).toMatchObject({ state: 'paid' })
  })

  test('of a personal trip by the company', async () => {
    const { orderNo, total } = await payable({ personal: true })
    expect(await payOnce(orderNo, 4, total)).toMatchObject({ code: problems.paymentMethodNotAllowed.code, field: 'settleType' })
  })

  test('[handbook 6.4] from credit that does not reach: neither at the order nor at the payment', async () => {
    const { orderNo, total } = await payable({ settleType: 1 })
    const tempOrderNo = await saveDraft(server, 'employee', { date: nextDate() })
    const request = await orderRequest(server, 'employee', tempOrderNo, [await choose(server, 'employee', tempOrderNo, within)])
    const seats = await soldSeats(server)
    const { used, frozen } = await creditOf(server)
    const setLimit = (limit: number) =>
      server.database.pool.query('UPDATE credit_line SET credit_limit = $1 WHERE enterprise_id = 1', [limit])
    const refused = { code: problems.creditInsufficient.code, status: 409, field: 'settleType' }
    await setLimit(used + frozen + Math.min(total, request.expectedTotal) - 1)
    expect(await server.call('employee', createFlightOrder, request)).toMatchObject(refused)
    expect(await payOnce(orderNo, 4, total)).toMatchObject(refused)
    const { methods } = expectResult(await server.call('employee', getPaymentInfo, { orderNos: [orderNo] }))
    expect(methods.map(({ settleType, available }) => [settleType, available])).toEqual([
      [4, false],
      [2, true],
      [1, true],
    ])
    expect(await soldSeats(server)).toBe(seats)
    await setLimit(used + frozen + total)
    const enough = expectResult(await server.call('employee', getPaymentInfo, { orderNos: [orderNo] })).methods[0]
    expect(enough, 'the last fen of the credit can be spent').toMatchObject({ settleType: 4, available: true })
    expect((await payOnce(orderNo, 4, total)).result).toMatchObject({ state: 'paid' })
    const spent = await creditOf(server)
    expect(spent.used + spent.frozen).toBe(used + frozen + total)
    await setLimit(50_000_000_00)
  })
})

describe('what is not fulfilled', () => {
  test('[handbook 1.7] an unpaid order closes after its hold; seats and credit return', async () => {
    const seats = await soldSeats(server)
    const credit = await creditOf(server)
    const { orderNo } = await payable()
    expect(await soldSeats(server)).toBe(seats + 1)
    await server.turn(29)
    expect(await stateOf(orderNo)).toBe(1100)
    await server.turn(2)
    expect(await stateOf(orderNo)).toBe(1400)
    expect(await soldSeats(server)).toBeLessThanOrEqual(seats)
    expect((await creditOf(server)).frozen).toBeLessThanOrEqual(credit.frozen)
    expect(await openAccounts(server, orderNo)).toEqual({})
  })

  test('[handbook 6.3] a ticket that the carrier refuses: credit and seats go back', async () => {
    const seats = await soldSeats(server)
    const { orderNo, total } = await payable({ remark: '#ISSUE_FAIL' })
    await payByCredit(server, 'employee', orderNo, total)
    await server.context.drainJobs()
    expect(await stateOf(orderNo)).toBe(1801)
    expect(await openAccounts(server, orderNo)).toEqual({})
    expect(await soldSeats(server)).toBe(seats)
  })

  test('[handbook 6.3] a ticket that the carrier refuses: personal money goes back', async () => {
    const { orderNo, total } = await payable({ personal: true, remark: '#ISSUE_FAIL' })
    const asked = await askForMoney(server, 'employee', orderNo, total)
    const refund = vi.spyOn(server.context.payment, 'refund')
    await pressOnPage(server, asked, 'paid')
    await server.context.drainJobs()
    expect(await stateOf(orderNo)).toBe(1801)
    expect(await openAccounts(server, orderNo)).toEqual({})
    expect(refund).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ paymentNo: asked.paymentNo, amount: total }))
    expect(await stateOfPayment(server, 'employee', asked.paymentNo)).toBe('refunded')
  })
})
