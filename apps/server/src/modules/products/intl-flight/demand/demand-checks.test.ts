import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  checkSameFlightDemand,
  chooseFlightPlan,
  getFlightDemand,
  getFlightDemandBookInfo,
  getFlightDemandTemp,
  processFlightDemandPolicy,
  quoteFlightDemand,
  saveFlightDemandTemp,
  submitFlightDemand,
} from '@sojourn/contract/products/intl-flight/demand.calls'
import { saveIntlFlightOrderTemp } from '@sojourn/contract/products/intl-flight/draft.calls'
import { addMinutes } from '@sojourn/domain/kit/local-date'
import { approvedApplication, plannedLine } from '../../../../testing/applications'
import { decide, expectResult } from '../../../../testing/flights'
import { choosePlan, journeyOn, openAgent, planOn } from '../../../../testing/intl-flight/demands'
import { expectRefusals, refusal } from '../../../../testing/refusals'
import { openTestServer, type TestServer } from '../../../../testing/server'

let server: TestServer
let agent: string
beforeAll(async () => {
  server = await openTestServer()
  agent = await openAgent(server)
})
afterAll(() => server.close())

/** A journey abroad that somebody of the first company plans, and that the manager agrees to. */
const application = (who: string, travellerIds: string[]) =>
  approvedApplication(server, who, {
    travellerIds,
    productTypes: [2],
    lines: [
      plannedLine({
        productType: 2,
        depart: { code: 'SHA', name: '上海' },
        arrive: { code: 'SIN', name: '新加坡' },
        startDate: '2026-12-16',
        endDate: '2026-12-19',
      }),
    ],
    startDate: '2026-12-16',
    endDate: '2026-12-19',
    budgets: [{ productType: 2, amount: 30_000_00 }],
  })
const asked = async (form: ReturnType<typeof journeyOn>) => expectResult(await server.call('employee', submitFlightDemand, form))
/** Asked for, and answered with one plan for each of these journeys. */
async function quoted(form: ReturnType<typeof journeyOn>, ...journeys: [string, string][]) {
  const { demandNo, version } = await asked(form)
  const validUntil = addMinutes(server.context.clock.now().toISOString(), 120)
  const plans = journeys.map(([first, last]) => planOn(first, last, validUntil))
  return expectResult(await server.call('employee', quoteFlightDemand, { demandNo, version, plans }, { token: agent }))
}

describe('a request under a travel application', () => {
  test('[S7.51] [S7.21] names one that its writer may book with, and none on personal travel', async () => {
    const own = await application('employee', ['1-employee'])
    const other = await application('guest-booker', ['1-guest-booker'])
    const form = journeyOn('2026-12-16', '2026-12-19')
    await expectRefusals(server, [
      refusal('of somebody else', submitFlightDemand, { ...form, travelApplyNo: other }, 'applicationUnknown', 'travelApplyNo'),
      refusal('of nobody', submitFlightDemand, { ...form, travelApplyNo: 'TA0' }, 'applicationUnknown', 'travelApplyNo'),
      refusal(
        'on personal travel',
        submitFlightDemand,
        { ...form, travelType: 2, travelApplyNo: own },
        'applicationPersonal',
        'travelApplyNo',
      ),
      refusal('in a draft', saveFlightDemandTemp, { ...form, travelApplyNo: other }, 'applicationUnknown', 'travelApplyNo'),
    ])
    const start = { travelApplyNo: other }
    expect(await server.call('employee', getFlightDemandTemp, start)).toMatchObject({ problem: 'applicationUnknown' })
    expect(await asked({ ...form, travelApplyNo: own })).toMatchObject({ state: 1, travelApplyNo: own })
  })

  test('[S7.51] its applicant begins a form with it as well, also where others travel', async () => {
    const travelApplyNo = await application('admin', ['1-employee'])
    const form = expectResult(await server.call('admin', getFlightDemandTemp, { travelApplyNo }))
    expect(form).toMatchObject({ travelApplyNo, employeeIds: ['1-employee'] })
    expect(form.legs.map(({ departCode, arriveCode }) => [departCode, arriveCode])).toEqual([
      ['SHA', 'SIN'],
      ['SIN', 'SHA'],
    ])
  })
})

