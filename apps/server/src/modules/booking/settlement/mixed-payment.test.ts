import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { cancelOrder } from '@sojourn/contract/booking/order.calls'
import { getPaymentInfo, getPaymentState, pay } from '@sojourn/contract/booking/payment.calls'
import { problems } from '@sojourn/contract/kit/tables/problems'
import { createFlightOrder } from '@sojourn/contract/products/flight/flight.calls'
import {
  book,
  choose,
  decide,
  detail,
  expectResult,
  orderRequest,
  saveDraft,
  within,
  type Choice,
  type Wanted,
} from '../../../testing/flights'
import { expectBooksToBalance, openAccounts, payersOf } from '../../../testing/ledger'
import { noticeOf, notify } from '../../../testing/payments'
import { openTestServer, type TestServer } from '../../../testing/server'
import { quoteShares, returnMoney } from '../payment/return-payments'
import { inTransaction, inCompany } from '../../../work'

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
const nextDate = (): string => `2027-01-${String(++day).padStart(2, '0')}`
/** Where several rules of price are broken, the larger excess counts once. */
const excessOf = ({ fare }: Choice): number => Math.max(...fare.violations.map(({ excess = 0 }) => excess))
const overStandard: Wanted = (_flight, fare) => fare.verdict === 'payExcess'

interface Mixed {
  orderNo: string
  total: number
  company: number
  personal: number
}

/** A consultant's order above the standard, agreed to: the company pays what is allowed, the consultant the rest. */
async function mixedOrder(settleType: 2 | 4 = 4): Promise<Mixed & { excess: number }> {
  const tempOrderNo = await saveDraft(server, 'consultant', { date: nextDate() })
  const choice = await choose(server, 'consultant', tempOrderNo, overStandard)
  const request = await orderRequest(server, 'consultant', tempOrderNo, [choice])
  const { orderNo } = expectResult(await server.call('consultant', createFlightOrder, { ...request, settleType }))
  await decide(server, 'director', orderNo)
  const { methods, total } = expectResult(await server.call('consultant', getPaymentInfo, { orderNos: [orderNo] }))
  const { company, personal } = methods.find((method) => method.settleType === settleType)!
  return { orderNo, total, company, personal, excess: excessOf(choice) }
}
const payBy = (order: Mixed, settleType: 1 | 2 | 4, points?: number) =>
  server.call('consultant', pay, {
    orderNos: [order.orderNo],
    settleType,
    expectedTotal: order.total,
    ...(points === undefined ? {} : { points }),
  })
const stateOf = async (orderNo: string) => (await detail(server, 'consultant', orderNo)).state
const stateOfPayment = async (paymentNo: string) =>
  expectResult(await server.call('consultant', getPaymentState, { paymentNo })).state
const paid = async (paymentNo: string, amount: number) => {
  expect(await notify(server, noticeOf(server, paymentNo, amount))).toMatchObject({ result: { accepted: true } })
  await server.context.drainJobs()
}

