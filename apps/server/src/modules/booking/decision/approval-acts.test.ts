import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  addApprovalSigner,
  commentApproval,
  decideMany,
  findApprovers,
  getApprovalDelegates,
  getApprovalOrderList,
  getMyApprovalList,
  revokeApprovalDelegate,
  saveApprovalDelegate,
  transferApproval,
  urgeApproval,
  withdrawApproval,
} from '@sojourn/contract/booking/approval/approval.calls'
import { getPendingOrderStatistical } from '@sojourn/contract/booking/order.calls'
import { getMyMails } from '@sojourn/contract/personal/mail.calls'
import {
  answer,
  approvalOf,
  caseOf,
  flow,
  level,
  person,
  refusedAs,
  roundsOf,
  setFlows,
  submitted,
} from '../../../testing/approvals'
import { detail, expectResult, outOfPolicy, within } from '../../../testing/flights'
import { expectBooksToBalance } from '../../../testing/ledger'
import { openTestServer, type TestServer } from '../../../testing/server'
import { bookTrain } from '../../../testing/trains'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterEach(() => expectBooksToBalance(server))
afterAll(() => server.close())

let day = 0
const nextDate = (): string => `2027-02-${String(++day).padStart(2, '0')}`
const open = (wanted = within) => submitted(server, { date: nextDate() }, wanted)
const notifications = async (who: string, orderNo: string) =>
  expectResult(await server.call(who, getMyMails, {})).list.filter(({ body }) => body.includes(orderNo))
const subjects = async (who: string, orderNo: string) =>
  (await notifications(who, orderNo)).map(({ subject }) => subject.split('：')[0])
const waiting = async (who: string, type: 0 | 1 | 2 | 3 = 1, more: object = {}) =>
  expectResult(await server.call(who, getMyApprovalList, { type, size: 100, ...more })).list
const stateOf = async (orderNo: string) => (await detail(server, 'employee', orderNo)).state

describe('handing over', () => {
  beforeAll(() => setFlows(server, flow([level('any', 'manager')])))

  test('[handbook 8.2] 转交: another approver decides, and the record says so', async () => {
    const { orderNo, approvalId } = await open()
    const handed = await server.call('manager', transferApproval, { approvalId, employeeId: '1-admin', reason: '休假' })
    expect(handed.result).toMatchObject({ subjectState: 20 })
    expect(await answer(server, 'manager', approvalId)).toMatchObject(refusedAs('approvalDecided'))
    expect(await subjects('admin', orderNo)).toEqual(['待您审批'])
    expect((await answer(server, 'admin', approvalId)).result).toMatchObject({ subjectState: 1100 })
    const [round] = await roundsOf(server, 'employee', approvalId)
    expect(round?.acts.map(({ sentence, words }) => [sentence, words])).toEqual([
      ['林晓雯提交审批', undefined],
      ['陈志远转交给周雅琴', '休假'],
      ['周雅琴同意', undefined],
    ])
    expect(await stateOf(orderNo)).toBe(1100)
  })

  test('[handbook 8.2] 转交 goes only to people who may approve and have no part in the trip', async () => {
    const { approvalId } = await open()
    const to = (employeeId: string) => server.call('manager', transferApproval, { approvalId, employeeId })
    expect(await to('1-finance')).toMatchObject(refusedAs('approverUnknown'))
    expect(await to('1-employee')).toMatchObject(refusedAs('approverUnknown'))
    expect(await to('2-manager')).toMatchObject(refusedAs('approverUnknown'))
    expect(await to('1-manager')).toMatchObject(refusedAs('approverAlreadyAsked'))
    expect(await server.call('director', transferApproval, { approvalId, employeeId: '1-admin' })).toMatchObject(
      refusedAs('approvalNotYours'),
    )
    const found = expectResult(await server.call('manager', findApprovers, { keyword: '周雅' }))
    expect(found.list).toEqual([{ employeeId: '1-admin', name: '周雅琴', department: expect.any(String) as string }])
  })

  test('[handbook 8.2] 加签 before and after: nobody is passed over', async () => {
    const { orderNo, approvalId } = await open()
    const add = (employeeId: string, when: 'before' | 'after') =>
      server.call('manager', addApprovalSigner, { approvalId, employeeIds: [employeeId], when })
    expect((await add('1-admin', 'after')).success).toBe(true)
    expect((await add('1-director', 'before')).success).toBe(true)
    expect(await answer(server, 'manager', approvalId)).toMatchObject(refusedAs('approvalNotYourTurn'))
    expect((await answer(server, 'director', approvalId)).result).toMatchObject({ subjectState: 20 })
    expect((await answer(server, 'manager', approvalId)).result).toMatchObject({ subjectState: 20 })
    expect((await caseOf(server, 'admin', approvalId)).current.tasks).toMatchObject([
      { approver: '陈志远', state: 1 },
      { approver: '周雅琴', state: 0, part: 'after', asked: true },
      { approver: '欧阳明哲', state: 1, part: 'before' },
    ])
    expect((await answer(server, 'admin', approvalId)).result).toMatchObject({ subjectState: 1100 })
    expect(await stateOf(orderNo)).toBe(1100)
  })
})

