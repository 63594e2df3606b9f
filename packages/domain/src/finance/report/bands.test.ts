import { describe, expect, test } from 'vitest'
import { advanceBand, discountBand } from './bands'

describe('days booked ahead (handbook 10.6)', () => {
  test.each([
    [-1, '0'],
    [0, '0'],
    [1, '1'],
    [2, '2'],
    [3, '3-6'],
    [6, '3-6'],
    [7, '7-13'],
    [13, '7-13'],
    [14, '14+'],
    [90, '14+'],
  ])('%i days: %s', (days, band) => expect(advanceBand(days)).toBe(band))
})

describe('bands of discount (handbook 10.6)', () => {
  test.each([
    [1_200_00, 1_000_00, 'from9'],
    [900_00, 1_000_00, 'from9'],
    [899_99, 1_000_00, 'from7'],
    [700_00, 1_000_00, 'from7'],
    [699_99, 1_000_00, 'from5'],
    [500_00, 1_000_00, 'from5'],
    [300_00, 1_000_00, 'from3'],
    [299_99, 1_000_00, 'below3'],
    [500_00, undefined, 'none'],
  ])('%i fen of %s: %s', (fare, full, band) => expect(discountBand(fare, full)).toBe(band))
})
