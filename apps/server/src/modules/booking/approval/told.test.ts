import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { previewTravelApply } from '@sojourn/contract/booking/application/application.calls'
import { getMyApprovalList } from '@sojourn/contract/booking/approval/approval.calls'
import { stateOfNumber } from '@sojourn/contract/booking/state-numbers'
import { getFlightBookInfo } from '@sojourn/contract/products/flight/flight.calls'
import { createCarOrder } from '@sojourn/contract/products/car/car.calls'
import { applicationContent, applicationOf, submitNew } from '../../../testing/applications'
import { couponsOf, refund, settle } from '../../../testing/after-sales'
import { caseOf, flow, level, refusedAs, roundsOf, setFlows, answer } from '../../../testing/approvals'
import { carDetail, carRequest, saveCarDraft } from '../../../testing/cars'
import { book, detail, expectResult, outOfPolicy, saveDraft } from '../../../testing/flights'
import { simulated, publishFlows, writtenFlow, flowsOf } from '../../../testing/flows'
import { bookStay } from '../../../testing/hotels'
import { bookIntl, givePassport } from '../../../testing/intl-flight/orders'
import { openTestServer, type TestServer } from '../../../testing/server'
import { bookTrain } from '../../../testing/trains'
import { bookVisa } from '../../../testing/visas'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  await setFlows(server, flow([level('any', 'manager'), level('all', 'director')], { flowId: 'report', tells: true }))
})
afterAll(() => server.close())

/** Who had a letter about it that says they are told. */
async function heard(orderNo: string): Promise<string[]> {
  const { rows } = await server.database.pool.query<{ employeeId: string }>(
    `SELECT employee_id AS "employeeId" FROM mail WHERE subject_no = $1 AND body LIKE '%按公司规定知会您，无需审批%' ORDER BY employee_id`,
    [orderNo],
  )
  return rows.map(({ employeeId }) => employeeId)
}
const told = ['1-director', '1-manager']
const openOf = async (orderNo: string) => {
  const { rows } = await server.database.pool.query<{ state: number; ended: boolean; approvalId: string }>(
    'SELECT state, ended_at IS NOT NULL AS ended, approval_id AS "approvalId" FROM approval WHERE order_no = $1',
    [orderNo],
  )
  return rows
}

describe('[S2.46] whoever would approve is told, and nothing waits', () => {
  test('of a flight that breaks the policy, in a letter, the history and the list of copies', async () => {
    const { orderNo } = (await book(server, 'employee', { date: '2026-12-09' }, outOfPolicy)).created
    const order = await detail(server, 'employee', orderNo)
    expect(stateOfNumber(order.state)).toBe('awaitingPayment')
    expect(order.history.map(({ sentence }) => sentence)).toContain('已知会陈志远、欧阳明哲，无需审批')
    expect(await heard(orderNo)).toEqual(told)
    const { list } = expectResult(await server.call('director', getMyApprovalList, { type: 2, size: 20 }))
    const mine = list.find(({ subjectNo }) => subjectNo === orderNo)!
    expect(mine).toMatchObject({ state: 16, levels: 0, waitsFor: [] })
    const { buttons } = await caseOf(server, 'director', mine.approvalId)
    expect(buttons.map(({ action }) => action)).toEqual(['comment'])
    expect(await answer(server, 'director', mine.approvalId, { decision: 'agree' })).toMatchObject(refusedAs('approvalNotYours'))
    expect(await roundsOf(server, 'director', mine.approvalId)).toMatchObject([{ state: 16, tasks: [] }])
  })

  test('the traveller reads so before booking', async () => {
    const tempOrderNo = await saveDraft(server, 'employee', { date: '2026-12-10' })
    const info = expectResult(await server.call('employee', getFlightBookInfo, { tempOrderNo }))
    const named = ['陈志远', '欧阳明哲']
    expect(info).toMatchObject({ approvalInPolicy: [], approvalOutOfPolicy: [], toldInPolicy: named, toldOutOfPolicy: named })
    expect(info.approvalRule).toContain('预订国内机票无需审批，提交后按')
  })

  test.each<[string, () => Promise<string>]>([
    ['a train', async () => expectResult((await bookTrain(server)).answer).orderNo],
    ['a stay', async () => (await bookStay(server, 'employee', {}, ({ verdict }) => verdict === 'within')).created.orderNo],
    [
      'a journey abroad',
      async () => {
        await givePassport(server, 'employee')
        return expectResult((await bookIntl(server, 'employee')).answer).orderNo
      },
    ],
    [
      'a ride',
      async () => {
        const request = await carRequest(server, 'employee', await saveCarDraft(server, 'employee'))
        const { orderNo } = expectResult(await server.call('employee', createCarOrder, request))
        expect(stateOfNumber((await carDetail(server, 'employee', orderNo)).state)).not.toBe('approving')
        return orderNo
      },
    ],
    ['a visa', async () => expectResult((await bookVisa(server)).answer).orderNo],
  ])('of %s', async (_title, placed) => {
    const orderNo = await placed()
    await server.context.drainJobs()
    expect(await heard(orderNo)).toEqual(told)
    expect(await openOf(orderNo)).toMatchObject([{ state: 16, ended: true }])
  })

  test('of tickets that are given back', async () => {
    const { orderNo } = (await book(server, 'employee', { date: '2026-12-14' })).created
    const order = await settle(server, 'employee', orderNo)
    const { order: returned } = await refund(server, orderNo, couponsOf(order))
    expect(await heard(returned.orderNo)).toEqual(told)
  })

  test('of a travel application, which is in force at once', async () => {
    const { travelApplyNo } = await submitNew(server, 'employee')
    expect((await applicationOf(server, 'employee', travelApplyNo)).state).toBe(1)
    const preview = expectResult(await server.call('employee', previewTravelApply, { content: applicationContent() }))
    expect(preview).toMatchObject({ approval: { personGroupList: [] }, told: ['陈志远', '欧阳明哲'] })
    expect(await openOf(travelApplyNo)).toMatchObject([{ state: 16, ended: true }])
  })

  test('not whoever travels, and nobody where nobody else would approve', async () => {
    await setFlows(server, flow([level('any', 'manager')], { flowId: 'own', tells: true }))
    const { orderNo } = (await book(server, 'manager', { date: '2026-12-17' })).created
    expect(await heard(orderNo)).toEqual([])
    expect(await openOf(orderNo)).toEqual([])
    const tempOrderNo = await saveDraft(server, 'manager', { date: '2026-12-18' })
    expect(expectResult(await server.call('manager', getFlightBookInfo, { tempOrderNo }))).not.toHaveProperty('toldInPolicy')
  })
})

describe('[S2.46] administrators see of a flow that it only tells', () => {
  test('when it is tried, what it means, and that it lets pass what breaks a policy', async () => {
    const tells = writtenFlow('report', { tells: true, levels: [{ approvers: ['manager'], mode: 'any', choice: 'one' }] })
    expect(await simulated(server, { flows: [tells] })).toMatchObject({
      flow: { tells: true, levels: [{ asked: [{ name: '陈志远' }] }] },
    })
    await publishFlows(server, [tells])
    const { products, faults } = await flowsOf(server)
    expect(products.map(({ expectation }) => expectation)).toContain('told')
    expect(faults.map(({ kind }) => kind)).toContain('toldOutOfPolicy')
  })
})
