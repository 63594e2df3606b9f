import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { formatYuan, sum } from '@sojourn/domain/kit/money'
import { approveEveryAmount } from '../../../../testing/after-sales'
import { decide, expectResult, payByCredit } from '../../../../testing/flights'
import { bookStay, stayOrder } from '../../../../testing/hotels'
import { creditOf, expectBooksToBalance, payersOf } from '../../../../testing/ledger'
import { openTestServer, type TestServer } from '../../../../testing/server'
import { refundTrain, ticketsOf, trainDetail } from '../../../../testing/trains'
import { guest as guestOf, lastSeat, leaveParty, waitingParty } from '../../../../testing/waiting-party'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  await approveEveryAmount(server)
})
afterAll(() => server.close())
beforeEach(() => server.database.pool.query('UPDATE budget SET encumbered = 0, spent = 0; DELETE FROM budget_use'))

const guest = (born?: string): Promise<string> => guestOf(server, born)
const waiting = (travellers: string[], how?: Parameters<typeof waitingParty>[2]) => waitingParty(server, travellers, how)
const leave = (orderNo: string, employeeId?: string, who?: string) => leaveParty(server, orderNo, employeeId, who)

async function budgeted(): Promise<number> {
  const { rows } = await server.database.pool.query<{ encumbered: number }>(
    'SELECT encumbered::integer FROM budget WHERE enterprise_id = 1',
  )
  return sum(rows.map(({ encumbered }) => encumbered))
}

