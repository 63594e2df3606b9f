import { filled } from '@sojourn/domain/kit/filled.testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cancelOrder } from '@sojourn/contract/booking/order.calls'
import { getSchedule, getTravelApplyForm, submitTravelApply } from '@sojourn/contract/booking/application/application.calls'
import type { ApplicationContent } from '@sojourn/contract/booking/application/application.shapes'
import { applicationStates } from '@sojourn/contract/booking/application/application.codes'
import { problems } from '@sojourn/contract/kit/tables/problems'
import { createFlightOrder } from '@sojourn/contract/products/flight/flight.calls'
import { reservedOf } from '@sojourn/domain/booking/application/reserve'
import { matchApplications, type ApplicationSearch } from '../application/match-application'
import {
  act,
  applicationContent,
  applicationOf,
  approvedApplication,
  draftUnder,
  orderUnder,
  plannedLine,
  submitNew,
  type Under,
} from '../../../testing/applications'
import { createCrowd } from '../../../testing/crowd'
import { book, choose, decide, expectResult, orderRequest, payByCredit, within } from '../../../testing/flights'
import { openTestServer, type TestServer } from '../../../testing/server'
import { inCompany } from '../../../work'
import { findEnterprise } from '../settings/store'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const budgetOf = async (travelApplyNo: string, who = 'employee') => {
  const { total, encumbered, spent, left } = (await applicationOf(server, who, travelApplyNo)).budget
  return { total, encumbered, spent, left }
}
/** Every account holds exactly what its applications hold. */
async function expectAccountsToAgree(): Promise<void> {
  const { rows } = await server.database.pool.query<{
    budget_id: string
    encumbered: number
    spent: number
    held: { state: 1; total: number; encumbered: number; spent: number; valid: number }[]
  }>(
    `SELECT b.budget_id, b.encumbered::integer, b.spent::integer,
            jsonb_agg(jsonb_build_object('state', a.state, 'total', a.budget_total, 'encumbered', a.encumbered, 'spent', a.spent,
                                         'valid', a.valid_version)) AS held
     FROM budget b JOIN travel_application a USING (enterprise_id, budget_id) GROUP BY b.enterprise_id, b.budget_id`,
  )
  for (const row of filled(rows)) {
    const held = row.held.map(({ state, valid, ...money }) => ({
      ...money,
      inForce: valid > 0 && !['revoked', 'completed', 'expired'].includes(applicationStates.word(state)),
    }))
    expect(row).toMatchObject({
      encumbered: held.reduce((sum, each) => sum + reservedOf(each), 0),
      spent: held.reduce((sum, { spent }) => sum + spent, 0),
    })
  }
}

