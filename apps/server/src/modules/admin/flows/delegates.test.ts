import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endCompanyDelegate, getCompanyDelegates, setCompanyDelegate } from '@sojourn/contract/admin/flows.calls'
import { getRuleChanges } from '@sojourn/contract/admin/record-change.calls'
import { saveApprovalDelegate } from '@sojourn/contract/booking/approval/approval.calls'
import { getMyMails } from '@sojourn/contract/personal/mail.calls'
import { answer, refusedAs, submitted } from '../../../testing/approvals'
import { expectResult } from '../../../testing/flights'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const days = { fromDate: '2026-11-20', toDate: '2026-11-27' }
const set = (more: object = {}, who = 'admin') =>
  server.call(who, setCompanyDelegate, { principalId: '1-manager', substituteId: '1-director', ...days, ...more })
const list = async () => expectResult(await server.call('admin', getCompanyDelegates, {})).list
const subjects = async (who: string) => expectResult(await server.call(who, getMyMails, {})).list.map(({ subject }) => subject)

describe('[S2.46] who decides in whose place', () => {
  test('is set for somebody absent: the substitute decides, both are told, and it ends again', async () => {
    const { delegateId } = expectResult(await set())
    expect(await list()).toEqual([
      {
        delegateId,
        principalId: '1-manager',
        principal: '陈志远',
        substitute: '欧阳明哲',
        ...days,
        state: 'inForce',
        setBy: '周雅琴',
      },
    ])
    for (const who of ['manager', 'director']) expect(await subjects(who)).toContain('审批委托：欧阳明哲代陈志远审批')
    const { approvalId } = await submitted(server, { date: '2026-12-08' })
    expectResult(await server.call('admin', endCompanyDelegate, { delegateId }))
    expect(await answer(server, 'director', approvalId)).toMatchObject({ success: false })
    expectResult(await set())
    expectResult(await answer(server, 'director', approvalId))
    expect(await server.call('admin', endCompanyDelegate, { delegateId })).toMatchObject(refusedAs('delegateUnknown'))
    const kept = { kind: 'delegates' as const, id: 'delegates' }
    const { list: changes } = expectResult(await server.call('admin', getRuleChanges, kept))
    const line = `陈志远 → 欧阳明哲 · ${days.fromDate} – ${days.toDate}`
    expect(changes.slice(-2)).toMatchObject([
      { byName: '周雅琴', changes: [{ field: 'delegates', before: [line], after: [] }] },
      { byName: '周雅琴', changes: [{ field: 'delegates', before: [], after: [line] }] },
    ])
    expect(await subjects('manager')).toContain('审批委托已结束：欧阳明哲代陈志远审批')
  })

  test('shows what people set themselves, and what is to come', async () => {
    const coming = { fromDate: '2026-12-01', toDate: '2026-12-03' }
    expectResult(await server.call('director', saveApprovalDelegate, { employeeId: '1-manager', ...coming }))
    expect((await list()).at(-1)).toMatchObject({ principal: '欧阳明哲', substitute: '陈志远', state: 'coming', ...coming })
    expect((await list()).at(-1)).not.toHaveProperty('setBy')
  })

  test.each([
    ['somebody who may not approve', { substituteId: '1-employee' }, 'approverUnknown'],
    ['oneself', { substituteId: '1-manager' }, 'approverUnknown'],
    ['days that are over', { fromDate: '2026-11-01' }, 'delegateDatesWrong'],
    ['an end before the beginning', { fromDate: '2026-12-02', toDate: '2026-12-01' }, 'delegateDatesWrong'],
  ] as const)('is refused: %s', async (_name, more, problem) => expect(await set(more)).toMatchObject(refusedAs(problem)))

  test('is for who is in charge of approvals', async () => {
    expect(await set({}, 'manager')).toMatchObject(refusedAs('forbidden'))
  })
})
