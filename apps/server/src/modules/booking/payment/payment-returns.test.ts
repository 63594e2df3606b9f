import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest'
import { getParkedJobs, settleParkedJob } from '@sojourn/contract/access/parked-job.calls'
import { cancelOrder } from '@sojourn/contract/booking/order.calls'
import { getPaymentInfo, pay } from '@sojourn/contract/booking/payment.calls'
import { createFlightOrder } from '@sojourn/contract/products/flight/flight.calls'
import { agencyParkedJobText } from '@sojourn/text/access/agency/parked-job'
import type { Work } from '../../../context'
import { inTransaction } from '../../../work'
import { choose, decide, detail, expectResult, orderRequest, saveDraft } from '../../../testing/flights'
import { keepInstitutions, loseNext, type Institutions } from '../../../testing/institutions'
import { expectBooksToBalance, openAccounts, payersOf } from '../../../testing/ledger'
import { overtaken } from '../../../testing/overtaken'
import { noticeOf, notify } from '../../../testing/payments'
import { countOf } from '../../../testing/database/rows'
import { openTestServer, type TestServer } from '../../../testing/server'
import { chargeCompany } from '../settlement/payment-charge'
import { returnMoney } from './return-payments'

let server: TestServer
let institutions: Institutions
let logged: MockInstance
beforeAll(async () => {
  server = await openTestServer()
})
beforeEach(() => {
  institutions = keepInstitutions(server)
  logged = vi.spyOn(server.context.log, 'error').mockReturnValue()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await expectBooksToBalance(server)
  await expectAllReturned()
})
afterAll(() => server.close())

const returnsLeft = (): Promise<number> => countOf(server, 'job', "kind = 'payment.return'", [])
const expectAllReturned = async (): Promise<void> => expect(await returnsLeft()).toBe(0)
let day = 0
const nextDate = (): string => `2027-01-${String(++day).padStart(2, '0')}`
const who = 'consultant'
const stateOf = async (orderNo: string) => (await detail(server, who, orderNo)).state

interface Mixed {
  orderNo: string
  total: number
  company: number
  personal: number
}
/** Above the standard: the company's own account pays what is allowed, the traveller the rest. */
async function mixedOrder(remark?: string): Promise<Mixed> {
  const tempOrderNo = await saveDraft(server, who, { date: nextDate() })
  const choice = await choose(server, who, tempOrderNo, (_flight, { verdict }) => verdict === 'payExcess')
  const request = {
    ...(await orderRequest(server, who, tempOrderNo, [choice])),
    settleType: 2 as const,
    ...(remark && { remark }),
  }
  const { orderNo } = expectResult(await server.call(who, createFlightOrder, request))
  await decide(server, 'director', orderNo)
  const { methods, total } = expectResult(await server.call(who, getPaymentInfo, { orderNos: [orderNo] }))
  const { company, personal } = methods.find(({ settleType }) => settleType === 2)!
  return { orderNo, total, company, personal }
}
/** The personal part arrives; the account is charged by a job, which has not necessarily run. */
async function payFor({ orderNo, total, personal }: Mixed): Promise<string> {
  const asked = { orderNos: [orderNo], settleType: 2 as const, expectedTotal: total }
  const { paymentNo } = expectResult(await server.call(who, pay, asked))
  expectResult(await notify(server, noticeOf(server, paymentNo, personal)))
  return paymentNo
}
/** Both have paid, and the carrier will refuse the ticket. */
async function failing(): Promise<Mixed> {
  const order = await mixedOrder('#ISSUE_FAIL')
  await payFor(order)
  return order
}
const giveBack = (order: Mixed, orderNo: string) => (work: Work) =>
  returnMoney(work, {
    orderNo,
    paidOrderNo: order.orderNo,
    amount: order.total,
    kind: 'refund',
    at: server.context.clock.now(),
  })

