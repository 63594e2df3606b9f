import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ApplicationContent } from '@sojourn/contract/booking/application/application.shapes'
import { submitTravelApply } from '@sojourn/contract/booking/application/application.calls'
import { getTravellerCards } from '@sojourn/contract/booking/traveller.calls'
import { getFlightRuleViolate } from '@sojourn/contract/products/flight/policy.calls'
import { problems } from '@sojourn/contract/kit/tables/problems'
import { checkSamePassenger, createFlightOrder } from '@sojourn/contract/products/flight/flight.calls'
import { searchTrains } from '@sojourn/contract/products/train/train.calls'
import { applicationContent, applicationOf, approvedApplication, draftUnder, plannedLine } from '../../../testing/applications'
import { choose, decide, expectResult, orderRequest, type Wanted } from '../../../testing/flights'
import { chooseRate, saveStay } from '../../../testing/hotels'
import { openTestServer, type TestServer } from '../../../testing/server'
import { saveTrainDraft } from '../../../testing/trains'
import { replayChoiceSet } from '../policy/replay'
import { inCompany } from '../../../work'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const days = { startDate: '2026-12-09', endDate: '2026-12-11' }
const leg = (productType: 1 | 5) => plannedLine({ ...days, productType })
const approved = (more: Partial<ApplicationContent>) =>
  approvedApplication(server, 'employee', {
    productTypes: [1, 3, 5],
    lines: [leg(1), leg(5)],
    budgets: [{ productType: 1, amount: 50_000_00 }],
    ...more,
  })
const business: Wanted = (_flight, fare) => fare.cabin === 'C' && fare.seats > 3
const businessFare = async (tempOrderNo: string) => choose(server, 'employee', tempOrderNo, business)

describe('[handbook 9.1] a standard that an application agrees', () => {
  test('binds in place of the traveller’s own: at the search, in the panel, before the order and at it, and when it is judged again', async () => {
    const own = expectResult(await draftUnder(server, 'employee', { travelApplyNo: await approved({}) })).tempOrderNo
    expect((await businessFare(own)).fare.verdict).toBe('forbidden')
    const travelApplyNo = await approved({ standard: { cabins: [{ cabin: 'C' }, { cabin: 'Y' }] } })
    const { tempOrderNo } = expectResult(await draftUnder(server, 'employee', { travelApplyNo }))
    const chosen = await businessFare(tempOrderNo)
    expect(chosen.fare.violations.map(({ rule }) => rule)).not.toContain('cabin')
    expect(chosen.fare.verdict).not.toBe('forbidden')

    const panel = expectResult(await server.call('employee', getFlightRuleViolate, { tempOrderNo }))
    const { displayTravelApplyNo } = await applicationOf(server, 'employee', travelApplyNo)
    expect(panel.items[0]).toMatchObject({ policyName: `员工差旅标准（按申请单 ${displayTravelApplyNo}）` })
    expect(panel.items[0]?.ruleTextList[0]).toBe('可订舱位：公务舱、经济舱（超标不可预订）')

    const request = await orderRequest(server, 'employee', tempOrderNo, [chosen])
    const before = { tempOrderNo, journeys: request.journeys, employeeIds: ['1-employee'] }
    const checked = expectResult(await server.call('employee', checkSamePassenger, before))
    expect(checked.violations.map(({ rule }) => rule)).toEqual(chosen.fare.violations.map(({ rule }) => rule))
    expectResult(await server.call('employee', createFlightOrder, request))
    const { rows } = await server.database.pool.query<{ body: string }>('SELECT body FROM choice_set WHERE search_id = $1', [
      chosen.searchId,
    ])
    const again = await inCompany(server.context, 1, (work) =>
      replayChoiceSet(work, server.context.policySections, { body: rows[0]!.body, language: 'zh-CN' }),
    )
    expect(again.judged.map(({ verdict }) => verdict)).toEqual(again.verdicts)
  })

  test('stands on the cards of those who are chosen for a search under it, and of nobody else’s search', async () => {
    const travelApplyNo = await approved({ standard: { cabins: [{ cabin: 'C' }, { cabin: 'Y' }] } })
    const { tempOrderNo } = expectResult(await draftUnder(server, 'employee', { travelApplyNo }))
    const { displayTravelApplyNo } = await applicationOf(server, 'employee', travelApplyNo)
    const card = async (who: string, draft?: string) => {
      const asked = { employeeIds: ['1-employee'], productType: 1 as const, ...(draft && { tempOrderNo: draft }) }
      return expectResult(await server.call(who, getTravellerCards, asked)).list[0]!
    }
    expect(await card('employee', tempOrderNo)).toMatchObject({
      policyName: `员工差旅标准（按申请单 ${displayTravelApplyNo}）`,
      standards: expect.arrayContaining([expect.stringContaining('公务舱、经济舱')]) as string[],
    })
    expect((await card('employee')).policyName).toBe('员工差旅标准')
    expect((await card('manager', tempOrderNo)).policyName).toBe('员工差旅标准')
  })

  test('binds trains and hotels as well', async () => {
    const travelApplyNo = await approved({
      standard: { trainSeats: ['M'], hotelLimits: [{ city: { code: 'BJS', name: '北京' }, limit: 12_34 }] },
    })
    const train = await saveTrainDraft(server, 'employee', { travelApplyNo, depart: 'BJP', arrive: 'SHH', date: '2026-12-09' })
    const { trains } = expectResult(await server.call('employee', searchTrains, { tempOrderNo: train }))
    const verdicts = (seat: string) =>
      new Set(trains.flatMap(({ seats }) => seats.filter((each) => each.seat === seat).map(({ verdict }) => verdict)))
    expect(verdicts('M')).toEqual(new Set(['within']))
    expect(verdicts('O')).not.toContain('within')
    const stay = await saveStay(server, 'employee', { travelApplyNo, checkIn: '2026-12-09', checkOut: '2026-12-10' })
    const { rate } = await chooseRate(server, 'employee', stay, (each) => each.violations.length > 0)
    expect(rate.violations[0]?.sentence).toContain('12.34')
  })

  test('is read by the approver, holds once it is approved, and is refused where it says nothing', async () => {
    const standard = {
      cabins: [{ cabin: 'Y' as const, maxDiscount: 90 }],
      hotelLimits: [{ city: { code: '', name: '' }, limit: 800_00 }],
    }
    const content = applicationContent({ standard })
    const { travelApplyNo } = expectResult(await server.call('employee', submitTravelApply, { version: 0, content }))
    expect((await applicationOf(server, 'manager', travelApplyNo)).standard).toEqual([
      '国内机票：经济舱（9.0折及以下）',
      '国内酒店每间每晚：任意城市 ¥800',
    ])
    expectResult(await decide(server, 'manager', travelApplyNo))
    const nothing = { hotelLimits: [{ city: { code: '', name: '' }, limit: 0 }] }
    expect(
      await server.call('employee', submitTravelApply, { version: 0, content: applicationContent({ standard: nothing }) }),
    ).toMatchObject({ code: problems.applicationInvalid.code, field: 'content.standard.hotelLimits.0' })
  })
})
