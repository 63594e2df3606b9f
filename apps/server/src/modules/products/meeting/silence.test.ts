import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getAgencyWork } from '@sojourn/contract/access/agency-work.calls'
import { startResubmission } from '@sojourn/contract/booking/order.calls'
import { stateOfNumber } from '@sojourn/contract/booking/state-numbers'
import { createMeetingOrder, getMeetingBookInfo, openMeetingBalance } from '@sojourn/contract/products/meeting/booking.calls'
import { closeMeetingActual, stateMeetingActual } from '@sojourn/contract/products/meeting/order.calls'
import { decide, expectResult } from '../../../testing/flights'
import { expectBooksToBalance, payersOf } from '../../../testing/ledger'
import { bookedMeeting, bringEvidence, deskSession, endMeeting, meetingOrder, orderOf } from '../../../testing/meetings'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(async () => {
  await expectBooksToBalance(server)
  await server.close()
})

const days = (count: number): Promise<unknown> => server.turn(count * 24 * 60 + 10)
const sentences = async (orderNo: string): Promise<string[]> =>
  (await meetingOrder(server, orderNo)).meeting.events.map(({ sentence }) => sentence)

/** A meeting that is over and stated at its deposit and so many fen more. */
async function stated(people: number, more: number) {
  const paid = await bookedMeeting(server, { people })
  await endMeeting(server, paid)
  const { orderNo, meeting } = paid
  const lines = [{ kind: 'hall' as const, unit: meeting.deposit + more, count: 1, times: 1 }]
  expectResult(await server.call('employee', stateMeetingActual, { orderNo, lines }, { token: await deskSession(server) }))
  return paid
}
const deskWork = async () => JSON.stringify(expectResult(await server.call('agent@agency.example', getAgencyWork, {})))
const close = async (orderNo: string, token: string) =>
  server.call('employee', closeMeetingActual, { orderNo, revision: 1, reason: '多次联系未果' }, { token })

describe('[handbook 5.2] a bill that nobody answers', () => {
  test('within the deposit, with all papers: reminded twice, then accepted by itself, and the rest comes back', async () => {
    const { orderNo, meeting, total } = await stated(40, -5_000)
    await bringEvidence(server, orderNo)
    for (let day = 0; day < 6; day++) await days(1)
    expect((await sentences(orderNo)).filter((sentence) => sentence.includes('待核对'))).toHaveLength(2)
    expect((await meetingOrder(server, orderNo)).meeting.state).toBe('settling')
    for (let day = 0; day < 2; day++) await days(1)
    expect((await meetingOrder(server, orderNo)).meeting.state).toBe('completed')
    expect(await sentences(orderNo)).toContainEqual(expect.stringContaining('自动确认'))
    expect((await payersOf(server, orderNo)).paid).toEqual({ companyCredit: total - 5_000 })
    expect(meeting.deposit).toBeGreaterThan(0)
  })

  test('beyond the deposit: waits for a week, then lies with the desk, which closes it with a reason', async () => {
    const { orderNo, total } = await stated(42, 100_000)
    expect(await close(orderNo, await deskSession(server))).toMatchObject({ problem: 'meetingAnswerAwaited' })
    for (let day = 0; day < 8; day++) await days(1)
    const { meeting, state } = await meetingOrder(server, orderNo)
    expect(stateOfNumber(state)).toBe('issuing')
    expect(meeting).toMatchObject({ state: 'settling', canAnswer: true, canClose: false })
    expect(await deskWork()).toContain(orderNo)
    const mine = { orderNo, revision: 1, reason: '不想等了' }
    expect(await server.call('employee', closeMeetingActual, mine)).toMatchObject({ problem: 'forbidden' })
    expectResult(await close(orderNo, await deskSession(server)))
    await server.context.drainJobs()
    expect((await meetingOrder(server, orderNo)).meeting.state).toBe('completed')
    expect(await payersOf(server, orderNo)).toEqual({ paid: { companyCredit: total }, held: {} })
  })

  test('one of before statements said since when they stand lies with the desk a week after the event', async () => {
    const { orderNo } = await stated(44, 100_000)
    await server.database.pool.query(
      `UPDATE meeting_order SET statement = statement - 'statedAt' WHERE enterprise_id = 1 AND order_no = $1`,
      [orderNo],
    )
    for (let day = 0; day < 6; day++) await days(1)
    expect(await deskWork()).not.toContain(orderNo)
    for (let day = 0; day < 2; day++) await days(1)
    expect(await deskWork()).toContain(orderNo)
  })

  test('while its rest is being paid it is nobody’s at the desk; once approvers refuse and the desk closes it nothing is paid any more', async () => {
    const { orderNo } = await stated(46, 100_000)
    await bringEvidence(server, orderNo)
    for (let day = 0; day < 8; day++) await days(1)
    expect(await deskWork()).toContain(orderNo)
    const { tempOrderNo } = expectResult(await server.call('employee', openMeetingBalance, { orderNo }))
    const request = orderOf(expectResult(await server.call('employee', getMeetingBookInfo, { tempOrderNo })))
    const created = await server.call('employee', createMeetingOrder, { ...request, expectedTotal: 100_000 })
    const { orderNo: balanceNo } = expectResult(created)
    expect(await deskWork()).not.toContain(orderNo)
    expect(stateOfNumber((await meetingOrder(server, balanceNo)).state)).toBe('approving')
    expectResult(await decide(server, 'manager', balanceNo, 'reject', '费用过高'))
    expect(await deskWork()).toContain(orderNo)
    const token = await deskSession(server)
    expectResult(await close(orderNo, token))
    await server.context.drainJobs()
    expect((await meetingOrder(server, orderNo)).meeting).toMatchObject({
      state: 'completed',
      balanceNo,
      statement: { balance: 100_000, balancePaid: false },
    })
    const again = await server.call('employee', startResubmission, { orderNo: balanceNo })
    const resubmitted = { ...request, tempOrderNo: expectResult(again).tempOrderNo, expectedTotal: 100_000 }
    expect(await server.call('employee', createMeetingOrder, resubmitted)).toMatchObject({ problem: 'meetingStepIllegal' })
    expect(await payersOf(server, balanceNo)).toEqual({ paid: {}, held: {} })
  })
})
