import { expect, test } from 'vitest'
import { nextLine, nextPriceLine } from './next-line'

test('[S2.46] another line goes on from the longest, with its cabins', () => {
  const lines = [
    { from: 480, cabins: ['Y', 'C'] },
    { from: 0, cabins: ['Y'] },
  ] as const
  expect(nextLine(lines.map(({ from, cabins }) => ({ from, cabins: [...cabins] })))).toEqual({ from: 720, cabins: ['Y', 'C'] })
  expect(nextLine([{ from: 5900, cabins: ['Y'] }])).toEqual({ from: 6000, cabins: ['Y'] })
})

test('another line of prices is longer and dearer than the longest', () => {
  const lines = [
    { from: 480, maxPrice: 10_000_00 },
    { from: 0, maxPrice: 5_000_00 },
  ]
  expect(nextPriceLine(lines)).toEqual({ from: 720, maxPrice: 15_000_00 })
  expect(nextPriceLine([{ from: 6000, maxPrice: 900_000_00 }])).toEqual({ from: 6000, maxPrice: 1_000_000_00 })
})
