import { filled } from '@sojourn/domain/kit/filled.testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getApprovalDetail } from '@sojourn/contract/booking/approval/approval.calls'
import { getOrderAsOf } from '@sojourn/contract/booking/time-machine.calls'
import type { OrderAsOf } from '@sojourn/contract/booking/time-machine.shapes'
import { createFlightOrder } from '@sojourn/contract/products/flight/flight.calls'
import { change, couponsOf, refund } from '../../../testing/after-sales'
import { approvalOf, refusedAs } from '../../../testing/approvals'
import {
  choose,
  decide,
  detail,
  expectResult,
  orderRequest,
  outOfPolicy,
  payByCredit,
  saveDraft,
  within,
} from '../../../testing/flights'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
let orderNo: string
/** What the order and its change cost, and what the refund gave back. */
let paid: number
let returned: number
/** What an approver could see after every step of the story, taken when it happened. */
const taken: { step: string; at: string; shown: OrderAsOf; live: { state: number; version: number; total: number } }[] = []

const asOf = async (at?: string, who = 'manager', language: 'zh-CN' | 'en' = 'zh-CN') =>
  expectResult(await server.call(who, getOrderAsOf, { orderNo, ...(at && { at }) }, { language }))

async function remember(step: string): Promise<void> {
  await server.context.drainJobs()
  const { state, version, total } = await detail(server, 'employee', orderNo)
  const at = server.context.clock.now().toISOString()
  taken.push({ step, at, shown: await asOf(), live: { state, version, total } })
  await server.turn(7)
}

beforeAll(async () => {
  server = await openTestServer()
  const tempOrderNo = await saveDraft(server, 'employee', { date: '2026-12-21', returnDate: '2026-12-23' })
  const choices = [
    await choose(server, 'employee', tempOrderNo, outOfPolicy),
    await choose(server, 'employee', tempOrderNo, within, 1),
  ]
  await server.turn(3)
  const request = await orderRequest(server, 'employee', tempOrderNo, choices)
  orderNo = expectResult(await server.call('employee', createFlightOrder, request)).orderNo
  await remember('submitted')
  const approvalId = await approvalOf(server, orderNo)
  expectResult(await server.call('manager', getApprovalDetail, { approvalId }))
  await remember('seen by the manager')
  for (const approver of ['manager', 'director']) {
    if ((await detail(server, 'employee', orderNo)).state !== 20) continue
    expectResult(await decide(server, approver, orderNo))
    await remember(`decided by the ${approver}`)
  }
  const order = await detail(server, 'employee', orderNo)
  if (order.state === 1100) expectResult(await payByCredit(server, 'employee', orderNo, order.total))
  await remember('issued')
  const ticketed = await detail(server, 'employee', orderNo)
  const outbound = couponsOf(ticketed).filter(({ segment }) => segment === 0)
  const inbound = couponsOf(ticketed).filter(({ segment }) => segment === 1)
  const { quote } = await change(server, orderNo, outbound, '2026-12-22')
  paid = ticketed.total + quote.total
  await remember('changed')
  returned = (await refund(server, orderNo, inbound)).total
  await remember('refunded')
})
afterAll(() => server.close())

describe('the time machine', () => {
  test('rebuilds every step of a story with change and refund as it was seen then', async () => {
    for (const { step, at, shown, live } of filled(taken)) {
      const again = await asOf(at)
      const { moments: _all, ...then } = shown
      const { moments, ...now } = again
      expect({ step, now }).toEqual({ step, now: then })
      expect({ step, order: now.order }).toMatchObject({ step, order: live })
      expect(moments.filter((moment) => moment.at <= at).map(({ sentence }) => sentence)).toEqual(
        shown.moments.map(({ sentence }) => sentence),
      )
    }
    expect(new Set(taken.map(({ shown }) => shown.order?.version)).size).toBeGreaterThan(3)
  })

  test('every version of the history can be reached by its moment', async () => {
    const { history } = await detail(server, 'employee', orderNo)
    for (const { at, toState } of filled(history)) {
      const sameMoment = history.filter((entry) => entry.at === at)
      expect((await asOf(at)).order?.state).toBe(sameMoment.at(-1)!.toState)
      expect(sameMoment.map((entry) => entry.toState)).toContain(toState)
    }
  })

  test('[handbook 7.5] shows what was searched before there was an order, judged by the versions that judged it', async () => {
    const before = await asOf('2026-11-20T02:00:00Z')
    expect(before.order).toBeUndefined()
    expect(before.approval).toBeUndefined()
    expect(before.searches).toHaveLength(2)
    const [first] = before.searches
    expect(first).toMatchObject({ chosenFrom: true, unchanged: true, policies: [{ traveller: '林晓雯', version: 1 }] })
    expect(first!.offers.length).toBeGreaterThan(0)
    expect(first!.count).toBeGreaterThanOrEqual(first!.offers.length)
  })

  test('[handbook 8.1] the approval is pending until somebody decides', () => {
    const of = (step: string) => taken.find((each) => each.step === step)!.shown
    expect(of('submitted').approval).toMatchObject({ state: 0 })
    expect(of('submitted').approval!.tasks).toAllSatisfy(({ state }) => state === 0)
    expect(of('decided by the manager').approval!.tasks[0]).toMatchObject({ state: 1 })
    expect(of('issued').approval).toMatchObject({ state: 1 })
  })

  test('says who knew what: notifications and looks', () => {
    const knows = (step: string, name: RegExp) =>
      taken.find((each) => each.step === step)!.shown.knew.find((each) => name.test(each.name))
    const approver = taken[0]!.shown.approval!.tasks[0]!.approver
    const manager = new RegExp(approver)
    expect(knows('submitted', manager)).toMatchObject({ notifications: [{}] })
    expect(knows('submitted', manager)?.seenVersion).toBeUndefined()
    expect(knows('seen by the manager', manager)?.seenVersion).toBe(1)
    expect(knows('issued', /林晓雯/)?.notifications.length).toBeGreaterThan(0)
  })

  test('money that was paid and came back, and the change and refund with their states then', async () => {
    const { money, afterSales } = taken.at(-1)!.shown
    expect([money.paid, money.returned]).toEqual([paid, returned])
    expect(afterSales.map(({ kind }) => kind)).toEqual(['change', 'refund'])
    expect(taken.find(({ step }) => step === 'issued')!.shown).toMatchObject({ afterSales: [], money: { returned: 0 } })
    expect((await asOf(undefined, 'finance', 'en')).order?.stateName).toMatch(/^[A-Za-z ]+$/)
  })

  test('is for approvers and finance: the traveller is refused, others find nothing', async () => {
    const ask = (who: string) => server.call(who, getOrderAsOf, { orderNo })
    expect(await ask('employee')).toMatchObject(refusedAs('forbidden'))
    expect(await ask('contractor')).toMatchObject(refusedAs('orderUnknown'))
    expect(await ask('finance@beichen.example')).toMatchObject(refusedAs('orderUnknown'))
    expect((await server.call('finance', getOrderAsOf, { orderNo, at: '2026-13-01T00:00:00Z' })).code).toBe(100001)
  })
})
