import { describe, expect, test } from 'vitest'
import { nothing } from './measure-line'
import { earlierBooking, trainInstead } from './what-if'

const band = (key: string, economyTickets: number, economyFare: number, economyFull: number) => ({
  key,
  now: { ...nothing(), economyTickets, economyFare, economyFull },
})

describe('had tickets been booked a week earlier', () => {
  test('late ones at the average discount of early ones', () => {
    const bands = [band('0', 2, 1_800_00, 2_000_00), band('3-6', 1, 600_00, 1_000_00), band('7-13', 4, 2_000_00, 4_000_00)]
    expect(earlierBooking(bands)).toEqual({ tickets: 3, saving: 900_00 })
  })
  test('what was cheaper late, or booked earlier still, saves nothing', () => {
    const bands = [band('1', 1, 300_00, 1_000_00), band('7-13', 1, 500_00, 1_000_00), band('14+', 1, 900_00, 1_000_00)]
    expect(earlierBooking(bands)).toEqual({ tickets: 0, saving: 0 })
  })
  test('nobody booked early: nothing is said', () => expect(earlierBooking([band('0', 1, 1, 2)])).toBeUndefined())
})

test.each([
  [1_270_00, 550_00, 720_00],
  [400_00, 550_00, -150_00],
])('a train instead of a flight for %i at %i saves %i', (byRailFare, byRailPrice, saving) =>
  expect(trainInstead({ ...nothing(), byRail: 1, byRailFare, byRailPrice, byRailGrams: 140_000 })).toEqual({
    tickets: 1,
    saving,
    grams: 140_000,
  }),
)
