import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getServiceAgreement } from '@sojourn/contract/admin/agency/agreement.calls'
import {
  decideServedRates,
  getServedRates,
  proposeServedRates,
  type AgreedRates,
} from '@sojourn/contract/admin/agency/agreed-rates.calls'
import { searchRecordLog } from '@sojourn/contract/admin/record-log.calls'
import type { RequestOf } from '@sojourn/contract/kit/call'
import { addDays } from '@sojourn/domain/kit/local-date'
import { getFlightFares, searchFlights } from '@sojourn/contract/products/flight/flight.calls'
import { chinaDate } from '../../../kit/clock'
import { quoteRefund, couponsOf, settle } from '../../../testing/after-sales'
import { refusedAs } from '../../../testing/approvals'
import { book, expectResult, saveDraft } from '../../../testing/flights'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const [agent, colleague] = ['agent@agency.example', 'colleague@agency.example']
const later = (days: number) => addDays(chinaDate(server.context.clock.now()), days)
const rates: AgreedRates = {
  carriers: [{ carrier: 'CA', code: 'YX2027CA', percentOff: 9.5 }],
  hotels: [{ kind: 'agencyAgreement', code: 'SJ2027', brandIds: ['brand-hanting'], hotelIds: [], percentOff: 5 }],
  afterSales: { refund: 12_00, change: 7_00 },
}
type Proposed = Partial<RequestOf<typeof proposeServedRates>>
const propose = (more: Proposed = {}, who = agent) =>
  server.call(who, proposeServedRates, { enterpriseId: 1, from: later(1), rates, note: '', ...more })
const decide = (ratesId: string, decision: 'agree' | 'refuse' | 'withdraw', who = colleague, reason = '', enterpriseId = 1) =>
  server.call(who, decideServedRates, { enterpriseId, ratesId, decision, reason })
const served = async (enterpriseId = 1) => expectResult(await server.call(agent, getServedRates, { enterpriseId }))
const statusOf = async (id: string) => (await served()).list.find(({ ratesId }) => ratesId === id)?.status
const agreement = async () => expectResult(await server.call('finance', getServiceAgreement, {}))
/** Whose fares a search of the company's employee shows as agreed. */
async function agreedCarriers(): Promise<string[]> {
  const tempOrderNo = await saveDraft(server, 'employee', { date: later(12) })
  const { flights } = expectResult(await server.call('employee', searchFlights, { tempOrderNo, journey: 0 }))
  const carriers = new Set<string>()
  for (const { flightKey } of flights) {
    const { flight } = expectResult(await server.call('employee', getFlightFares, { tempOrderNo, journey: 0, flightKey }))
    if (flight.fares.some(({ fareType }) => fareType === 'agreement')) carriers.add(flight.carrier)
  }
  return [...carriers].toSorted()
}

