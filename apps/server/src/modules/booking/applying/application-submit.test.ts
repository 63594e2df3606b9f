import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { getMyApprovalList } from '@sojourn/contract/booking/approval/approval.calls'
import {
  getTravelApplyDetail,
  getTravelApplyList,
  saveTravelApplyDraft,
  submitTravelApply,
} from '@sojourn/contract/booking/application/application.calls'
import { problems } from '@sojourn/contract/kit/tables/problems'
import { applicationContent, plannedLine, submitNew } from '../../../testing/applications'
import { decide, expectResult } from '../../../testing/flights'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

test('is submitted though a supplier cannot say what it costs, and asks it outside its transaction', async () => {
  const { rows: known } = await server.database.pool.query<{ oid: number }>(
    'SELECT oid FROM pg_database WHERE datname = current_database()',
  )
  const claims = async () =>
    (await server.database.pool.query("SELECT FROM pg_locks WHERE locktype = 'advisory' AND database = $1", [known[0]!.oid]))
      .rowCount
  // Signing in is written down and sealed beside what follows.
  await server.tokenOf('employee')
  await server.context.drainJobs()
  const held: (number | null)[] = []
  const estimate = vi.spyOn(server.context.products.flight!.catalogue!.journeys!, 'estimate').mockImplementation(async () => {
    held.push(await claims())
    throw new Error('the supplier is away')
  })
  const days = { startDate: '2027-03-01', endDate: '2027-03-02' }
  const { travelApplyNo } = await submitNew(server, 'employee', { ...days, lines: [plannedLine(days)] })
  expect(held).toEqual([0])
  const { rows } = await server.database.pool.query<{ outlook: { estimates: object[] } }>(
    'SELECT outlook FROM travel_application_content WHERE travel_apply_no = $1',
    [travelApplyNo],
  )
  expect(rows[0]?.outlook.estimates).toEqual([{ line: 0, productType: 1, basis: 'none', cheapest: 0, typical: 0 }])
  estimate.mockRestore()
})

test('asks suppliers for the estimate once: a submission that is replayed asks nobody again', async () => {
  const estimate = vi.spyOn(server.context.products.flight!.catalogue!.journeys!, 'estimate')
  const days = { startDate: '2027-03-03', endDate: '2027-03-04' }
  const request = { version: 0, content: applicationContent({ ...days, lines: [plannedLine(days)] }) }
  const key = randomUUID()
  const first = expectResult(await server.call('employee', submitTravelApply, request, { key }))
  const asked = estimate.mock.calls.length
  expect(asked).toBeGreaterThan(0)
  expect(expectResult(await server.call('employee', submitTravelApply, request, { key }))).toEqual(first)
  expect(estimate).toHaveBeenCalledTimes(asked)
  estimate.mockRestore()
})

test('a rejected application that is rewritten and not sent yet is found and named in nobody else’s lists by its new words', async () => {
  const people = { travellerIds: ['1-employee'] }
  const { travelApplyNo } = await submitNew(server, 'guest-booker', { ...people, title: '杭州展会', travelDescription: '布展' })
  expectResult(await decide(server, 'manager', travelApplyNo, 'reject', '请写清楚'))
  const { version } = expectResult(await server.call('guest-booker', getTravelApplyDetail, { travelApplyNo }))
  const content = applicationContent({ ...people, title: '秘密并购', travelDescription: '不可外传' })
  expectResult(await server.call('guest-booker', saveTravelApplyDraft, { travelApplyNo, version, content }))
  const applications = async (who: string, keyword: string) =>
    expectResult(await server.call(who, getTravelApplyList, { keyword })).list.map(({ title }) => title)
  const approvals = async (keyword: string) =>
    expectResult(await server.call('manager', getMyApprovalList, { type: 0, keyword })).list.map(({ title }) => title)
  expect(await applications('guest-booker', '秘密并购')).toEqual(['秘密并购'])
  for (const secret of ['秘密并购', '不可外传']) {
    expect(await applications('employee', secret)).toEqual([])
    expect(await approvals(secret)).toEqual([])
  }
  expect(await applications('employee', '杭州展会')).toEqual(['杭州展会'])
  const asked = '杭州展会 北京⇄上海'
  expect(await approvals('杭州展会')).toEqual([asked])
  expect(await approvals('林晓雯')).toContain(asked)
})

