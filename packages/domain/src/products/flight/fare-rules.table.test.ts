import { describe, expect, test } from 'vitest'
import { changePercent, fareRule, refundPercent } from './fare-rules'

/** The table of handbook 1.6, row by row; null is "no". */
const handbook: [tier: string, change: (number | null)[], refund: (number | null)[], endorsable: boolean][] = [
  ['T0', [0, 0, 0, 5], [0, 5, 5, 10], true],
  ['T1', [0, 0, 5, 10], [5, 10, 10, 15], true],
  ['T2', [5, 10, 15, 25], [10, 15, 25, 40], false],
  ['T3', [10, 20, 30, 45], [20, 30, 45, 60], false],
  ['T4', [15, 30, 45, 65], [30, 45, 60, 80], false],
  ['T5', [20, 45, 60, null], [40, 60, 80, null], false],
]
/** The first and the last instant of each window in hours before departure: a boundary belongs to the cheaper one. */
const windows: [name: string, ...hours: number[]][] = [
  ['seven days and more', 1000, 168],
  ['seven days to 48 hours', 167.999, 48],
  ['48 to 4 hours', 47.999, 4],
  ['less than 4 hours and after', 3.999, 0, -1000],
]

describe.each(handbook)('[handbook 1.6] a fare of tier %s', (tier, change, refund, endorsable) => {
  test.each(windows.map(([name, ...hours], column) => ({ name, hours, column })))('$name', ({ hours, column }) => {
    expect(hours.map((at) => changePercent(tier, at))).toEqual(hours.map(() => change[column]))
    expect(hours.map((at) => refundPercent(tier, at))).toEqual(hours.map(() => refund[column]))
  })
  test('may go to another carrier, or not', () => expect(fareRule(tier, 'en').endorsable).toBe(endorsable))
})
