import { describe, expect, test } from 'vitest'
import { categoryOf, childFare, fareFor, leavesChildAlone, railCategory, studentFare } from './passengers'
import { countFares, faresPaid, rideFare, totalOf, trainPriceLines } from './price/price'

describe('children on trains (handbook 3.5)', () => {
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
    expect(categoryOf('2016-01-01', day, false)).toBe('child')
    expect(categoryOf(undefined, day, false)).toBe('adult')
  })
  test.each([
    ['2012-12-02', 'child', 'adult'],
    ['2020-12-02', 'infant', 'infant'],
    ['2020-12-03', 'infant', 'infant'],
  ])('[handbook 3.6] over several days: %s is %s on the first, and %s for all of them', (born, first, all) => {
    const ofDays = (from: string, to: string) => categoryOf(born, { first: from, last: to }, false)
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
  const second = rideFare({ price: 55_300, seat: 'O' })
  test('adults, children and our fee; rides of one fare share a line', () => {
    const lines = trainPriceLines({ fares: [second, second], adults: 2, students: 0, children: 1, serviceFees: [500, 500, 500] })
    expect(lines).toEqual([
      { kind: 'fare', unit: 55_300, count: 4, amount: 221_200 },
      { kind: 'childFare', unit: 27_650, count: 2, amount: 55_300 },
      { kind: 'serviceFee', unit: 500, count: 6, amount: 3000 },
    ])
    expect(totalOf(lines)).toBe(279_500)
  })
  test('[handbook 6.4] each fee has its own line: a VIP pays the own one for each ride', () => {
    const lines = trainPriceLines({ fares: [second, second], adults: 2, students: 0, children: 0, serviceFees: [500, 800] })
    expect(lines.slice(1)).toEqual([
      { kind: 'serviceFee', unit: 500, count: 2, amount: 1000 },
      { kind: 'serviceFee', unit: 800, count: 2, amount: 1600 },
    ])
  })
  test('students have lines of their own where they pay less', () => {
    const first = rideFare({ price: 93_300, seat: 'M' })
    const party = [{ child: false }, { child: false, student: true }, { child: true }]
    const lines = trainPriceLines({ fares: [second, first], ...countFares(party), serviceFees: [0, 0, 0] })
    expect(lines.map(({ kind, unit, count }) => [kind, unit, count])).toEqual([
      ['fare', 55_300, 1],
      ['fare', 93_300, 2],
      ['studentFare', 41_500, 1],
      ['childFare', 27_650, 1],
      ['childFare', 46_650, 1],
    ])
    expect(faresPaid([...lines, { kind: 'serviceFee', amount: 500 }])).toBe(totalOf(lines))
  })
})

describe('[handbook 3.5] students', () => {
  test.each([
    ['O', 55_300, 41_500],
    ['WZ', 55_300, 41_500],
    ['1', 2450, 1850],
    ['M', 93_300, 93_300],
    ['9', 174_800, 174_800],
    ['2', 10_000, 10_000],
    ['3', 10_000, 10_000],
    ['4', 10_000, 10_000],
  ] as const)('pay in class %s instead of %d fen: %d', (seat, fare, expected) => {
    expect(studentFare(fare, seat)).toBe(expected)
    expect(fareFor({ child: false, student: true }, fare, seat)).toBe(expected)
    expect(fareFor({ child: false }, fare, seat)).toBe(fare)
    expect(fareFor({ child: true, student: true }, fare, seat)).toBe(childFare(fare))
  })
  test('are those with the card who are no children', () => {
    const day = { first: '2026-12-01', last: '2026-12-01' }
    expect(['2004-01-01', '2016-01-01', '2022-01-01', undefined].map((born) => categoryOf(born, day, true))).toEqual([
      'student',
      'child',
      'infant',
      'student',
    ])
  })
})
