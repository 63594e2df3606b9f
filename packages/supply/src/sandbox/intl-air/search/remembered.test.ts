import { filled } from '@sojourn/domain/kit/filled.testing'
import { expect, test, vi } from 'vitest'
import type { IntlAirSearch, IntlAirSlice } from '../../../ports/intl-air'
import type { SqlExecutor } from '../../../ports/supply'
import { createSandboxIntlAir } from '../sandbox-intl-air'
import { smallNetwork } from '../small-network.testing'

const slice = (from: string, to: string, date: string): IntlAirSlice => ({ departAirports: [from], arriveAirports: [to], date })
const trip = [slice('PVG', 'SIN', '2026-12-20'), slice('SIN', 'PVG', '2026-12-27')]
const asked = (more: Partial<IntlAirSearch> = {}): IntlAirSearch => ({
  slices: trip,
  chosen: [],
  passengers: ['adult'],
  agreements: [],
  businessTravel: true,
  directOnly: false,
  limit: 100,
  ...more,
})
const minute = (time: string): Date => new Date(`2026-11-20T${time}Z`)

/** Books that sold so many seats of every class of a leg. */
function booksThatSold(leg: () => object[]) {
  const query = vi.fn<(text: string, values?: readonly unknown[]) => Promise<object[]>>(() => Promise.resolve(leg()))
  return { query, sql: { query } as unknown as SqlExecutor }
}

test('within a minute the same question is answered once for everybody, by one statement each; what is sold asks anew', async () => {
  const air = createSandboxIntlAir({ seed: 7, network: smallNetwork(7) })
  let sold: object[] = []
  const { query, sql } = booksThatSold(() => sold)
  const first = await air.search({ now: minute('02:00:10'), sql }, asked())
  filled(first)
  expect(await air.search({ now: minute('02:00:50'), sql }, asked())).toBe(first)
  const later = await air.search({ now: minute('02:01:10'), sql }, asked())
  expect(later).not.toBe(first)
  expect(later).toEqual(first)
  sold = [{ flight_date: '2026-12-20', leg_id: 'nobody', sold: [1] }]
  expect(await air.search({ now: minute('02:01:20'), sql }, asked())).not.toBe(later)
  expect(query).toHaveBeenCalledTimes(4)
})

test('other buyers, cabins and choices are other questions', async () => {
  const air = createSandboxIntlAir({ seed: 7, network: smallNetwork(7) })
  const { sql } = booksThatSold(() => [])
  const now = minute('02:00:10')
  const [itinerary] = await air.search({ now, sql }, asked())
  const chosen = [{ itineraryKey: itinerary!.itineraryKey, fareKey: itinerary!.fares[0]!.fareKey }]
  const others: Partial<IntlAirSearch>[] = [
    { passengers: ['adult', 'child'] },
    { cabin: 'C' },
    { chosen },
    { businessTravel: false },
    { agreements: [{ carrier: 'MU', code: 'YX01', percentOff: 8 }] },
    { itineraryKey: itinerary!.itineraryKey },
  ]
  for (const other of others) {
    const fresh = createSandboxIntlAir({ seed: 7, network: smallNetwork(7) })
    expect(await air.search({ now, sql }, asked(other))).toEqual(await fresh.search({ now, sql }, asked(other)))
  }
})

test('prices of many days are one statement, and the same as days that are asked for one by one', async () => {
  const air = createSandboxIntlAir({ seed: 7, network: smallNetwork(7) })
  const { query, sql } = booksThatSold(() => [])
  const context = { now: minute('02:00:10'), sql }
  const { limit: _limit, ...question } = asked()
  const together = await air.dayPrices(context, { ...question, from: '2026-12-18', to: '2026-12-26' })
  expect(query).toHaveBeenCalledTimes(1)
  for (const day of filled(together)) {
    const { date } = day
    const fresh = createSandboxIntlAir({ seed: 7, network: smallNetwork(7) })
    expect(await fresh.dayPrices(context, { ...question, from: date, to: date })).toEqual([day])
  }
})
