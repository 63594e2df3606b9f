import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getAuditLog } from '@sojourn/contract/access/audit.calls'
import { getRuleChanges } from '@sojourn/contract/admin/record-change.calls'
import { getMyMails } from '@sojourn/contract/personal/mail.calls'
import { decidePolicy, endPolicy, getPolicy, takeBackPolicy } from '@sojourn/contract/products/travel-policy.calls'
import { refusedAs } from '../../../testing/approvals'
import { expectResult } from '../../../testing/flights'
import { changed, listedPolicies, policyOf, propose, secondAdministrator, today } from '../../../testing/policies'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
let second: string
beforeAll(async () => {
  server = await openTestServer()
  second = await secondAdministrator(server)
})
afterAll(() => server.close())

const why = '航空公司罢工，今天必须放宽标准'
const car = (yuan: number) => ({ car: { maxPrice: yuan * 100, handling: { carPrice: 'remind' as const } } })
/** `who` proposes something of a policy; answers the number of the proposal. */
const proposed = async (policyId: string, yuan: number, who = 'admin') =>
  expectResult(await propose(server, who, { ...(await changed(server, policyId, car(yuan))), note: '油价上涨' })).proposalId
const decide = (who: string, proposalId: string, decision: 'publish' | 'refuse' | 'withdraw', reason?: string) =>
  server.call(who, decidePolicy, { proposalId, decision, ...(reason !== undefined && { reason }) })
const newestNotification = async (who: string) => expectResult(await server.call(who, getMyMails, {})).list[0]
const carOf = async (policyId: string) => (await policyOf(server, policyId)).policy!.car?.maxPrice

describe('[S2.46] publishing a policy needs a second person', () => {
  test('who is told what is proposed, publishes it, and the proposer hears of it', async () => {
    const before = await carOf('staff')
    const proposalId = await proposed('staff', 210)
    expect(await carOf('staff')).toBe(before)
    expect(await newestNotification(second)).toMatchObject({
      subject: '请确认：差旅标准“员工差旅标准”',
      body: expect.stringContaining('周雅琴 提议修改') as unknown,
    })
    const asSeen = async (who: string) => expectResult(await server.call(who, getPolicy, { policyId: 'staff' })).proposal
    expect(await asSeen('admin')).toMatchObject({
      mine: true,
      mayDecide: false,
      mayPublishAlone: 'emergency',
      note: '油价上涨',
      writtenOn: 1,
    })
    expect(await asSeen(second)).toMatchObject({
      mine: false,
      mayDecide: true,
      by: '周雅琴',
      policy: { car: { maxPrice: 210_00 } },
    })
    expect((await listedPolicies(server, second)).list.find(({ policyId }) => policyId === 'staff')!.proposal).toMatchObject({
      proposalId,
      ends: false,
    })

    expectResult(await decide(second, proposalId, 'publish'))
    expect(await carOf('staff')).toBe(210_00)
    const detail = await policyOf(server, 'staff')
    expect(detail).not.toHaveProperty('proposal')
    expect(detail.versions[0]).toMatchObject({
      version: 2,
      state: 'inForce',
      by: '严复核',
      proposedBy: '周雅琴',
      note: '油价上涨',
    })
    expect(detail.versions[0]).not.toHaveProperty('aloneReason')
    expect(await newestNotification('admin')).toMatchObject({ subject: '已发布：差旅标准“员工差旅标准”' })
    expect(await decide(second, proposalId, 'publish')).toMatchObject(refusedAs('proposalDecided'))
  })

  test('or refuses it with a reason, which the proposer is told', async () => {
    const proposalId = await proposed('manager', 400)
    expect(await decide(second, proposalId, 'refuse', ' ')).toMatchObject(refusedAs('reasonMissing'))
    expectResult(await decide(second, proposalId, 'refuse', '超出预算'))
    expect((await newestNotification('admin'))!.body).toContain('超出预算')
    expect((await policyOf(server, 'manager')).versions).toHaveLength(1)
  })

  test('the proposer does not publish or refuse it, but withdraws it', async () => {
    const proposalId = await proposed('manager', 410)
    expect(await decide('admin', proposalId, 'publish')).toMatchObject(refusedAs('secondPersonNeeded'))
    expect(await decide('admin', proposalId, 'publish', '急')).toMatchObject(refusedAs('emergencyReasonMissing'))
    expect(await decide('admin', proposalId, 'refuse', '不要了')).toMatchObject(refusedAs('secondPersonNeeded'))
    expect(await decide(second, proposalId, 'withdraw')).toMatchObject(refusedAs('forbidden'))
    expect(expectResult(await decide('admin', proposalId, 'withdraw')).state).toBe('withdrawn')
    expect(await decide(second, proposalId, 'publish')).toMatchObject(refusedAs('proposalDecided'))
    expect(await decide(second, 'no number', 'publish')).toMatchObject(refusedAs('proposalUnknown'))
  })

  test('while one waits, nothing else of the same policy is proposed', async () => {
    const proposalId = await proposed('director', 700)
    expect(await propose(server, second, await changed(server, 'director', car(710)))).toMatchObject(refusedAs('proposalWaits'))
    expectResult(await decide('admin', proposalId, 'withdraw'))
    expectResult(await decide('admin', await proposed('director', 720, second), 'publish'))
  })

  test('of two who propose at once one is told', async () => {
    const request = await changed(server, 'executive', car(800))
    const answers = await Promise.all(['admin', second].map((who) => propose(server, who, request)))
    expect(answers.map(({ success }) => success).filter(Boolean)).toHaveLength(1)
    const { proposal } = await policyOf(server, 'executive')
    expectResult(await decide(proposal!.mine ? 'admin' : second, proposal!.proposalId, 'withdraw'))
  })

  test('one that is published and withdrawn at once is either', async () => {
    const proposalId = await proposed('executive', 850)
    const answers = await Promise.all([decide(second, proposalId, 'publish'), decide('admin', proposalId, 'withdraw')])
    expect(answers.map(({ success }) => success).filter(Boolean)).toHaveLength(1)
    expect(answers.find(({ success }) => !success)).toMatchObject(refusedAs('proposalDecided'))
  })

  test('what was taken back meanwhile is not overwritten by what was proposed before', async () => {
    const proposalId = await proposed('staff', 220)
    const { recordVersion } = await policyOf(server, 'staff')
    expectResult(await server.call(second, takeBackPolicy, { policyId: 'staff', version: 2, recordVersion }))
    expect((await newestNotification('admin'))!.subject).toBe('已撤回：差旅标准“员工差旅标准”')
    expect(await decide(second, proposalId, 'publish')).toMatchObject(refusedAs('recordChanged'))
    expectResult(await decide('admin', proposalId, 'withdraw'))
    expect(await carOf('staff')).toBe(150_00)
  })

  test('the end of a policy too', async () => {
    const { recordVersion } = await policyOf(server, 'consultant')
    const asked = await server.call('admin', endPolicy, {
      policyId: 'consultant',
      recordVersion,
      effectiveFrom: today,
      confirmed: true,
    })
    const { proposalId } = expectResult(asked)
    expect((await policyOf(server, 'consultant')).proposal).toMatchObject({ ends: true, standards: [] })
    expectResult(await decide(second, proposalId, 'publish'))
    expect((await policyOf(server, 'consultant')).ended).toBe(true)
  })

  test('a proposal that waited beyond its day comes into force when it is published', async () => {
    const proposalId = await proposed('executive', 900)
    await server.turn(3 * 24 * 60)
    expectResult(await decide(second, proposalId, 'publish'))
    expect((await policyOf(server, 'executive')).versions[0]).toMatchObject({ effectiveFrom: '2026-11-23', state: 'inForce' })
  })
})

