import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  getMyApprovalList,
  getApprovalOrder,
  saveApprovalDelegate,
  transferApproval,
} from '@sojourn/contract/booking/approval/approval.calls'
import { getMyMails } from '@sojourn/contract/personal/mail.calls'
import { applicationOf, plannedLine, submitNew } from '../../../testing/applications'
import { answer, approvalOf, flow, level, person, setFlows, submitted } from '../../../testing/approvals'
import { createFlightOrder } from '@sojourn/contract/products/flight/flight.calls'
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
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const notifications = async (who: string, no: string) =>
  expectResult(await server.call(who, getMyMails, {})).list.filter(({ body }) => body.includes(no))
const days = { startDate: '2027-03-01', endDate: '2027-03-02' }
const planned = { ...days, lines: [plannedLine(days)] }

const told = async (no: string, kind: string) =>
  (await notifications('employee', no)).find(({ subject }) => subject.startsWith(kind))?.body ?? ''

test('[handbook 8.2] 委托: the histories and notifications of orders and applications name who acted for whom', async () => {
  await setFlows(server, flow([level('any', 'manager')]))
  const today = new Date(server.context.clock.now().getTime() + 8 * 3_600_000).toISOString().slice(0, 10)
  expectResult(await server.call('manager', saveApprovalDelegate, { employeeId: '1-admin', fromDate: today, toDate: today }))
  const agreed = await submitted(server, { date: '2027-03-01' }, within)
  const asked = (await notifications('admin', agreed.orderNo)).find(({ subject }) => subject.startsWith('待您审批'))
  expect(asked?.body).toContain('陈志远已把审批委托给您，由您代为审批。')
  const own = (await notifications('manager', agreed.orderNo)).find(({ subject }) => subject.startsWith('待您审批'))
  expect(own?.body).not.toContain('审批委托给您')
  expect((await answer(server, 'admin', agreed.approvalId)).success).toBe(true)
  const { history } = await detail(server, 'employee', agreed.orderNo)
  expect(history.find(({ event }) => event === 'approve')).toMatchObject({
    actor: '周雅琴代陈志远',
    sentence: expect.stringContaining('周雅琴代陈志远') as string,
  })
  expect(await told(agreed.orderNo, '审批通过')).toContain('已由周雅琴代陈志远通过审批')
  const refused = await submitted(server, { date: '2027-03-02' }, within)
  await answer(server, 'admin', refused.approvalId, { decision: 'reject', reason: '改期' })
  expect(await told(refused.orderNo, '审批驳回')).toContain('由周雅琴代陈志远驳回。驳回原因：改期')
  const { travelApplyNo } = await submitNew(server, 'employee', planned)
  const { version } = await applicationOf(server, 'admin', travelApplyNo)
  expect((await answer(server, 'admin', await approvalOf(server, travelApplyNo), { version })).success).toBe(true)
  const application = await applicationOf(server, 'employee', travelApplyNo)
  expect(application.history.map(({ sentence }) => sentence)).toContain('周雅琴代陈志远同意，审批通过')
})

test('[handbook 8.2] 抄送 reaches colleagues who may not approve: by name, by permission and as head of a department', async () => {
  for (const [to, date] of [
    [person('finance'), '2027-03-03'],
    [{ permission: 'finance' }, '2027-03-04'],
  ] as const) {
    await setFlows(server, flow([level('any', 'manager')], { copies: [{ to: [to], when: 'submit' }] }))
    const { orderNo, approvalId } = await submitted(server, { date }, within)
    expect((await notifications('finance', orderNo)).map(({ subject }) => subject.split('：')[0])).toEqual(['抄送'])
    const { list } = expectResult(await server.call('finance', getMyApprovalList, { type: 2, size: 100 }))
    expect(list.map((each) => each.approvalId)).toContain(approvalId)
    expect(expectResult(await server.call('finance', getApprovalOrder, { approvalId })).subjectNo).toBe(orderNo)
    expect(await answer(server, 'finance', approvalId)).toMatchObject({ success: false })
  }
  await server.database.pool.query("UPDATE department SET head_id = '1-finance' WHERE enterprise_id = 1")
  await setFlows(server, flow([level('any', 'manager')], { copies: [{ to: ['departmentHead'], when: 'submit' }] }))
  const { orderNo } = await submitted(server, { date: '2027-03-06' }, within)
  expect(await notifications('finance', orderNo)).toHaveLength(1)
})

