import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  getBookingsMatchTravelApplyOrderList,
  getTravelApplyDetail,
  getTravelApplyForm,
  getTravelApplyList,
  getTravelApplyOrderBookInfo,
  queryMatchTravelApplyOrderList,
  saveTravelApplyDraft,
  submitTravelApply,
} from '@sojourn/contract/booking/application/application.calls'
import type { ApplicationContent } from '@sojourn/contract/booking/application/application.shapes'
import { getMyApprovalList } from '@sojourn/contract/booking/approval/approval.calls'
import { applicationStates } from '@sojourn/contract/booking/application/application.codes'
import { problems } from '@sojourn/contract/kit/tables/problems'
import {
  act,
  applicationContent,
  applicationOf,
  approvedApplication,
  plannedLine,
  submitNew,
} from '../../../testing/applications'
import { currentFlows, setFlows } from '../../../testing/approvals'
import { decide, expectResult } from '../../../testing/flights'
import { expectRefusals, refusal } from '../../../testing/refusals'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const stateOf = async (travelApplyNo: string, who = 'employee') =>
  applicationStates.word((await applicationOf(server, who, travelApplyNo)).state)
const account = async (id = 'cc-sales-2026') => {
  const { rows } = await server.database.pool.query<{ encumbered: number; spent: number }>(
    'SELECT encumbered::integer, spent::integer FROM budget WHERE enterprise_id = 1 AND budget_id = $1',
    [id],
  )
  return rows[0]!
}

