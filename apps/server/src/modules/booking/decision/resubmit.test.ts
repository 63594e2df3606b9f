import {
  cancelOrder,
  getPendingOrderStatistical,
  getTripOrderList,
  resubmitOrder,
  startResubmission,
  withdrawOrder,
} from '@sojourn/contract/booking/order.calls'
import { minutesBetween } from '@sojourn/domain/kit/local-date'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { saveBudget } from '@sojourn/contract/admin/company/budget.calls'
import {
  approvalOf,
  caseOf,
  currentFlows,
  flow,
  flowOf,
  level,
  person,
  refusedAs,
  setFlows,
  submitted,
} from '../../../testing/approvals'
import { newBudget } from '../../../testing/budgets'
import { offContractRequest, saveStay } from '../../../testing/hotels'
import type { ApprovalFlow, FlowLevel } from '@sojourn/domain/booking/approval/approval-flow'
import { getApprovalOrder, transferApproval } from '@sojourn/contract/booking/approval/approval.calls'
import { createExternalHotelOrder } from '@sojourn/contract/products/hotel/hotel.calls'
import { createFlightOrder } from '@sojourn/contract/products/flight/flight.calls'
import { choose, decide, detail, expectResult, orderRequest, outOfPolicy, saveDraft, within } from '../../../testing/flights'
import { expectBooksToBalance, openAccounts, payersOf } from '../../../testing/ledger'
import { soldSeats } from '../../../testing/database/rows'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterEach(() => expectBooksToBalance(server))
afterAll(() => server.close())

let day = 0
const open = () => submitted(server, { date: `2027-01-${String(++day).padStart(2, '0')}` })
const withdraw = (orderNo: string, who = 'employee') => server.call(who, withdrawOrder, { orderNo })
const resubmit = (orderNo: string, who = 'employee') => server.call(who, resubmitOrder, { orderNo })
const counts = async (who: string) => expectResult(await server.call(who, getPendingOrderStatistical, {}))

test('[handbook 6.3] what was taken back waits to be submitted: seats and money stay set aside, nobody is asked', async () => {
  const before = await soldSeats(server)
  const [asked, waiting] = [(await counts('manager')).waitApprovalCount, (await counts('employee')).waitSubmitCount]
  const { orderNo } = await open()
  const held = await openAccounts(server, orderNo)
  expect(await withdraw(orderNo, 'manager')).toMatchObject(refusedAs('orderUnknown'))
  expect(expectResult(await withdraw(orderNo))).toEqual({ orderNo, state: 10 })
  expect(await soldSeats(server)).toBe(before + 1)
  expect(await openAccounts(server, orderNo)).toEqual(held)
  expect((await counts('manager')).waitApprovalCount).toBe(asked)
  expect((await counts('employee')).waitSubmitCount).toBe(waiting + 1)
  const { list } = expectResult(await server.call('employee', getTripOrderList, { type: 1 }))
  expect(list[0]).toMatchObject({
    orderNo,
    stateName: '待提交',
    actions: [{ action: 'submit', enabled: true }, { action: 'cancel' }, {}],
  })
  const order = await detail(server, 'employee', orderNo)
  expect(order.nextStep).toMatch(/^审批已撤回。请在 \d+月\d+日 \d\d:\d\d 前重新提交/)
  expect(await withdraw(orderNo)).toMatchObject(refusedAs('transitionRefused'))
  expectResult(await server.call('employee', cancelOrder, { orderNo }))
  expect(await soldSeats(server)).toBe(before)
  expect(await openAccounts(server, orderNo)).toEqual({})
})

test('[handbook 8.2] submitted again it begins a new round and keeps the ones before', async () => {
  const { orderNo, approvalId } = await open()
  expectResult(await withdraw(orderNo))
  expect(await resubmit(orderNo, 'hongkong')).toMatchObject(refusedAs('orderUnknown'))
  expect(expectResult(await resubmit(orderNo))).toEqual({ orderNo, state: 20 })
  expect(await approvalOf(server, orderNo)).not.toBe(approvalId)
  const order = await detail(server, 'employee', orderNo)
  expect(order.history.map(({ event }) => event)).toEqual(['submit', 'withdraw', 'submit'])
  expect(order.approval).toMatchObject({ state: 0 })
  expect((await decide(server, 'manager', orderNo)).result).toMatchObject({ subjectState: 1100 })
})

