import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { eventDays, fittingHalls, hallCost, seatsIn, type HallOffer } from './venue-fit'

const hall = (more: Partial<HallOffer> = {}): HallOffer => ({
  seats: { theatre: 100, classroom: 60, boardroom: 0 },
  halfDayPrice: 300_000,
  dayPrice: 500_000,
  free: true,
  ...more,
})
const need = { people: 60, halfDays: 2 }

describe('which halls fit attendees and budget', () => {
  test('half a day has its own price, anything longer counts in days', () => {
    expect([1, 2, 3, 4, 11].map((halfDays) => hallCost(hall(), halfDays))).toEqual([
      300_000, 500_000, 1_000_000, 1_000_000, 3_000_000,
    ])
    expect([1, 2, 3, 4, 11].map(eventDays)).toEqual([1, 1, 2, 2, 6])
  })
  test('everybody has a seat, in the layout that was chosen or in the best one', () => {
    expect(seatsIn(hall(), undefined)).toBe(100)
    expect(fittingHalls([hall()], { ...need, people: 100 })).toHaveLength(1)
    expect(fittingHalls([hall()], { ...need, people: 101 })).toEqual([])
    expect(fittingHalls([hall()], { ...need, layout: 'classroom' })).toHaveLength(1)
    expect(fittingHalls([hall()], { ...need, people: 61, layout: 'classroom' })).toEqual([])
    expect(fittingHalls([hall()], { ...need, layout: 'boardroom' })).toEqual([])
  })
  test('within the budget, its last fen included, and free', () => {
    expect(fittingHalls([hall()], { ...need, budget: 500_000 })).toHaveLength(1)
    expect(fittingHalls([hall()], { ...need, budget: 499_999 })).toEqual([])
    expect(fittingHalls([hall({ free: false })], need)).toEqual([])
  })
  test('cheapest first; more people, more days or less money never find more', () => {
    const halls = fc.array(
      fc.record({
        seats: fc.record({ theatre: fc.nat(300), classroom: fc.nat(200) }),
        halfDayPrice: fc.nat(1_000_000),
        dayPrice: fc.nat(2_000_000),
        free: fc.boolean(),
      }),
    )
    fc.assert(
      fc.property(
        halls,
        fc.integer({ min: 1, max: 250 }),
        fc.integer({ min: 2, max: 10 }),
        fc.nat(3_000_000),
        (list, people, halfDays, budget) => {
          const found = fittingHalls(list, { people, halfDays, budget })
          expect(found.map(({ cost }) => cost)).toEqual(found.map(({ cost }) => cost).toSorted((a, b) => a - b))
          const stricter = [
            { people: people + 10, halfDays, budget },
            { people, halfDays: halfDays + 2, budget },
            { people, halfDays, budget: Math.floor(budget / 2) },
            { people, halfDays, budget, layout: 'theatre' },
          ]
          for (const each of stricter) expect(fittingHalls(list, each).length).toBeLessThanOrEqual(found.length)
        },
      ),
    )
  })
})