describe('[S1.05] agreed rates of a company', () => {
  test('need two of the agency', async () => {
    const { ratesId } = expectResult(await propose({ from: later(3), note: '附件二' }))
    const shown = (await served()).list.find((row) => row.ratesId === ratesId)
    expect(shown).toMatchObject({ status: 'proposed', mine: true, note: '附件二', rates })
    expect(await decide(ratesId, 'agree', agent)).toMatchObject(refusedAs('secondPersonNeeded'))
    expect(await decide(ratesId, 'withdraw')).toMatchObject(refusedAs('forbidden'))
    expect(await decide(ratesId, 'refuse')).toMatchObject({ ...refusedAs('reasonMissing'), field: 'reason' })
    expect(await propose({ from: later(3) }, colleague)).toMatchObject({ ...refusedAs('ratesTwice'), field: 'from' })
    expectResult(await decide(ratesId, 'refuse', colleague, '比例不符'))
    expect(await decide(ratesId, 'agree')).toMatchObject(refusedAs('serviceFeeDecided'))
    const again = expectResult(await propose({ from: later(3) })).ratesId
    expectResult(await decide(again, 'withdraw', agent))
    expect([await statusOf(ratesId), await statusOf(again)]).toEqual(['refused', 'withdrawn'])
  })

  test('name single hotels, which whoever agrees reads by name', async () => {
    const hotels = [{ ...rates.hotels[0]!, brandIds: [], hotelIds: ['224-1'] }]
    const { ratesId } = expectResult(await propose({ from: later(2), rates: { ...rates, hotels } }))
    expect((await served()).hotels).toEqual([{ id: '224-1', name: expect.stringMatching(/\p{Script=Han}/u) as string }])
    expectResult(await decide(ratesId, 'agree'))
    expect(await statusOf(ratesId)).toBe('coming')
    expectResult(await decide(ratesId, 'refuse', colleague, '改年再议'))
  })

  test('that were agreed to are called off by a second person before they begin, and make room for others', async () => {
    const before = await served()
    const { ratesId } = expectResult(await propose({ from: later(1) }))
    expectResult(await decide(ratesId, 'agree'))
    expect(await decide(ratesId, 'refuse', agent, '代码有误')).toMatchObject(refusedAs('secondPersonNeeded'))
    expect(await decide(ratesId, 'withdraw', agent)).toMatchObject(refusedAs('serviceFeeDecided'))
    expect(await decide(ratesId, 'refuse')).toMatchObject(refusedAs('reasonMissing'))
    expectResult(await decide(ratesId, 'refuse', colleague, '代码有误'))
    expect((await served()).list.find((row) => row.ratesId === ratesId)).toMatchObject({
      status: 'refused',
      reason: '代码有误',
    })
    const { list } = expectResult(await server.call('admin', searchRecordLog, { kind: 'agreement' }))
    expect(list[0]).toMatchObject({ id: ratesId, act: 'ended' })
    const again = expectResult(await propose({ from: later(1) })).ratesId
    expectResult(await decide(again, 'withdraw', agent))
    await server.turn(24 * 60)
    expect((await served()).current).toEqual(before.current)
  })

  test('hold from their day on, for searches, for what a refund costs and for what the company reads; its log says so', async () => {
    const { created } = await book(server, 'employee')
    const order = await settle(server, 'employee', created.orderNo)
    const refundFee = async () =>
      (await quoteRefund(server, created.orderNo, couponsOf(order))).lines.map(({ serviceFee }) => serviceFee)
    const [before, free] = [await agreedCarriers(), await refundFee()]
    expect([before, free]).toEqual([['CA', 'MU'], [0]])
    const { ratesId } = expectResult(await propose())
    expectResult(await decide(ratesId, 'agree'))
    expect([await statusOf(ratesId), await agreedCarriers()]).toEqual(['coming', before])
    await server.turn(24 * 60)
    expect([await statusOf(ratesId), await agreedCarriers(), await refundFee()]).toEqual(['inForce', ['CA'], [12_00]])
    expect(await agreement()).toMatchObject({
      carriers: [{ carrier: 'CA', code: 'YX2027CA', percentOff: 9.5 }],
      hotels: [{ code: 'SJ2027', brands: 1, percentOff: 5 }],
      afterSales: rates.afterSales,
    })
    expect((await served()).current).toEqual(rates)
    expect(await decide(ratesId, 'refuse', colleague, '太晚'), 'they have begun').toMatchObject(refusedAs('serviceFeeDecided'))
    const { list } = expectResult(await server.call('admin', searchRecordLog, { kind: 'agreement' }))
    expect(list[0]).toMatchObject({ id: ratesId, act: 'added' })
    expect(list[0]!.changes.map(({ field }) => field)).toContain('carrierRates')
    expect((await served(2)).list, 'of another company').toEqual([])
  })

  test.each([
    ['today', { from: '2026-11-01' }, 'ratesInvalid', 'from'],
    [
      'an unknown carrier',
      { rates: { ...rates, carriers: [{ carrier: '0Q', code: 'X', percentOff: 5 }] } },
      'ratesInvalid',
      'rates.carriers.0.carrier',
    ],
    [
      'a hotel that is not sold',
      { rates: { ...rates, hotels: [{ ...rates.hotels[0]!, hotelIds: ['224-1', '224-99999'] }] } },
      'ratesInvalid',
      'rates.hotels.0.hotelIds',
    ],
    ['a company of another agency', { enterpriseId: 4711 }, 'customerNotServed', 'enterpriseId'],
  ] as const)('of %s are refused and change nothing', async (_case, more, problem, field) => {
    const before = await served()
    const request = { enterpriseId: 1, from: later(1), rates, note: '', ...more } as RequestOf<typeof proposeServedRates>
    expect(await server.call(agent, proposeServedRates, request)).toMatchObject({ ...refusedAs(problem), field })
    expect(await server.call('admin', proposeServedRates, { ...request, enterpriseId: 1 })).toMatchObject(refusedAs('forbidden'))
    expect(await served()).toEqual(before)
  })

  test('that waited until their day has come are not agreed to any more, and those of another company are not found', async () => {
    const { ratesId } = expectResult(await propose({ from: later(1) }))
    expect(await decide(ratesId, 'agree', colleague, '', 2)).toMatchObject(refusedAs('ratesUnknown'))
    await server.turn(24 * 60)
    expect(await decide(ratesId, 'agree')).toMatchObject({ ...refusedAs('ratesInvalid'), field: 'from' })
  })
})