describe('the submitter', () => {
  beforeAll(() => setFlows(server, flow([level('any', 'manager')], { copies: [{ to: [person('director')], when: 'both' }] })))

  test('withdraws the case, which waits to be submitted again, and only the submitter may', async () => {
    const { orderNo, approvalId } = await open()
    expect(await server.call('manager', withdrawApproval, { approvalId })).toMatchObject(refusedAs('approvalNotYours'))
    expect((await server.call('employee', withdrawApproval, { approvalId })).result).toMatchObject({ subjectState: 10 })
    expect(await stateOf(orderNo)).toBe(10)
    expect(await server.call('employee', withdrawApproval, { approvalId })).toMatchObject(refusedAs('approvalDecided'))
    const [round] = await roundsOf(server, 'employee', approvalId)
    expect(round).toMatchObject({ state: 4, acts: [{ act: 'submit' }, { act: 'withdraw', sentence: '林晓雯撤回' }] })
    expect(round?.endedAt).toBeDefined()
  })

  test('[handbook 8.2] 催办: at most once an hour', async () => {
    const { orderNo, approvalId } = await open()
    const urge = (who = 'employee') => server.call(who, urgeApproval, { approvalId })
    expect(await urge('manager')).toMatchObject(refusedAs('approvalNotYours'))
    expect((await urge()).result).toEqual({ urged: ['陈志远'] })
    expect(await subjects('manager', orderNo)).toContain('催办')
    expect(await urge()).toMatchObject({ ...refusedAs('urgedRecently'), message: '一小时内已催办过，请 60 分钟后再试' })
    await server.turn(59)
    expect(await urge()).toMatchObject(refusedAs('urgedRecently'))
    await server.turn(1)
    expect((await urge()).success).toBe(true)
  })

  test('and approvers write to each other', async () => {
    const { orderNo, approvalId } = await open()
    const say = (who: string, words: string) => server.call(who, commentApproval, { approvalId, words })
    expect(await say('manager', '  ')).toMatchObject(refusedAs('commentMissing'))
    expect(await say('finance', '好')).toMatchObject(refusedAs('approvalNotYours'))
    expect((await say('manager', '为什么不乘高铁')).success).toBe(true)
    expect(JSON.stringify(await notifications('employee', orderNo))).toContain('陈志远在订单')
    expect((await say('employee', '客户改期')).success).toBe(true)
    const [round] = await roundsOf(server, 'manager', approvalId)
    expect(round?.acts.slice(1)).toMatchObject([
      { sentence: '陈志远留言', words: '为什么不乘高铁' },
      { sentence: '林晓雯留言', words: '客户改期' },
    ])
  })

  test('[handbook 8.2] 抄送: read at submission and at the end, without a decision', async () => {
    const { orderNo, approvalId } = await open()
    const copied = async () => (await waiting('director', 2)).filter(({ subjectNo }) => subjectNo === orderNo)
    expect(await copied()).toMatchObject([{ state: 0, waitsFor: ['陈志远'] }])
    expect(await answer(server, 'director', approvalId)).toMatchObject(refusedAs('approvalNotYours'))
    await answer(server, 'manager', approvalId)
    expect(await copied()).toMatchObject([{ state: 1, waitsFor: [] }])
    expect((await caseOf(server, 'director', approvalId)).canDecide).toBe(false)
    expect(
      expectResult(await server.call('director', getMyMails, {})).list.filter(({ body }) => body.includes(orderNo)),
    ).toHaveLength(2)
  })

  test('[S2.34] finds every case again, by state, object and words', async () => {
    const { orderNo, approvalId } = await open()
    const list = async (who: string, more: object = {}) =>
      expectResult(await server.call(who, getApprovalOrderList, { size: 100, ...more })).list.map(({ subjectNo }) => subjectNo)
    expect(await list('employee')).toContain(orderNo)
    expect(await list('employee', { keyword: orderNo })).toEqual([orderNo])
    expect(await list('employee', { state: 1, keyword: orderNo })).toEqual([])
    expect(await list('employee', { object: 'refund' })).toEqual([])
    expect(await list('manager', { keyword: orderNo })).toEqual([])
    expect(await waiting('manager', 1, { keyword: orderNo, object: 'booking' })).toMatchObject([{ approvalId }])
  })

  test('[S2.34] who travels finds the case of an order that somebody else booked', async () => {
    await setFlows(server, flow([level('any', 'director')]))
    const { answer } = await bookTrain(server, { who: 'manager', search: { travellers: ['1-manager', '1-employee'] } })
    const { orderNo } = expectResult(answer)
    for (const who of ['manager', 'employee']) {
      const { list } = expectResult(await server.call(who, getApprovalOrderList, { size: 100 }))
      expect(list.map(({ subjectNo }) => subjectNo)).toContain(orderNo)
    }
  })
})

