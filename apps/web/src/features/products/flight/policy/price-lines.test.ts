import { expect, test } from 'vitest'
import { nextPriceLine, withCap } from './price-lines'

test('[S2.46] the next line is longer and dearer than the longest', () => {
  expect(nextPriceLine([])).toEqual({ from: 120, maxPrice: 1_500_00 })
  expect(nextPriceLine([{ from: 180, maxPrice: 800_00, maxDiscount: 80 }, { from: 0 }])).toEqual({
    from: 300,
    maxPrice: 1_200_00,
    maxDiscount: 80,
  })
})

test('[S2.46] a ceiling that is emptied is gone, the other stays', () => {
  const line = { from: 0, maxPrice: 800_00, maxDiscount: 80 }
  expect(withCap(line, 'maxDiscount', undefined)).toEqual({ from: 0, maxPrice: 800_00 })
  expect(withCap(line, 'maxPrice', 900_00)).toEqual({ ...line, maxPrice: 900_00 })
})
