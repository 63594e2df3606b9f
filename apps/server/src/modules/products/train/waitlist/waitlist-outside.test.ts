import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { approveEveryAmount } from '../../../../testing/after-sales'
import { expectResult } from '../../../../testing/flights'
import { expectBooksToBalance, payersOf } from '../../../../testing/ledger'
import { openTestServer, type TestServer } from '../../../../testing/server'
import { refundTrain, ticketsOf, trainDetail } from '../../../../testing/trains'
import { guest, joinedParty, lastSeat, leaveParty, payParty, waitingParty } from '../../../../testing/waiting-party'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  await approveEveryAmount(server)
})
afterAll(() => server.close())
afterEach(() => vi.restoreAllMocks())

type Asked = 'joinWaitlist' | 'leaveWaitlist' | 'waitlist'
/** The next question of its kind reaches the railway, and something happens before it, or before its answer is heard. */
function meanwhile(question: Asked, { before, after }: { before?: () => Promise<unknown>; after?: () => Promise<unknown> }) {
  const rail = server.context.rail as unknown as Record<Asked, (...asked: unknown[]) => Promise<unknown>>
  const real = rail[question].bind(rail)
  return vi.spyOn(rail, question).mockImplementationOnce(async (...asked) => {
    await before?.()
    const answer = await real(...asked)
    await after?.()
    return answer
  })
}
const stops = (): Promise<never> => Promise.reject(new Error('the process stops'))
/** Whoever asks the railway stops before it writes the answer down. */
const stopAfter = (question: Asked) => {
  vi.spyOn(server.context.log, 'error').mockReturnValue()
  return meanwhile(question, { after: stops })
}

/** What the railway knows of an order: its lists, who is on them, and their tickets. */
async function atRailway(orderNo: string) {
  const { rows } = await server.database.pool.query<{ waitlistNo: string; state: string; waits: number; tickets: number }>(
    `SELECT waitlist_no AS "waitlistNo", state, jsonb_array_length(passengers) AS waits,
      (SELECT count(*)::integer FROM sandbox_rail_ticket t WHERE t.lock_no = w.lock_no) AS tickets
     FROM sandbox_rail_waitlist w WHERE wait_key = $1`,
    [`1/${orderNo}`],
  )
  return rows
}
const detail = (orderNo: string) => trainDetail(server, 'manager', orderNo)
const leave = (orderNo: string, employeeId?: string) => leaveParty(server, orderNo, employeeId)

/** One of two has a ticket, alone and at their own price; the other has left by the booker's wish and costs nothing. */
async function expectAloneWithTicket(orderNo: string, stays: string): Promise<void> {
  const order = await detail(orderNo)
  expect(order.waitlist?.state).toBe('fulfilled')
  expect(order.travellerList).toMatchObject([{ employeeId: stays, tickets: [{}] }])
  expect(order.places).toMatchObject([{ employeeId: stays, traveller: 0 }])
  expect(await atRailway(orderNo)).toMatchObject([{ state: 'fulfilled', waits: 1, tickets: 1 }])
  expect(await payersOf(server, orderNo)).toEqual({ paid: { companyCredit: order.total }, held: {} })
  expect(order.history.filter(({ sentence }) => sentence.includes('陈志远让陈小远退出候补'))).toHaveLength(1)
  await expectBooksToBalance(server)
}
async function expectLeft(orderNo: string): Promise<void> {
  const order = await detail(orderNo)
  expect(order.waitlist).toMatchObject({ state: 'cancelled', returned: order.total })
  expect(await payersOf(server, orderNo)).toEqual({ paid: {}, held: {} })
  await expectBooksToBalance(server)
}

describe('the railway is asked with nothing held, and somebody leaves meanwhile', () => {
  test('its party while the order asks where it stands: the tickets are of who stays', async () => {
    const { bought, wait } = await lastSeat(server)
    const [leaves, stays] = [await guest(server), await guest(server)]
    const { orderNo } = await waitingParty(server, [leaves, stays], wait)
    await refundTrain(server, bought.orderNo, ticketsOf(bought))
    const asked = meanwhile('waitlist', { after: async () => expectResult(await leave(orderNo, leaves)) })
    await server.turn(1)
    expect(asked).toHaveBeenCalledTimes(2)
    await expectAloneWithTicket(orderNo, stays)
  })

  test('its party before the request to join arrives: the railway serves who stays', async () => {
    const { bought, wait } = await lastSeat(server)
    const [leaves, stays] = [await guest(server), await guest(server)]
    const party = await joinedParty(server, [leaves, stays], wait)
    await refundTrain(server, bought.orderNo, ticketsOf(bought))
    const { orderNo } = party
    meanwhile('joinWaitlist', { before: async () => expectResult(await leave(orderNo, leaves)) })
    await payParty(server, party)
    await expectAloneWithTicket(orderNo, stays)
  })

  test('as a whole before the request to join arrives: it gets no place', async () => {
    const party = await joinedParty(server, [await guest(server), await guest(server)])
    const { orderNo } = party
    const joins = meanwhile('joinWaitlist', { before: async () => expectResult(await leave(orderNo)) })
    await payParty(server, party)
    expect(joins).toHaveBeenCalledTimes(1)
    expect(await atRailway(orderNo)).toEqual([])
    await expectLeft(orderNo)
  })

  test('its party, and its issue hears of it first: the booker is answered, and one share comes back', async () => {
    const [leaves, stays] = [await guest(server), await guest(server)]
    const { orderNo, total } = await waitingParty(server, [leaves, stays])
    meanwhile('leaveWaitlist', { after: () => server.turn(1) })
    expectResult(await leave(orderNo, leaves))
    const order = await detail(orderNo)
    expect(order.travellerList.map(({ employeeId }) => employeeId)).toEqual([stays])
    expect(order.total).toBe(total / 2)
    expect(await payersOf(server, orderNo)).toEqual({ paid: {}, held: { companyCredit: total / 2 } })
    expect(await leave(orderNo, leaves)).toMatchObject({ problem: 'travellerUnknown' })
    await expectBooksToBalance(server)
  })
})

