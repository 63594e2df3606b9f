import { expect, test } from 'vitest'
import { hallLayouts, type Venue } from '../../ports/venue'
import type { SupplyContext } from '../../ports/supply'
import { venueCities } from './plan-venues'
import { createSandboxVenues } from './sandbox-venues'

const day = '2026-12-01'
/** Books in which nothing is kept. */
const empty: SupplyContext = { now: new Date('2026-11-20T02:00:00Z'), sql: { query: async () => [] } }
const all = async (seed = 1): Promise<Venue[]> => {
  const venues = createSandboxVenues({ seed })
  const found = await Promise.all(venueCities().map(({ id }) => venues.search(empty, { cityId: id, days: [day] })))
  return found.flat()
}

test('[S7.39] at least two hundred venues in forty cities, Shanghai among them, each with a name of its own', async () => {
  const venues = await all()
  expect(venues.length).toBeGreaterThanOrEqual(200)
  expect(new Set(venues.map(({ cityId }) => cityId)).size).toBeGreaterThanOrEqual(40)
  expect(venues.some(({ cityId }) => cityId === 321)).toBe(true)
  for (const language of ['zh-CN', 'zh-TW', 'en'] as const)
    expect(new Set(venues.map(({ name }) => name[language])).size).toBe(venues.length)
})

test('halls are as halls are: the first is the greatest, more space seats more, half a day costs less', async () => {
  for (const { halls } of await all()) {
    expect(halls.length).toBeGreaterThanOrEqual(2)
    for (const [index, hall] of halls.entries()) {
      expect(hall.areaSquareMetres).toBeLessThanOrEqual(halls[Math.max(0, index - 1)]!.areaSquareMetres)
      expect(hall.seats.theatre).toBeGreaterThanOrEqual(hall.seats.classroom)
      expect(hallLayouts.some((layout) => hall.seats[layout] > 0)).toBe(true)
      expect(hall.halfDayPrice).toBeGreaterThan(0)
      expect(hall.halfDayPrice).toBeLessThan(hall.dayPrice)
      expect(hall.dayPrice % 100).toBe(0)
    }
  }
})

test('the same seed gives the same world; a longer event finds no more free halls than a shorter one', async () => {
  expect(await all(7)).toEqual(await all(7))
  expect(await all(7)).not.toEqual(await all(8))
  const venues = createSandboxVenues({ seed: 1 })
  const free = async (days: string[]) =>
    (await venues.search(empty, { cityId: 321, days })).flatMap(({ halls }) => halls).filter((hall) => hall.free).length
  const one = await free([day])
  expect(await free([day, '2026-12-02', '2026-12-03'])).toBeLessThan(one)
  expect(one).toBeGreaterThan(0)
  expect(await venues.search(empty, { cityId: 3187, days: [day] })).toEqual([])
})