describe('booking under an application', () => {
  test('submitting takes from the budget, issuing spends it', async () => {
    const travelApplyNo = await approvedApplication(server)
    const { request, answer } = await orderUnder(server, 'employee', { travelApplyNo })
    const { orderNo } = expectResult(answer)
    expect(await budgetOf(travelApplyNo)).toMatchObject({ encumbered: request.expectedTotal, spent: 0 })
    const detail = await applicationOf(server, 'employee', travelApplyNo)
    expect(detail.orders).toMatchObject([{ order: { orderNo }, amount: request.expectedTotal, state: 'encumbered' }])
    expect(detail.lineUse).toEqual([{ line: 0, orderNos: [orderNo] }])
    await decide(server, 'manager', orderNo)
    expectResult(await payByCredit(server, 'employee', orderNo, request.expectedTotal))
    await server.context.drainJobs()
    expect(await budgetOf(travelApplyNo)).toMatchObject({ encumbered: 0, spent: request.expectedTotal })
    await expectAccountsToAgree()
  })

  test('a cancelled order gives its part and its leg back', async () => {
    const travelApplyNo = await approvedApplication(server, 'guest-booker', { travellerIds: ['1-guest-booker'] })
    const first = await orderUnder(server, 'guest-booker', { travelApplyNo })
    const { orderNo } = expectResult(first.answer)
    const again = await draftUnder(server, 'guest-booker', { travelApplyNo })
    expect(again).toMatchObject({ code: problems.applicationMismatch.code, message: '申请单的这段行程已经预订过' })
    expectResult(await server.call('guest-booker', cancelOrder, { orderNo }))
    expect(await budgetOf(travelApplyNo, 'guest-booker')).toMatchObject({ encumbered: 0, spent: 0, left: 5_000_00 })
    expectResult((await orderUnder(server, 'guest-booker', { travelApplyNo })).answer)
    await expectAccountsToAgree()
  })

  test.each<[string, Partial<ApplicationContent>, Partial<Under>, string]>([
    ['other cities', {}, { arrive: 'CAN' }, '城市与申请单的行程不符'],
    ['another day', {}, { date: '2026-12-14' }, '日期超出申请单的日期范围（2026年12月9日 至 2026年12月11日）'],
    [
      'another product',
      { productTypes: [3], lines: [plannedLine({ productType: 3 })], budgets: [{ productType: 3, amount: 1 }] },
      {},
      '该产品不在申请单的产品范围内',
    ],
  ])('what does not fit is refused with the reason: %s', async (_title, content, search, sentence) => {
    const travelApplyNo = await approvedApplication(server, 'employee', content)
    const answer = await draftUnder(server, 'employee', { travelApplyNo, ...search })
    expect(answer).toMatchObject({ code: problems.applicationMismatch.code, message: sentence })
  })

  test('strong control refuses what passes the budget, with left and needed', async () => {
    const travelApplyNo = await approvedApplication(server, 'hongkong', {
      travellerIds: ['1-hongkong'],
      budgets: [{ productType: 1, amount: 100_00 }],
    })
    const { answer } = await orderUnder(server, 'hongkong', { travelApplyNo })
    expect(answer.code).toBe(problems.applicationBudgetExceeded.code)
    expect(answer.message).toMatch(/^出差申请单的预算不足，剩余 ¥100，本次需要 ¥[\d,.]+$/)
    expect(await budgetOf(travelApplyNo, 'hongkong')).toMatchObject({ encumbered: 0, left: 100_00 })
  })

  test('weak control lets it pass and shows what is missing', async () => {
    const content = {
      travellerIds: ['2-employee'],
      costCentreId: 'cc-plant',
      budgets: [{ productType: 1 as const, amount: 100_00 }],
    }
    const travelApplyNo = await approvedApplication(server, 'employee@beichen.example', content, 'manager@beichen.example')
    const { request, answer } = await orderUnder(server, 'employee@beichen.example', { travelApplyNo })
    expectResult(answer)
    expect(await budgetOf(travelApplyNo, 'employee@beichen.example')).toMatchObject({
      encumbered: request.expectedTotal,
      left: 100_00 - request.expectedTotal,
    })
    await expectAccountsToAgree()
  })

  test('an application that changed after the search decides by what holds now', async () => {
    const travelApplyNo = await approvedApplication(server, 'employee', {
      startDate: '2026-12-14',
      endDate: '2026-12-16',
      lines: [plannedLine({ startDate: '2026-12-14', endDate: '2026-12-16' })],
    })
    const { tempOrderNo } = expectResult(await draftUnder(server, 'employee', { travelApplyNo, date: '2026-12-14' }))
    const request = await orderRequest(server, 'employee', tempOrderNo, [await choose(server, 'employee', tempOrderNo, within)])
    expectResult(await act(server, 'employee', travelApplyNo, 'close'))
    const refused = await server.call('employee', createFlightOrder, request)
    expect(refused.code).toBe(problems.applicationNotBookable.code)
  })

  test('an order keeps the version under which it was placed; new bookings follow the new one', async () => {
    const days = { startDate: '2026-12-21', endDate: '2026-12-23' }
    const travelApplyNo = await approvedApplication(server, 'employee', { ...days, lines: [plannedLine(days)] })
    expectResult((await orderUnder(server, 'employee', { travelApplyNo, date: '2026-12-21' })).answer)
    const { version, contentVersion } = await applicationOf(server, 'employee', travelApplyNo)
    const later = { startDate: '2026-12-22', endDate: '2026-12-24' }
    const content = applicationContent({ ...later, lines: [plannedLine(later)] })
    expectResult(await server.call('employee', submitTravelApply, { travelApplyNo, version, content }))
    expect((await draftUnder(server, 'employee', { travelApplyNo, date: '2026-12-22' })).code).toBe(
      problems.applicationNotBookable.code,
    )
    expectResult(await decide(server, 'manager', travelApplyNo))
    const now = await applicationOf(server, 'employee', travelApplyNo)
    expect(now.orders).toMatchObject([{ contentVersion }])
    expect(now.validVersion).toBeGreaterThan(contentVersion)
    expect((await draftUnder(server, 'employee', { travelApplyNo, date: '2026-12-21' })).code).toBe(
      problems.applicationMismatch.code,
    )
    expectResult(await draftUnder(server, 'employee', { travelApplyNo, date: '2026-12-22' }))
  })
})