describe('writing an application', () => {
  test('[S3.12] a draft is kept as it is, gone on with, and submitted', async () => {
    const unfinished = applicationContent({ title: '', lines: [], budgets: [] })
    const saved = expectResult(await server.call('employee', saveTravelApplyDraft, { version: 0, content: unfinished }))
    expect(applicationStates.word(saved.state)).toBe('draft')
    const form = expectResult(await server.call('employee', getTravelApplyForm, { travelApplyNo: saved.travelApplyNo }))
    expect(form.content).toEqual(unfinished)
    expect(form.travellers.map(({ name }) => name)).toEqual(['林晓雯'])
    const early = await server.call('employee', submitTravelApply, { ...saved, content: unfinished })
    expect(early).toMatchObject({ code: problems.applicationInvalid.code, field: 'content.title', message: '请填写出差事由' })
    const submitted = expectResult(
      await server.call('employee', submitTravelApply, {
        travelApplyNo: saved.travelApplyNo,
        version: saved.version,
        content: applicationContent(),
      }),
    )
    expect(applicationStates.word(submitted.state)).toBe('approving')
    const detail = await applicationOf(server, 'employee', saved.travelApplyNo)
    expect(detail).toMatchObject({
      travelApplyTypeDesc: '普通出差',
      displayCity: '北京⇄上海',
      employeeName: '林晓雯',
      travelApplyPersonList: [{ name: '林晓雯' }],
      travelDescription: '与客户确认交付范围',
      startDateStruct: { fullDate: '2026-12-09' },
      endDateStruct: { fullDate: '2026-12-11' },
      costCentre: 'CC1001 华东销售',
      nextStep: '等待陈志远审批',
    })
    expect(detail.displayTravelApplyNo).toMatch(/^SQ20261120\d{6}$/)
    const { rows } = await server.database.pool.query("SELECT body FROM mail WHERE employee_id = '1-manager'")
    expect(rows).toEqual([{ body: expect.stringContaining(detail.displayTravelApplyNo) as string }])
    expect(detail.travellers[0]).toMatchObject({ gradeName: '员工', standard: '员工差旅标准' })
    const written = detail.history.map(({ sentence }) => sentence)
    expect(written).toEqual(['林晓雯保存草稿', '林晓雯保存草稿', '林晓雯提交申请，等待审批'])
  })

  test('a new form begins with oneself, and says what may be chosen', async () => {
    const form = expectResult(await server.call('employee', getTravelApplyForm, {}))
    expect(form).toMatchObject({
      version: 0,
      today: '2026-11-20',
      content: { travellerIds: ['1-employee'], costCentreId: 'cc-sales' },
    })
    expect(form.productTypes).toEqual(expect.arrayContaining([1, 3, 5]))
    expect(form.fields.map(({ name, kind }) => [name, kind])).toEqual([
      ['项目', 'one'],
      ['客户名称', 'text'],
      ['区域', 'one'],
      ['办事处', 'one'],
    ])
  })

  test('what the form may not say is refused in every language', async () => {
    const content = (more: Parameters<typeof applicationContent>[0]) => ({ version: 0, content: applicationContent(more) })
    await server.context.drainJobs()
    await expectRefusals(server, [
      refusal('nobody travels', submitTravelApply, content({ travellerIds: [] }), 'applicationInvalid', 'content.travellerIds'),
      refusal('in the past', submitTravelApply, content({ startDate: '2026-11-19' }), 'applicationInvalid', 'content.startDate'),
      refusal('no budget', submitTravelApply, content({ budgets: [] }), 'applicationInvalid', 'content.budgets'),
      refusal(
        'another’s cost centre',
        submitTravelApply,
        content({ costCentreId: 'cc-plant' }),
        'costCentreUnknown',
        'content.costCentreId',
      ),
      refusal(
        'for a colleague',
        submitTravelApply,
        content({ travellerIds: ['1-employee', '1-manager'] }),
        'travellerNotAllowed',
        'content.travellerIds',
      ),
      refusal(
        'for nobody known',
        submitTravelApply,
        content({ travellerIds: ['2-employee'] }),
        'travellerUnknown',
        'content.travellerIds',
        'manager',
      ),
      refusal(
        'one person twice',
        submitTravelApply,
        content({ travellerIds: ['1-employee', '1-employee'] }),
        'travellerTwice',
        'content.travellerIds',
        'manager',
      ),
      refusal('an order of nobody', submitTravelApply, content({ orderNos: ['F1'] }), 'orderUnknown', 'content.orderNos'),
      refusal(
        'an unknown application',
        submitTravelApply,
        { ...content({}), travelApplyNo: 'A1' },
        'applicationUnknown',
        'travelApplyNo',
      ),
      refusal(
        'beyond the company’s budget',
        submitTravelApply,
        content({ budgets: [{ productType: 1, amount: 5_000_000_01 }] }),
        'budgetInsufficient',
        'budgets',
      ),
    ])
  })

  test('[handbook 10.2] beyond a budget that asks for approval it is submitted where somebody decides, and refused where nobody does', async () => {
    const { pool } = server.database
    const flows = await currentFlows(server)
    await pool.query("UPDATE budget SET over_limit = 'approve' WHERE budget_id = 'cc-sales-2026'")
    const beyond: Partial<ApplicationContent> = { budgets: [{ productType: 1, amount: 5_000_000_01 }] }
    const submit = () => server.call('employee', submitTravelApply, { version: 0, content: applicationContent(beyond) })
    expectResult(await act(server, 'employee', expectResult(await submit()).travelApplyNo, 'withdraw'))
    await setFlows(server)
    expect(await submit()).toMatchObject({ problem: 'budgetNeedsApproval', field: 'budgets' })
    await setFlows(server, ...flows)
    await pool.query("UPDATE budget SET over_limit = 'forbid' WHERE budget_id = 'cc-sales-2026'")
  })

  test('two pages that write the same application: the later one is told', async () => {
    const saved = expectResult(await server.call('employee', saveTravelApplyDraft, { version: 0, content: applicationContent() }))
    const again = { travelApplyNo: saved.travelApplyNo, version: saved.version, content: applicationContent({ title: '二' }) }
    expectResult(await server.call('employee', saveTravelApplyDraft, again))
    const late = await server.call('employee', saveTravelApplyDraft, { ...again, content: applicationContent({ title: '三' }) })
    expect(late.code).toBe(problems.applicationChanged.code)
  })

  test('one press is one application', async () => {
    const request = { version: 0, content: applicationContent({ title: '只有一张' }) }
    const [one, two] = await Promise.all(
      [1, 2].map(() => server.call('employee', submitTravelApply, request, { key: 'the-same-press' })),
    )
    expect(one!.result).toEqual(two!.result)
    const { list } = expectResult(await server.call('employee', getTravelApplyList, { keyword: '只有一张' }))
    expect(list).toHaveLength(1)
  })
})

