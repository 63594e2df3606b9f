import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decidePolicy, takeBackPolicy } from '@sojourn/contract/products/travel-policy.calls'
import { createFlightOrder } from '@sojourn/contract/products/flight/flight.calls'
import { getMyMails } from '@sojourn/contract/personal/mail.calls'
import type { FlightSection } from '@sojourn/contract/products/flight/policy.shapes'
import { ticketedOrder } from '../../../testing/after-sales'
import { approvedApplication } from '../../../testing/applications'
import { refusedAs } from '../../../testing/approvals'
import { book, choose, detail, expectResult, orderRequest, saveDraft, within } from '../../../testing/flights'
import { changed, policyOf, propose, publishAlone, secondAdministrator } from '../../../testing/policies'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  await ticketedOrder(server, { search: { date: '2026-12-20' } })
})
afterAll(() => server.close())

/** Which version judged the only traveller of an order. */
const judgedBy = async (orderNo: string) => {
  const { rows } = await server.database.pool.query<{ version: number }>(
    `SELECT (policy_snapshot->0->'policy'->>'version')::integer AS version FROM orders WHERE order_no = $1`,
    [orderNo],
  )
  return rows[0]!.version
}
/** Nobody books so long before. */
const early = (handling: 'approval' | 'forbid'): FlightSection => ({ advanceDays: 60, handling: { advanceDays: handling } })
const publish = async (flight: FlightSection) => publishAlone(server, await changed(server, 'staff', { flight }))

describe('[handbook 7.5] a policy that is published while somebody books', () => {
  let placed: string
  let draft: Awaited<ReturnType<typeof orderRequest>>
  beforeAll(async () => {
    placed = (await book(server, 'employee', { date: '2026-12-09' })).created.orderNo
    const tempOrderNo = await saveDraft(server, 'employee', { date: '2026-12-16' })
    draft = await orderRequest(server, 'employee', tempOrderNo, [await choose(server, 'employee', tempOrderNo, within)])
    await publish(early('approval'))
  })

  test('an order keeps the version that judged it', async () => {
    expect(await judgedBy(placed)).toBe(1)
    expect((await detail(server, 'employee', placed)).verdict).toBe('within')
  })

  test('what was searched before is judged by the new one: the booker is asked for a reason, and it goes to approval', async () => {
    expect(draft.travellers[0]).not.toHaveProperty('reasonCode')
    expect(await server.call('employee', createFlightOrder, draft)).toMatchObject(refusedAs('violationReasonMissing'))
    const travellers = draft.travellers.map((traveller) => ({ ...traveller, reasonCode: 'urgent' }))
    const { orderNo } = expectResult(await server.call('employee', createFlightOrder, { ...draft, travellers }))
    expect(await judgedBy(orderNo)).toBe(2)
    expect((await detail(server, 'employee', orderNo)).verdict).toBe('approval')
  })

  test('what the new one forbids is not booked', async () => {
    const tempOrderNo = await saveDraft(server, 'employee', { date: '2026-12-17' })
    const seen = await orderRequest(server, 'employee', tempOrderNo, [await choose(server, 'employee', tempOrderNo, () => true)])
    await publish(early('forbid'))
    expect(await server.call('employee', createFlightOrder, seen)).toMatchObject(refusedAs('policyForbids'))
    expect(await judgedBy(placed)).toBe(1)
  })
})

describe('[S2.46] travellers whose trips it touches', () => {
  const notificationsOf = async (who: string) =>
    expectResult(await server.call(who, getMyMails, { keyword: '差旅标准' })).list.map(({ subject, body }) => ({ subject, body }))

  test('are told once that the standard has changed, others and of other products are not', async () => {
    const before = (await notificationsOf('employee')).length
    await publishAlone(
      server,
      await changed(server, 'staff', { flight: { advanceDays: 2, handling: { advanceDays: 'remind' } } }),
    )
    await server.context.drainJobs()
    const notifications = await notificationsOf('employee')
    expect(notifications.length).toBe(before + 1)
    expect(notifications[0]!.subject).toBe('您的差旅标准有变化：机票')
    expect(notifications[0]!.body).toContain('已预订的行程仍按预订时的标准')
    expect(await notificationsOf('guest-booker')).toEqual([])

    await publishAlone(server, await changed(server, 'staff', { hotel: { handling: {} } }))
    await server.context.drainJobs()
    expect(await notificationsOf('employee')).toHaveLength(notifications.length)
  })

  test('also those who may book under an approved travel application', async () => {
    const travellerIds = ['1-guest-booker']
    await approvedApplication(server, 'guest-booker', { travellerIds })
    await publishAlone(
      server,
      await changed(server, 'staff', { flight: { advanceDays: 5, handling: { advanceDays: 'remind' } } }),
    )
    await server.context.drainJobs()
    const [notification] = await notificationsOf('guest-booker')
    expect(notification).toMatchObject({ subject: '您的差旅标准有变化：机票' })
    expect(notification!.body).toContain('您适用“员工差旅标准”')
  })

  test('also where the company has more people than are looked at at once', async () => {
    await server.database.pool.query(
      `INSERT INTO employee SELECT (jsonb_populate_record(employee, jsonb_build_object('employee_id', '0-' || clone, 'number', ''))).*
       FROM employee, generate_series(1, 600) AS clone WHERE enterprise_id = 1 AND employee_id = '1-finance'`,
    )
    const before = (await notificationsOf('employee')).length
    await publishAlone(
      server,
      await changed(server, 'staff', { flight: { advanceDays: 6, handling: { advanceDays: 'remind' } } }),
    )
    await server.context.drainJobs()
    expect(await notificationsOf('employee')).toHaveLength(before + 1)
    const { rows } = await server.database.pool.query(`SELECT FROM job WHERE kind = 'policy.tell'`)
    expect(rows).toEqual([])
  })

  test('hear when it is taken back, and nothing of a version before its day', async () => {
    const { versions, recordVersion } = await policyOf(server, 'staff')
    const before = (await notificationsOf('employee')).length
    await publishAlone(server, {
      ...(await changed(server, 'staff', { flight: { advanceDays: 30, handling: { advanceDays: 'remind' } } })),
      effectiveFrom: '2026-11-25',
    })
    await server.context.drainJobs()
    expect(await notificationsOf('employee')).toHaveLength(before)
    await server.turn(4 * 24 * 60 + 15 * 60)
    expect(await notificationsOf('employee')).toHaveLength(before + 1)
    const [future] = (await policyOf(server, 'staff')).versions
    expect(future).toMatchObject({ version: versions[0]!.version + 1, state: 'inForce' })
    const back = { policyId: 'staff', version: future!.version, recordVersion: recordVersion + 1 }
    expectResult(await server.call('admin', takeBackPolicy, back))
    await server.context.drainJobs()
    expect(await notificationsOf('employee')).toHaveLength(before + 2)
  })

  test('hear nothing of what is proposed until it is published', async () => {
    const second = await secondAdministrator(server)
    const before = (await notificationsOf('employee')).length
    const flight = { advanceDays: 40, handling: { advanceDays: 'remind' as const } }
    const proposal = { ...(await changed(server, 'staff', { flight })), effectiveFrom: '2026-11-25' }
    const { proposalId } = expectResult(await propose(server, 'admin', proposal))
    await server.context.drainJobs()
    expect(await notificationsOf('employee')).toHaveLength(before)
    expectResult(await server.call(second, decidePolicy, { proposalId, decision: 'publish' }))
    await server.context.drainJobs()
    expect(await notificationsOf('employee')).toHaveLength(before + 1)
  })
})