describe('[S4.06] [S4.15] a company that books by application', () => {
  const yunling = (account: string) => `${account}@yunling.example`
  const actorOf = (account: string, permissions: ('book' | 'bookForOthers')[] = ['book']) => ({
    enterpriseId: 3,
    employeeId: `3-${account}`,
    name: '',
    departmentId: 'research',
    permissions,
    language: 'zh-CN' as const,
    intent: undefined,
    tokenHash: '',
  })
  const search = (more: Partial<ApplicationSearch> = {}): ApplicationSearch => ({
    product: 'flight',
    bookType: 'application',
    travellerIds: ['3-employee'],
    cities: { depart: '北京', arrive: '上海' },
    startDate: '2026-12-09',
    endDate: '2026-12-09',
    ...more,
  })
  const match = (more: Partial<ApplicationSearch> = {}, actor = actorOf('employee')) =>
    inCompany(server.context, 3, async (work) => matchApplications(work, actor, await findEnterprise(work), search(more)))
  const approved = (title: string, more: Partial<ApplicationContent> = {}, who = 'employee') =>
    approvedApplication(
      server,
      yunling(who),
      { title, travellerIds: [`3-${who}`], costCentreId: 'cc-research', ...more },
      yunling('manager'),
    )

  test('none, one and several', async () => {
    expect(await match()).toEqual({ kind: 'none' })
    const first = await approved('第一张')
    expect(await match()).toMatchObject({
      kind: 'one',
      application: { travelApplyNo: first, selfBook: true, needTravelOrder: false },
    })
    const second = await approved('第二张')
    const several = await match()
    expect(several).toMatchObject({ kind: 'several' })
    if ('list' in several)
      expect(several.list.map(({ travelApplyNo }) => travelApplyNo).toSorted()).toEqual([first, second].toSorted())
    expect(await match({ travelApplyNo: second })).toMatchObject({ kind: 'one', application: { travelApplyNo: second } })
    expect(
      await match({ cities: { depart: '上海', arrive: '北京' }, startDate: '2026-12-11', endDate: '2026-12-11' }),
    ).toMatchObject({ kind: 'several' })
  })
  test('products outside the list need none', async () => {
    expect(await match({ product: 'visa' })).toEqual({ kind: 'notNeeded' })
  })
  test('[S4.14] several travellers: grouped for who books only for himself, chosen by who books for others', async () => {
    const both = {
      travellerIds: ['3-employee', '3-colleague'],
      startDate: '2027-01-11',
      endDate: '2027-01-13',
      lines: [plannedLine({ startDate: '2027-01-11', endDate: '2027-01-13' })],
    }
    const travelApplyNo = await approved('两人同行', both, 'colleague')
    const day = { travelApplyNo, startDate: '2027-01-11', endDate: '2027-01-11' }
    expect(await match(day)).toMatchObject({ application: { selfBook: false, needTravelOrder: true } })
    expect(await match({ ...day, travellerIds: [] }, actorOf('colleague', ['book', 'bookForOthers']))).toMatchObject({
      application: { selfBook: false, needTravelOrder: false },
    })
  })
})

