import { describe, expect, test } from 'vitest'
import { excessOf } from '../../../booking/ledger/split'
import { judgePaidExtras } from './paid-extras'

const standard = (maxPrice: number, handling?: 'payExcess' | 'forbid') => ({
  paidExtras: { maxPrice },
  handling: handling ? { paidExtras: handling } : {},
})
const judge = (policy: Parameters<typeof judgePaidExtras>[0][number]['policy'], spent: number) =>
  judgePaidExtras([{ travellerId: 'lin', ...(policy && { policy }) }], new Map([['lin', spent]]), 'zh-CN')

describe('a standard for seats, meals and bags', () => {
  test.each([
    ['within it', standard(500_00), 500_00],
    ['nothing bought where nothing may be', standard(0), 0],
    ['no rule', { handling: {} }, 900_00],
    ['no standard', undefined, 900_00],
  ])('%s breaks nothing', (_title, policy, spent) => expect(judge(policy, spent)).toEqual([]))

  test('above it the excess is told, and goes to approval where nobody says how', () =>
    expect(judge(standard(500_00), 620_00)).toEqual([
      expect.objectContaining({ rule: 'paidExtras', handling: 'approval', expected: 500_00, actual: 620_00, excess: 120_00 }),
    ]))

  test('an excess is paid beside that of the fare, not instead of it', () => {
    const [extras] = judge(standard(0, 'payExcess'), 300_00)
    const fare = { travellerId: 'lin', rule: 'offerPrice', handling: 'payExcess', journey: 0, excess: 1000_00 } as const
    expect(excessOf([fare, extras!])).toBe(1300_00)
  })
})
