import { describe, expect, it, test } from 'vitest'
import { sum } from '../../kit/money'
import { budgetsOfShare, costSharesFault, divideCost, ownPercent, returnShares } from './cost-shares'

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

describe('on what a share of an order counts (handbook 10.2)', () => {
  const of = (kind: 'person' | 'department' | 'costCentre' | 'project' | 'legalEntity') => ({ budgetId: kind, kind })
  it.each([
    ['its cost centre', [of('costCentre')], ['costCentre']],
    ['its project in place of the cost centre', [of('costCentre'), of('project')], ['project']],
    [
      'person, department and legal entity besides',
      [of('person'), of('department'), of('legalEntity'), of('costCentre')],
      ['person', 'department', 'legalEntity', 'costCentre'],
    ],
    ['nothing', [], []],
  ] as const)('%s', (_title, found, expected) => {
    expect(budgetsOfShare(found)).toEqual(expected)
  })

  it('a share of several budgets moves each by the whole share', () => {
    expect(
      divideCost(100_01, [
        [
          { budgetIds: ['a', 'p'], percent: 50 },
          { budgetIds: ['b', 'p'], percent: 50 },
        ],
      ]),
    ).toEqual([
      { budgetId: 'a', amount: 50_01 },
      { budgetId: 'b', amount: 50_00 },
      { budgetId: 'p', amount: 100_01 },
    ])
  })
})

describe('what comes back to the budgets of an order', () => {
  const whole = (share: number, spent = share) => ({ share, ofTotal: 100_00, spent })
  it.each([
    ['all of it to one that bore all', [whole(100_00)], ['person'], 30_00, { own: 30_00, back: [30_00] }],
    [
      'to two that shared it, to the fen',
      [whole(66_66), whole(33_34)],
      ['costCentre', 'costCentre'],
      1_00,
      { own: 1_00, back: [67, 33] },
    ],
    [
      'to each of two that bore all of it',
      [whole(100_00), whole(100_00)],
      ['person', 'person'],
      1_00,
      { own: 1_00, back: [1_00, 1_00] },
    ],
    ['no more than an order has left', [whole(100_00, 20_00)], ['costCentre'], 50_00, { own: 20_00, back: [20_00] }],
    ['its part alone where others bore the rest', [whole(25_00)], ['costCentre'], 40_00, { own: 40_00, back: [10_00] }],
    [
      'to kinds beside each other',
      [whole(50_00), whole(100_00)],
      ['costCentre', 'department'],
      10_00,
      { own: 10_00, back: [5_00, 10_00] },
    ],
    ['nothing of nothing', [whole(0)], ['costCentre'], 10_00, { own: 0, back: [0] }],
  ])('%s', (_title, shares, groups, amount, expected) => {
    expect(returnShares(shares, groups, amount)).toEqual(expected)
  })
})