describe('a schedule submitted for approval', () => {
  test('takes one’s own orders, and counts them once it is approved', async () => {
    const { created, request } = await book(server, 'admin', { date: '2027-01-20' })
    const { list } = expectResult(await server.call('admin', getSchedule, {}))
    expect(list.map(({ orderNo }) => orderNo)).toContain(created.orderNo)
    const form = expectResult(await server.call('admin', getTravelApplyForm, { orderNos: [created.orderNo] }))
    expect(form.content).toMatchObject({
      orderNos: [created.orderNo],
      travellerIds: ['1-admin'],
      startDate: '2027-01-20',
      lines: [{ productType: 1, depart: { code: 'BJS', name: '北京' }, arrive: { code: 'SHA', name: '上海' }, isReturn: false }],
      budgets: [{ productType: 1, amount: request.expectedTotal }],
    })
    const submitted = expectResult(
      await server.call('admin', submitTravelApply, { version: 0, content: { ...form.content, title: '先订后审' } }),
    )
    expectResult(await decide(server, 'director', submitted.travelApplyNo))
    expect(await budgetOf(submitted.travelApplyNo, 'admin')).toEqual({
      total: request.expectedTotal,
      encumbered: request.expectedTotal,
      spent: 0,
      left: 0,
    })
    const after = expectResult(await server.call('admin', getSchedule, {}))
    expect(after.list.map(({ orderNo }) => orderNo)).not.toContain(created.orderNo)
    await expectAccountsToAgree()
  })
})

describe('the end of an application', () => {
  test('a week after its last day it expires and what was set aside is free', async () => {
    const { travelApplyNo } = await submitNew(server, 'employee', { title: '会过期', flexAfter: 1 })
    expectResult(await decide(server, 'manager', travelApplyNo))
    const { version } = await applicationOf(server, 'employee', travelApplyNo)
    expectResult(
      await server.call('employee', submitTravelApply, {
        travelApplyNo,
        version,
        content: applicationContent({ title: '修改未决' }),
      }),
    )
    await server.turn(31 * 24 * 60)
    const ended = await applicationOf(server, 'employee', travelApplyNo)
    expect(applicationStates.word(ended.state)).toBe('expired')
    await expectAccountsToAgree()
  })
})

describe('many at once', () => {
  test('100 parallel bookings never overrun the budget', async () => {
    const buyers = await createCrowd(server, 100)
    const day = '2027-02-15'
    const content = {
      limitTraveler: 0,
      startDate: day,
      endDate: day,
      lines: [plannedLine({ startDate: day, endDate: day, isReturn: false })],
      budgets: [{ productType: 1 as const, amount: 12_000_00 }],
    }
    const travelApplyNo = await approvedApplication(server, 'employee', content)
    const orders = await Promise.all(
      buyers.map(async ({ token }, index) => {
        const draft = expectResult(await draftUnder(server, null, { travelApplyNo, date: day }, token))
        return crowdOrder(draft.tempOrderNo, token, index)
      }),
    )
    const answers = await Promise.all(
      orders.map(({ token, request }) => server.call(null, createFlightOrder, request, { token })),
    )
    const taken = answers.flatMap(({ success }, index) => (success ? [orders[index]!.request.expectedTotal] : []))
    const sum = taken.reduce((total, amount) => total + amount, 0)
    expect(taken.length).toBeGreaterThan(0)
    expect(await budgetOf(travelApplyNo)).toEqual({ total: 12_000_00, encumbered: sum, spent: 0, left: 12_000_00 - sum })
    const refused = answers.filter(({ success }) => !success)
    expect(refused.length).toBeGreaterThan(0)
    for (const [index, answer] of answers.entries())
      if (answer.code === problems.applicationBudgetExceeded.code)
        expect(orders[index]!.request.expectedTotal).toBeGreaterThan(12_000_00 - sum)
    expect(new Set(refused.map(({ code }) => code))).toContain(problems.applicationBudgetExceeded.code)
    await expectAccountsToAgree()
  }, 90_000)

  /** Each buyer takes another flight, so that seats are not what runs out. */
  async function crowdOrder(tempOrderNo: string, token: string, index: number) {
    const asBuyer: TestServer = {
      ...server,
      call: (_who, call, request, options) => server.call(null, call, request, { ...options, token }),
    }
    let passed = 0
    const choice = await choose(
      asBuyer,
      'buyer',
      tempOrderNo,
      (_flight, fare) => fare.verdict !== 'forbidden' && passed++ >= index % 20,
    )
    return { token, request: await orderRequest(asBuyer, 'buyer', tempOrderNo, [choice]) }
  }
})