describe('approval and what follows', () => {
  test('approved: bookable, its budget set aside, the applicant told', async () => {
    const before = await account()
    const travelApplyNo = await approvedApplication(server, 'employee', { title: '审批通过' })
    const detail = await applicationOf(server, 'employee', travelApplyNo)
    expect(detail).toMatchObject({ stateName: '已通过', validVersion: detail.contentVersion, nextStep: '可以按申请单预订' })
    expect(detail.buttonList.filter(({ enabled }) => enabled).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['预订', '修改', '撤销', '提前完成', '复制']),
    )
    expect(detail.budget).toMatchObject({ control: 'strong', total: 5_000_00, left: 5_000_00 })
    expect((await account()).encumbered - before.encumbered).toBe(5_000_00)
    const { rows } = await server.database.pool.query<{ subject: string }>(
      "SELECT subject FROM mail WHERE employee_id = '1-employee' ORDER BY created_at DESC, id DESC LIMIT 1",
    )
    expect(rows[0]!.subject).toBe('出差申请已通过：审批通过 北京⇄上海')
  })

  test.each(['number', 'title', 'traveller'] as const)('an approver finds it by its %s', async (by) => {
    const { travelApplyNo } = await submitNew(server, 'employee', { title: `按 ${by} 查找` })
    const { displayTravelApplyNo, title, travelApplyPersonList } = await applicationOf(server, 'employee', travelApplyNo)
    const keyword = { number: displayTravelApplyNo, title, traveller: travelApplyPersonList[0]!.name }[by]
    const { list } = expectResult(await server.call('manager', getMyApprovalList, { type: 1, size: 100, keyword }))
    expect(list.map(({ subjectNo }) => subjectNo)).toContain(travelApplyNo)
  })

  test('rejected: edited and submitted again, a new round', async () => {
    const { travelApplyNo } = await submitNew(server, 'employee', { title: '先被驳回' })
    expectResult(await decide(server, 'manager', travelApplyNo, 'reject', '预算偏高'))
    const rejected = await applicationOf(server, 'employee', travelApplyNo)
    expect(rejected.stateName).toBe('已驳回')
    expect(rejected.history.at(-1)!.sentence).toBe('陈志远驳回：预算偏高')
    const content = applicationContent({ title: '先被驳回', budgets: [{ productType: 1, amount: 4_000_00 }] })
    expectResult(await server.call('employee', submitTravelApply, { travelApplyNo, version: rejected.version, content }))
    expectResult(await decide(server, 'manager', travelApplyNo))
    expect(await applicationOf(server, 'employee', travelApplyNo)).toMatchObject({ stateName: '已通过', budgetTotal: 4_000_00 })
  })

  test('withdrawn: the approver need not decide any more', async () => {
    const { travelApplyNo } = await submitNew(server, 'employee')
    expectResult(await act(server, 'employee', travelApplyNo, 'withdraw'))
    expect(await stateOf(travelApplyNo)).toBe('cancelled')
    await expect(decide(server, 'manager', travelApplyNo)).rejects.toThrow('does not wait')
  })

  test('a modification leaves the valid version until it is approved, and then moves the budget', async () => {
    const travelApplyNo = await approvedApplication(server, 'employee', { title: '要修改' })
    const before = await applicationOf(server, 'employee', travelApplyNo)
    const reserved = (await account()).encumbered
    const content = applicationContent({ title: '改过了', budgets: [{ productType: 1, amount: 8_000_00 }] })
    const modify = { travelApplyNo, version: before.version, content }
    expectResult(await server.call('employee', submitTravelApply, modify))
    const waiting = await applicationOf(server, 'employee', travelApplyNo)
    expect(waiting).toMatchObject({ stateName: '修改审批中', title: '改过了', validVersion: before.validVersion })
    expect(waiting.buttonList.find(({ name }) => name === '预订')).toMatchObject({
      enabled: false,
      reason: '修改正在审批，审批结束后可继续预订',
    })
    expect((await account()).encumbered).toBe(reserved)
    const former = expectResult(
      await server.call('employee', getTravelApplyDetail, { travelApplyNo, contentVersion: before.contentVersion }),
    )
    expect(former.title).toBe('要修改')
    expectResult(await decide(server, 'manager', travelApplyNo))
    expect(await applicationOf(server, 'employee', travelApplyNo)).toMatchObject({
      stateName: '修改已通过',
      budgetTotal: 8_000_00,
    })
    expect((await account()).encumbered - reserved).toBe(3_000_00)
  })

  test('a rejected modification leaves the former contents in force', async () => {
    const travelApplyNo = await approvedApplication(server)
    const { version } = await applicationOf(server, 'employee', travelApplyNo)
    const content = applicationContent({ title: '没有通过的修改' })
    expectResult(await server.call('employee', submitTravelApply, { travelApplyNo, version, content }))
    expectResult(await decide(server, 'manager', travelApplyNo, 'reject', '不必修改'))
    expect(await applicationOf(server, 'employee', travelApplyNo)).toMatchObject({
      stateName: '已通过（修改被拒）',
      title: '上海客户验收',
    })
  })

  test('revoked, or completed early: what was set aside is free', async () => {
    const before = (await account()).encumbered
    const revoked = await approvedApplication(server)
    expectResult(await act(server, 'employee', revoked, 'revoke'))
    expect(await stateOf(revoked)).toBe('revoking')
    expectResult(await decide(server, 'manager', revoked))
    expect(await stateOf(revoked)).toBe('revoked')
    const closed = await approvedApplication(server)
    expectResult(await act(server, 'employee', closed, 'close'))
    expect(await stateOf(closed)).toBe('completed')
    expect((await account()).encumbered).toBe(before)
  })

  test('a deleted draft is gone for everybody', async () => {
    const saved = expectResult(await server.call('employee', saveTravelApplyDraft, { version: 0, content: applicationContent() }))
    expectResult(await act(server, 'employee', saved.travelApplyNo, 'delete'))
    const answer = await server.call('employee', getTravelApplyDetail, { travelApplyNo: saved.travelApplyNo })
    expect(answer.code).toBe(problems.applicationUnknown.code)
  })

  test('what the table does not allow is refused with the state', async () => {
    const { travelApplyNo } = await submitNew(server, 'employee')
    const answer = await act(server, 'employee', travelApplyNo, 'close')
    expect(answer).toMatchObject({ code: problems.applicationRefused.code, message: '出差申请单审批中，不支持此操作' })
  })
})

