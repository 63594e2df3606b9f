import { filled } from '@sojourn/domain/kit/filled.testing'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { decideApproval, getApprovalDetail, getMyApprovalList } from '@sojourn/contract/booking/approval/approval.calls'
import { cancelOrder, getPendingOrderStatistical } from '@sojourn/contract/booking/order.calls'
import type { ProblemName } from '@sojourn/contract/kit/problems'
import { problems } from '@sojourn/contract/kit/tables/problems'
import { getMyMails } from '@sojourn/contract/personal/mail.calls'
import { createFlightOrder, getFlightFares, searchFlights } from '@sojourn/contract/products/flight/flight.calls'
import {
  book,
  choose,
  decide,
  detail,
  expectResult,
  orderRequest,
  outOfPolicy,
  saveDraft,
  within,
} from '../../../testing/flights'
import { currentFlows, setFlows } from '../../../testing/approvals'
import { creditOf, expectBooksToBalance, openAccounts } from '../../../testing/ledger'
import { soldSeats } from '../../../testing/database/rows'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterEach(() => expectBooksToBalance(server))
afterAll(() => server.close())

let day = 0
const nextDate = (): string => `2027-01-${String(++day).padStart(2, '0')}`

const submitted = async (who = 'employee', wanted = within) => (await book(server, who, { date: nextDate() }, wanted)).created
const stateOf = async (orderNo: string) => (await detail(server, 'employee', orderNo)).state

async function approvalOf(orderNo: string): Promise<string> {
  const { rows } = await server.database.pool.query<{ approval_id: string }>(
    'SELECT approval_id FROM approval WHERE order_no = $1',
    [orderNo],
  )
  return rows[0]!.approval_id
}
const answer = (who: string, approvalId: string, decision: 'agree' | 'reject' = 'agree', version = 1, reason = '') =>
  server.call(who, decideApproval, { approvalId, decision, version, reason })
const refusedAs = (problem: ProblemName) => ({ success: false, code: problems[problem].code, status: problems[problem].status })

