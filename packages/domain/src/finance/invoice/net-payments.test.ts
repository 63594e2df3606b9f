import { describe, expect, test } from 'vitest'
import { netPayments, type Movement } from './net-payments'

const moved = (key: string, amount: number, more: Partial<Movement> = {}): Movement => ({
  key,
  trip: 't',
  amount,
  fund: 0,
  price: amount,
  fuel: 0,
  ...more,
})
const left = (movements: readonly Movement[], payer: 'company' | 'person' = 'company') =>
  netPayments(movements, payer).map(({ key, amount, outside, fuel }) => [key, amount, outside, fuel])

describe('[handbook 10.5] what is left of a thing', () => {
  const ticket = moved('fare', 93_000, { fund: 5_000, fuel: 2_000 })
  test.each([
    ['bought', [ticket], [['fare', 93_000, 5_000, 2_000]]],
    [
      'given back, with a fee of its own',
      [ticket, moved('fare', -93_000, { fund: -5_000, fuel: -2_000 }), moved('fee', 8_600)],
      [
        ['fare', 0, 0, 0],
        ['fee', 8_600, 0, 0],
      ],
    ],
    ['changed for a dearer one', [ticket, moved('fare', 10_000)], [['fare', 103_000, 5_000, 2_000]]],
  ] as const)('%s', (_what, movements, expected) => {
    expect(left(movements)).toEqual(expected)
  })

  test('of a ticket that two pay the fund stands on one voucher', () => {
    const shared = { price: 93_000, fund: 5_000 }
    expect(left([moved('fare', 80_000, shared)], 'company')).toEqual([['fare', 80_000, 5_000, 0]])
    expect(left([moved('fare', 13_000, shared)], 'person')).toEqual([['fare', 13_000, 0, 0]])
    expect(left([moved('fare', 3_000, shared)], 'company')).toEqual([['fare', 3_000, 3_000, 0]])
    expect(left([moved('fare', 90_000, shared)], 'person')).toEqual([['fare', 90_000, 2_000, 0]])
  })

  test('nobody has more invoiced than was paid: what came back beyond a thing lessens the rest of its trip', () => {
    const movements = [moved('fare', 90_000), moved('fare', -93_000), moved('fee', 8_600), moved('other', 500, { trip: 'u' })]
    expect(left(movements)).toEqual([
      ['fare', 0, 0, 0],
      ['fee', 5_600, 0, 0],
      ['other', 500, 0, 0],
    ])
  })
})
