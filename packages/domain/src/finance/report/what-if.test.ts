import { describe, expect, test } from 'vitest'
import { nothing } from './measure-line'
import { adoptionWithin, earlierBooking, trainInstead, type EarlierDays, type Threshold } from './what-if'

const band = (key: string, economyTickets: number, economyFare: number, economyFull: number) => ({
  key,
  now: { ...nothing(), economyTickets, economyFare, economyFull },
})

describe('had tickets been booked earlier', () => {
  const bands = [
    band('0', 2, 1_800_00, 2_000_00),
    band('3-6', 1, 600_00, 1_000_00),
    band('7-13', 4, 2_000_00, 4_000_00),
    band('14+', 1, 400_00, 1_000_00),
  ]
  test.each<[EarlierDays, number, number]>([
    // 90 % of the full fare against 60 %.
    [3, 2, 600_00],
    // Against 50 %: also what was issued three to six days ahead.
    [7, 3, 900_00],
    // Against 40 %: all but what was.
    [14, 7, 1_600_00],
  ])('late ones at the average discount of those issued %i days ahead', (days, tickets, saving) =>
    expect(earlierBooking(bands, days)).toEqual({ tickets, saving }),
  )
  test('what was cheaper late, or booked earlier still, saves nothing', () => {
    const cheap = [band('1', 1, 300_00, 1_000_00), band('7-13', 1, 500_00, 1_000_00), band('14+', 1, 900_00, 1_000_00)]
    expect(earlierBooking(cheap, 7)).toEqual({ tickets: 0, saving: 0 })
  })
  test('nobody booked so early: nothing is said', () => expect(earlierBooking([band('0', 1, 1, 2)], 7)).toBeUndefined())
})

describe('a train instead of a flight', () => {
  const ride = (key: string, byRailFare: number, byRailPrice: number) => ({
    key,
    now: { ...nothing(), byRail: 1, byRailFare, byRailPrice, byRailGrams: 140_000 },
  })
  const bands = [ride('2', 1_270_00, 550_00), ride('4', 400_00, 550_00), ride('', 900_00, 100_00)]
  test.each([
    [2, 1, 720_00],
    [3, 1, 720_00],
    [4, 2, 570_00],
  ] as const)('of up to %i hours: %i tickets save %i', (hours, tickets, saving) =>
    expect(trainInstead(bands, hours)).toEqual({ tickets, saving, grams: tickets * 140_000 }),
  )
})

describe('the lowest fare was taken within a threshold', () => {
  const compared = (key: string, count: number) => ({ key, now: { ...nothing(), compared: count } })
  const bands = [compared('0', 4), compared('20', 1), compared('50', 2), compared('more', 3), compared('', 0)]
  test.each<[Threshold, number]>([
    [{ unit: 'yuan', upTo: 0 }, 4],
    [{ unit: 'yuan', upTo: 50 }, 7],
    [{ unit: 'yuan', upTo: 500 }, 7],
    [{ unit: 'percent', upTo: 20 }, 5],
  ])('of %o', (threshold, adopted) => expect(adoptionWithin(bands, threshold)).toEqual({ adopted, compared: 10 }))
})