test('[handbook 1.5] a fare that rose meanwhile is not submitted at the old price', async () => {
  const { orderNo } = await open()
  expectResult(await withdraw(orderNo))
  await server.database.pool.query(`UPDATE sandbox_air_pnr SET faults = array_append(faults, 'PRICE_RISE') WHERE hold_key = $1`, [
    `1/${orderNo}`,
  ])
  expect(await resubmit(orderNo)).toMatchObject(refusedAs('priceChanged'))
  expect((await detail(server, 'employee', orderNo)).state).toBe(10)
})

test('[handbook 6.3] what is not submitted again in time closes, and its seats and money go back', async () => {
  const { orderNo } = await open()
  expectResult(await withdraw(orderNo))
  const { holdExpiresAt = '' } = await detail(server, 'employee', orderNo)
  const now = server.context.clock.now().toISOString()
  await server.turn(minutesBetween(now, holdExpiresAt))
  expect((await detail(server, 'employee', orderNo)).state).toBe(1400)
  const { rows } = await server.database.pool.query('SELECT state FROM sandbox_air_pnr WHERE hold_key = $1', [`1/${orderNo}`])
  expect(rows).toEqual([{ state: 'released' }])
  expect(await openAccounts(server, orderNo)).toEqual({})
  expect(await resubmit(orderNo)).toMatchObject(refusedAs('transitionRefused'))
})

describe('[handbook 7.2] policy is judged again when what was taken back is submitted again', () => {
  const handledAs = (handling: string) =>
    server.database.pool.query(
      `UPDATE travel_policy SET body = jsonb_set(body, '{flight}', $1::jsonb) WHERE enterprise_id = 1 AND policy_id = 'staff'`,
      [JSON.stringify({ cabins: [{ cabin: 'Y', maxDiscount: 10 }], handling: { cabin: 'forbid', discount: handling } })],
    )
  const kept = async (orderNo: string) =>
    (
      await server.database.pool.query<{ verdict: string; personal: number; reason: string | null; rules: string[] }>(
        `SELECT orders.verdict, personal_part AS personal, reason, ARRAY(SELECT jsonb_array_elements(violations) ->> 'rule') AS rules
         FROM orders JOIN order_traveller USING (enterprise_id, order_no) WHERE order_no = $1`,
        [orderNo],
      )
    ).rows[0]!
  /** Within the policy as it was when it was ordered; a flow asks for approval of every order. */
  const taken = async () => {
    const { orderNo } = await submitted(server, { date: `2027-01-${String(++day).padStart(2, '0')}` }, within)
    expectResult(await withdraw(orderNo))
    return orderNo
  }
  let former: unknown
  beforeAll(async () => {
    const { rows } = await server.database.pool.query(
      `SELECT body -> 'flight' AS flight FROM travel_policy WHERE policy_id = 'staff' AND enterprise_id = 1`,
    )
    former = rows[0].flight
  })
  afterEach(() =>
    server.database.pool.query(
      `UPDATE travel_policy SET body = jsonb_set(body, '{flight}', $1::jsonb) WHERE enterprise_id = 1 AND policy_id = 'staff'`,
      [JSON.stringify(former)],
    ),
  )

  test('forbidden now: it is not submitted, and nothing has changed', async () => {
    const orderNo = await taken()
    const before = await kept(orderNo)
    await handledAs('forbid')
    expect(await resubmit(orderNo)).toMatchObject(refusedAs('policyForbids'))
    expect(await kept(orderNo)).toEqual(before)
    expect((await detail(server, 'employee', orderNo)).state).toBe(10)
  })

  test('out of policy now: a reason is asked, and the flow of such orders decides', async () => {
    const orderNo = await taken()
    expect(await kept(orderNo)).toMatchObject({ verdict: 'within', reason: null, rules: [] })
    await handledAs('approval')
    expect(await resubmit(orderNo)).toMatchObject(refusedAs('violationReasonMissing'))
    const { reasons = [] } = await detail(server, 'employee', orderNo)
    expect(reasons.map(({ code }) => code)).toContain('urgent')
    expectResult(await server.call('employee', resubmitOrder, { orderNo, reasonCode: 'urgent' }))
    const order = await detail(server, 'employee', orderNo)
    expect(order.travellerList[0]).toMatchObject({ violations: [{ rule: 'discount' }], reason: expect.any(String) })
    expect(order.verdict).toBe('approval')
    expect(await flowOf(server, orderNo)).toBe('out-of-policy')
  })

  test('paid by the traveller now: the company sets aside what the standard allows', async () => {
    const orderNo = await taken()
    await handledAs('payExcess')
    expectResult(await resubmit(orderNo))
    const { personal, verdict } = await kept(orderNo)
    expect(verdict).toBe('payExcess')
    expect(personal).toBeGreaterThan(0)
    const order = await detail(server, 'employee', orderNo)
    expect(await payersOf(server, orderNo)).toEqual({ paid: {}, held: { companyCredit: order.total - personal } })
  })

  test('within the policy now: the reason that was given goes', async () => {
    const { orderNo } = await submitted(server, { date: `2027-01-${String(++day).padStart(2, '0')}` }, outOfPolicy)
    expectResult(await withdraw(orderNo))
    expect((await kept(orderNo)).verdict).toBe('approval')
    await server.database.pool.query(
      `UPDATE travel_policy SET body = body - 'flight' WHERE enterprise_id = 1 AND policy_id = 'staff'`,
    )
    expectResult(await resubmit(orderNo))
    expect(await kept(orderNo)).toMatchObject({ verdict: 'within', reason: null, rules: [] })
  })
})