describe('a decision', () => {
  test('to reject says why; seats and credit go back and the traveller reads the reason', async () => {
    const [seats, credit] = [await soldSeats(server), await creditOf(server)]
    const { orderNo } = await submitted()
    expect(await creditOf(server)).not.toEqual(credit)
    const approvalId = await approvalOf(orderNo)
    expect(await answer('manager', approvalId, 'reject')).toMatchObject({ ...refusedAs('rejectReasonMissing'), field: 'reason' })
    expect(await answer('manager', approvalId, 'reject', 1, '   ')).toMatchObject(refusedAs('rejectReasonMissing'))
    expect(await stateOf(orderNo)).toBe(20)

    expect((await answer('manager', approvalId, 'reject', 1, '改乘高铁')).result).toMatchObject({ subjectState: 25 })
    expect(await soldSeats(server)).toBe(seats)
    expect(await creditOf(server)).toEqual(credit)
    const order = await detail(server, 'employee', orderNo)
    expect(order.approval).toMatchObject({ state: 2, tasks: [{ state: 2, reason: '改乘高铁' }] })
    const { list } = expectResult(await server.call('employee', getMyMails, {}))
    expect(list.find(({ subject }) => subject.startsWith('审批驳回'))?.body).toContain('改乘高铁')
  })

  test('is the asked approver’s alone', async () => {
    const { orderNo } = await submitted()
    const approvalId = await approvalOf(orderNo)
    expect(await answer('employee', approvalId)).toMatchObject(refusedAs('forbidden'))
    expect(await answer('finance', approvalId)).toMatchObject(refusedAs('forbidden'))
    expect(await answer('admin', approvalId)).toMatchObject(refusedAs('approvalNotYours'))
    expect(await answer('manager@beichen.example', approvalId)).toMatchObject(refusedAs('approvalUnknown'))
    expect(await server.call('admin', getApprovalDetail, { approvalId })).toMatchObject(refusedAs('approvalNotYours'))
    expect(await server.call('finance', getApprovalDetail, { approvalId })).toMatchObject(refusedAs('approvalNotYours'))
    expect(expectResult(await server.call('employee', getApprovalDetail, { approvalId }))).toMatchObject({ canDecide: false })
    expect(await stateOf(orderNo)).toBe(20)
  })

  test('[handbook 8.2] of the second level waits for the first', async () => {
    const { orderNo } = await submitted('employee', outOfPolicy)
    const approvalId = await approvalOf(orderNo)
    expect(await answer('director', approvalId)).toMatchObject(refusedAs('approvalNotYourTurn'))
    expect(expectResult(await server.call('director', getPendingOrderStatistical, {})).waitApprovalCount).toBe(0)
    await answer('manager', approvalId)
    expect(await answer('manager', approvalId)).toMatchObject(refusedAs('approvalDecided'))
    expect(expectResult(await server.call('director', getPendingOrderStatistical, {})).waitApprovalCount).toBe(1)
    expect((await answer('director', approvalId)).result).toMatchObject({ subjectState: 1100 })
  })

  test('binds to the order that was seen', async () => {
    const { orderNo } = await submitted()
    const approvalId = await approvalOf(orderNo)
    expect(await answer('manager', approvalId, 'agree', 2)).toMatchObject({ ...refusedAs('orderChanged'), field: 'version' })
    await server.database.pool.query('UPDATE orders SET version = 7 WHERE order_no = $1', [orderNo])
    expect(await answer('manager', approvalId, 'agree', 1)).toMatchObject(refusedAs('orderChanged'))
    expect(expectResult(await server.call('manager', getApprovalDetail, { approvalId })).version).toBe(7)
  })

  test('[handbook 8.2] comes too late after the deadline: silence has closed it, seats and credit are back', async () => {
    const [seats, credit] = [await soldSeats(server), await creditOf(server)]
    const { orderNo } = await submitted()
    const approvalId = await approvalOf(orderNo)
    const { deadline } = expectResult(await server.call('manager', getApprovalDetail, { approvalId }))
    const minutes = (Date.parse(deadline) - server.context.clock.now().getTime()) / 60_000
    await server.turn(minutes - 1)
    expect(await stateOf(orderNo)).toBe(20)
    await server.turn(1)
    expect(await answer('manager', approvalId)).toMatchObject(refusedAs('approvalExpired'))
    const order = await detail(server, 'employee', orderNo)
    expect(order).toMatchObject({ state: 1400, approval: { state: 8, tasks: [{ state: 5 }] } })
    expect(order.nextStep).toMatch(/^审批截止 \d+月\d+日 \d\d:\d\d 前没有人决定/)
    expect(order.history.at(-1)).toMatchObject({ event: 'expire', actor: '', sentence: '审批截止前没有人决定，订单关闭' })
    const { list } = expectResult(await server.call('employee', getMyMails, {}))
    expect(list.filter(({ body }) => body.includes(orderNo)).map(({ subject }) => subject.split('：')[0])).toContain('审批超时')
    expect(await openAccounts(server, orderNo)).toEqual({})
    expect(await soldSeats(server)).toBeLessThanOrEqual(seats)
    expect((await creditOf(server)).frozen).toBeLessThanOrEqual(credit.frozen)
  })
})

describe('several approvers', () => {
  const withFlow = async (mode: 'any' | 'all', work: () => Promise<void>): Promise<void> => {
    const flows = await currentFlows(server)
    const levels = [{ approvers: [{ employeeId: '1-manager' }, { employeeId: '1-director' }], mode }]
    await setFlows(server, ...flows.map((each) => ({ ...each, levels })))
    try {
      await work()
    } finally {
      await setFlows(server, ...flows)
    }
  }

  test('[handbook 8.2] any of them: of two at once one decides', () =>
    withFlow('any', async () => {
      const { orderNo } = await submitted()
      const approvalId = await approvalOf(orderNo)
      const answers = await Promise.all([answer('manager', approvalId), answer('director', approvalId, 'reject', 1, '不同意')])
      expect(answers.filter(({ success }) => success)).toHaveLength(1)
      expect(answers.filter(({ code }) => code === problems.approvalDecided.code)).toHaveLength(1)
      expect((await detail(server, 'employee', orderNo)).history).toHaveLength(2)
    }))

  test('[handbook 8.2] all of them: two at once both count', () =>
    withFlow('all', async () => {
      const { orderNo } = await submitted()
      const approvalId = await approvalOf(orderNo)
      const answers = await Promise.all([answer('manager', approvalId), answer('director', approvalId)])
      expect(new Set(answers.map(({ result }) => result?.subjectState))).toEqual(new Set([20, 1100]))
      expect(await stateOf(orderNo)).toBe(1100)
    }))
})