test('two of a party leave at the same moment: both are answered, and each share comes back', async () => {
  const [first, second, stays] = [await guest(server), await guest(server), await guest(server)]
  const { orderNo, total } = await waitingParty(server, [first, second, stays])
  meanwhile('leaveWaitlist', { after: async () => expectResult(await leave(orderNo, second)) })
  expectResult(await leave(orderNo, first))
  expect(await detail(orderNo)).toMatchObject({ total: total / 3, travellerList: [{ employeeId: stays }] })
  expect(await atRailway(orderNo)).toMatchObject([{ state: 'waiting', waits: 1 }])
  await expectBooksToBalance(server)
})

describe('whoever asked the railway stops before its answer is written down', () => {
  test('to joining: asked again it is the same place in the queue', async () => {
    const party = await joinedParty(server, [await guest(server)])
    stopAfter('joinWaitlist')
    await payParty(server, party)
    const kept = 'SELECT waitlist_no AS "waitlistNo" FROM train_order WHERE order_no = $1'
    const keptNo = async () => (await server.database.pool.query(kept, [party.orderNo])).rows
    expect(await keptNo()).toEqual([{ waitlistNo: null }])
    await server.turn(1)
    const [list, ...others] = await atRailway(party.orderNo)
    expect(others).toEqual([])
    expect(await keptNo()).toEqual([{ waitlistNo: list!.waitlistNo }])
    expect((await detail(party.orderNo)).waitlist?.state).toBe('waiting')
  })

  test('to one who leaves: the order hears of it, and a seat that comes back is of who stays', async () => {
    const { bought, wait } = await lastSeat(server)
    const [stays, leaves] = [await guest(server), await guest(server)]
    const { orderNo, total } = await waitingParty(server, [stays, leaves], wait)
    await refundTrain(server, bought.orderNo, ticketsOf(bought))
    stopAfter('leaveWaitlist')
    expect(await leave(orderNo, leaves)).toMatchObject({ success: false, status: 500 })
    expect((await detail(orderNo)).total).toBe(total)
    await server.turn(1)
    await expectAloneWithTicket(orderNo, stays)
  })

  test('to one who leaves, of whom the order hears later: open pages of both are told, though the others wait on', async () => {
    const [stays, leaves] = [await guest(server), await guest(server)]
    const { orderNo } = await waitingParty(server, [stays, leaves])
    stopAfter('leaveWaitlist')
    expect(await leave(orderNo, leaves)).toMatchObject({ success: false })
    const told = vi.spyOn(server.context.events, 'publish')
    await server.turn(1)
    expect((await detail(orderNo)).waitlist?.state).toBe('waiting')
    expect(told.mock.calls.map(([event]) => event)).toEqual([
      { enterpriseId: 1, orderNo, employeeIds: expect.arrayContaining(['1-manager', stays, leaves]) as string[] },
    ])
  })

  test('to one who leaves: pressed again it is written down, once', async () => {
    const [leaves, stays] = [await guest(server), await guest(server)]
    const { orderNo, total } = await waitingParty(server, [leaves, stays])
    stopAfter('leaveWaitlist')
    expect(await leave(orderNo, leaves)).toMatchObject({ success: false })
    expectResult(await leave(orderNo, leaves))
    await server.turn(1)
    expect(await detail(orderNo)).toMatchObject({ total: total / 2, travellerList: [{ employeeId: stays }] })
    const purpose = `order ${orderNo}: who leaves the railway's waitlist`
    const given = await server.database.pool.query('SELECT FROM access_log WHERE purpose = $1', [purpose])
    expect(given.rowCount).toBe(2)
    await expectBooksToBalance(server)
  })

  test('to all who leave before they joined: the order hears of it and ends', async () => {
    const party = await joinedParty(server, [await guest(server)])
    meanwhile('joinWaitlist', { before: stops })
    vi.spyOn(server.context.log, 'error').mockReturnValue()
    await payParty(server, party)
    stopAfter('leaveWaitlist')
    expect(await leave(party.orderNo)).toMatchObject({ success: false })
    await server.turn(1)
    expect(await atRailway(party.orderNo)).toEqual([])
    await expectLeft(party.orderNo)
  })
})