describe('[handbook 8.1] who decides is asked about the same as when the order was placed', () => {
  let former: ApprovalFlow[]
  beforeAll(async () => {
    former = await currentFlows(server)
  })
  afterEach(() => setFlows(server, ...former))
  const placed = async (more: object = {}, { who = 'employee', projectCode = '' } = {}) => {
    const tempOrderNo = await saveDraft(server, who, { date: `2027-01-${String(++day).padStart(2, '0')}` })
    const request = await orderRequest(server, who, tempOrderNo, [await choose(server, who, tempOrderNo, within)])
    const travellers = request.travellers.map((each) => ({ ...each, ...(projectCode && { projectCode }) }))
    return expectResult(await server.call(who, createFlightOrder, { ...request, travellers, ...more })).orderNo
  }

  test('beyond a budget that asks for approval: the flow of what breaks a standard, or it is refused', async () => {
    await setFlows(server, flow([level('any', 'manager')], { conditions: { outOfPolicy: true } }))
    expectResult(await server.call('admin', saveBudget, newBudget({ amount: 1_00, overLimit: 'approve', to: '2027-10-31' })))
    const orderNo = await placed({}, { projectCode: 'YX-2026-02' })
    expectResult(await withdraw(orderNo))
    expect(expectResult(await resubmit(orderNo))).toEqual({ orderNo, state: 20 })
    expectResult(await withdraw(orderNo))
    await setFlows(server)
    expect(await resubmit(orderNo)).toMatchObject(refusedAs('budgetNeedsApproval'))
    expect((await detail(server, 'employee', orderNo)).state).toBe(10)
  })

  test('paid at the hotel: of what the stay costs, and a rate outside the contracts always by somebody', async () => {
    await setFlows(server, flow([level('any', 'manager')], { conditions: { minAmount: 500_00 } }))
    await server.database.pool.query(
      `UPDATE hotel_external_rate SET body = body || '{"price": 99000, "hotelType": 1}' WHERE enterprise_id = 1 AND rate_id = 'XR224-1-K'`,
    )
    const tempOrderNo = await saveStay(server, 'employee', { checkIn: '2026-12-09', checkOut: '2026-12-10' })
    const request = await offContractRequest(server, 'employee', tempOrderNo, 990_00)
    const rate = { externalRateId: 'XR224-1-K', reasonText: '合作伙伴价更低' }
    const { orderNo } = expectResult(await server.call('employee', createExternalHotelOrder, { ...request, ...rate }))
    expectResult(await withdraw(orderNo))
    expect(expectResult(await resubmit(orderNo))).toEqual({ orderNo, state: 20 })
    expectResult(await withdraw(orderNo))
    await setFlows(server)
    expect(await resubmit(orderNo)).toMatchObject(refusedAs('approverMissing'))
  })

  const choice: FlowLevel = { approvers: [person('manager'), person('director')], mode: 'any', choice: 'one' }
  const waitsFor = async (orderNo: string, who = 'employee') =>
    (await caseOf(server, who, await approvalOf(server, orderNo))).waitsFor

  test('those whom the booker named, also where they had handed on or a level before passed by itself', async () => {
    await setFlows(server, flow([level('any', 'manager'), { ...choice, approvers: [person('admin'), person('director')] }]))
    const orderNo = await placed({ approvers: [{ type: 2, employeeIds: ['1-director'] }] }, { who: 'manager' })
    const approvalId = await approvalOf(server, orderNo)
    expectResult(await server.call('director', transferApproval, { approvalId, employeeId: '1-admin', reason: '休假' }))
    expectResult(await withdraw(orderNo, 'manager'))
    expectResult(await resubmit(orderNo, 'manager'))
    expect(await waitsFor(orderNo, 'manager')).toEqual(['欧阳明哲'])
  })

  test('all who could be named, where those who were suit no more', async () => {
    await setFlows(server, flow([choice]))
    const orderNo = await placed({ approvers: [{ type: 1, employeeIds: ['1-director'] }] })
    expectResult(await withdraw(orderNo))
    await setFlows(server, flow([{ ...choice, approvers: [person('manager'), person('admin')] }]))
    expectResult(await resubmit(orderNo))
    expect(await waitsFor(orderNo)).toEqual(['陈志远', '周雅琴'])
  })
})

