import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getAgencyWork } from '@sojourn/contract/access/agency-work.calls'
import { closeMeetingActual, stateMeetingActual } from '@sojourn/contract/products/meeting/order.calls'
import { expectResult } from '../../../testing/flights'
import { expectBooksToBalance, payersOf } from '../../../testing/ledger'
import { bookedMeeting, bringEvidence, deskSession, endMeeting, meetingOrder } from '../../../testing/meetings'
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
    const { meeting } = await meetingOrder(server, orderNo)
    expect(meeting).toMatchObject({ state: 'settling', canAnswer: true, canClose: false })
    const work = expectResult(await server.call('agent@agency.example', getAgencyWork, {}))
    expect(JSON.stringify(work)).toContain(orderNo)
    const mine = { orderNo, revision: 1, reason: '不想等了' }
    expect(await server.call('employee', closeMeetingActual, mine)).toMatchObject({ problem: 'forbidden' })
    expectResult(await close(orderNo, await deskSession(server)))
    await server.context.drainJobs()
    expect((await meetingOrder(server, orderNo)).meeting.state).toBe('completed')
    expect(await payersOf(server, orderNo)).toEqual({ paid: { companyCredit: total }, held: {} })
  })
})