describe('finding applications', () => {
  test('the list by state, word, kind and day, by key', async () => {
    const who = 'guest-booker'
    for (const title of ['甲', '乙', '丙']) {
      await server.turn(1)
      await submitNew(server, who, {
        title: `列表${title}`,
        travellerIds: ['1-guest-booker'],
        ...(title === '丙' ? { travelApplyType: 2 } : {}),
      })
    }
    const page = expectResult(await server.call(who, getTravelApplyList, { size: 2 }))
    expect(page.list.map(({ title }) => title)).toEqual(['列表丙', '列表乙'])
    const rest = expectResult(await server.call(who, getTravelApplyList, { size: 2, cursor: page.next! }))
    expect(rest.list.map(({ title }) => title)).toEqual(['列表甲'])
    expect(rest.next).toBeUndefined()
    const titles = async (request: object) =>
      expectResult(await server.call(who, getTravelApplyList, request)).list.map(({ title }) => title)
    expect(await titles({ travelApplyType: 2 })).toEqual(['列表丙'])
    expect(await titles({ keyword: '列表乙' })).toEqual(['列表乙'])
    expect(await titles({ group: 'bookable' })).toEqual([])
    expect(await titles({ group: 'over' })).toEqual([])
    expect(await titles({ group: 'open' })).toEqual(['列表丙', '列表乙', '列表甲'])
    expect(await titles({ group: 'approving', from: '2026-12-11', to: '2026-12-31' })).toHaveLength(3)
    expect(await titles({ from: '2026-12-12' })).toEqual([])
  })

  test('[S2.58] [S7.16] [S7.17] [S7.57] the picker searches by number, traveller, reason, days and kind', async () => {
    const who = 'guest-booker'
    const travelApplyNo = await approvedApplication(server, who, {
      title: '选择器',
      travellerIds: ['1-guest-booker', '1-hongkong'],
    })
    const { displayTravelApplyNo } = await applicationOf(server, who, travelApplyNo)
    const search = async (more: object) =>
      expectResult(
        await server.call(who, queryMatchTravelApplyOrderList, {
          page: { Index: 1, Size: 10 },
          productType: 1,
          bookType: 2,
          ...more,
        }),
      )
    const found = await search({})
    expect(found.pageInfo.dataCount).toBe(1)
    expect(found.travelApplyDetailOrderList[0]).toMatchObject({
      travelApplyNo,
      buttonList: [
        { name: '查看', type: 1 },
        { name: '选择', type: 12 },
      ],
      selfBook: false,
      needTravelOrder: false,
    })
    const counts = await Promise.all(
      [
        { applyOrderNo: displayTravelApplyNo.slice(-6) },
        { passengerName: '黎家豪' },
        { travelDescription: '选择器' },
        { startTime: '2026-12-01', endTime: '2026-12-31' },
        { travelApplyType: 1 },
        { page: { Index: 2, Size: 10 } },
      ].map(async (more) => (await search(more)).pageInfo.dataCount),
    )
    expect(counts).toEqual([1, 1, 1, 1, 1, 1])
    const none = await search({ passengerName: '100%_' })
    expect(none).toEqual({ pageInfo: { dataCount: 0 }, travelApplyDetailOrderList: [], toolTips: '未找到可用的出差申请单' })
    expect((await search({ productType: 5 })).pageInfo.dataCount).toBe(0)
    expect((await search({ travelApplyType: 2 })).pageInfo.dataCount).toBe(0)
  })

  test('[S3.15] [S7.18] what a booking starts with', async () => {
    const travelApplyNo = await approvedApplication(server, 'employee', { flexBefore: 1, flexAfter: 2 })
    const info = expectResult(await server.call('employee', getTravelApplyOrderBookInfo, { travelApplyNo, productType: 1 }))
    expect(info).toMatchObject({
      application: { travelApplyNo, selfBook: true },
      travellers: [{ employeeId: '1-employee', name: '林晓雯' }],
      lines: [plannedLine()],
      earliest: '2026-12-08',
      latest: '2026-12-13',
      costCentreId: 'cc-sales',
    })
    const wrong = await server.call('employee', getTravelApplyOrderBookInfo, { travelApplyNo, productType: 5 })
    expect(wrong).toMatchObject({ code: problems.applicationMismatch.code, message: '该产品不在申请单的产品范围内' })
    const stranger = await server.call('director', getTravelApplyOrderBookInfo, { travelApplyNo, productType: 1 })
    expect(stranger.code).toBe(problems.applicationUnknown.code)
  })

  test('[S7.14] a search that was kept finds the applications that fit it', async () => {
    const answer = await server.call('employee', getBookingsMatchTravelApplyOrderList, {
      page: { Index: 1, Size: 10 },
      productType: 1,
      bookType: 0,
      tempOrderNo: 'T-of-nobody',
    })
    expect(answer.code).toBe(problems.tempOrderUnknown.code)
  })
})
