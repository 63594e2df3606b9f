import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { submitTravelApply } from '@sojourn/contract/booking/application/application.calls'
import { applicationStates } from '@sojourn/contract/booking/application/application.codes'
import { transferApproval } from '@sojourn/contract/booking/approval/approval.calls'
import { createFlightOrder, saveFlightOrderTemp } from '@sojourn/contract/products/flight/flight.calls'
import { couponsOf, refund, settle } from '../../../testing/after-sales'
import { applicationContent, applicationOf, approvedApplication, plannedLine, submitNew } from '../../../testing/applications'
import { approvalOf, currentFlows, flow, level, refusedAs, setFlows } from '../../../testing/approvals'
import { choose, decide, expectResult, orderRequest, within } from '../../../testing/flights'
import { returnToApplication } from '../application/application-usage'
import { openTestServer, type TestServer } from '../../../testing/server'
import { inTransaction } from '../../../work'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const stateOf = async (travelApplyNo: string) =>
  applicationStates.word((await applicationOf(server, 'employee', travelApplyNo)).state)

async function ticketedUnder(travelApplyNo: string, departAirportCode: string, arriveAirportCode: string, departDate: string) {
  const searchParams = flight(departAirportCode, arriveAirportCode, departDate)
  const search = { searchParams, travelType: 1 as const, bookType: 0 as const, travelApplyNo }
  const { tempOrderNo } = expectResult(await server.call('employee', saveFlightOrderTemp, search))
  const request = await orderRequest(server, 'employee', tempOrderNo, [await choose(server, 'employee', tempOrderNo, within)])
  const { orderNo } = expectResult(await server.call('employee', createFlightOrder, request))
  const order = await settle(server, 'employee', orderNo)
  expect(order.state).toBe(1800)
  return order
}
const flight = (departAirportCode: string, arriveAirportCode: string, departDate: string) => ({
  segmentType: 0 as const,
  departAirportCode,
  departCityName: '',
  arriveAirportCode,
  arriveCityName: '',
  departDate,
  departType: 0 as const,
  arriveType: 0 as const,
})
const turnTo = async (instant: string) => {
  await server.turn((Date.parse(instant) - server.context.clock.now().getTime()) / 60_000)
  await server.context.drainJobs()
}

describe('[handbook 9.2] an application that is handed on', () => {
  test('says so, names whom it waits for, and is decided by that person', async () => {
    const { travelApplyNo } = await submitNew(server, 'employee')
    const approvalId = await approvalOf(server, travelApplyNo)
    expectResult(await server.call('manager', transferApproval, { approvalId, employeeId: '1-director' }))
    const handed = await applicationOf(server, 'employee', travelApplyNo)
    expect(applicationStates.word(handed.state)).toBe('transferred')
    expect(handed.nextStep).toMatch(/^审批已转交.+/)
    expectResult(await decide(server, 'director', travelApplyNo))
    expect(await stateOf(travelApplyNo)).toBe('approved')
  })

  test('[handbook 8.2] by silence, to a superior, says so too', async () => {
    const flows = await currentFlows(server)
    await setFlows(server, flow([level('any', 'manager')], { deadlineHours: 1, onSilence: 'escalate' }))
    const { travelApplyNo } = await submitNew(server, 'employee')
    await server.turn(60)
    const handed = await applicationOf(server, 'employee', travelApplyNo)
    expect(applicationStates.word(handed.state)).toBe('transferred')
    expect(handed.history.at(-1)?.sentence).toBe('系统转交审批')
    expectResult(await decide(server, 'director', travelApplyNo))
    expect(await stateOf(travelApplyNo)).toBe('approved')
    await setFlows(server, ...flows)
  })

  test('a modification that is handed on stays a modification', async () => {
    const travelApplyNo = await approvedApplication(server)
    const { version } = await applicationOf(server, 'employee', travelApplyNo)
    const content = applicationContent({ title: '改期' })
    expectResult(await server.call('employee', submitTravelApply, { travelApplyNo, version, content }))
    const approvalId = await approvalOf(server, travelApplyNo)
    expectResult(await server.call('manager', transferApproval, { approvalId, employeeId: '1-director' }))
    expect(await stateOf(travelApplyNo)).toBe('modifying')
    expectResult(await decide(server, 'director', travelApplyNo))
    expect(await stateOf(travelApplyNo)).toBe('modified')
  })
})

