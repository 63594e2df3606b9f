import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { simulateFlows } from '@sojourn/contract/admin/flows.calls'
import type { WrittenFlow } from '@sojourn/contract/booking/approval/approval-flow.shapes'
import { createFlightOrder } from '@sojourn/contract/products/flight/flight.calls'
import { flowOf, refusedAs, roundsOf, submitted } from '../../../testing/approvals'
import { choose, expectResult, orderRequest, saveDraft, within } from '../../../testing/flights'
import { publishFlows, simulated, writtenFlow } from '../../../testing/flows'
import { newDepartment } from '../../../testing/people'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

type Level = WrittenFlow['levels'][number]
const any = (...approvers: Level['approvers']): Level => ({ approvers, mode: 'any' })

/** Who is asked on each level of one flow with these levels. */
async function askedOn(levels: Level[], more: Partial<WrittenFlow> = {}, request: object = {}) {
  const { flow } = await simulated(server, { flows: [writtenFlow('a', { levels, ...more })], ...request })
  return flow!.levels.map(({ asked, settled }) => ({ asked, settled }))
}

describe('[S2.46] who would decide', () => {
  test('by the flows in force: why those before do not fit, and who is asked', async () => {
    const { tried, flow } = await simulated(server)
    expect(tried.map(({ flowId, unmet }) => [flowId, unmet?.words])).toEqual([
      ['application', '单据为出差申请'],
      ['after-sale', '单据为改签或退订'],
      ['out-of-policy', '超出差旅标准'],
      ['in-policy', undefined],
    ])
    expect(flow).toMatchObject({ name: '标准内审批', deadlineHours: 24, onSilence: 'reject' })
    expect(flow!.levels).toMatchObject([{ level: 1, asked: [{ name: '陈志远' }], settled: [] }])
  })

  test('is who decides when it is submitted', async () => {
    await publishFlows(server, [
      writtenFlow('two', { levels: [any('departmentHead'), any({ employeeId: '1-director' })], onOwn: 'up' }),
    ])
    const { flow } = await simulated(server)
    const { approvalId } = await submitted(server, { date: '2026-12-08' })
    const [round] = await roundsOf(server, 'employee', approvalId)
    expect(round!.tasks.map(({ approver }) => approver)).toEqual(
      flow!.levels.flatMap(({ asked }) => asked.map(({ name }) => name)),
    )
  })

  test('a department stands for all below it, also when it is submitted', async () => {
    const above = await newDepartment(server, '营销中心')
    const move = (parentId: string | null) =>
      server.database.pool.query("UPDATE department SET parent_id = $1 WHERE enterprise_id = 1 AND department_id = 'sales'", [
        parentId,
      ])
    const flows = [
      writtenFlow('centre', { conditions: { departmentIds: [above] }, levels: [any({ employeeId: '1-director' })] }),
      writtenFlow('others', { levels: [any('manager')] }),
    ]
    expect((await simulated(server, { flows })).flow?.flowId).toBe('others')
    await move(above)
    expect((await simulated(server, { flows })).flow?.flowId).toBe('centre')
    await publishFlows(server, flows)
    const { approvalId } = await submitted(server, { date: '2026-12-09' })
    expect((await roundsOf(server, 'employee', approvalId))[0]!.tasks.map(({ approver }) => approver)).toEqual(['欧阳明哲'])
    await move(null)
  })

  test('a project has a flow of its own, also when an order on it is submitted', async () => {
    const projectCode = 'YX-2026-01'
    const flows = [
      writtenFlow('project', { conditions: { projectCodes: [projectCode] }, levels: [any({ employeeId: '1-director' })] }),
      writtenFlow('others', { levels: [any('manager')] }),
    ]
    expect((await simulated(server, { flows })).flow?.flowId).toBe('others')
    expect((await simulated(server, { flows, projectCode })).flow?.flowId).toBe('project')
    await publishFlows(server, flows)
    const ordered = async (date: string, more: object) => {
      const tempOrderNo = await saveDraft(server, 'employee', { date })
      const request = await orderRequest(server, 'employee', tempOrderNo, [await choose(server, 'employee', tempOrderNo, within)])
      const travellers = request.travellers.map((traveller) => ({ ...traveller, ...more }))
      const { orderNo } = expectResult(await server.call('employee', createFlightOrder, { ...request, travellers }))
      return flowOf(server, orderNo)
    }
    expect(await ordered('2026-12-11', {})).toBe('others')
    expect(await ordered('2026-12-12', { projectCode })).toBe('project')
  })

  test('nobody where no flow fits', async () => {
    const flows = [writtenFlow('a', { conditions: { minAmount: 200_000 } })]
    const answer = await simulated(server, { flows })
    expect(answer).toEqual({
      tried: [{ flowId: 'a', name: 'a', unmet: { condition: 'minAmount', words: '金额在 ¥2,000 及以上' } }],
    })
    expect((await simulated(server, { flows, amount: 200_000 })).flow?.flowId).toBe('a')
  })

  test.each<[string, Partial<WrittenFlow>, object, object]>([
    ['who travels passes', {}, { travellerIds: ['1-manager'] }, { asked: [], settled: [{ name: '陈志远', why: 'own' }] }],
    [
      'or the superior decides',
      { onOwn: 'up' },
      { travellerIds: ['1-manager'] },
      { asked: [{ name: '欧阳明哲', insteadOf: '陈志远', why: 'own' }], settled: [] },
    ],
    ['so does who books', {}, { bookerId: '1-manager' }, { asked: [], settled: [{ name: '陈志远', why: 'own' }] }],
  ])('%s', async (_name, more, request, expected) => {
    const [level] = await askedOn([any({ employeeId: '1-manager' })], more, request)
    expect(level).toEqual(expected)
  })

  test('who decided before decides once', async () => {
    const levels = await askedOn([any({ employeeId: '1-manager' }), any({ employeeId: '1-manager' })])
    expect(levels[1]).toEqual({ asked: [], settled: [{ name: '陈志远', why: 'before' }] })
  })

  test('administrators where there is nobody, and a level that nobody can decide is named', async () => {
    const levels = [any({ permission: 'finance' })]
    expect((await askedOn([any({ employeeId: 'nobody' })]))[0]!.asked).toEqual([{ name: '周雅琴', why: 'nobody' }])
    expect((await askedOn(levels))[0]!.asked).not.toEqual([])
    await server.database.pool.query(
      "UPDATE employee SET permissions = array_remove(permissions, 'approve') WHERE employee_id = '1-admin'",
    )
    const { flow } = await simulated(server, { flows: [writtenFlow('a', { levels: [any({ employeeId: 'nobody' })] })] })
    await server.database.pool.query("UPDATE employee SET permissions = permissions || '{approve}' WHERE employee_id = '1-admin'")
    expect(flow).toMatchObject({ stuck: 1, levels: [] })
  })

  test('whom the booker may choose, and who only reads', async () => {
    const flows = [
      writtenFlow('a', {
        levels: [{ ...any({ employeeId: '1-manager' }, { employeeId: '1-director' }), choice: 'one' }],
        copies: [{ to: [{ permission: 'finance' }], when: 'finish' }],
      }),
    ]
    const { flow } = await simulated(server, { flows })
    expect(flow!.levels).toMatchObject([{ choice: 'one', asked: [{ name: '陈志远' }, { name: '欧阳明哲' }] }])
    expect(flow!.copies).toMatchObject([{ when: 'finish' }])
  })

  test('of somebody who is not there is refused', async () => {
    const request = { travellerIds: ['nobody'], object: 'booking' as const, amount: 1, outOfPolicy: false }
    expect(await server.call('admin', simulateFlows, request)).toMatchObject(refusedAs('personUnknown'))
  })
})
