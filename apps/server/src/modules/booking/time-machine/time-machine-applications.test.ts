import { filled } from '@sojourn/domain/kit/filled.testing'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  getTravelApplyDetail,
  saveTravelApplyDraft,
  submitTravelApply,
} from '@sojourn/contract/booking/application/application.calls'
import type { ApplicationContent } from '@sojourn/contract/booking/application/application.shapes'
import { getApprovalDetail } from '@sojourn/contract/booking/approval/approval.calls'
import { cancelOrder } from '@sojourn/contract/booking/order.calls'
import { getApplicationAsOf } from '@sojourn/contract/booking/time-machine.calls'
import type { ApplicationAsOf } from '@sojourn/contract/booking/time-machine.shapes'
import { createFlightOrder, saveFlightOrderTemp } from '@sojourn/contract/products/flight/flight.calls'
import { applicationContent, applicationOf, plannedLine } from '../../../testing/applications'
import { approvalOf, refusedAs } from '../../../testing/approvals'
import { choose, decide, detail, expectResult, orderRequest, payByCredit, within } from '../../../testing/flights'
import { countOf } from '../../../testing/database/rows'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
let travelApplyNo: string
/** What the manager could see after every step of the story, taken when it happened, beside what the applicant's page said. */
const taken = new Map<
  string,
  { at: string; shown: ApplicationAsOf; live: { state: number; spent: number; encumbered: number } }
>()

const asOf = async (at?: string, who = 'manager', language: 'zh-CN' | 'en' = 'zh-CN') =>
  expectResult(await server.call(who, getApplicationAsOf, { travelApplyNo, ...(at && { at }) }, { language }))

async function remember(step: string): Promise<void> {
  await server.context.drainJobs()
  const { state, budget } = await applicationOf(server, 'employee', travelApplyNo)
  const at = server.context.clock.now().toISOString()
  taken.set(step, { at, shown: await asOf(), live: { state, spent: budget.spent, encumbered: budget.encumbered } })
  await server.turn(7)
}
const of = (step: string) => taken.get(step)!.shown

const submit = async (more: Partial<ApplicationContent> = {}) => {
  const { version } = await applicationOf(server, 'employee', travelApplyNo)
  expectResult(await server.call('employee', submitTravelApply, { travelApplyNo, version, content: applicationContent(more) }))
}

async function bookUnder(arrive: string, date: string): Promise<string> {
  const search = {
    searchParams: {
      segmentType: 0 as const,
      departAirportCode: 'PEK',
      departCityName: '',
      arriveAirportCode: arrive,
      arriveCityName: '',
      departDate: date,
      departType: 1 as const,
      arriveType: 0 as const,
    },
    travelType: 1 as const,
    bookType: 0 as const,
    travelApplyNo,
  }
  const { tempOrderNo } = expectResult(await server.call('employee', saveFlightOrderTemp, search))
  const request = await orderRequest(server, 'employee', tempOrderNo, [await choose(server, 'employee', tempOrderNo, within)])
  return expectResult(await server.call('employee', createFlightOrder, request)).orderNo
}

let issued: string
let cancelled: string
const draftAt = { from: '', to: '' }
beforeAll(async () => {
  server = await openTestServer()
  const draft = applicationContent({ title: '草稿', budgets: [] })
  travelApplyNo = expectResult(await server.call('employee', saveTravelApplyDraft, { version: 0, content: draft })).travelApplyNo
  draftAt.from = server.context.clock.now().toISOString()
  await server.turn(5)
  await submit()
  await remember('submitted')
  expectResult(await server.call('manager', getApprovalDetail, { approvalId: await approvalOf(server, travelApplyNo) }))
  await remember('seen by the manager')
  expectResult(await decide(server, 'manager', travelApplyNo))
  await remember('approved')
  issued = await bookUnder('SHA', '2026-12-09')
  await remember('booked')
  const order = await detail(server, 'employee', issued)
  if (order.state === 20) expectResult(await decide(server, 'manager', issued))
  expectResult(await payByCredit(server, 'employee', issued, order.total))
  await remember('issued')
  const wider = [
    plannedLine(),
    plannedLine({ arrive: { code: 'CAN', name: '广州' }, startDate: '2026-12-12', endDate: '2026-12-13' }),
  ]
  await submit({ endDate: '2026-12-13', lines: wider, budgets: [{ productType: 1, amount: 9_000_00 }] })
  await remember('modification asked')
  expectResult(await decide(server, 'manager', travelApplyNo))
  await remember('modified')
  cancelled = await bookUnder('CAN', '2026-12-12')
  await remember('second booking')
  expectResult(await server.call('employee', cancelOrder, { orderNo: cancelled }))
  await remember('second cancelled')
}, 120_000)
afterAll(() => server.close())

