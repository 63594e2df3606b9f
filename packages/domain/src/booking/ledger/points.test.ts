import { intlPriceKinds } from '@sojourn/contract/products/intl-flight/booking.shapes'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  expiredPoints,
  lastDayOfPoints,
  nextExpiry,
  pointsEarned,
  pointsOfOrder,
  pointsToTakeBack,
  type PointsLine,
  type PointsMove,
} from './points'

test('[handbook 11.1] one point for each whole yuan of fare; fees and taxes earn none', () => {
  const prices = [
    { kind: 'fare', amount: 590_99 },
    { kind: 'fare', amount: 10_02 },
    { kind: 'buildFee', amount: 50_00 },
    { kind: 'serviceFee', amount: 10_00 },
  ]
  expect(pointsEarned(prices)).toBe(601)
  expect(pointsEarned([])).toBe(0)
})

test.each(['fare', 'room', ...intlPriceKinds.filter((kind) => kind.endsWith('Fare'))])(
  '[handbook 11.1] %s earns points',
  (kind) =>
    expect(
      pointsEarned([
        { kind, amount: 250_00 },
        { kind: 'serviceFee', amount: 10_00 },
      ]),
    ).toBe(250),
)

test.each([
  ['2026-11-20T02:00:00.000Z', '2027-11-20'],
  ['2026-11-20T16:00:00.000Z', '2027-11-21'],
  ['2028-02-29T02:00:00.000Z', '2029-02-28'],
])('[handbook 11.1] points of %s can be spent through %s', (earnedAt, lastDay) => {
  expect(lastDayOfPoints(earnedAt)).toBe(lastDay)
})

const earn = (points: number, lastDay: string): PointsLine => ({ points, lastDay })
const move = (points: number): PointsLine => ({ points, lastDay: null })

test.each<[string, PointsLine[], string, number]>([
  ['nothing before the day after the last', [earn(100, '2027-01-01')], '2027-01-01', 0],
  ['all of it the day after', [earn(100, '2027-01-01')], '2027-01-02', 100],
  ['spending used the oldest first', [earn(100, '2027-01-01'), earn(50, '2027-06-01'), move(-120)], '2027-01-02', 0],
  ['what was left of the oldest', [earn(100, '2027-01-01'), earn(50, '2027-06-01'), move(-30)], '2027-01-02', 70],
  ['not twice', [earn(100, '2027-01-01'), move(-70), move(-30)], '2027-01-02', 0],
  ['what comes back late ends with its own lot', [earn(100, '2027-01-01'), move(-100), move(100)], '2027-01-02', 100],
])('[handbook 11.1] expiry, first in, first out: %s', (_title, lines, today, expected) => {
  expect(expiredPoints(lines, today)).toBe(expected)
})

test('[handbook 11.1] what ends next is what is left of the oldest', () => {
  const lines = [earn(50, '2027-06-01'), earn(100, '2027-01-01'), move(-110)]
  expect(nextExpiry(lines)).toEqual({ points: 40, lastDay: '2027-06-01' })
  expect(nextExpiry([...lines, move(-40)])).toBeUndefined()
})

test.each([
  ['all of the fare: all points', { earned: 590, takenBack: 0, expired: 0, fare: 590_99, gone: 590_99 }, 590],
  [
    'half of it: what is left keeps its points, rounded down',
    { earned: 591, takenBack: 0, expired: 0, fare: 1000, gone: 500 },
    296,
  ],
  ['the second half takes the rest, no more', { earned: 591, takenBack: 296, expired: 0, fare: 1000, gone: 500 }, 295],
  ['what has expired is not taken again', { earned: 590, takenBack: 0, expired: 590, fare: 590_99, gone: 590_99 }, 0],
  ['but what was spent is', { earned: 590, takenBack: 0, expired: 200, fare: 590_99, gone: 590_99 }, 390],
  ['nothing earned', { earned: 0, takenBack: 0, expired: 0, fare: 1000, gone: 1000 }, 0],
  ['an order without a fare', { earned: 0, takenBack: 0, expired: 0, fare: 0, gone: 0 }, 0],
])('[handbook 11.1] points taken back on refund: %s', (_title, order, expected) => {
  expect(pointsToTakeBack(order)).toBe(expected)
})

const moved = (
  kind: PointsMove['kind'],
  points: number,
  orderNo: string | null = null,
  lastDay: string | null = null,
): PointsMove => ({
  kind,
  points,
  orderNo,
  lastDay,
})
test.each<[string, PointsMove[], number]>([
  ['nothing before their last day', [moved('earn', 100, 'F1', '2027-01-01')], 0],
  ['all that was left', [moved('earn', 100, 'F1', '2027-01-01'), moved('expire', -100)], 100],
  ['not what was spent', [moved('earn', 100, 'F1', '2027-01-01'), moved('spend', -30, 'F2'), moved('expire', -70)], 70],
  [
    'what was spent and came back',
    [moved('earn', 100, 'F1', '2027-01-01'), moved('spend', -30, 'F2'), moved('return', 30, 'F2'), moved('expire', -100)],
    100,
  ],
  [
    'and came back after the others had expired',
    [
      moved('earn', 100, 'F1', '2027-01-01'),
      moved('spend', -30, 'F2'),
      moved('expire', -70),
      moved('return', 30, 'F2'),
      moved('expire', -30),
    ],
    100,
  ],
  [
    'not those of other orders',
    [
      moved('earn', 50, 'F0', '2027-01-01'),
      moved('earn', 100, 'F1', '2027-06-01'),
      moved('spend', -20, 'F2'),
      moved('expire', -30),
    ],
    0,
  ],
  [
    'where the oldest were spent, the later ones',
    [
      moved('earn', 50, 'F0', '2027-01-01'),
      moved('earn', 100, 'F1', '2027-01-01'),
      moved('spend', -60, 'F2'),
      moved('expire', -90),
    ],
    90,
  ],
])('[handbook 11.1] points of an order that expired: %s', (_title, moves, expected) => {
  expect(pointsOfOrder(moves, 'F1')).toEqual({ earned: 100, takenBack: 0, expired: expected })
})

test('[handbook 11.1] however a fare is given up in parts, nothing of its points remains and no more is taken', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 5_000_00 }), { minLength: 1, maxLength: 9 })
  fc.assert(
    fc.property(parts, (gone) => {
      const fare = gone.reduce((sum, part) => sum + part, 0)
      const earned = pointsEarned([{ kind: 'fare', amount: fare }])
      let takenBack = 0
      for (const part of gone) takenBack += pointsToTakeBack({ earned, takenBack, expired: 0, fare, gone: part })
      expect(takenBack).toBe(earned)
    }),
  )
})
