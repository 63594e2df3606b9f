import { expect, test } from 'vitest'
import { nextLine } from './next-line'

test('[S2.46] another line goes on from the longest, with its cabins', () => {
  const lines = [
    { from: 480, cabins: ['Y', 'C'] },
    { from: 0, cabins: ['Y'] },
  ] as const
  expect(nextLine(lines.map(({ from, cabins }) => ({ from, cabins: [...cabins] })))).toEqual({ from: 720, cabins: ['Y', 'C'] })
  expect(nextLine([{ from: 5900, cabins: ['Y'] }])).toEqual({ from: 6000, cabins: ['Y'] })
})
