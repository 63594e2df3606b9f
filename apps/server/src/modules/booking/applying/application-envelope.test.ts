import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { getApplicationAsOf } from '@sojourn/contract/booking/time-machine.calls'
import { createFlightOrder, saveFlightOrderTemp } from '@sojourn/contract/products/flight/flight.calls'
import { shortYuan } from '@sojourn/domain/kit/money'
import { applicationOf, approvedApplication, plannedLine } from '../../../testing/applications'
import { answer, approvalOf, flow, level, refusedAs, roundsOf, setFlows } from '../../../testing/approvals'
import { choose, detail, expectResult, orderRequest, payByCredit, within } from '../../../testing/flights'
import { creditOf, expectBooksToBalance } from '../../../testing/ledger'
import { soldSeats } from '../../../testing/database/rows'
import { openTestServer, type TestServer } from '../../../testing/server'

/** What the built-in supply adds to a fare that rises. */
const rise = 60_00
const envelope = { amount: rise, hours: 0 }

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  await server.database.pool.query("UPDATE travel_policy SET body = body #- '{flight,lowestPrice}' WHERE policy_id = 'staff'")
  await setFlows(server, flow([level('any', 'manager')]))
})
afterEach(() => expectBooksToBalance(server))
afterAll(() => server.close())

const rises = (orderNo: string) =>
  server.database.pool.query(
    `UPDATE sandbox_air_pnr SET faults = ARRAY['PRICE_RISE']
     WHERE pnr = (SELECT supplier_reference FROM orders WHERE order_no = $1)`,
    [orderNo],
  )
const setBudget = (travelApplyNo: string, total: number) =>
  server.database.pool.query('UPDATE travel_application SET budget_total = $2 WHERE travel_apply_no = $1', [travelApplyNo, total])

/** An order under an application that waits for its approver. */
async function waitingUnder(travelApplyNo: string, departDate: string) {
  const searchParams = {
    segmentType: 0 as const,
    departAirportCode: 'PEK',
    departCityName: '',
    arriveAirportCode: 'SHA',
    arriveCityName: '',
    departDate,
    departType: 1 as const,
    arriveType: 0 as const,
  }
  const search = { searchParams, travelType: 1 as const, bookType: 0 as const, travelApplyNo }
  const { tempOrderNo } = expectResult(await server.call('employee', saveFlightOrderTemp, search))
  const chosen = await choose(server, 'employee', tempOrderNo, (flight, fare) => within(flight, fare) && fare.discount <= 42)
  const request = await orderRequest(server, 'employee', tempOrderNo, [chosen])
  const { orderNo } = expectResult(await server.call('employee', createFlightOrder, request))
  return { orderNo, total: request.expectedTotal, approvalId: await approvalOf(server, orderNo) }
}
const budgetOf = async (travelApplyNo: string) => (await applicationOf(server, 'employee', travelApplyNo)).budget

describe('[handbook 9.3] an order under an application that is taken at a dearer fare', () => {
  test('takes its new price of the budget, and spends it', async () => {
    const travelApplyNo = await approvedApplication(server)
    const { orderNo, total, approvalId } = await waitingUnder(travelApplyNo, '2026-12-09')
    await rises(orderNo)
    expect((await budgetOf(travelApplyNo)).encumbered).toBe(total)
    expectResult(await answer(server, 'manager', approvalId, { envelope }))
    expect(await budgetOf(travelApplyNo)).toMatchObject({ encumbered: total + rise, spent: 0 })
    expectResult(await payByCredit(server, 'employee', orderNo, total + rise))
    await server.context.drainJobs()
    expect((await detail(server, 'employee', orderNo)).state).toBe(1800)
    expect(await budgetOf(travelApplyNo)).toMatchObject({ encumbered: 0, spent: total + rise })
    const { moments } = expectResult(await server.call('finance', getApplicationAsOf, { travelApplyNo }))
    const told = moments.filter(({ kind }) => kind === 'order').map(({ sentence }) => sentence.replace(/「.*」/, ''))
    expect(told).toEqual([
      `占用预算 ${shortYuan(total)}`,
      `价格变动，占用预算由 ${shortYuan(total)} 变为 ${shortYuan(total + rise)}`,
      `已计入花费 ${shortYuan(total + rise)}`,
    ])
  })

  test('is refused where strong control does not reach, and nothing has happened', async () => {
    const travelApplyNo = await approvedApplication(server, 'employee', { lines: [plannedLine({ startDate: '2026-12-10' })] })
    const { orderNo, total, approvalId } = await waitingUnder(travelApplyNo, '2026-12-10')
    await rises(orderNo)
    await setBudget(travelApplyNo, total + rise - 1)
    expect(await answer(server, 'manager', approvalId, { envelope })).toMatchObject(refusedAs('applicationBudgetExceeded'))
    expect(await detail(server, 'employee', orderNo)).toMatchObject({ state: 20, total })
    expect((await budgetOf(travelApplyNo)).encumbered).toBe(total)
  })

  test('that silence agrees to beyond the budget is closed as it was', async () => {
    const travelApplyNo = await approvedApplication(server, 'employee', {
      startDate: '2026-12-08',
      lines: [plannedLine({ startDate: '2026-12-08' })],
    })
    await setFlows(server, flow([level('any', 'manager'), level('any', 'director')], { deadlineHours: 1, onSilence: 'approve' }))
    const { orderNo, total, approvalId } = await waitingUnder(travelApplyNo, '2026-12-08')
    expectResult(await answer(server, 'manager', approvalId, { envelope }))
    await rises(orderNo)
    await setBudget(travelApplyNo, total + rise - 1)
    await server.turn(60)
    expect(await detail(server, 'employee', orderNo)).toMatchObject({ state: 1400, total })
    expect(await budgetOf(travelApplyNo)).toMatchObject({ encumbered: 0, spent: 0 })
    const [round] = await roundsOf(server, 'employee', approvalId)
    expect(round?.acts.map(({ act }) => act).slice(-1)).toEqual(['timeOut'])
    expect(round?.acts.map(({ act }) => act)).not.toContain('substitute')
    expect(round?.acts.at(-1)?.sentence).not.toContain('自动同意')
    await setFlows(server, flow([level('any', 'manager')]))
  })

  test('that rises after the approval beyond the budget: the order fails as it was, and everything goes back', async () => {
    const travelApplyNo = await approvedApplication(server, 'employee', { lines: [plannedLine({ startDate: '2026-12-11' })] })
    const before = [await soldSeats(server), await creditOf(server)]
    const { orderNo, total, approvalId } = await waitingUnder(travelApplyNo, '2026-12-11')
    expectResult(await answer(server, 'manager', approvalId, { envelope }))
    await rises(orderNo)
    await setBudget(travelApplyNo, total)
    expectResult(await payByCredit(server, 'employee', orderNo, total))
    await server.context.drainJobs()
    expect(await detail(server, 'employee', orderNo)).toMatchObject({ state: 1801, total })
    expect([await soldSeats(server), await creditOf(server)]).toEqual(before)
    expect(await budgetOf(travelApplyNo)).toMatchObject({ encumbered: 0, spent: 0 })
  })
})