describe('money that goes back', () => {
  test('[architecture 9] is asked for by a job, with no connection held, of everybody who keeps some of it', async () => {
    const order = await failing()
    await server.context.drainJobs()
    expect(await stateOf(order.orderNo)).toBe(1801)
    expect([institutions.personal(), institutions.company()]).toEqual([order.personal, 0])
    expect(await openAccounts(server, order.orderNo)).toEqual({})
    expect(logged).not.toHaveBeenCalled()
  })

  test.each([
    ['provider', 'question', 'returnPersonal'],
    ['provider', 'answer', 'returnPersonal'],
    ['company account', 'question', 'returnCompany'],
    ['company account', 'answer', 'returnCompany'],
  ] as const)(
    '[handbook 1.7] from a %s whose %s gets lost goes back once, and holds up no order',
    async (_who, lost, operation) => {
      const order = await failing()
      const asked = institutions.asked[operation]
      loseNext(asked, lost)
      await server.context.drainJobs()
      expect(await stateOf(order.orderNo)).toBe(1801)
      expect(await openAccounts(server, order.orderNo)).toEqual({})
      expect(await returnsLeft()).toBe(1)
      await server.turn(1)
      expect([institutions.personal(), institutions.company()]).toEqual([order.personal, 0])
      const keys = asked.mock.calls.map(([{ key }]) => key)
      expect([keys.length, new Set(keys).size]).toEqual([2, 1])
    },
  )

  test('[architecture 9] goes back once where a process ends between the answer and its commit', async () => {
    const order = await failing()
    const { database } = server.context
    const platform = database.platform.bind(database)
    const ending = vi.spyOn(database, 'platform').mockImplementation((work) =>
      platform((sql) =>
        work({
          query: (text, values) =>
            institutions.personal() > 0 && text.startsWith('DELETE FROM job')
              ? Promise.reject(new Error('the process ends'))
              : sql.query(text, values),
        }),
      ),
    )
    await server.context.drainJobs()
    expect(institutions.personal()).toBe(order.personal)
    expect(await returnsLeft()).toBeGreaterThan(0)
    ending.mockRestore()
    await server.turn(1)
    expect([institutions.personal(), institutions.company()]).toEqual([order.personal, 0])
  })

  test('[handbook 6.4] and came for an order that was over goes back once, however often its notice comes', async () => {
    const { orderNo, total, personal } = await mixedOrder()
    const { paymentNo } = expectResult(await server.call(who, pay, { orderNos: [orderNo], settleType: 2, expectedTotal: total }))
    expectResult(await server.call(who, cancelOrder, { orderNo }))
    for (let times = 0; times < 2; times++) {
      expectResult(await notify(server, noticeOf(server, paymentNo, personal)))
      await server.context.drainJobs()
    }
    expect(institutions.asked.returnPersonal).toHaveBeenCalledExactlyOnceWith({
      key: `${paymentNo}/${orderNo}/${orderNo}`,
      paymentNo,
      amount: personal,
    })
    expect(institutions.company()).toBe(0)
    expect(await openAccounts(server, orderNo)).toEqual({})
  })

  test('[architecture 9] of two orders that were paid together goes back for each, also where one refund gives back of both', async () => {
    const orders = [await mixedOrder(), await mixedOrder()]
    const [total, company, personal] = (['total', 'company', 'personal'] as const).map((part) =>
      orders.reduce((sum, order) => sum + order[part], 0),
    )
    const asked = { orderNos: orders.map(({ orderNo }) => orderNo), settleType: 2 as const, expectedTotal: total! }
    const { paymentNo } = expectResult(await server.call(who, pay, asked))
    expectResult(await notify(server, noticeOf(server, paymentNo, personal!)))
    await server.context.drainJobs()
    expect(institutions.company()).toBe(company)
    for (const order of orders) await inTransaction(server.context, 1, giveBack(order, 'R7'))
    await server.context.drainJobs()
    expect([institutions.personal(), institutions.company()]).toEqual([personal, 0])
  })

  test('[architecture 9] is asked for by nobody where the transaction that owes it is undone', async () => {
    const order = await mixedOrder()
    await payFor(order)
    await server.context.drainJobs()
    const undone = inTransaction(server.context, 1, async (work) => {
      await giveBack(order, 'R1')(work)
      throw new Error('something else went wrong')
    })
    await expect(undone).rejects.toThrow('something else')
    await server.context.drainJobs()
    expect([institutions.personal(), institutions.company()]).toEqual([0, order.company])
    await inTransaction(server.context, 1, giveBack(order, 'R1'))
    await server.context.drainJobs()
    expect([institutions.personal(), institutions.company()]).toEqual([order.personal, 0])
  })

  test('[architecture 9] and cannot, waits with its payment before the agency, which has it tried again', async () => {
    const order = await mixedOrder('#ISSUE_FAIL')
    const { returnPersonal } = institutions.asked
    const givesBack = returnPersonal.getMockImplementation()!
    returnPersonal.mockRejectedValue(new Error('this card is closed'))
    const paymentNo = await payFor(order)
    for (let tries = 0; tries < 12; tries++) await server.turn(15)
    const agent = 'agent@agency.example'
    const { list } = expectResult(await server.call(agent, getParkedJobs, {}))
    const { kinds } = agencyParkedJobText['zh-CN']
    expect(list).toMatchObject([
      { kindName: kinds['payment.return'], subject: paymentNo, attempts: 12, error: 'this card is closed' },
    ])
    expect(institutions.company(), 'the company has its part').toBe(0)
    returnPersonal.mockImplementation(givesBack)
    const again = { jobId: list[0]!.jobId, action: 'again' as const, note: '持卡人已换卡' }
    expectResult(await server.call(agent, settleParkedJob, again, { key: 'the-card-is-another' }))
    await server.context.drainJobs()
    expect(institutions.personal()).toBe(order.personal)
  })
})

