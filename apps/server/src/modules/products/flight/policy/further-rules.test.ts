import { filled } from '@sojourn/domain/kit/filled.testing'
import type { FlightSection } from '@sojourn/contract/products/flight/policy.shapes'
import { getFlightFares, searchFlights } from '@sojourn/contract/products/flight/flight.calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { book, detail, expectResult, saveDraft } from '../../../../testing/flights'
import { changed, publishAlone } from '../../../../testing/policies'
import { openTestServer, type TestServer } from '../../../../testing/server'
import { inCompany } from '../../../../work'
import { replayChoiceSet } from '../../../booking/policy/replay'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

/** The standard of employees for flights says this from today on. */
const standard = async (flight: FlightSection) => publishAlone(server, await changed(server, 'staff', { flight }))

async function listed(date: string) {
  const tempOrderNo = await saveDraft(server, 'employee', { depart: 'CAN', arrive: 'CSX', date })
  const found = expectResult(await server.call('employee', searchFlights, { tempOrderNo }))
  return { ...found, tempOrderNo, flights: filled(found.flights) }
}
const judgedAgain = async (searchId: string) => {
  const { rows } = await server.database.pool.query<{ body: string }>('SELECT body FROM choice_set WHERE search_id = $1', [
    searchId,
  ])
  return inCompany(server.context, 1, (work) =>
    replayChoiceSet(work, server.context.policySections, { body: rows[0]!.body, language: 'zh-CN' }),
  )
}

describe('[S2.46] a standard that asks for fares that are given back for little', () => {
  test('tells so on the list, is kept with the list, and asks for approval when the fare is booked', async () => {
    await standard({
      cabins: [{ cabin: 'Y' }],
      refundable: { feeAtMost: 40 },
      lowestPrice: { hours: 3, threshold: 0 },
      handling: { cabin: 'forbid', refundable: 'approval', lowestPrice: 'remind' },
    })
    const { searchId, flights, tempOrderNo } = await listed('2026-12-10')
    const again = await judgedAgain(searchId)
    expect(again.judged.map(({ verdict }) => verdict)).toEqual(again.verdicts)
    const all = await Promise.all(
      flights.slice(0, 4).map(async ({ flightKey }) => {
        const { flight } = expectResult(await server.call('employee', getFlightFares, { tempOrderNo, journey: 0, flightKey }))
        return flight.fares.filter(({ cabin }) => cabin === 'Y')
      }),
    )
    const fares = filled(all.flat())
    const isStrict = (ruleTier: string) => ['T3', 'T4', 'T5'].includes(ruleTier)
    for (const { ruleTier, violations } of fares)
      expect(violations.some((one) => one.rule === 'refundable')).toBe(isStrict(ruleTier))
    const sentences = fares.flatMap(({ violations }) => violations.filter(({ rule }) => rule === 'refundable'))
    expect(filled(sentences).map(({ sentence }) => sentence)).toAllSatisfy((sentence: string) =>
      /^退票手续费最高|^临近起飞不可退票/.test(sentence),
    )
    const { created } = await book(
      server,
      'employee',
      { depart: 'CAN', arrive: 'CSX', date: '2026-12-11' },
      (_flight, { violations }) => violations.some(({ rule }) => rule === 'refundable'),
    )
    const { travellerList } = await detail(server, 'employee', created.orderNo)
    expect(travellerList[0]!.violations.map(({ rule }) => rule)).toContain('refundable')
  })
})

describe('[S2.46] train first, unless the flight costs no more than the train', () => {
  test('the list is judged by the train of the day, and so again later', async () => {
    await standard({ trainFirst: { minutes: 240, unlessCheaper: true }, handling: { trainFirst: 'approval' } })
    const { searchId, flights } = await listed('2026-12-01')
    const again = await judgedAgain(searchId)
    const { rail } = again.set.setting as { rail?: { price?: number } }
    expect(rail?.price).toBeGreaterThan(0)
    const fares = filled(flights.flatMap((flight) => flight.fares))
    for (const { ticketPrice, verdict } of fares) expect(verdict).toBe(ticketPrice > rail!.price! ? 'approval' : 'within')
    expect(again.judged.map(({ verdict }) => verdict)).toEqual(again.verdicts)
  })
})
