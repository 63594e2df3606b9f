import { filled } from '@sojourn/domain/kit/filled.testing'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { cancelOrder } from '@sojourn/contract/booking/order.calls'
import { getMyMails } from '@sojourn/contract/personal/mail.calls'
import { getPaymentInfo, pay } from '@sojourn/contract/booking/payment.calls'
import {
  askDepositChange,
  decideDepositChange,
  getDeposit,
  getDepositChanges,
  getDepositEntries,
  setDepositWarning,
  withdrawDepositChange,
} from '@sojourn/contract/finance/deposit.calls'
import { problems } from '@sojourn/contract/kit/tables/problems'
import { createFlightOrder } from '@sojourn/contract/products/flight/flight.calls'
import { sum } from '@sojourn/domain/kit/money'
import { book, choose, decide, expectResult, orderRequest, saveDraft, within } from '../../testing/flights'
import { expectBooksToBalance, payersOf } from '../../testing/ledger'
import { give } from '../../testing/people'
import { openTestServer, type TestServer } from '../../testing/server'
import { returnMoney } from '../booking/payment/return-payments'
import { inTransaction } from '../../work'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterEach(() => expectBooksToBalance(server))
afterAll(() => server.close())

const who = 'employee@beichen.example'
const finance = 'finance@beichen.example'
const agent = 'agent@agency.example'
const topUp = 500_000_00
let day = 0
const deposit = async () => expectResult(await server.call(finance, getDeposit, {}))
const kinds = async () => expectResult(await server.call(finance, getDepositEntries, {})).list.map(({ kind }) => kind)

const chargeOnApproval = (charge: boolean) =>
  server.database.pool.query(
    "UPDATE enterprise SET config = jsonb_set(config, '{settings,chargeCreditOnApproval}', $1) WHERE enterprise_id = 2",
    [JSON.stringify(charge)],
  )

async function depositRequest() {
  const tempOrderNo = await saveDraft(server, who, { date: `2027-01-${String(++day).padStart(2, '0')}` })
  const request = await orderRequest(server, who, tempOrderNo, [await choose(server, who, tempOrderNo, within)])
  return { ...request, settleType: 8 as const }
}
const byDeposit = async () => server.call(who, createFlightOrder, await depositRequest())

describe('the prepaid deposit', () => {
  test('[handbook 10.4] is frozen at submit, debited at issue, and gets a refund back; every entry with the balance after', async () => {
    expect(await deposit()).toMatchObject({ balance: topUp, frozen: 0, available: topUp, low: false })
    const request = await depositRequest()
    const { orderNo } = expectResult(await server.call(who, createFlightOrder, request))
    const { frozen } = await deposit()
    expect(frozen).toBe(request.expectedTotal)
    expect((await payersOf(server, orderNo)).held).toEqual({ deposit: frozen })
    await decide(server, 'manager@beichen.example', orderNo)
    await server.context.drainJobs()
    expect(await payersOf(server, orderNo)).toEqual({ paid: { deposit: frozen }, held: {} })
    expect(await deposit()).toMatchObject({ balance: topUp - frozen, frozen: 0 })

    const { context } = server
    await inTransaction(context, 2, (work) =>
      returnMoney(work, { orderNo: 'R1', paidOrderNo: orderNo, amount: 100, kind: 'refund', at: context.clock.now() }),
    )
    const { list } = expectResult(await server.call(finance, getDepositEntries, {}))
    expect(list.map(({ kind, amount, balanceAfter, frozenAfter }) => [kind, amount, balanceAfter, frozenAfter])).toEqual([
      ['refund', 100, topUp - frozen + 100, 0],
      ['debit', -frozen, topUp - frozen, 0],
      ['freeze', frozen, topUp, frozen],
      ['topUp', topUp, topUp, 0],
    ])
    expect(list[0]).toMatchObject({ orderNo: 'R1', operator: '赵建国' })
  })

  test('[handbook 10.4] is free again when the order is given up', async () => {
    const { orderNo } = expectResult(await byDeposit())
    await server.call(who, cancelOrder, { orderNo })
    expect((await deposit()).frozen).toBe(0)
    expect((await kinds()).slice(0, 2)).toEqual(['unfreeze', 'freeze'])
  })

  test('[handbook 6.4] is one of the methods on the payment page; changing the method moves what is frozen', async () => {
    await chargeOnApproval(false)
    const { created, request } = await book(server, who, { date: '2027-01-20' })
    await decide(server, 'manager@beichen.example', created.orderNo)
    await chargeOnApproval(true)
    const orderNos = [created.orderNo]
    const total = request.expectedTotal
    const { methods } = expectResult(await server.call(who, getPaymentInfo, { orderNos }))
    expect(methods.map(({ settleType }) => settleType)).toEqual([4, 8, 1])
    const before = (await deposit()).balance
    const paid = await server.call(who, pay, { orderNos, settleType: 8, expectedTotal: total })
    expect(paid.result?.state).toBe('paid')
    await server.context.drainJobs()
    expect((await payersOf(server, created.orderNo)).paid).toEqual({ deposit: total })
    expect((await deposit()).balance).toBe(before - total)
  })

  test('[handbook 10.4] does not go below zero, however many orders come at once', async () => {
    const { available } = await deposit()
    const asked = expectResult(
      await server.call(finance, askDepositChange, { kind: 'withdraw', amount: available - 100, receipt: '', remark: 'test' }),
    )
    const decision = { enterpriseId: 2, changeId: asked.changeId, decision: 'agree' as const }
    expectResult(await server.call(agent, decideDepositChange, decision))
    const answers = await Promise.all([byDeposit(), byDeposit(), byDeposit()])
    for (const answer of filled(answers)) expect(answer).toMatchObject({ code: problems.depositInsufficient.code, status: 409 })
    expect(await deposit()).toMatchObject({ available: 100, frozen: 0, low: true })
  })

  test('[handbook 10.4] finance is told once by the order that takes it below the warning threshold', async () => {
    const { changeId } = expectResult(
      await server.call(finance, askDepositChange, { kind: 'topUp', amount: 50_500_00, receipt: 'BK0', remark: '' }),
    )
    await server.call(agent, decideDepositChange, { enterpriseId: 2, changeId, decision: 'agree' })
    for (let round = 0; round < 2; round++) {
      const { orderNo } = expectResult(await byDeposit())
      await decide(server, 'manager@beichen.example', orderNo)
      await server.context.drainJobs()
    }
    const { list } = expectResult(await server.call(finance, getMyMails, {}))
    expect(list.filter(({ subject }) => subject.startsWith('预存款余额不足'))).toHaveLength(1)
  })
})