describe('a delegate', () => {
  beforeAll(() => setFlows(server, flow([level('any', 'manager')])))
  const today = () => new Date(server.context.clock.now().getTime() + 8 * 3_600_000).toISOString().slice(0, 10)
  const inDays = (days: number) => new Date(Date.parse(today()) + days * 86_400_000).toISOString().slice(0, 10)
  const standIn = (employeeId: string, fromDate = today(), toDate = today()) =>
    server.call('manager', saveApprovalDelegate, { employeeId, fromDate, toDate })

  test('[handbook 8.2] 委托: both see the task, and the record says who acted for whom', async () => {
    expect((await standIn('1-admin')).success).toBe(true)
    const { orderNo, approvalId } = await open()
    const mine = async (who: string, type: 1 | 3 = 1) =>
      (await waiting(who, type)).filter(({ subjectNo }) => subjectNo === orderNo)
    expect(await mine('manager')).toHaveLength(1)
    expect(await mine('admin')).toMatchObject([{ actsFor: '陈志远' }])
    expect(await mine('admin', 3)).toHaveLength(1)
    expect(await subjects('admin', orderNo)).toEqual(['待您审批'])
    expect((await caseOf(server, 'admin', approvalId)).canDecide).toBe(true)
    const { waitApprovalCount } = expectResult(await server.call('admin', getPendingOrderStatistical, {}))
    expect(waitApprovalCount).toBe((await waiting('admin')).length)
    expect((await answer(server, 'admin', approvalId)).result).toMatchObject({ subjectState: 1100 })
    const [round] = await roundsOf(server, 'manager', approvalId)
    expect(round).toMatchObject({ tasks: [{ approver: '陈志远', actedBy: '周雅琴', state: 1 }] })
    expect(round?.acts.at(-1)?.sentence).toBe('周雅琴代陈志远同意')
    expect(await mine('admin', 3)).toMatchObject([{ taskState: 1 }])
  })

  test('[handbook 8.2] a substitute who travels is not asked about the own trip: no notification, no task, no count', async () => {
    expect((await standIn('1-admin')).success).toBe(true)
    const waits = async () => expectResult(await server.call('admin', getPendingOrderStatistical, {})).waitApprovalCount
    const before = await waits()
    const { answer: made } = await bookTrain(server, {
      who: 'guest-booker',
      search: { travellers: ['1-guest-booker', '1-admin'], date: '2026-12-02' },
    })
    const { orderNo } = expectResult(made)
    expect((await waiting('manager')).map(({ subjectNo }) => subjectNo)).toContain(orderNo)
    expect(await subjects('admin', orderNo)).not.toContain('待您审批')
    expect((await waiting('admin')).map(({ subjectNo }) => subjectNo)).not.toContain(orderNo)
    expect((await waiting('admin', 3)).map(({ subjectNo }) => subjectNo)).not.toContain(orderNo)
    expect(await waits()).toBe(before)
  })

  test('[handbook 8.2] 委托 out of date is refused', async () => {
    const { approvalId } = await open()
    await server.turn(24 * 60)
    const later = await open()
    expect(await answer(server, 'admin', later.approvalId)).toMatchObject(refusedAs('delegateEnded'))
    expect(await answer(server, 'director', later.approvalId)).toMatchObject(refusedAs('approvalNotYours'))
    expect((await waiting('admin')).map((each) => each.approvalId)).not.toContain(later.approvalId)
    expect(await answer(server, 'manager', approvalId)).toMatchObject(refusedAs('approvalExpired'))
  })

  test('[handbook 8.2] 委托: nobody decides about a trip of one’s own, in anybody’s place', async () => {
    await standIn('1-admin')
    const { approvalId } = await submitted(server, { date: nextDate() }, within, 'admin')
    expect(await answer(server, 'admin', approvalId)).toMatchObject(refusedAs('approvalNotYours'))
    expect((await answer(server, 'manager', approvalId)).success).toBe(true)
  })

  test('[handbook 8.2] 委托: who only travels, on a trip that somebody else asked for, does not decide either', async () => {
    await standIn('1-admin')
    const { approvalId, orderNo } = await open()
    const travels = (employeeId: string) =>
      server.database.pool.query('UPDATE order_traveller SET employee_id = $2 WHERE order_no = $1', [orderNo, employeeId])
    await travels('1-admin')
    expect(await answer(server, 'admin', approvalId)).toMatchObject(refusedAs('approvalNotYours'))
    await travels('1-employee')
    expect((await answer(server, 'admin', approvalId)).success).toBe(true)
  })

  test('is chosen for days to come, and can be taken back', async () => {
    expect(await standIn('1-finance')).toMatchObject(refusedAs('approverUnknown'))
    expect(await standIn('1-manager')).toMatchObject(refusedAs('approverUnknown'))
    expect(await standIn('1-admin', inDays(-1))).toMatchObject(refusedAs('delegateDatesWrong'))
    expect(await standIn('1-admin', inDays(2), inDays(1))).toMatchObject(refusedAs('delegateDatesWrong'))
    expect(await standIn('1-admin', today(), inDays(400))).toMatchObject(refusedAs('delegateDatesWrong'))
    const { delegateId } = expectResult(await standIn('1-director', inDays(3), inDays(5)))
    const list = async (who: string) => expectResult(await server.call(who, getApprovalDelegates, {})).list
    expect((await list('manager')).find((each) => each.delegateId === delegateId)).toMatchObject({ mine: true, state: 'coming' })
    expect((await list('director'))[0]).toMatchObject({ mine: false, name: '陈志远' })
    const revoke = (who: string) => server.call(who, revokeApprovalDelegate, { delegateId })
    expect(await revoke('director')).toMatchObject(refusedAs('delegateUnknown'))
    expect((await revoke('manager')).success).toBe(true)
    expect(await revoke('manager')).toMatchObject(refusedAs('delegateUnknown'))
    expect((await list('manager')).find((each) => each.delegateId === delegateId)?.state).toBe('revoked')
  })
})