describe('an order above the standard', () => {
  test('[handbook 6.4] is split at submit: only the company’s part is frozen, and the page says who pays what and why', async () => {
    const { orderNo, total, company, personal, excess } = await mixedOrder()
    expect(excess).toBeGreaterThan(0)
    expect(personal).toBe(excess)
    expect(company + personal).toBe(total)
    expect(await payersOf(server, orderNo)).toEqual({ paid: {}, held: { companyCredit: company } })
    const { excesses, points } = expectResult(await server.call('consultant', getPaymentInfo, { orderNos: [orderNo] }))
    expect(excesses).toMatchObject([{ orderNo, amount: personal }])
    expect(excesses[0]!.sentences.length).toBeGreaterThan(0)
    // Said before anything is paid, to whoever reads the order.
    for (const who of ['consultant', 'director'])
      expect((await detail(server, who, orderNo)).split).toEqual({ company, personal, points: 0 })
    expect(points).toBeGreaterThan(0)
  })

  test.each([
    ['asks for approval: the company pays all of it', false],
    ['pays the excess', true],
  ])('[handbook 7.4] left to the traveller, who %s', async (_title, paysExcess) => {
    const { pool } = server.database
    const { rows } = await pool.query<{ body: string }>(
      "UPDATE travel_policy SET body = replace(body::text, '\"payExcess\"', '\"choose\"')::jsonb WHERE body::text LIKE '%payExcess%' RETURNING policy_id",
    )
    expect(rows.length).toBeGreaterThan(0)
    const tempOrderNo = await saveDraft(server, 'consultant', { date: nextDate() })
    const fare = await choose(
      server,
      'consultant',
      tempOrderNo,
      (_flight, { violations }) => violations.length > 0 && violations.every(({ handling }) => handling === 'choose'),
    )
    const request = await orderRequest(server, 'consultant', tempOrderNo, [fare])
    request.travellers[0]!.paysExcess = paysExcess
    if (!paysExcess) request.travellers[0]!.reasonCode = 'urgent'
    const { orderNo } = expectResult(await server.call('consultant', createFlightOrder, { ...request, settleType: 4 }))
    await pool.query(
      `UPDATE travel_policy SET body = replace(body::text, '"choose"', '"payExcess"')::jsonb WHERE body::text LIKE '%choose%'`,
    )
    const personal = paysExcess ? excessOf(fare) : 0
    const company = request.expectedTotal - personal
    expect(await payersOf(server, orderNo)).toEqual({ paid: {}, held: { companyCredit: company } })
    expectResult(await decide(server, 'director', orderNo))
    expect(await stateOf(orderNo)).toBe(1100)
    const asked = expectResult(await payBy({ orderNo, total: request.expectedTotal, company, personal }, 4))
    if (paysExcess) await paid(asked.paymentNo, personal)
    else await server.context.drainJobs()
    expect(await stateOf(orderNo)).toBe(1800)
    expect(await payersOf(server, orderNo)).toEqual({
      paid: { companyCredit: company, ...(paysExcess ? { personal } : {}) },
      held: {},
    })
  })

  test('[handbook 6.4] the personal part is paid before the company’s is captured; both stand on the order', async () => {
    const order = await mixedOrder()
    const { paymentNo, state } = expectResult(await payBy(order, 4))
    expect(state).toBe('pending')
    expect(await stateOf(order.orderNo)).toBe(1100)
    await paid(paymentNo, order.personal)
    expect(await stateOf(order.orderNo)).toBe(1800)
    expect(await payersOf(server, order.orderNo)).toEqual({
      paid: { companyCredit: order.company, personal: order.personal },
      held: {},
    })
    const { payments } = await detail(server, 'consultant', order.orderNo)
    expect(payments.map(({ amount }) => amount)).toEqual([order.company, order.personal])
    expect(expectResult(await server.call('consultant', getPaymentState, { paymentNo }))).toMatchObject({
      total: order.total,
      company: order.company,
      personal: order.personal,
      points: 0,
    })
  })

  test('[handbook 6.4] a refund goes back pro rata by original shares, the second refund to the last fen', async () => {
    const order = await mixedOrder()
    const { paymentNo } = expectResult(await payBy(order, 4))
    await paid(paymentNo, order.personal)
    const { context } = server
    const refund = vi.spyOn(context.payment, 'refund')
    const half = Math.floor(order.total / 2)
    const giveBack = (amount: number, orderNo: string) =>
      inTransaction(context, 1, async (work) => {
        const quoted = await quoteShares(work, order.orderNo, amount)
        const at = context.clock.now()
        const given = await returnMoney(work, { orderNo, paidOrderNo: order.orderNo, amount, kind: 'refund', at })
        expect(given).toEqual(quoted)
        return given
      })
    const first = await giveBack(half, 'R1')
    await context.drainJobs()
    const share = (method: string): number => first.find((one) => one.method === method)!.amount
    const { prices } = await detail(server, 'consultant', order.orderNo)
    const fee = prices.find(({ kind }) => kind === 'serviceFee')!.amount
    expect(Math.abs(share('personal') - (order.personal * half) / (order.total - fee))).toBeLessThan(1)
    expect(first.find(({ method }) => method === 'personal')!.payer).toBe('1-consultant')
    expect(refund).toHaveBeenCalledExactlyOnceWith({
      key: `${paymentNo}/${order.orderNo}/R1`,
      paymentNo,
      amount: share('personal'),
    })
    await giveBack(order.total - half, 'R2')
    expect((await payersOf(server, order.orderNo)).paid).toEqual({})
    await expect(giveBack(1, 'R3')).rejects.toThrow(RangeError)
  })

  test('[handbook 6.4] who paid personally and with points is named for both, the company for nothing', async () => {
    const order = await mixedOrder()
    const { paymentNo } = expectResult(await payBy(order, 4, 150))
    await paid(paymentNo, order.personal - 150)
    const shares = await inCompany(server.context, 1, (work) => quoteShares(work, order.orderNo, order.total))
    const payers = Object.fromEntries(shares.map(({ method, payer }) => [method, payer]))
    expect(payers).toEqual({ companyCredit: undefined, personal: '1-consultant', points: '1-consultant' })
  })

  test('[handbook 6.4] company money goes back to the payment that took it, never to one that came to nothing', async () => {
    const order = await mixedOrder(2)
    const { paymentNo } = expectResult(await payBy(order, 2))
    await paid(paymentNo, order.personal)
    expect(await stateOfPayment(paymentNo)).toBe('paid')
    await server.database.pool.query(
      `INSERT INTO payment SELECT (later).* FROM (
         SELECT jsonb_populate_record(payment, jsonb_build_object('payment_no', 'Z' || payment_no, 'state', 'failed',
           'created_at', created_at + interval '1 minute', 'provider_trade_no', null)) AS later
         FROM payment WHERE payment_no = $1) AS made`,
      [paymentNo],
    )
    await server.database.pool.query(
      `INSERT INTO payment_order SELECT enterprise_id, order_no, 'Z' || payment_no FROM payment_order WHERE payment_no = $1`,
      [paymentNo],
    )
    const { context } = server
    const refund = vi.spyOn(context.companyAccount, 'refund')
    await inTransaction(context, 1, (work) =>
      returnMoney(work, {
        orderNo: 'R9',
        paidOrderNo: order.orderNo,
        amount: order.total,
        kind: 'refund',
        at: context.clock.now(),
      }),
    )
    await context.drainJobs()
    const chargeKey = `${paymentNo}/${order.orderNo}`
    expect(refund).toHaveBeenCalledExactlyOnceWith({ key: `${chargeKey}/R9`, chargeKey, amount: order.company })
  })

  test('[handbook 6.4] cancelled: the frozen part is free, and money that comes late goes back', async () => {
    const order = await mixedOrder()
    const { paymentNo } = expectResult(await payBy(order, 4, 200))
    expect((await payersOf(server, order.orderNo)).held).toEqual({ companyCredit: order.company, points: 200 })
    await server.call('consultant', cancelOrder, { orderNo: order.orderNo })
    expect(await openAccounts(server, order.orderNo)).toEqual({})
    await paid(paymentNo, order.personal - 200)
    expect(await openAccounts(server, order.orderNo)).toEqual({})
    expect(await stateOfPayment(paymentNo)).toBe('refunded')
  })

  test('a newer request closes the one before; its money goes back and nothing is charged twice', async () => {
    const order = await mixedOrder()
    const first = expectResult(await payBy(order, 4, 300))
    const second = expectResult(await payBy(order, 4))
    expect(await stateOfPayment(first.paymentNo)).toBe('closed')
    await paid(second.paymentNo, order.personal)
    await paid(first.paymentNo, order.personal - 300)
    await paid(second.paymentNo, order.personal)
    expect(await payersOf(server, order.orderNo)).toEqual({
      paid: { companyCredit: order.company, personal: order.personal },
      held: {},
    })
    expect(await stateOfPayment(first.paymentNo)).toBe('refunded')
    expect(await stateOfPayment(second.paymentNo)).toBe('paid')
  })

  test('another amount than was asked for is refused and moves nothing', async () => {
    const order = await mixedOrder()
    const { paymentNo } = expectResult(await payBy(order, 4))
    expect(await notify(server, noticeOf(server, paymentNo, order.total))).toMatchObject({ code: problems.amountMismatch.code })
    expect(await stateOf(order.orderNo)).toBe(1100)
    expect(await payersOf(server, order.orderNo)).toEqual({ paid: {}, held: { companyCredit: order.company } })
  })

  test('[handbook 1.7] a hold that runs out gives everybody’s money back', async () => {
    const order = await mixedOrder()
    const { paymentNo } = expectResult(await payBy(order, 4, 100))
    await server.turn(31)
    expect(await stateOf(order.orderNo)).toBe(1400)
    expect(await openAccounts(server, order.orderNo)).toEqual({})
    expect(await stateOfPayment(paymentNo)).toBe('closed')
    await paid(paymentNo, order.personal - 100)
    expect(await openAccounts(server, order.orderNo)).toEqual({})
  })
})