describe('moving the deposit outside orders', () => {
  test('[handbook 10.4] the whole cannot be withdrawn twice, and the balance is always the sum of its entries', async () => {
    const { available } = await deposit()
    const ask = async () =>
      expectResult(
        await server.call(finance, askDepositChange, { kind: 'withdraw', amount: available, receipt: '', remark: '年终' }),
      ).changeId
    const changes = [await ask(), await ask()]
    const answers = await Promise.all(
      changes.map((changeId) =>
        server.call(agent, decideDepositChange, { enterpriseId: 2, changeId, decision: 'agree' as const }),
      ),
    )
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect(answers.find(({ success }) => !success)).toMatchObject({ code: problems.depositInsufficient.code })
    expect(await deposit()).toMatchObject({ available: 0 })
    const { list } = expectResult(await server.call(finance, getDepositEntries, { size: 100 }))
    const moved = list.filter(({ kind }) => kind !== 'freeze' && kind !== 'unfreeze')
    expect(sum(moved.map(({ amount }) => amount))).toBe((await deposit()).balance)
  })

  test('[handbook 10.4] finance alone says below what it is warned', async () => {
    const change = { warnBelow: 7_500_00 }
    expect(await server.call(who, setDepositWarning, change)).toMatchObject({ code: problems.forbidden.code })
    expectResult(await server.call(finance, setDepositWarning, change))
    expect(await deposit()).toMatchObject({ ...change, low: true })
    expectResult(await server.call(finance, setDepositWarning, { warnBelow: 0 }))
    expect(await deposit()).toMatchObject({ low: false })
  })

  test('[handbook 10.4] needs both sides: the company asks, the agency that serves it agrees once', async () => {
    const request = { kind: 'topUp' as const, amount: 1_000_00, receipt: 'BK1', remark: '' }
    const { balance } = await deposit()
    const { changeId } = expectResult(await server.call(finance, askDepositChange, request))
    expect((await deposit()).balance).toBe(balance)
    const decision = { enterpriseId: 2, changeId, decision: 'agree' as const }
    const answers = await Promise.all([1, 2, 3].map(() => server.call(agent, decideDepositChange, decision)))
    expect(answers.map(({ result }) => result?.state)).toEqual(['agreed', 'agreed', 'agreed'])
    expect((await deposit()).balance).toBe(balance + 1_000_00)
    const refusal = { ...decision, decision: 'refuse' as const, reason: '未到账' }
    expect(await server.call(agent, decideDepositChange, refusal)).toMatchObject({
      code: problems.depositChangeDecided.code,
    })
    await server.database.pool.query("UPDATE deposit_change SET decided_by = 'colleague' WHERE change_id = $1", [changeId])
    expect(await server.call(agent, decideDepositChange, decision), 'what a colleague agreed to').toMatchObject({
      code: problems.depositChangeDecided.code,
    })
    const { list } = expectResult(await server.call(agent, getDepositChanges, { enterpriseId: 2 }))
    expect(list[0]).toMatchObject({ changeId, state: 'agreed', receipt: 'BK1', askedBy: '吴秋月', decidedBy: '客服小远' })
    const english = expectResult(await server.call(agent, getDepositChanges, { enterpriseId: 2 }, { language: 'en' }))
    expect(english.list[0]).toMatchObject({ changeId, askedBy: 'WU/QIUYUE' })
  })

  test('[handbook 10.4] a request is refused with a reason only, and finance hears of either decision', async () => {
    const ask = async (receipt: string) => {
      const request = { kind: 'topUp' as const, amount: 2_000_00, receipt, remark: '' }
      return expectResult(await server.call(finance, askDepositChange, request)).changeId
    }
    const decide = async (changeId: string, more: object) =>
      server.call(agent, decideDepositChange, { enterpriseId: 2, changeId, ...more } as never)
    const letters = async (keyword: string) =>
      expectResult(await server.call(finance, getMyMails, { keyword })).list.filter(({ subject }) =>
        subject.includes('¥2,000.00'),
      )
    const [refused, agreed] = [await ask('BK7'), await ask('BK8')]
    const before = (await deposit()).balance
    for (const reason of [undefined, ' '])
      expect(await decide(refused, { decision: 'refuse', reason })).toMatchObject({ code: problems.reasonMissing.code })
    expectResult(await decide(refused, { decision: 'refuse', reason: '回单金额不符' }))
    expectResult(await decide(agreed, { decision: 'agree' }))
    expect((await deposit()).balance).toBe(before + 2_000_00)
    const { list } = expectResult(await server.call(finance, getDepositChanges, {}))
    expect(list.find(({ changeId }) => changeId === refused)).toMatchObject({ state: 'refused', reason: '回单金额不符' })
    expect((await letters('未通过')).map(({ body }) => body.includes('回单金额不符'))).toEqual([true])
    expect(await letters('已同意')).toHaveLength(1)
  })

  test('[handbook 10.4] a request is taken back by the company until the agency has decided', async () => {
    const request = { kind: 'topUp' as const, amount: 3_000_00, receipt: 'BK9', remark: '' }
    const { changeId } = expectResult(await server.call(finance, askDepositChange, request))
    expect(await server.call('finance', withdrawDepositChange, { changeId })).toMatchObject({
      code: problems.depositChangeUnknown.code,
    })
    for (let time = 0; time < 2; time++)
      expect(expectResult(await server.call(finance, withdrawDepositChange, { changeId })).state).toBe('withdrawn')
    const decision = { enterpriseId: 2, changeId, decision: 'agree' as const }
    expect(await server.call(agent, decideDepositChange, decision)).toMatchObject({ code: problems.depositChangeDecided.code })
    const other = expectResult(await server.call(finance, askDepositChange, { ...request, receipt: 'BK10' })).changeId
    expectResult(await server.call(agent, decideDepositChange, { ...decision, changeId: other }))
    expect(await server.call(finance, withdrawDepositChange, { changeId: other })).toMatchObject({
      code: problems.depositChangeDecided.code,
    })
  })

  test('[S4.39] an auditor reads balance, entries and requests, and changes nothing', async () => {
    await give(server, '1-director', 'auditor')
    const auditor = 'director'
    expectResult(await server.call(auditor, getDeposit, {}))
    expectResult(await server.call(auditor, getDepositEntries, {}))
    expectResult(await server.call(auditor, getDepositChanges, {}))
    const asked = { kind: 'topUp' as const, amount: 1, receipt: 'BK1', remark: '' }
    const { code } = problems.forbidden
    expect(await server.call(auditor, askDepositChange, asked)).toMatchObject({ code })
    expect(await server.call(auditor, setDepositWarning, { warnBelow: 1 })).toMatchObject({ code })
  })

  test('[handbook 10.4] is refused to others, without receipt or reason, and for a company that is not served', async () => {
    const ask = (change: object) =>
      server.call(finance, askDepositChange, { kind: 'topUp', amount: 100, receipt: 'BK2', remark: '', ...change } as never)
    const { badRequest, forbidden, depositChangeUnknown } = problems
    expect(await ask({ receipt: ' ' })).toMatchObject({ code: badRequest.code, field: 'receipt' })
    expect(await ask({ amount: 0 })).toMatchObject({ code: badRequest.code, field: 'amount' })
    expect(await ask({ amount: -1 })).toMatchObject({ code: badRequest.code, field: 'amount' })
    expect(await ask({ kind: 'adjust', amount: -5 })).toMatchObject({ code: badRequest.code, field: 'remark' })
    expect(await server.call(who, askDepositChange, { kind: 'topUp', amount: 1, receipt: 'x', remark: '' })).toMatchObject({
      code: forbidden.code,
    })
    const { changeId } = expectResult(await ask({}))
    const decision = { changeId, decision: 'agree' as const }
    expect(await server.call(finance, decideDepositChange, { ...decision, enterpriseId: 2 })).toMatchObject({
      code: forbidden.code,
    })
    expect(await server.call(agent, decideDepositChange, { ...decision, enterpriseId: 1 })).toMatchObject({
      code: depositChangeUnknown.code,
    })
    expect(await server.call(agent, decideDepositChange, { ...decision, enterpriseId: 77 })).toMatchObject({
      code: problems.customerNotServed.code,
    })
    expect(await server.call(who, getDepositChanges, {})).toMatchObject({ code: forbidden.code })
  })
})
