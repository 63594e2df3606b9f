import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getAgencyWork } from '@sojourn/contract/access/agency-work.calls'
import { getServiceAgreement } from '@sojourn/contract/admin/agency/agreement.calls'
import {
  answerAgreement,
  askForAgreement,
  checkAgreement,
  getAgreementOffers,
  getServedAgreement,
  getServedAgreements,
  proposeAgreement,
} from '@sojourn/contract/admin/agency/agreement-offer.calls'
import { getMyMails } from '@sojourn/contract/personal/mail.calls'
import { refusedAs } from '../../../testing/approvals'
import { companyHistory } from '../../../testing/company'
import { expectResult } from '../../../testing/flights'
import { openTestServer, type TestServer } from '../../../testing/server'

const agent = 'agent@agency.example'
const colleague = 'colleague@agency.example'
const enterpriseId = 1
/** The day of the tests is 20 November 2026. */
const terms = { from: '2026-11-20', to: '2027-11-19', creditLimit: 500_000_00 }

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())
/** Each begins with a company that has signed nothing and has no credit. */
beforeEach(async () => {
  const { pool } = server.database
  await pool.query('DELETE FROM service_agreement')
  await pool.query(`UPDATE enterprise SET state = 'pending', agreement_from = NULL, agreement_to = NULL WHERE enterprise_id = 1`)
  await pool.query('UPDATE credit_line SET credit_limit = 0 WHERE enterprise_id = 1')
})

const askFor = (note = '月均差旅 20 万') => server.call('admin', askForAgreement, { note })
const propose = (more: object = {}, who = agent) =>
  server.call(who, proposeAgreement, { enterpriseId, ...terms, note: '首年', ...more })
const check = (agreementId: string, decision: 'offer' | 'return' | 'withdraw', reason = '', who = colleague) =>
  server.call(who, checkAgreement, { enterpriseId, agreementId, decision, reason })
const answer = (agreementId: string, how: 'sign' | 'decline' | 'withdraw', reason = '', who = 'admin') =>
  server.call(who, answerAgreement, { agreementId, answer: how, reason })
const ownOffers = async () => expectResult(await server.call('admin', getAgreementOffers, {})).list
const agreement = async () => expectResult(await server.call('admin', getServiceAgreement, {}))
const work = async () =>
  expectResult(await server.call(agent, getAgencyWork, {})).list.filter(({ path }) => path.startsWith('/agent/agreement'))
const notifications = async () => expectResult(await server.call('admin', getMyMails, {})).list.map(({ subject }) => subject)

async function offered(more: object = {}): Promise<string> {
  const { agreementId } = expectResult(await propose(more))
  expectResult(await check(agreementId, 'offer'))
  return agreementId
}