describe('an approval', () => {
  test('ends when its booker withdraws', async () => {
    const waiting = async () => expectResult(await server.call('manager', getPendingOrderStatistical, {})).waitApprovalCount
    const before = await waiting()
    const { orderNo } = await submitted()
    expect(await waiting()).toBe(before + 1)
    expect((await server.call('employee', cancelOrder, { orderNo })).result).toEqual({ orderNo, state: 1211 })
    expect(await waiting()).toBe(before)
    expect((await detail(server, 'employee', orderNo)).approval).toMatchObject({ state: 4, tasks: [{ state: 5 }] })
    expect(await answer('manager', await approvalOf(orderNo), 'agree', 2)).toMatchObject(refusedAs('approvalDecided'))
    expect(await openAccounts(server, orderNo)).toEqual({})
  })

  test('[handbook 8.2] of one’s own trip goes to the next in line', async () => {
    const { orderNo } = await submitted('manager')
    const order = await detail(server, 'manager', orderNo)
    expect(order.approval?.tasks.map(({ approver }) => approver)).toEqual(['欧阳明哲'])
  })

  test('[handbook 6.4] charges the credit of a company that wants it so: the ticket follows at once', async () => {
    const employee = 'employee@beichen.example'
    const { created, request } = await book(server, employee, { date: nextDate() })
    expect((await decide(server, 'manager@beichen.example', created.orderNo)).result).toMatchObject({ subjectState: 1700 })
    await server.context.drainJobs()
    const order = await detail(server, employee, created.orderNo)
    expect(order.history.map(({ event }) => event)).toEqual(['submit', 'approve', 'pay', 'issue'])
    expect(await creditOf(server, 2)).toEqual({ used: request.expectedTotal, frozen: 0 })
  })

  test('shows what the traveller saw: the fare that was chosen and cheaper and dearer ones beside it', async () => {
    const tempOrderNo = await saveDraft(server, 'employee', { date: nextDate() })
    const { flights } = expectResult(await server.call('employee', searchFlights, { tempOrderNo }))
    const chosen = await choose(server, 'employee', tempOrderNo, outOfPolicy)
    const request = await orderRequest(server, 'employee', tempOrderNo, [chosen])
    const { orderNo } = expectResult(await server.call('employee', createFlightOrder, request))
    const approvalId = await approvalOf(orderNo)
    const seen = expectResult(await server.call('manager', getApprovalDetail, { approvalId }))

    expect(seen).toMatchObject({ canDecide: true, level: 1, levels: 2, order: { orderNo, verdict: 'approval' } })
    const [{ list }] = seen.alternatives as [(typeof seen.alternatives)[number]]
    const { flightNo, departDate } = chosen.flight
    expect(departDate).toBe(flights[0]!.departDate)
    expect(list.filter((each) => each.chosen)).toMatchObject([{ flightNo, ticketPrice: chosen.fare.ticketPrice, saving: 0 }])
    expect(list.length).toBeGreaterThan(3)
    for (const { chosen: own, saving, ...alternative } of filled(list)) {
      const { flightKey } = flights.find((flight) => flight.flightNo === alternative.flightNo)!
      const { flight } = expectResult(await server.call('employee', getFlightFares, { tempOrderNo, journey: 0, flightKey }))
      const offered = flight.fares.map((fare) => ({ ...fare, ...flight }))
      if (!own) expect(offered).toContainEqual(expect.objectContaining(alternative))
      expect(saving).toBe(chosen.fare.ticketPrice - alternative.ticketPrice)
    }
  })

  test('[S2.33] moves from those that wait to those that are decided', async () => {
    const { orderNo } = await submitted()
    const listed = async (type: 0 | 1) =>
      expectResult(await server.call('manager', getMyApprovalList, { type, size: 100 })).list.map(({ subjectNo }) => subjectNo)
    expect(await listed(1)).toContain(orderNo)
    expect(await listed(0)).not.toContain(orderNo)
    await server.turn(1)
    await decide(server, 'manager', orderNo)
    expect(await listed(1)).not.toContain(orderNo)
    expect((await listed(0))[0]).toBe(orderNo)
  })
})