test('nor by days that were not sent: others find it by those that were', async () => {
  const days = (startDate: string, endDate: string) => ({ startDate, endDate, lines: [plannedLine({ startDate, endDate })] })
  const people = { travellerIds: ['1-employee'], title: '改期的申请' }
  const { travelApplyNo } = await submitNew(server, 'guest-booker', { ...people, ...days('2027-05-10', '2027-05-12') })
  expectResult(await decide(server, 'manager', travelApplyNo, 'reject', '换个时间'))
  const { version } = expectResult(await server.call('guest-booker', getTravelApplyDetail, { travelApplyNo }))
  const content = applicationContent({ ...people, ...days('2027-06-10', '2027-06-12') })
  expectResult(await server.call('guest-booker', saveTravelApplyDraft, { travelApplyNo, version, content }))
  const found = async (who: string, from: string, to: string) =>
    expectResult(await server.call(who, getTravelApplyList, { keyword: '改期的申请', from, to })).list.length
  expect(await found('employee', '2027-05-01', '2027-05-31')).toBe(1)
  expect(await found('employee', '2027-06-01', '2027-06-30')).toBe(0)
  expect(await found('guest-booker', '2027-05-01', '2027-05-31')).toBe(0)
  expect(await found('guest-booker', '2027-06-01', '2027-06-30')).toBe(1)
})

test('nor do its new people and budget show before it is sent: lists and pages tell what was, and its travellers stay theirs', async () => {
  const first = {
    title: '两人的申请',
    travellerIds: ['1-employee'],
    unionNo: '',
    budgets: [{ productType: 1 as const, amount: 5_000_00 }],
  }
  const { travelApplyNo } = await submitNew(server, 'guest-booker', first)
  expectResult(await decide(server, 'manager', travelApplyNo, 'reject', '请减少预算'))
  const { version } = expectResult(await server.call('guest-booker', getTravelApplyDetail, { travelApplyNo }))
  const budgets = [{ productType: 1 as const, amount: 9_000_00 }]
  const content = applicationContent({ ...first, travellerIds: ['1-director'], budgets })
  const rewritten = expectResult(await server.call('guest-booker', saveTravelApplyDraft, { travelApplyNo, version, content }))
  const listed = async (who: string) => {
    const { list } = expectResult(await server.call(who, getTravelApplyList, { keyword: '两人的申请' }))
    return list.map((each) => [each.travelApplyPersonList.map(({ name }) => name).join(), each.budgetTotal, each.budgetLeft])
  }
  expect(await listed('employee')).toEqual([['林晓雯', 5_000_00, 5_000_00]])
  expect(await listed('director')).toEqual([])
  expect(await listed('guest-booker')).toEqual([[expect.not.stringContaining('林晓雯'), 9_000_00, 9_000_00]])
  const read = expectResult(await server.call('manager', getTravelApplyDetail, { travelApplyNo }))
  expect([read.budgetTotal, read.budget.total, read.budget.left]).toEqual([5_000_00, 5_000_00, 5_000_00])
  const sent = { travelApplyNo, version: rewritten.version, content }
  expectResult(await server.call('guest-booker', submitTravelApply, sent))
  expect(await listed('director')).toEqual([[expect.stringMatching(/./), 9_000_00, 9_000_00]])
  expect(await listed('employee')).toEqual([])
})

test('what its applicant is still writing is read by nobody else; they read what was submitted', async () => {
  const draft = applicationContent({ title: '只有自己' })
  const { travelApplyNo } = expectResult(await server.call('employee', saveTravelApplyDraft, { version: 0, content: draft }))
  const as = (who: string, contentVersion?: number) =>
    server.call(who, getTravelApplyDetail, { travelApplyNo, ...(contentVersion && { contentVersion }) })
  for (const who of ['manager', 'finance', 'admin'])
    expect(await as(who)).toMatchObject({ code: problems.applicationUnknown.code })
  const own = expectResult(await as('employee'))
  const first = { travelApplyNo, version: own.version, content: applicationContent({ title: '第一次' }) }
  const submitted = expectResult(await server.call('employee', submitTravelApply, first))
  const { contentVersion } = expectResult(await as('manager'))
  expectResult(await decide(server, 'manager', travelApplyNo, 'reject', '请写清楚'))
  const { version } = expectResult(await as('employee'))
  expect(version).toBeGreaterThan(submitted.version)
  const second = { travelApplyNo, version, content: applicationContent({ title: '还没写完' }) }
  expectResult(await server.call('employee', saveTravelApplyDraft, second))
  expect(expectResult(await as('employee'))).toMatchObject({ title: '还没写完', contentVersion: contentVersion + 1 })
  for (const who of ['manager', 'finance']) {
    expect(expectResult(await as(who))).toMatchObject({ title: '第一次', contentVersion })
    for (const unread of [1, contentVersion + 1])
      expect(await as(who, unread)).toMatchObject({ code: problems.applicationUnknown.code })
  }
})
