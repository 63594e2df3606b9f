import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { answer, approvalOf, caseOf, flow, level, setFlows } from '../../../../testing/approvals'
import { expectResult, payByCredit } from '../../../../testing/flights'
import { expectBooksToBalance, payersOf } from '../../../../testing/ledger'
import { openTestServer, type TestServer } from '../../../../testing/server'
import { bookTrain, trainDetail } from '../../../../testing/trains'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
beforeEach(() => setFlows(server, flow([level('any', 'manager')])))
afterEach(() => expectBooksToBalance(server))
afterAll(() => server.close())

let day = 0
async function open() {
  const {
    answer: created,
    request,
    chosen,
  } = await bookTrain(server, {
    search: { date: `2026-11-${String(23 + day++).padStart(2, '0')}` },
    more: { seatChoice: ['1A'] },
  })
  const { orderNo } = expectResult(created)
  return { orderNo, request, chosen, approvalId: await approvalOf(server, orderNo) }
}
/** The railway gives locked seats back before their time. */
const lose = (orderNo: string) =>
  server.database.pool.query(
    `UPDATE sandbox_rail_lock SET faults = '{SEATS_LOST}'
     WHERE lock_no = (SELECT lock_no FROM train_order WHERE order_no = $1)`,
    [orderNo],
  )
const order = (orderNo: string) => trainDetail(server, 'employee', orderNo)
const agree = (approvalId: string, envelope?: { amount: number; hours: number }) =>
  answer(server, 'manager', approvalId, envelope ? { envelope } : {})
const wide = { amount: 900_00, hours: 3 }

describe('[handbook 1.5] seats that the railway gave back before the approval', () => {
  test('without an envelope the order is closed, nothing is charged, and its booker is asked to book again', async () => {
    const { orderNo, approvalId } = await open()
    await lose(orderNo)
    expect(expectResult(await agree(approvalId))).toMatchObject({ subjectState: 3102 })
    const after = await order(orderNo)
    expect(after).toMatchObject({ state: 3102, lock: 'none' })
    expect(after.history.at(-1)?.sentence).toBe('审批时所选的座位或房间已售完，订单关闭')
    expect((await caseOf(server, 'manager', approvalId)).canDecide).toBe(false)
    expect(await payersOf(server, orderNo)).toEqual({ paid: {}, held: {} })
    const { rows } = await server.database.pool.query(
      "SELECT subject FROM mail WHERE subject_no = $1 AND employee_id = '1-employee'",
      [orderNo],
    )
    expect(rows).toContainEqual({ subject: expect.stringContaining('已售完，请重新预订') })
  })

  test('within the envelope others are locked: of the same day, near in time, for no more than was accepted', async () => {
    const { orderNo, approvalId, request, chosen } = await open()
    await lose(orderNo)
    expect((await agree(approvalId, wide)).result).toMatchObject({ subjectState: 3100 })
    const after = await order(orderNo)
    const [ride] = after.rides
    expect(after.total).toBeLessThanOrEqual(request.expectedTotal + wide.amount)
    expect(ride).toMatchObject({ departDate: chosen.train.departDate })
    expect(after.places).toHaveLength(1)
    expect(after.places[0]).toMatchObject({ seat: ride!.seat, price: ride!.ticketPrice })
    expect(after.history.at(-1)?.sentence).toContain('在批准范围内')
    expectResult(await payByCredit(server, 'employee', orderNo, after.total))
    await server.context.drainJobs()
    expect((await order(orderNo)).state).toBe(3202)
  })
})

test('[handbook 1.5] seats that are lost between approval and ticket are replaced as well', async () => {
  const { orderNo, approvalId, request } = await open()
  expectResult(await agree(approvalId, wide))
  await lose(orderNo)
  expectResult(await payByCredit(server, 'employee', orderNo, request.expectedTotal))
  await server.context.drainJobs()
  const after = await order(orderNo)
  expect(after.state).toBe(3202)
  expect(after.places[0]?.ticketNo).toBeTruthy()
  expect(after.total).toBeLessThanOrEqual(request.expectedTotal + wide.amount)
})

test('[handbook 1.5] what is held goes back only for seats that are locked in its place', async () => {
  const { orderNo, approvalId } = await open()
  const { rows } = await server.database.pool.query<{ lock_no: string }>('SELECT lock_no FROM train_order WHERE order_no = $1', [
    orderNo,
  ])
  await lose(orderNo)
  const lock = vi.spyOn(server.context.rail, 'lock').mockResolvedValue({ failure: 'soldOut', ride: 0 })
  const release = vi.spyOn(server.context.rail, 'release')
  expect(expectResult(await agree(approvalId, wide))).toMatchObject({ subjectState: 3102 })
  expect(lock).toHaveBeenCalled()
  expect(lock.mock.calls).toAllSatisfy(([, { insteadOf }]) => insteadOf === rows[0]!.lock_no)
  expect(release).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})