describe('[handbook 9.2] an application that is used up', () => {
  test('is complete when the last of its journeys is over, and what was not needed is free', async () => {
    const travelApplyNo = await approvedApplication(server, 'employee', { productTypes: [1], lines: [plannedLine()] })
    await ticketedUnder(travelApplyNo, 'PEK', 'SHA', '2026-12-09')
    await ticketedUnder(travelApplyNo, 'SHA', 'PEK', '2026-12-11')
    await turnTo('2026-12-11T00:00:00Z')
    expect(await stateOf(travelApplyNo)).toBe('approved')
    await turnTo('2026-12-13T12:00:00Z')
    const ended = await applicationOf(server, 'employee', travelApplyNo)
    expect(applicationStates.word(ended.state)).toBe('completed')
    expect(ended.history.at(-1)?.sentence).toBe('申请单已用完')
    expect(ended.buttonList.some(({ type, enabled }) => type === 3 && enabled)).toBe(false)
  })

  test('one with a leg left stays until its days are over', async () => {
    const days = { startDate: '2026-12-20', endDate: '2026-12-22' }
    const travelApplyNo = await approvedApplication(server, 'employee', {
      ...days,
      productTypes: [1],
      lines: [plannedLine(days)],
    })
    await ticketedUnder(travelApplyNo, 'PEK', 'SHA', '2026-12-20')
    await turnTo('2026-12-24T00:00:00Z')
    expect(await stateOf(travelApplyNo)).toBe('approved')
  })

  test('is complete too when what is left of it is given back', async () => {
    const days = { startDate: '2027-01-04', endDate: '2027-01-08' }
    const travelApplyNo = await approvedApplication(server, 'employee', {
      ...days,
      productTypes: [1],
      lines: [plannedLine(days)],
    })
    await ticketedUnder(travelApplyNo, 'PEK', 'SHA', '2027-01-04')
    const back = await ticketedUnder(travelApplyNo, 'SHA', 'PEK', '2027-01-08')
    await turnTo('2027-01-06T12:00:00Z')
    expect(await stateOf(travelApplyNo)).toBe('approved')
    const { total } = await refund(server, back.orderNo, couponsOf(back))
    expect(total).toBeLessThan(back.total)
    expect(await stateOf(travelApplyNo)).toBe('completed')
  })

  test('[handbook 9.3] a leg that was booked, ticketed and given back whole can be booked again', async () => {
    const days = { startDate: '2027-02-16', endDate: '2027-02-18' }
    const lines = [plannedLine(days)]
    const travelApplyNo = await approvedApplication(server, 'employee', { ...days, productTypes: [1], lines })
    const usesOf = async () => {
      const { rows } = await server.database.pool.query<{ state: string; amount: number }>(
        'SELECT state, amount::integer FROM travel_application_use WHERE travel_apply_no = $1 ORDER BY order_no',
        [travelApplyNo],
      )
      return rows
    }
    const order = await ticketedUnder(travelApplyNo, 'PEK', 'SHA', '2027-02-16')
    const giveBack = (amount: number) =>
      inTransaction(server.context, 1, (work) => returnToApplication(work, { orderNo: order.orderNo, amount }))
    await giveBack(order.total - 1)
    expect(await usesOf()).toEqual([{ state: 'spent', amount: 1 }])
    await giveBack(1)
    expect(await usesOf()).toEqual([{ state: 'released', amount: 0 }])
    await ticketedUnder(travelApplyNo, 'PEK', 'SHA', '2027-02-17')
  })

  test('stays open when all of it is given back before anybody travelled, whatever that cost', async () => {
    const days = { startDate: '2027-02-08', endDate: '2027-02-10' }
    const lines = [plannedLine(days)]
    const travelApplyNo = await approvedApplication(server, 'employee', { ...days, productTypes: [1], lines })
    const out = await ticketedUnder(travelApplyNo, 'PEK', 'SHA', '2027-02-08')
    const back = await ticketedUnder(travelApplyNo, 'SHA', 'PEK', '2027-02-10')
    for (const order of [out, back])
      expect((await refund(server, order.orderNo, couponsOf(order))).total).toBeLessThan(order.total)
    expect(await stateOf(travelApplyNo)).toBe('approved')
  })
})

test('[S7.15] [handbook 9.3] where the company compares no dates, a journey on another day takes its leg', async () => {
  const days = { startDate: '2027-01-10', endDate: '2027-01-12' }
  const travelApplyNo = await approvedApplication(server, 'employee', { ...days, lines: [plannedLine(days)] })
  const settings = { control: 'strong', applyOrderMatchDateUnlimited: true, fields: [] }
  const set = (value: object | null) =>
    server.database.pool.query(
      `UPDATE enterprise SET config = jsonb_set(config, '{settings,applications}', coalesce($1::jsonb, 'null')) WHERE enterprise_id = 1`,
      [value && JSON.stringify(value)],
    )
  const { rows } = await server.database.pool.query<{ before: object | null }>(
    "SELECT config #> '{settings,applications}' AS before FROM enterprise WHERE enterprise_id = 1",
  )
  await set(settings)
  await ticketedUnder(travelApplyNo, 'PEK', 'SHA', '2027-01-20')
  expect((await applicationOf(server, 'employee', travelApplyNo)).lineUse[0]?.orderNos).toHaveLength(1)
  await set(rows[0]!.before)
  await expect(ticketedUnder(travelApplyNo, 'SHA', 'PEK', '2027-01-25')).rejects.toThrow(/300/)
})

test('[handbook 9.3] a journey to a county is one to its city, where the company joins them', async () => {
  const days = { startDate: '2027-01-28', endDate: '2027-01-30' }
  const line = plannedLine({ ...days, arrive: { code: '', name: '金华' } })
  const travelApplyNo = await approvedApplication(server, 'employee', { ...days, lines: [line] })
  const toYiwu = () =>
    server.call('employee', saveFlightOrderTemp, {
      searchParams: flight('PEK', 'YIW', '2027-01-28'),
      travelType: 1,
      bookType: 0,
      travelApplyNo,
    })
  expectResult(await toYiwu())
  const join = (on: boolean) =>
    server.database.pool.query(
      `UPDATE enterprise SET config = jsonb_set(config, '{settings,applications,countiesJoin}', $1) WHERE enterprise_id = 1`,
      [JSON.stringify(on)],
    )
  await join(false)
  expect(await toYiwu()).toMatchObject(refusedAs('applicationMismatch'))
  await join(true)
})