describe('points', () => {
  test('[handbook 11.1] take the place of personal money, never of the company’s', async () => {
    const order = await mixedOrder()
    const { methods } = expectResult(await server.call('consultant', getPaymentInfo, { orderNos: [order.orderNo] }))
    expect(methods).toAllSatisfy(({ company, personal }) => company + personal === order.total)
    expect(await payBy(order, 4, order.personal + 1)).toMatchObject({ code: problems.pointsTooMany.code, field: 'points' })
    const { paymentNo } = expectResult(await payBy(order, 4, 150))
    await paid(paymentNo, order.personal - 150)
    expect((await payersOf(server, order.orderNo)).paid).toEqual({
      companyCredit: order.company,
      personal: order.personal - 150,
      points: 150,
    })
  })

  test('[handbook 11.1] more than there are is refused, and a company without a wallet has none', async () => {
    const { created, request } = await book(server, 'employee', { date: nextDate(), travelType: 2 })
    const ask = (points: number) =>
      server.call('employee', pay, { orderNos: [created.orderNo], settleType: 1, expectedTotal: request.expectedTotal, points })
    expect(await ask(50_000)).toMatchObject({ code: problems.pointsInsufficient.code })
    expect(await openAccounts(server, created.orderNo)).toEqual({})
    const other = await book(server, 'employee@beichen.example', { date: nextDate(), travelType: 2 })
    const { points, total } = expectResult(
      await server.call('employee@beichen.example', getPaymentInfo, { orderNos: [other.created.orderNo] }),
    )
    expect(points).toBeUndefined()
    expect(
      await server.call('employee@beichen.example', pay, {
        orderNos: [other.created.orderNo],
        settleType: 1,
        expectedTotal: total,
        points: 1,
      }),
    ).toMatchObject({ code: problems.walletClosed.code })
  })
})