describe('[S2.45] [handbook 11.2] a company without an agreement', () => {
  test('asks for one, is offered checked terms, and signs: period and credit hold at once', async () => {
    const { agreementId } = expectResult(await askFor())
    expect(await work()).toMatchObject([{ companyName: '远行科技有限公司', requester: '周雅琴', title: '申请签约' }])
    expectResult(await propose())
    expect(await work()).toMatchObject([{ workNo: agreementId, title: '待复核条款' }])
    expect(await ownOffers(), 'what nobody has checked').toMatchObject([{ stage: 'asked', request: '月均差旅 20 万' }])
    expect((await ownOffers())[0]).not.toHaveProperty('terms')
    expectResult(await check(agreementId, 'offer'))
    expect(await work()).toEqual([])
    expect(await notifications()).toContain('服务合同待签署')
    expect(await ownOffers()).toMatchObject([{ stage: 'offered', terms: { ...terms, note: '首年' } }])
    expect((await agreement()).state).toBe('none')
    expect(expectResult(await answer(agreementId, 'sign')).stage).toBe('signed')
    expect(await agreement()).toMatchObject({ state: 'inForce', from: terms.from, to: terms.to, credit: { limit: 500_000_00 } })
    expect(await notifications()).toContain('服务合同已生效')
    expect(await ownOffers()).toMatchObject([{ stage: 'signed', ended: { name: '周雅琴' }, checked: { name: '客服小航' } }])
  })

  test('has one on its way at a time, however many ask at once', async () => {
    const answers = await Promise.all([askFor(), askFor(), askFor()])
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect(answers.find(({ success }) => !success)).toMatchObject(refusedAs('agreementWaits'))
    const [{ agreementId } = { agreementId: '' }] = await ownOffers()
    expectResult(await answer(agreementId, 'withdraw'))
    expect(await work()).toEqual([])
    expectResult(await askFor())
    expect((await ownOffers()).map(({ stage }) => stage)).toEqual(['asked', 'withdrawn'])
  })

  test('declines with a reason, which the agency reads, and nothing is in force', async () => {
    const agreementId = await offered()
    expect(await answer(agreementId, 'decline', ' ')).toMatchObject({ ...refusedAs('reasonMissing'), field: 'reason' })
    expect(await answer(agreementId, 'withdraw')).toMatchObject(refusedAs('agreementMoved'))
    expectResult(await answer(agreementId, 'decline', '额度偏低'))
    expect((await agreement()).state).toBe('none')
    const { list } = expectResult(await server.call(agent, getServedAgreement, { enterpriseId }))
    expect(list).toMatchObject([{ stage: 'declined', reason: '额度偏低', proposed: { name: '客服小远' }, mine: true }])
    expect(await answer(agreementId, 'sign'), 'what is over').toMatchObject(refusedAs('agreementMoved'))
  })
})

describe('the history of an agreement', () => {
  const history = async (agreementId: string) =>
    (await companyHistory(server, agreementId, 'agreement')).map(({ act, byName, changes }) => ({
      act,
      byName,
      ...Object.fromEntries(changes.map(({ field, after }) => [field, after])),
    }))

  test('says each step that the company knows, with terms from when they were offered, and who prepared and checked them', async () => {
    const { agreementId } = expectResult(await askFor())
    expectResult(await propose())
    expect(await history(agreementId), 'what nobody has checked').toEqual([
      { act: 'added', byName: '周雅琴', stage: 'asked', request: '月均差旅 20 万' },
    ])
    expectResult(await check(agreementId, 'offer'))
    expectResult(await answer(agreementId, 'sign'))
    expect((await history(agreementId)).slice(0, 2)).toEqual([
      { act: 'changed', byName: '周雅琴', stage: 'signed' },
      {
        act: 'changed',
        byName: '',
        stage: 'offered',
        from: terms.from,
        to: terms.to,
        creditLimit: '¥500,000',
        note: '首年',
        proposedBy: '客服小远',
        checkedBy: '客服小航',
      },
    ])
  })

  test('of what the agency began, begins when it is offered; a step that was refused leaves nothing', async () => {
    const { agreementId } = expectResult(await propose())
    expectResult(await check(agreementId, 'return', '额度请核对'))
    expect(await history(agreementId)).toEqual([])
    expectResult(await propose({}, colleague))
    expectResult(await check(agreementId, 'offer', '', agent))
    expect(await answer(agreementId, 'withdraw')).toMatchObject(refusedAs('agreementMoved'))
    expect((await history(agreementId)).map(({ act }) => act)).toEqual(['added'])
  })
})

