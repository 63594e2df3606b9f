import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askMeetingOffers, getMeetingDemand, quoteMeetingDemand } from '@sojourn/contract/products/meeting/requirement.calls'
import { openMeetingPlan } from '@sojourn/contract/products/meeting/booking.calls'
import { addDays } from '@sojourn/domain/kit/local-date'
import { chinaDate } from '../../../../kit/clock'
import { decide, expectResult } from '../../../../testing/flights'
import { choosePlan, deskSession, hallsOf, meetingAsked, planAt, quotedMeeting } from '../../../../testing/meetings'
import { openTestServer, type TestServer } from '../../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const inDays = (days: number): string => addDays(chinaDate(server.context.clock.now()), days)
const day = 24 * 60
const demandOf = async (demandNo: string) => expectResult(await server.call('employee', getMeetingDemand, { demandNo }))

async function newsOf(demandNo: string): Promise<string[]> {
  const { rows } = await server.database.pool.query<{ line: string }>(
    `SELECT split_part(body, E'\\n', 4) AS line FROM mail WHERE enterprise_id = 1 AND subject_no = $1 AND subject LIKE '会议询价%' ORDER BY id`,
    [demandNo],
  )
  return rows.map(({ line }) => line)
}

describe('[handbook 5.2] what time does to a request for a meeting', () => {
  test('nobody answers: whoever asked hears of it, and once no wished day is left it ends', async () => {
    const asked = meetingAsked(server, { people: 30, dates: [inDays(8), inDays(9)] })
    const { demandNo } = expectResult(await server.call('employee', askMeetingOffers, asked))
    await server.turn(3 * day)
    await server.turn(day)
    expect(await newsOf(demandNo)).toEqual([expect.stringContaining('尚未收到方案')])
    expect((await demandOf(demandNo)).state).toBe('submitted')
    await server.turn(5 * day)
    expect(await newsOf(demandNo)).toEqual([expect.any(String), expect.stringContaining('已自动取消')])
    const { state, history } = await demandOf(demandNo)
    expect([state, history.at(-1)?.sentence]).toEqual(['cancelled', '期限已过，自动取消'])
    expect(expectResult(await server.call('employee', askMeetingOffers, meetingAsked(server, { people: 30 }))).state).toBe(
      'submitted',
    )
  })

  test('nobody chooses: reminded a day before, then the offers are over though one would stand longer', async () => {
    const asked = meetingAsked(server, { people: 32, decideBy: inDays(4), answerBy: inDays(1) })
    const { demandNo, version } = expectResult(await server.call('employee', askMeetingOffers, asked))
    const token = await deskSession(server)
    const hall = (await hallsOf(server, token, demandNo)).find(({ freeDates }) => freeDates.length > 0)!
    const plans = [planAt(hall, asked, { validUntil: inDays(12) })]
    const quoted = expectResult(await server.call('employee', quoteMeetingDemand, { demandNo, version, plans }, { token }))
    expect(quoted.plans, 'no longer than whoever asked takes to decide').toMatchObject([{ validUntil: quoted.due }])
    await server.turn(4 * day)
    expect(await newsOf(demandNo)).toEqual([expect.stringContaining('前选定方案')])
    expect((await demandOf(demandNo)).plans).toMatchObject([{ open: true }])
    await server.turn(day)
    await server.turn(day)
    expect((await newsOf(demandNo)).slice(1)).toEqual([expect.stringContaining('全部方案已失效')])
    expect(await demandOf(demandNo)).toMatchObject({ state: 'expired', plans: [{ open: false }] })
    const plan = { demandNo, planId: quoted.plans[0]!.planId }
    expect(await server.call('employee', openMeetingPlan, plan)).toMatchObject({ problem: 'planExpired' })
  })

  test('approvers refuse what was chosen: the other offers are reminded of as before, and are over as before', async () => {
    const asked = { people: 34, decideBy: inDays(4), answerBy: inDays(1) }
    const demand = await quotedMeeting(server, { more: asked })
    const { orderNo } = expectResult(await choosePlan(server, demand))
    expectResult(await decide(server, 'manager', orderNo, 'reject', '太贵'))
    expect((await demandOf(demand.demandNo)).state).toBe('quoted')
    await server.turn(4 * day)
    expect(await newsOf(demand.demandNo)).toEqual([expect.stringContaining('前选定方案')])
    await server.turn(day)
    expect((await newsOf(demand.demandNo)).slice(1)).toEqual([expect.stringContaining('全部方案已失效')])
  })

  test('the longest offer is gone: reminded a day before the end of those that are left', async () => {
    const asked = meetingAsked(server, { people: 36, decideBy: inDays(9), answerBy: inDays(1) })
    const { demandNo, version } = expectResult(await server.call('employee', askMeetingOffers, asked))
    const token = await deskSession(server)
    const [first, second] = (await hallsOf(server, token, demandNo)).filter(({ freeDates }) => freeDates.length > 0)
    const plans = [planAt(first!, asked, { validUntil: inDays(9) }), planAt(second!, asked, { validUntil: inDays(4) })]
    const demand = expectResult(await server.call('employee', quoteMeetingDemand, { demandNo, version, plans }, { token }))
    expectResult(await choosePlan(server, await quotedMeeting(server, { more: { people: 37 } })))
    expect(await choosePlan(server, demand)).toMatchObject({ problem: 'meetingHallTaken' })
    for (let gone = 0; gone < 4; gone++) await server.turn(day)
    expect(await newsOf(demandNo)).toEqual([expect.stringContaining('前选定方案')])
  })
})