describe('a charge and what takes it back', () => {
  test('[architecture 9] cross: whoever cancels while the account is asked gets both parts back, once', async () => {
    const order = await mixedOrder()
    const { charge } = institutions.asked
    const takes = charge.getMockImplementation()!
    charge.mockImplementationOnce(async (request) => {
      expectResult(await server.call(who, cancelOrder, { orderNo: order.orderNo }))
      return takes(request)
    })
    await payFor(order)
    await server.context.drainJobs()
    expect(charge).toHaveBeenCalledTimes(1)
    expect([institutions.personal(), institutions.company()]).toEqual([order.personal, 0])
    expect(await stateOf(order.orderNo)).toBe(1211)
    expect(await openAccounts(server, order.orderNo)).toEqual({})
  })

  test('[architecture 9] a charge whose answer was lost is taken back when its order has been cancelled by then', async () => {
    const order = await mixedOrder()
    loseNext(institutions.asked.charge, 'answer')
    await payFor(order)
    await server.context.drainJobs()
    expect(institutions.company()).toBe(order.company)
    expectResult(await server.call(who, cancelOrder, { orderNo: order.orderNo }))
    await server.turn(1)
    expect([institutions.personal(), institutions.company()]).toEqual([order.personal, 0])
  })

  test('[architecture 9] two runs of one charge: the slow one, overtaken while it reads, takes nothing back of an order that goes on', async () => {
    const order = await mixedOrder()
    const { context } = server
    loseNext(institutions.asked.charge, 'question')
    const paymentNo = await payFor(order)
    await context.drainJobs()
    expect(institutions.company()).toBe(0)
    const slow = overtaken(context, () => server.turn(1))
    await chargeCompany(slow, { id: '00000000-0000-4000-8000-000000000000', enterpriseId: 1, payload: { paymentNo } })
    expect(await stateOf(order.orderNo)).toBe(1800)
    expect(institutions.company()).toBe(order.company)
    expect((await payersOf(server, order.orderNo)).paid).toEqual({ companyAccount: order.company, personal: order.personal })
  })
})