describe('[S1.05] the agency', () => {
  test('needs two: who proposed does not pass it on, and a colleague may return it', async () => {
    const { agreementId } = expectResult(await propose())
    expect(await check(agreementId, 'offer', '', agent)).toMatchObject(refusedAs('agreementOwn'))
    expect(await check(agreementId, 'return')).toMatchObject({ ...refusedAs('reasonMissing'), field: 'reason' })
    expectResult(await check(agreementId, 'return', '额度请核对'))
    expect(await ownOffers(), 'of what was never offered the company hears nothing').toEqual([])
    expect(await work()).toMatchObject([{ title: '退回待修改' }])
    expect(expectResult(await propose({ creditLimit: 300_000_00 }, colleague)).agreementId).toBe(agreementId)
    expect(await check(agreementId, 'offer', '', colleague)).toMatchObject(refusedAs('agreementOwn'))
    expectResult(await check(agreementId, 'offer', '', agent))
    expect(await ownOffers()).toMatchObject([{ terms: { creditLimit: 300_000_00 } }])
  })

  test('proposes once however often it is pressed, and only one of two colleagues', async () => {
    const answers = await Promise.all([propose(), propose(), propose({ creditLimit: 1_00 }, colleague)])
    const ids = answers.flatMap(({ result }) => (result ? [result.agreementId] : []))
    expect(new Set(ids).size).toBe(1)
    expect(expectResult(await server.call(agent, getServedAgreement, { enterpriseId })).list).toHaveLength(1)
  })

  test('withdraws what it offered; the company is told why and can sign it no more', async () => {
    const agreementId = await offered()
    expectResult(await check(agreementId, 'withdraw', '条款有误'))
    expect(await notifications()).toContain('服务合同办理已撤回')
    expect(await answer(agreementId, 'sign')).toMatchObject(refusedAs('agreementMoved'))
  })

  test('sees how all its customers stand', async () => {
    await offered()
    const { list } = expectResult(await server.call(agent, getServedAgreements, {}))
    expect(list.find((company) => company.enterpriseId === enterpriseId)).toMatchObject({ state: 'none', stage: 'offered' })
    expect(list.find((company) => company.enterpriseId === 2)).toMatchObject({ state: 'inForce' })
    expect(list.find((company) => company.enterpriseId === 2)).not.toHaveProperty('stage')
  })

  test.each([
    ['that end before they begin', { from: '2026-12-02', to: '2026-12-01' }, '结束日期早于开始日期'],
    ['that are over', { from: '2026-01-01', to: '2026-11-19' }, '结束日期已过'],
    ['of more than five years', { from: '2026-11-20', to: '2031-11-20' }, '合同期限最长 5 年'],
  ])('cannot propose terms %s', async (_name, more, why) => {
    expect(await propose(more)).toMatchObject({ ...refusedAs('agreementTermsInvalid'), message: why })
    expect(await work()).toEqual([])
  })

  test('serves only its own customers', async () => {
    expect(await propose({ enterpriseId: 77 })).toMatchObject(refusedAs('customerNotServed'))
    expect(await server.call(agent, getServedAgreement, { enterpriseId: 77 })).toMatchObject(refusedAs('customerNotServed'))
    expect(await server.call('admin', proposeAgreement, { enterpriseId, ...terms, note: '' })).toMatchObject(
      refusedAs('forbidden'),
    )
  })
})

test('[handbook 11.2] a renewal goes on from what is in force; with days between it is refused', async () => {
  expectResult(await answer(await offered(), 'sign'))
  expect(await propose({ from: '2027-11-21', to: '2028-11-20' })).toMatchObject(refusedAs('agreementTermsInvalid'))
  const renewed = await offered({ from: '2027-11-20', to: '2028-11-19', creditLimit: 800_000_00 })
  expectResult(await answer(renewed, 'sign'))
  expect(await agreement()).toMatchObject({
    state: 'inForce',
    from: '2026-11-20',
    to: '2028-11-19',
    credit: { limit: 800_000_00 },
  })
})

test('terms that were right when they were offered are not signed once they are over', async () => {
  const agreementId = await offered({ to: '2026-11-20' })
  await server.turn(24 * 60)
  expect(await answer(agreementId, 'sign')).toMatchObject(refusedAs('agreementTermsInvalid'))
  expect((await agreement()).state).toBe('none')
})