describe('several cases at once', () => {
  test('[handbook 8.2] agree where nothing is out of policy; the others are refused by name', async () => {
    await setFlows(server, flow([level('any', 'manager')]))
    const [first, beyond, other] = [await open(), await open(outOfPolicy), await open()]
    const list = [first, beyond, other].map(({ approvalId }) => ({ approvalId, version: 1 }))
    const done = expectResult(await server.call('manager', decideMany, { list: [...list, { approvalId: 'x', version: 1 }] }))
    expect(done.agreed.map(({ subjectNo, subjectState }) => [subjectNo, subjectState])).toEqual([
      [first.orderNo, 1100],
      [other.orderNo, 1100],
    ])
    expect(done.refused).toMatchObject([
      { approvalId: beyond.approvalId, reason: '含超标项的申请需逐个审批' },
      { approvalId: 'x', reason: '未找到该审批', title: '' },
    ])
    expect(done.refused[0]?.title).toContain('北京')
    const stranger = expectResult(
      await server.call('director', decideMany, { list: [{ approvalId: beyond.approvalId, version: 1 }] }),
    )
    expect(stranger.refused).toMatchObject([{ title: '' }])
  })
})

describe('silence', () => {
  const deadlineOf = async (approvalId: string) =>
    (Date.parse((await caseOf(server, 'manager', approvalId)).deadline) - server.context.clock.now().getTime()) / 60_000

  test('[handbook 8.2] is broken by reminders at half of the time and a quarter of an hour before the end', async () => {
    await setFlows(server, flow([level('any', 'manager')], { deadlineHours: 2 }))
    const { orderNo, approvalId } = await open()
    const reminders = async () => (await subjects('manager', orderNo)).filter((subject) => subject === '审批提醒').length
    await server.turn(59)
    expect(await reminders()).toBe(0)
    await server.turn(1)
    expect(await reminders()).toBe(1)
    await server.turn(45)
    expect(await reminders()).toBe(2)
    await answer(server, 'manager', approvalId)
  })

  test('[handbook 8.2] approves where the flow says so', async () => {
    await setFlows(server, flow([level('any', 'manager')], { deadlineHours: 1, onSilence: 'approve' }))
    const { orderNo, approvalId } = await open()
    await server.turn(await deadlineOf(approvalId))
    expect(await stateOf(orderNo)).toBe(1100)
    expect((await roundsOf(server, 'employee', approvalId))[0]?.acts.at(-1)?.sentence).toBe('超时没有决定，按流程自动同意')
  })

  test('[handbook 8.2] 转上级: the superior is asked for the rest of the time, then it ends', async () => {
    await setFlows(server, flow([level('any', 'manager')], { deadlineHours: 1, onSilence: 'escalate' }))
    const { orderNo, approvalId } = await open()
    await server.turn(await deadlineOf(approvalId))
    expect(await stateOf(orderNo)).toBe(20)
    expect(await answer(server, 'manager', approvalId)).toMatchObject(refusedAs('approvalDecided'))
    expect((await waiting('director')).map(({ subjectNo }) => subjectNo)).toContain(orderNo)
    const [round] = await roundsOf(server, 'employee', approvalId)
    expect(round?.acts.at(-1)?.sentence).toBe('超时没有决定，转由欧阳明哲审批')
    await server.turn(await deadlineOf(approvalId))
    expect(await stateOf(orderNo)).toBe(1400)
  })
})

test('[handbook 8.2] a new round keeps what was decided before', async () => {
  await setFlows(server, flow([level('any', 'manager')]))
  const { orderNo, approvalId } = await open()
  await answer(server, 'manager', approvalId, { decision: 'reject', reason: '改期' })
  const again = await open()
  await server.database.pool.query('UPDATE approval SET order_no = $2, round = 2 WHERE approval_id = $1', [
    again.approvalId,
    orderNo,
  ])
  expect(await approvalOf(server, orderNo)).toBe(again.approvalId)
  expect(await roundsOf(server, 'employee', again.approvalId)).toMatchObject([
    { round: 2, state: 0 },
    { round: 1, state: 2 },
  ])
})