describe('[handbook 3.6] one of a party leaves a waitlist', () => {
  test('the others wait on for their own price; the share goes back to its payer and its budget, and the booker is told', async () => {
    const other = await guest()
    const before = await creditOf(server)
    const { orderNo, order, total } = await waiting(['1-manager', other])
    const half = total / 2
    expect(order.waitlist?.leavers).toMatchObject([
      { employeeId: '1-manager', back: half, childAlone: false },
      { employeeId: other, name: '陈小远', back: half },
    ])
    expect(await budgeted()).toBe(total)
    expectResult(await leave(orderNo, '1-manager'))
    const left = await trainDetail(server, 'manager', orderNo)
    expect(left).toMatchObject({ total: half, split: { company: half, personal: 0, points: 0 } })
    expect(left.payments).toMatchObject([{ method: '企业月结', amount: total, state: 'paid' }])
    expect(left.returns, 'what went back of the payment').toMatchObject([{ method: '企业月结', amount: half }])
    expect(left.waitlist).toMatchObject({ state: 'waiting', prepaid: total, returned: half, leavers: [] })
    expect(left.travellerList.map(({ employeeId }) => employeeId)).toEqual([other])
    expect(left.places.map(({ employeeId, traveller }) => [employeeId, traveller])).toEqual([[other, 0]])
    expect(left.prices).toAllSatisfy(({ count }) => count === 1)
    expect(left.history.at(-1)!.sentence).toBe(`陈志远让陈志远退出候补，退回 ${formatYuan(half)}，其余乘车人继续等待`)
    expect(await payersOf(server, orderNo)).toEqual({ paid: {}, held: { companyCredit: half } })
    expect((await creditOf(server)).frozen).toBe(before.frozen + half)
    expect(await budgeted()).toBe(half)
    const { rows } = await server.database.pool.query<{ body: string }>(
      "SELECT body FROM mail WHERE subject LIKE '陈志远已退出候补%'",
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]!.body).toContain(`¥${(half / 100).toFixed(2)}`)
    await expectBooksToBalance(server)
  })

  test('the seat that comes back is enough for who stays', async () => {
    const { bought, wait } = await lastSeat(server)
    const stays = await guest()
    const { orderNo } = await waiting([await guest(), stays], wait)
    await refundTrain(server, bought.orderNo, ticketsOf(bought))
    await server.turn(2)
    const [first] = (await trainDetail(server, 'manager', orderNo)).waitlist!.leavers
    expectResult(await leave(orderNo, first!.employeeId))
    await server.turn(2)
    const fulfilled = await trainDetail(server, 'manager', orderNo)
    expect(fulfilled.waitlist).toMatchObject({ state: 'fulfilled', prepaid: 2 * fulfilled.total, returned: fulfilled.total })
    expect(fulfilled.places).toMatchObject([{ employeeId: stays, traveller: 0 }])
    expect(fulfilled.travellerList).toMatchObject([{ employeeId: stays, tickets: [{}] }])
    expect(await leave(orderNo, stays)).toMatchObject({ success: false })
    await expectBooksToBalance(server)
  })

  test('a child never stays alone; the adult may stay without the child', async () => {
    const [adult, child] = [await guest(), await guest('2016-06-01')]
    const { orderNo, order } = await waiting([adult, child])
    expect(order.waitlist?.leavers.map(({ childAlone }) => childAlone)).toEqual([true, false])
    const asked = vi.spyOn(server.context.rail, 'leaveWaitlist')
    expect(await leave(orderNo, adult)).toMatchObject({ problem: 'childAlone', field: 'employeeId' })
    expect(asked).not.toHaveBeenCalled()
    asked.mockRestore()
    expectResult(await leave(orderNo, child))
    expect((await trainDetail(server, 'manager', orderNo)).places.map((place) => place.child)).toEqual([false])
  })

  test('the last one who leaves ends the wait: everything has come back, to the fen', async () => {
    const [first, second] = [await guest(), await guest()]
    const { orderNo, total } = await waiting([first, second])
    expectResult(await leave(orderNo, first))
    expect(await leave(orderNo, first)).toMatchObject({ problem: 'travellerUnknown' })
    expectResult(await leave(orderNo, second))
    const { waitlist } = await trainDetail(server, 'manager', orderNo)
    expect(waitlist).toMatchObject({ state: 'cancelled', prepaid: total, returned: total })
    expect(await payersOf(server, orderNo)).toEqual({ paid: {}, held: {} })
    expect(await budgeted()).toBe(0)
    await expectBooksToBalance(server)
  })

  test('personal money goes back in as many parts as people leave, each told to the provider under a key of its own', async () => {
    const [first, second] = [await guest(), await guest()]
    const { orderNo, total } = await waiting([first, second], { settleType: 1 })
    const refund = vi.spyOn(server.context.payment, 'refund')
    expectResult(await leave(orderNo, first))
    expectResult(await leave(orderNo))
    await server.context.drainJobs()
    const asked = refund.mock.calls.map(([request]) => request)
    refund.mockRestore()
    expect(asked.map(({ amount }) => amount)).toEqual([total / 2, total / 2])
    expect(new Set(asked.map(({ key }) => key)).size).toBe(2)
    expect(await payersOf(server, orderNo)).toEqual({ paid: {}, held: {} })
    await expectBooksToBalance(server)
  })

  test('only the booker takes somebody out, and only who waits on this order', async () => {
    const [first, second] = [await guest(), await guest()]
    const { orderNo } = await waiting([first, second])
    const asked = vi.spyOn(server.context.rail, 'leaveWaitlist')
    expect(await leave(orderNo, first, 'employee')).toMatchObject({ problem: 'orderUnknown' })
    expect(await leave(orderNo, undefined, 'employee')).toMatchObject({ problem: 'orderUnknown' })
    expect(await leave(orderNo, '1-employee')).toMatchObject({ problem: 'travellerUnknown', field: 'employeeId' })
    expect(asked).not.toHaveBeenCalled()
    asked.mockRestore()
  })

  test('a stay that its hotel has not answered is not left as a waitlist: the hotel is not asked', async () => {
    const { created, request } = await bookStay(
      server,
      'employee',
      { checkIn: '2026-12-09', checkOut: '2026-12-10' },
      ({ verdict, confirmation }) => verdict === 'within' && confirmation === 'instant',
      (asked) => ({ ...asked, remark: '#MANUAL' }),
    )
    const { orderNo } = created
    await decide(server, 'manager', orderNo)
    expectResult(await payByCredit(server, 'employee', orderNo, request.expectedTotal))
    await server.context.drainJobs()
    const asked = vi.spyOn(server.context.hotels, 'release')
    expect(await leave(orderNo, undefined, 'employee')).toMatchObject({ problem: 'orderUnknown' })
    expect(asked).not.toHaveBeenCalled()
    asked.mockRestore()
    expect(await stayOrder(server, 'employee', orderNo)).toMatchObject({ state: 2500, stay: 'sent' })
  })
})
