import { describe, expect, it, test } from 'vitest'
import { sum } from '../../kit/money'
import { costSharesFault, divideCost, ownPercent } from './cost-shares'

describe('cost of a traveller in several cost centres (handbook 10.1)', () => {
  it.each([
    ['one alone', [], undefined],
    ['two', [['b', 40]], undefined],
    [
      'five',
      [
        ['b', 1],
        ['c', 1],
        ['d', 1],
        ['e', 96],
      ],
      undefined,
    ],
    ['others that leave nothing', [['b', 100]], 'percent'],
    [
      'others that pass the whole',
      [
        ['b', 60],
        ['c', 60],
      ],
      'percent',
    ],
    ['a share of nothing', [['b', 0]], 'percent'],
    ['half a percent', [['b', 12.5]], 'percent'],
    ['the own one again', [['a', 40]], 'twice'],
    [
      'one of them twice',
      [
        ['b', 20],
        ['b', 20],
      ],
      'twice',
    ],
  ] as const)('%s', (_title, shares, fault) => {
    expect(
      costSharesFault(
        'a',
        shares.map(([costCentreId, percent]) => ({ costCentreId, percent })),
      ),
    ).toBe(fault)
  })

  it('the own one bears the rest, so that they are 100', () => {
    expect(ownPercent([])).toBe(100)
    expect(ownPercent([{ percent: 33 }, { percent: 33 }])).toBe(34)
  })
})

describe('what each budget bears of an order', () => {
  const alone = (budgetId: string) => [{ budgetIds: [budgetId], percent: 100 }]

  it.each([
    ['one traveller', 1000_00, [alone('a')], { a: 1000_00 }],
    ['two of one', 1000_01, [alone('a'), alone('a')], { a: 1000_01 }],
    ['three of two', 1000_00, [alone('a'), alone('b'), alone('b')], { a: 333_34, b: 666_66 }],
    [
      'by percent',
      999_99,
      [
        [
          { budgetIds: ['a'], percent: 60 },
          { budgetIds: ['b'], percent: 40 },
        ],
      ],
      { a: 599_99, b: 400_00 },
    ],
  ])('%s', (_title, total, travellers, expected) => {
    expect(Object.fromEntries(divideCost(total, travellers).map(({ budgetId, amount }) => [budgetId, amount]))).toEqual(expected)
  })

  it('what belongs to no budget moves none', () => {
    const parts = divideCost(100_00, [
      [
        { budgetIds: [], percent: 25 },
        { budgetIds: ['b'], percent: 75 },
      ],
    ])
    expect(parts).toEqual([{ budgetId: 'b', amount: 75_00 }])
  })

  test('sums to the order, whatever the shares', () => {
    for (let total = 0; total < 500; total += 7)
      for (const percent of [1, 33, 50, 99]) {
        const traveller = [
          { budgetIds: ['a'], percent },
          { budgetIds: ['b'], percent: 100 - percent },
        ]
        const parts = divideCost(total, [traveller, traveller, alone('c')])
        expect(sum(parts.map(({ amount }) => amount))).toBe(total)
      }
  })
})
