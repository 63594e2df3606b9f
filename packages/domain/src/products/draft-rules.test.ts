import { describe, expect, test } from 'vitest'
import { bookingWindow, sectionProduct } from '../booking/date-section'
import { draftRules } from './index'

const today = '2026-11-20'

describe('what can be booked of each product', () => {
  test.each([
    ['[S9.02] flights have the server’s own range', 'flight', '2027-11-20', '2027-11-20'],
    ['[S9.03] hotels: in within thirty days, out a day later', 'hotel', '2026-12-20', '2026-12-21'],
    ['[S9.03] hotels abroad as well', 'intlHotel', '2026-12-20', '2026-12-21'],
    ['[S9.04] trains', 'train', '2026-12-10', '2026-12-10'],
    ['[S9.04] visas', 'visa', '2026-12-10', '2026-12-10'],
    ['[S9.04] meetings', 'meeting', '2026-12-20', '2026-12-20'],
  ] as const)('%s', (_title, product, last, leaveLast) => {
    expect(bookingWindow(draftRules[product], today)).toEqual({ first: today, last, leaveLast })
  })
  test('[S7.23] 1 and 2 are flights with the same days, 3 is a hotel, 5 a train, 8 a visa', () => {
    const [domestic, international] = [1, 2].map((code) => bookingWindow(draftRules[sectionProduct(code)!], today))
    expect(domestic).toEqual(international)
    expect([3, 4, 5, 8, 9, 7].map(sectionProduct)).toEqual(['hotel', 'intlHotel', 'train', 'visa', 'meeting', undefined])
  })
})
