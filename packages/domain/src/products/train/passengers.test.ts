import { describe, expect, test } from 'vitest'
import { categoryByBirth, childFare, leavesChildAlone, railCategory } from './passengers'
import { totalOf, trainPriceLines } from './price'

describe('[S2.26] children on trains (handbook 3.5)', () => {
  test.each([
    ['2020-12-02', 'infant'],
    ['2020-12-01', 'child'],
    ['2012-12-02', 'child'],
    ['2012-12-01', 'adult'],
  ])('born %s and travelling on 1 December 2026: %s', (birthDate, category) =>
    expect(railCategory(birthDate, '2026-12-01')).toBe(category),
  )
  test('without a date of birth nobody is taken for a child', () => {
    const day = { first: '2026-12-01', last: '2026-12-01' }
    expect(categoryByBirth('2016-01-01', day)).toBe('child')
    expect(categoryByBirth(undefined, day)).toBe('adult')
  })
  test.each([
    ['2012-12-02', 'child', 'adult'],
    ['2020-12-02', 'infant', 'infant'],
    ['2020-12-03', 'infant', 'infant'],
  ])('[handbook 3.6] over several days: %s is %s on the first, and %s for all of them', (born, first, all) => {
    const ofDays = (from: string, to: string) => categoryByBirth(born, { first: from, last: to })
    expect(ofDays('2026-12-01', '2026-12-01')).toBe(first)
    expect(ofDays('2026-12-01', '2026-12-02')).toBe(all)
  })
  test('half the fare, rounded to half a yuan', () =>
    expect([55_300, 55_350, 2450].map(childFare)).toEqual([27_650, 27_700, 1250]))
})

test.each([
  [
    'an adult beside the child',
    [
      [0, false],
      [0, true],
    ],
    false,
  ],
  ['the child alone', [[0, true]], true],
  [
    'the adult on the other ride only',
    [
      [0, false],
      [1, true],
    ],
    true,
  ],
  [
    'adults alone',
    [
      [0, false],
      [1, false],
    ],
    false,
  ],
  ['nobody', [], false],
] as const)('[handbook 3.5] tickets that stay, %s: %s', (_who, tickets, alone) =>
  expect(leavesChildAlone(tickets.map(([ride, child]) => ({ ride, child })))).toBe(alone),
)

describe('[S2.26] the price of an order of trains', () => {
  test('adults, children and our fee; rides of one fare share a line', () => {
    const lines = trainPriceLines({ fares: [55_300, 55_300], adults: 2, children: 1, serviceFee: 500 })
    expect(lines).toEqual([
      { kind: 'fare', unit: 55_300, count: 4, amount: 221_200 },
      { kind: 'childFare', unit: 27_650, count: 2, amount: 55_300 },
      { kind: 'serviceFee', unit: 500, count: 6, amount: 3000 },
    ])
    expect(totalOf(lines)).toBe(279_500)
  })
})