const startAgain = (orderNo: string, who = 'employee') => server.call(who, startResubmission, { orderNo })

test('[handbook 6.3] [handbook 8.2] a rejected order stays rejected and is submitted again as a new order that keeps its history', async () => {
  const { orderNo } = await open()
  expect(await startAgain(orderNo)).toMatchObject(refusedAs('transitionRefused'))
  expectResult(await decide(server, 'manager', orderNo, 'reject', '请改乘较便宜的航班'))
  expect((await detail(server, 'employee', orderNo)).actions[0]).toEqual({ action: 'resubmit', enabled: true })
  expect(await startAgain(orderNo, 'hongkong')).toMatchObject(refusedAs('orderUnknown'))
  // The search is there long after drafts are removed.
  await server.turn(3 * 24 * 60)
  const { tempOrderNo, productType } = expectResult(await startAgain(orderNo))
  expect(productType).toBe(1)
  const chosen = [await choose(server, 'employee', tempOrderNo, outOfPolicy)]
  const request = await orderRequest(server, 'employee', tempOrderNo, chosen)
  const again = expectResult(await server.call('employee', createFlightOrder, request))
  const fresh = await detail(server, 'employee', again.orderNo)
  expect(fresh).toMatchObject({ resubmits: orderNo, state: 20 })
  expect(fresh.history.map(({ event }) => event)).toEqual(['submit', 'reject', 'submit'])
  expect(fresh.history[1]?.sentence).toContain('请改乘较便宜的航班')
  const former = await detail(server, 'employee', orderNo)
  expect(former).toMatchObject({ state: 25, resubmittedAs: again.orderNo })
  expect(former.actions.map(({ action }) => action)).not.toContain('resubmit')
  expect(await startAgain(orderNo)).toMatchObject(refusedAs('transitionRefused'))
  const { rounds } = expectResult(
    await server.call('manager', getApprovalOrder, { approvalId: await approvalOf(server, again.orderNo) }),
  )
  expect(rounds.map(({ state }) => state)).toEqual([0, 2])
})

test('[handbook 6.3] what is booked from the search of a rejected order besides its new order is an order of its own', async () => {
  const { orderNo } = await open()
  expectResult(await decide(server, 'manager', orderNo, 'reject', '改期'))
  const { tempOrderNo } = expectResult(await startAgain(orderNo))
  const booked = async () => {
    const request = await orderRequest(server, 'employee', tempOrderNo, [await choose(server, 'employee', tempOrderNo, within)])
    return expectResult(await server.call('employee', createFlightOrder, request)).orderNo
  }
  const first = await booked()
  expectResult(await server.call('employee', cancelOrder, { orderNo: first }))
  const second = await booked()
  expect(await detail(server, 'employee', first)).toMatchObject({ resubmits: orderNo })
  expect((await detail(server, 'employee', second)).resubmits).toBeUndefined()
})