describe('the company’s own account', () => {
  test('[handbook 6.4] is charged at order time by a job, under a key of the order', async () => {
    const { created, request } = await book(server, 'employee', { date: nextDate() }, within)
    await decide(server, 'manager', created.orderNo)
    const charge = vi.spyOn(server.context.companyAccount, 'charge')
    const { paymentNo, state, providerUrl } = expectResult(
      await server.call('employee', pay, { orderNos: [created.orderNo], settleType: 2, expectedTotal: request.expectedTotal }),
    )
    expect([state, providerUrl]).toEqual(['pending', undefined])
    await server.context.drainJobs()
    expect(charge).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ key: `${paymentNo}/${created.orderNo}`, enterpriseId: 1, amount: request.expectedTotal }),
    )
    expect((await detail(server, 'employee', created.orderNo)).state).toBe(1800)
    expect(await payersOf(server, created.orderNo)).toEqual({ paid: { companyAccount: request.expectedTotal }, held: {} })
  })

  test('[handbook 6.4] comes after the personal part; refused, the personal money goes back and the order can still be paid', async () => {
    const order = await mixedOrder(2)
    vi.spyOn(server.context.companyAccount, 'charge').mockResolvedValueOnce({ refusal: 'limitExceeded' })
    const { paymentNo } = expectResult(await payBy(order, 2))
    await paid(paymentNo, order.personal)
    expect(expectResult(await server.call('consultant', getPaymentState, { paymentNo }))).toMatchObject({ state: 'failed' })
    expect(await stateOf(order.orderNo)).toBe(1100)
    expect(await openAccounts(server, order.orderNo)).toEqual({})
    const again = expectResult(await payBy(order, 2))
    await paid(again.paymentNo, order.personal)
    expect(await payersOf(server, order.orderNo)).toEqual({
      paid: { companyAccount: order.company, personal: order.personal },
      held: {},
    })
  })

  test('[handbook 6.4] a run that is cut short charges nothing twice', async () => {
    const order = await mixedOrder(2)
    vi.spyOn(server.context.log, 'error').mockReturnValue()
    const charge = vi.spyOn(server.context.companyAccount, 'charge')
    charge.mockImplementationOnce(() => Promise.reject(new Error('cut short')))
    const { paymentNo } = expectResult(await payBy(order, 2))
    await paid(paymentNo, order.personal)
    expect(await payBy(order, 4)).toMatchObject({ code: problems.paymentUnderWay.code })
    await server.turn(1)
    expect(new Set(charge.mock.calls.map(([{ key }]) => key)).size).toBe(1)
    expect(await stateOf(order.orderNo)).toBe(1800)
    expect((await payersOf(server, order.orderNo)).paid).toEqual({ companyAccount: order.company, personal: order.personal })
  })

  test('[architecture] an order that is cancelled while its account is asked gets its charge back', async () => {
    const { created, request } = await book(server, 'employee', { date: nextDate() }, within)
    const { orderNo } = created
    await decide(server, 'manager', orderNo)
    const { companyAccount } = server.context
    const real = companyAccount.charge.bind(companyAccount)
    vi.spyOn(companyAccount, 'charge').mockImplementationOnce(async (asked) => {
      expectResult(await server.call('employee', cancelOrder, { orderNo }))
      return real(asked)
    })
    const cancel = vi.spyOn(companyAccount, 'cancel')
    const asked = { orderNos: [orderNo], settleType: 2 as const, expectedTotal: request.expectedTotal }
    const { paymentNo } = expectResult(await server.call('employee', pay, asked))
    await server.context.drainJobs()
    expect(cancel).toHaveBeenCalledWith({ key: `${paymentNo}/${orderNo}` })
    expect((await detail(server, 'employee', orderNo)).state).toBe(1211)
    expect(await payersOf(server, orderNo)).toEqual({ paid: {}, held: {} })
  })
})

test('several orders, each with its own split, are one payment', async () => {
  const [one, two] = [await mixedOrder(), await mixedOrder()]
  const orderNos = [one.orderNo, two.orderNo]
  const { paymentNo } = expectResult(
    await server.call('consultant', pay, { orderNos, settleType: 4, expectedTotal: one.total + two.total, points: 10 }),
  )
  const { personal } = expectResult(await server.call('consultant', getPaymentState, { paymentNo }))
  await paid(paymentNo, personal)
  for (const { orderNo, total, company } of [one, two]) {
    const { paid: payers } = await payersOf(server, orderNo)
    expect(Object.values(payers).reduce((sum: number, amount: number) => sum + amount, 0)).toBe(total)
    expect(payers).toMatchObject({ companyCredit: company })
  }
})