describe('the time machine of a travel application', () => {
  test('rebuilds every step as it was seen then, and only what changed since differs', async () => {
    for (const [step, { at, shown, live }] of filled(taken)) {
      const { moments, changed: _changed, ...again } = await asOf(at)
      const { moments: seen, changed: _none, ...then } = shown
      expect({ step, again }).toEqual({ step, again: then })
      expect({ step, state: again.application?.state }).toEqual({ step, state: live.state })
      expect({ step, ...again.money }).toMatchObject({ step, spent: live.spent, encumbered: live.encumbered })
      expect(moments.filter((moment) => moment.at <= at).map(({ sentence }) => sentence)).toEqual(
        seen.map(({ sentence }) => sentence),
      )
    }
  })

  test('contents, days, budget and standard are those of the version asked for then', () => {
    expect(of('submitted').application).toMatchObject({
      contentVersion: 2,
      validVersion: 0,
      title: '上海客户验收',
      endDate: '2026-12-11',
      travellers: [{ name: '林晓雯', standard: '员工差旅标准' }],
    })
    expect(of('approved').application).toMatchObject({ contentVersion: 2, validVersion: 2 })
    expect(of('modification asked').application).toMatchObject({ contentVersion: 3, validVersion: 2, endDate: '2026-12-13' })
    expect(of('modification asked').money.total).toBe(5_000_00)
    expect(of('modified').money.total).toBe(9_000_00)
  })

  test('[S3.14] estimates and the account stand as they were when it was submitted', () => {
    const { estimates, account } = of('submitted').application!
    expect(estimates).toMatchObject([{ line: 0, basis: 'supply', route: '北京⇄上海' }])
    expect(estimates[0]!.cheapest).toBeGreaterThan(0)
    expect(account!.left).toBeGreaterThan(of('modification asked').application!.account!.left)
  })

  test('what orders took: set aside, spent, given back', () => {
    expect(of('approved')).toMatchObject({ money: { encumbered: 0, spent: 0, left: 5_000_00 }, bookings: [] })
    const [first] = of('booked').bookings
    expect(first).toMatchObject({ orderNo: issued, spent: 0 })
    expect(of('issued').bookings).toMatchObject([{ orderNo: issued, encumbered: 0, spent: first!.encumbered }])
    expect(of('second booking').bookings.map(({ orderNo }) => orderNo)).toEqual([issued, cancelled])
    expect(of('second cancelled').bookings[1]).toMatchObject({ encumbered: 0, spent: 0 })
  })

  test('[handbook 8.1] the round, its flow and what silence would have done', () => {
    expect(of('submitted').approval).toMatchObject({
      round: 1,
      state: 0,
      flow: expect.stringMatching(/.+/),
      tasks: [{ state: 0 }],
    })
    expect(of('approved').approval).toMatchObject({ round: 1, state: 1, tasks: [{ state: 1 }] })
    expect(of('modification asked').approval).toMatchObject({ round: 2, state: 0 })
    expect(['reject', 'approve', 'escalate', 'remind']).toContain(of('submitted').approval!.onSilence)
  })

  test('says who was told, and who has seen which contents', async () => {
    const approver = of('submitted').approval!.tasks[0]!.approver
    const knows = (step: string, name: string) => of(step).knew.find((each) => each.name === name)
    expect(knows('submitted', approver)).toMatchObject({ notifications: [{}] })
    expect(knows('submitted', approver)?.seenVersion).toBeUndefined()
    expect(knows('seen by the manager', approver)).toMatchObject({ seenVersion: 2 })
    expect(knows('approved', '林晓雯')?.notifications.length).toBeGreaterThan(0)
    expectResult(await server.call('finance', getTravelApplyDetail, { travelApplyNo, contentVersion: 2 }))
    const now = await asOf()
    expectResult(await server.call('finance', getTravelApplyDetail, { travelApplyNo }))
    const later = await asOf()
    expect(later.knew.length).toBe(now.knew.length + 1)
    expect(later.knew.at(-1)).toMatchObject({ seenVersion: 3 })
  })

  test('names what changed after the moment', async () => {
    const { changed } = await asOf(taken.get('approved')!.at)
    expect(changed.map(({ name }) => name)).toEqual(['行程', '起止日期', '预算', '状态'])
    expect(changed.find(({ name }) => name === '预算')).toEqual({ name: '预算', was: '国内机票 ¥5,000', is: '国内机票 ¥9,000' })
    expect((await asOf()).changed).toEqual([])
    expect((await asOf(taken.get('approved')!.at, 'finance', 'en')).changed[2]).toMatchObject({ name: 'Budget' })
  })

  test('a draft is its writer’s own: nothing is told of it', async () => {
    const before = await asOf(draftAt.from)
    expect(before.application).toBeUndefined()
    expect(before.moments).toAllSatisfy(({ at }) => at > draftAt.from)
    const unsent = expectResult(
      await server.call('employee', saveTravelApplyDraft, { version: 0, content: applicationContent() }),
    )
    const ask = { travelApplyNo: unsent.travelApplyNo }
    expect(await server.call('finance', getApplicationAsOf, ask)).toMatchObject(refusedAs('applicationUnknown'))
    expect(await server.call('finance', getTravelApplyDetail, ask)).toMatchObject(refusedAs('applicationUnknown'))
  })

  test('is for approvers and finance: the applicant is refused, others find nothing', async () => {
    const ask = (who: string) => server.call(who, getApplicationAsOf, { travelApplyNo })
    expect(await ask('employee')).toMatchObject(refusedAs('forbidden'))
    expect(await ask('contractor')).toMatchObject(refusedAs('applicationUnknown'))
    expect(await ask('finance@beichen.example')).toMatchObject(refusedAs('applicationUnknown'))
    expect((await server.call('finance', getApplicationAsOf, { travelApplyNo, at: '2026-13-01T00:00:00Z' })).code).toBe(100001)
  })
})

test('an order that its carrier refused has never been: no record says what was set aside for it', async () => {
  const before = await asOf()
  vi.spyOn(server.context.air, 'hold').mockResolvedValueOnce({ failure: 'soldOut' } as never)
  await expect(bookUnder('SHA', '2026-12-10')).rejects.toThrow()
  const refused = await countOf(server, 'travel_application_entry', 'travel_apply_no = $1', [travelApplyNo])
  expect(refused, 'set aside and given back').toBe(before.moments.filter(({ kind }) => kind === 'order').length + 2)
  const after = await asOf()
  expect([after.moments, after.bookings, after.money]).toEqual([before.moments, before.bookings, before.money])
})