describe('[S2.46] in an emergency it is published alone', () => {
  test('with a reason that stands in the history, the audit log and a notification to the others', async () => {
    const request = { ...(await changed(server, 'manager', car(500))), effectiveFrom: '2026-11-23' }
    expect(await propose(server, 'admin', { ...request, publishAlone: { reason: '' } })).toMatchObject(
      refusedAs('secondPersonNeeded'),
    )
    const { state } = expectResult(await propose(server, 'admin', { ...request, publishAlone: { reason: why } }))
    expect(state).toBe('published')
    const { list } = expectResult(await server.call('admin', getRuleChanges, { kind: 'policy', id: 'manager' }))
    expect(list[0]!.changes).toContainEqual({ field: 'aloneReason', before: '', after: why })
    expect((await policyOf(server, 'manager')).versions[0]).toMatchObject({ aloneReason: why, by: '周雅琴' })
    expect(await newestNotification(second)).toMatchObject({
      subject: '未经他人确认即发布：差旅标准“经理差旅标准”',
      body: expect.stringContaining(why) as unknown,
    })
    const audit = expectResult(await server.call('admin', getAuditLog, { kind: 'rights' })).list.map(({ what }) => what)
    expect(audit).toContain('api/Manage/ProposePolicy publishedAlone')
  })

  test('also what was proposed before', async () => {
    const proposalId = expectResult(
      await propose(server, 'admin', { ...(await changed(server, 'manager', car(510))), effectiveFrom: '2026-11-23' }),
    ).proposalId
    expectResult(await decide('admin', proposalId, 'publish', why))
    expect((await policyOf(server, 'manager')).versions[0]).toMatchObject({ version: 3, aloneReason: why })
    const audit = expectResult(await server.call('admin', getAuditLog, { kind: 'rights' })).list.map(({ what }) => what)
    expect(audit).toContain('api/Manage/DecidePolicy publishedAlone')
  })
})
