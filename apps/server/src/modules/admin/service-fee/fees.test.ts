import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getServiceAgreement } from '@sojourn/contract/admin/agency/agreement.calls'
import { decideServiceFee, getServiceFees, proposeServiceFee } from '@sojourn/contract/admin/agency/service-fee.calls'
import type { RequestOf } from '@sojourn/contract/kit/call'
import { getTrainBookInfo } from '@sojourn/contract/products/train/train.calls'
import { addDays } from '@sojourn/domain/kit/local-date'
import { chinaDate } from '../../../kit/clock'
import { refusedAs } from '../../../testing/approvals'
import { detail, expectResult, book } from '../../../testing/flights'
import { openTestServer, type TestServer } from '../../../testing/server'
import { saveTrainDraft } from '../../../testing/trains'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const [agent, colleague] = ['agent@agency.example', 'colleague@agency.example']
const fees = { online: 8_00, assisted: 20_00, vipOnline: 9_00, vipAssisted: 30_00 }
const today = () => chinaDate(server.context.clock.now())
const later = (days: number) => addDays(today(), days)

type Proposed = Partial<RequestOf<typeof proposeServiceFee>>
const propose = (more: Proposed = {}, who = agent) =>
  server.call(who, proposeServiceFee, { from: later(1), fees, note: '', ...more })
const decide = (feeId: string, decision: 'agree' | 'refuse' | 'withdraw', who = colleague, reason = '') =>
  server.call(who, decideServiceFee, { feeId, decision, reason })
const rows = async () => expectResult(await server.call(agent, getServiceFees, {})).list
const statusOf = async (id: string) => (await rows()).find(({ feeId }) => feeId === id)?.status
async function agreed(more: Proposed): Promise<string> {
  const { feeId } = expectResult(await propose(more))
  expectResult(await decide(feeId, 'agree'))
  return feeId
}
/** What the employee of the first company is charged for a train that is booked now. */
async function trainFee(): Promise<number> {
  const tempOrderNo = await saveTrainDraft(server, 'employee', { date: later(10) })
  return expectResult(await server.call('employee', getTrainBookInfo, { tempOrderNo })).travellers[0]!.serviceFee
}
const agreement = async () => expectResult(await server.call('finance', getServiceAgreement, {}))