test('notifications carry what a decision needs: dates, what is out of policy with its reason, who handed it over and why', async () => {
  await setFlows(server, flow([level('any', 'manager')]))
  const { orderNo, approvalId } = await submitted(server, { date: '2027-03-05' }, outOfPolicy)
  const { travellerList: travellers } = await detail(server, 'employee', orderNo)
  const [beyond] = travellers[0]!.violations
  const [asked] = await notifications('manager', orderNo)
  expect(asked?.body).toMatch(/行程：\w{2}\d{3,4} .*，2027年3月5日 \d\d:\d\d .* → 2027年3月5日 \d\d:\d\d /)
  expect(asked?.body).toContain(`超标：林晓雯，${beyond!.sentence}`)
  expect(asked?.body).toContain(`林晓雯的说明：${travellers[0]!.reason}`)
  expect(asked?.body).not.toContain('流转')
  await server.call('manager', transferApproval, { approvalId, employeeId: '1-director', reason: '休假' })
  expect((await notifications('director', orderNo))[0]?.body).toContain('流转：陈志远转交给欧阳明哲，说明：休假')
})

test('notifications say when and where from, why one travels, and which ticket it is; the booker has one on submission', async () => {
  await setFlows(server, flow([level('any', 'manager')]))
  const tempOrderNo = await saveDraft(server, 'employee', { date: '2027-03-08' })
  const chosen = [await choose(server, 'employee', tempOrderNo, within)]
  const request = { ...(await orderRequest(server, 'employee', tempOrderNo, chosen)), purpose: ' 华东渠道大会 ' }
  const { orderNo } = expectResult(await server.call('employee', createFlightOrder, request))
  const { segments, purpose, application } = await detail(server, 'employee', orderNo)
  expect(purpose).toBe('华东渠道大会')
  expect(application).toBeUndefined()
  const [flight] = segments
  const bodyOf = async (who: string, kind: string) =>
    (await notifications(who, orderNo)).find(({ subject }) => subject.startsWith(kind))?.body ?? ''
  for (const body of [await bodyOf('employee', '已提交审批'), await bodyOf('manager', '待您审批')]) {
    expect(body).toContain(`行程：${flight!.flightNo} `)
    expect(body).toContain(`2027年3月8日 ${flight!.departTime} `)
    expect(body).toContain('出差事由：华东渠道大会')
    expect(body).not.toContain('票号')
  }
  expectResult(await decide(server, 'manager', orderNo))
  expectResult(await payByCredit(server, 'employee', orderNo, request.expectedTotal))
  await server.context.drainJobs()
  const { travellerList } = await detail(server, 'employee', orderNo)
  const issued = await bodyOf('employee', '已出票')
  expect(issued).toContain(`票号：林晓雯 ${travellerList[0]!.tickets[0]!.ticketNo}`)
  expect(issued).toContain(`2027年3月8日 ${flight!.departTime} `)
})

test('[handbook 9.3] 代提交: travellers hear of an application that is made for them, and how it is decided', async () => {
  await setFlows(server, flow([level('any', 'manager')]))
  const made = await submitNew(server, 'admin', { ...planned, travellerIds: ['1-employee', '1-admin'] })
  const { displayTravelApplyNo } = await applicationOf(server, 'admin', made.travelApplyNo)
  const tellings = async (who: string) =>
    (await notifications(who, displayTravelApplyNo)).filter(({ subject }) => subject.startsWith('出差申请已为您提交'))
  const [told] = await tellings('employee')
  expect(told?.body).toContain(`周雅琴为林晓雯、周雅琴提交了出差申请单 ${displayTravelApplyNo}`)
  expect(await tellings('admin')).toEqual([])
  const { version } = await applicationOf(server, 'manager', made.travelApplyNo)
  await answer(server, 'manager', await approvalOf(server, made.travelApplyNo), { version })
  for (const who of ['employee', 'admin'])
    expect((await notifications(who, displayTravelApplyNo)).map(({ subject }) => subject.split('：')[0])).toContain(
      '出差申请已通过',
    )
})
