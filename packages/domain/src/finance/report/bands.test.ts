import { describe, expect, test } from 'vitest'
import { aboveBands, advanceBand, discountBand, railBand } from './bands'

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

describe('above the lowest fare that keeps to the standard', () => {
  test.each([
    [500_00, 500_00, '0', '0'],
    [400_00, 500_00, '0', '0'],
    [520_00, 500_00, '20', '5'],
    [520_01, 500_00, '50', '5'],
    [525_00, 500_00, '50', '5'],
    [550_00, 500_00, '50', '10'],
    [750_01, 500_00, '500', 'more'],
    [1_000_01, 500_00, 'more', 'more'],
    [100, 0, '20', 'more'],
  ])('%i fen where %i was the lowest: up to %s yuan, up to %s percent', (price, lowest, above, aboveShare) =>
    expect(aboveBands({ price, lowest })).toEqual({ above, aboveShare }),
  )
  test.each([undefined, { price: 500_00 }])('%o is compared with nothing', (comparison) =>
    expect(aboveBands(comparison)).toEqual({ above: '', aboveShare: '' }),
  )
})

test.each([
  [{ minutes: 120 }, '2'],
  [{ minutes: 121 }, '3'],
  [{ minutes: 240 }, '4'],
  [undefined, ''],
])('a train of %o takes up to %s hours', (rail, band) => expect(railBand(rail)).toBe(band))