describe('[S1.05] [handbook 6.4] fees of the agency', () => {
  test('are proposed by one of its staff and agreed to by another', async () => {
    const { feeId } = expectResult(await propose({ enterpriseId: 3, product: 'hotel', from: later(2), note: '附件三' }))
    const shown = (await rows()).find((row) => row.feeId === feeId)
    expect(shown).toMatchObject({ status: 'proposed', mine: true, note: '附件三', proposed: { name: '客服小远' } })
    expect(await decide(feeId, 'agree', agent)).toMatchObject(refusedAs('secondPersonNeeded'))
    expect(await decide(feeId, 'withdraw')).toMatchObject(refusedAs('forbidden'))
    expect(await decide(feeId, 'refuse')).toMatchObject({ ...refusedAs('reasonMissing'), field: 'reason' })
    expect(expectResult(await decide(feeId, 'agree'))).toEqual({ feeId, status: 'coming' })
    expect(await decide(feeId, 'refuse', colleague, '太高')).toMatchObject(refusedAs('serviceFeeDecided'))
    expect(await statusOf(feeId)).toBe('coming')
  })

  test('that are refused or withdrawn never hold, and their day is free again', async () => {
    const place = { enterpriseId: 3, product: 'train' as const, from: later(3) }
    const refused = expectResult(await propose(place)).feeId
    expect(await propose({ ...place, fees: { ...fees, online: 0 } }, colleague)).toMatchObject(refusedAs('serviceFeeTwice'))
    expectResult(await decide(refused, 'refuse', colleague, '未与客户确认'))
    const withdrawn = expectResult(await propose(place)).feeId
    expectResult(await decide(withdrawn, 'withdraw', agent))
    expect([await statusOf(refused), await statusOf(withdrawn)]).toEqual(['refused', 'withdrawn'])
    expectResult(await propose(place))
  })

  test.each([
    ['of a day that is over', { from: '2026-11-01' }, 'serviceFeeInvalid', 'from'],
    ['that says nothing to all', { fees: undefined }, 'serviceFeeInvalid', 'fees'],
    ['of a company that another agency serves', { enterpriseId: 4711 }, 'customerNotServed', 'enterpriseId'],
  ] as const)('a fee %s is refused and changes nothing', async (_case, more, problem, field) => {
    const before = await rows()
    const { fees: _own, ...rest } = { fees, ...more }
    const request = { from: later(1), note: '', ...rest, ...('fees' in more ? {} : { fees }) }
    expect(await server.call(agent, proposeServiceFee, request)).toMatchObject({ ...refusedAs(problem), field })
    expect(await rows()).toEqual(before)
  })

  test('a fee from today on is refused, since what is sold today keeps its fee; from tomorrow on it is taken', async () => {
    const place = { enterpriseId: 2, product: 'hotel' as const }
    const before = await rows()
    expect(await propose({ ...place, from: today() })).toMatchObject({ ...refusedAs('serviceFeeInvalid'), field: 'from' })
    expect(await rows()).toEqual(before)
    expectResult(await propose({ ...place, from: later(1) }))
  })

  test('of the past are read as far as the newest; what holds is read however old it is', async () => {
    const held = (await rows()).filter(({ status }) => status !== 'past')
    expect(held.map(({ status }) => status)).toContain('inForce')
    await server.database.pool.query(
      `INSERT INTO service_fee (agency_id, fee_id, customer_id, product, valid_from, online, assisted, vip_online, vip_assisted, state)
       SELECT agency_id, gen_random_uuid(), 3, 'visa', date '2001-01-01' + day, 1, 1, 1, 1, 'agreed'
       FROM (SELECT DISTINCT agency_id FROM service_fee) AS agency, generate_series(1, 300) AS day`,
    )
    const list = await rows()
    const visas = list.filter(({ product }) => product === 'visa')
    expect(visas.map(({ status }) => status).slice(0, 2)).toEqual(['inForce', 'past'])
    expect(list.length, 'of more than three hundred').toBeLessThan(250)
    expect(list).toEqual(expect.arrayContaining(held))
  })

  test('hold from their day on for what is booked then; an order keeps what it was charged, and the company reads both', async () => {
    const { created } = await book(server, 'employee')
    const charged = async () =>
      (await detail(server, 'employee', created.orderNo)).prices.find(({ kind }) => kind === 'serviceFee')
    const before = await charged()
    const from = later(1)
    await agreed({ enterpriseId: 1, from })
    expect(await trainFee()).toBe(10_00)
    const coming = (await agreement()).comingFees
    expect(coming).toContainEqual({ product: 'train', from, ...fees })
    expect((await agreement()).fees.find(({ product }) => product === 'train')).toMatchObject({ online: 10_00 })
    await server.turn(24 * 60)
    expect(await trainFee()).toBe(8_00)
    expect((await agreement()).fees.find(({ product }) => product === 'train')).toEqual({ product: 'train', from, ...fees })
    expect(await charged()).toEqual(before)
    expect(before?.unit).toBe(10_00)
  })

  test('of one product go before, and end with what all pay', async () => {
    await agreed({ enterpriseId: 1, product: 'train', from: later(1), fees: { ...fees, online: 3_00 } })
    const { fees: _own, ...end } = { fees, enterpriseId: 1, product: 'train' as const, from: later(2), note: '' }
    const { feeId } = expectResult(await server.call(agent, proposeServiceFee, end))
    expectResult(await decide(feeId, 'agree'))
    await server.turn(24 * 60)
    expect(await trainFee()).toBe(3_00)
    await server.turn(24 * 60)
    expect(await trainFee()).toBe(8_00)
  })

  test('what waited until its day has come is not agreed to any more', async () => {
    const { feeId } = expectResult(await propose({ enterpriseId: 2, from: later(1) }))
    await server.turn(24 * 60)
    expect(await decide(feeId, 'agree')).toMatchObject({ ...refusedAs('serviceFeeInvalid'), field: 'from' })
    expect(await statusOf(feeId)).toBe('proposed')
  })
})