test('[S7.51] a plan is booked from the search that was opened for it: its type of travel, application and every direction', async () => {
  const [first, last] = ['2027-01-11', '2027-01-14']
  const { demandNo, plans } = await quoted(journeyOn(first, last), [first, last], [first, '2027-01-15'])
  const [planId, otherId] = plans.map((plan) => plan.planId)
  const { request } = await choosePlan(server, 'employee', { demandNo, planId: planId! })
  const oneWay = {
    segmentType: 0 as const,
    departAirportCode: 'PVG',
    departCityName: '上海',
    departDate: first,
    arriveAirportCode: 'SIN',
    arriveCityName: '新加坡',
  }
  const opened = async (more: object) => {
    const searchParams = { ...oneWay, segmentType: 1 as const, returnDate: last }
    const frame = { searchParams, travelType: 1 as const, bookType: 0 as const, ...more }
    return expectResult(await server.call('employee', saveIntlFlightOrderTemp, frame)).tempOrderNo
  }
  const otherPlan = expectResult(await server.call('employee', processFlightDemandPolicy, { demandNo, planId: otherId! }))
  const others = {
    'of the other plan, which returns a day later': otherPlan.tempOrderNo,
    'of personal travel': await opened({ travelType: 2 }),
    'one way': await opened({ searchParams: oneWay }),
  }
  for (const [why, tempOrderNo] of Object.entries(others)) {
    const shown = await server.call('employee', getFlightDemandBookInfo, { demandNo, planId: planId!, tempOrderNo })
    const chosen = await server.call('employee', chooseFlightPlan, { ...request, tempOrderNo })
    expect({ why, problems: [shown.problem, chosen.problem] }).toEqual({
      why,
      problems: ['tempOrderUnknown', 'tempOrderUnknown'],
    })
  }
  expectResult(await server.call('employee', chooseFlightPlan, request))
})

test('[S7.51] what approvers sent back counts as asked for: it is warned of, and not asked for twice', async () => {
  const form = journeyOn('2027-01-18', '2027-01-21')
  const { demandNo, plans } = await quoted(form, ['2027-01-18', '2027-01-21'])
  const { choose } = await choosePlan(server, 'employee', { demandNo, planId: plans[0]!.planId })
  const { orderNo } = expectResult(await choose())
  expectResult(await decide(server, 'manager', orderNo, 'reject', '改线上会议'))
  const { list } = expectResult(await server.call('employee', checkSameFlightDemand, form))
  expect(list).toMatchObject([{ demandNo, stateName: '审批驳回' }])
  expect(await server.call('employee', submitFlightDemand, form)).toMatchObject({ problem: 'demandTwice' })
})

test('[S7.51] whoever sends a request again says which state of it was seen', async () => {
  const form = journeyOn('2027-01-25', '2027-01-28')
  const { demandNo, version } = expectResult(await server.call('employee', saveFlightDemandTemp, form))
  for (const call of [saveFlightDemandTemp, submitFlightDemand])
    expect(await server.call('employee', call, { ...form, seen: { demandNo } as never })).toMatchObject({ problem: 'badRequest' })
  expect(expectResult(await server.call('employee', getFlightDemand, { demandNo }))).toMatchObject({ state: 0, version })
})

test('[S6.04] a company that makes no requests sends and keeps none', async () => {
  const form = { ...journeyOn('2026-12-16', '2026-12-19'), employeeIds: ['2-employee'] }
  for (const call of [submitFlightDemand, saveFlightDemandTemp])
    expect(await server.call('employee@beichen.example', call, form)).toMatchObject({ problem: 'flightDemandsOff', code: 700715 })
})
