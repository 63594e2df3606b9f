import { expect, test } from 'vitest'
import { sharesOfCost } from './cost-shares'

const centre = (id: string, percent: number) => ({ centre: id, percent })

test.each([
  ['one bears all', 100_00, 8_26, [], [['own', 100_00, 8_26]]],
  [
    'two by percent',
    100_00,
    8_26,
    [centre('other', 40)],
    [
      ['own', 60_00, 4_96],
      ['other', 40_00, 3_30],
    ],
  ],
  [
    'an odd fen goes to the largest fraction',
    1_00,
    0,
    [centre('b', 33), centre('c', 33)],
    [
      ['own', 34, 0],
      ['b', 33, 0],
      ['c', 33, 0],
    ],
  ],
  [
    'what comes back comes back alike',
    -99_99,
    -8_26,
    [centre('other', 50)],
    [
      ['own', -50_00, -4_13],
      ['other', -49_99, -4_13],
    ],
  ],
  ['who bears less than a fen has no share', 1, 0, [centre('other', 10)], [['own', 1, 0]]],
] as const)('[handbook 10.1] %s', (_case, company, deductibleTax, others, expected) => {
  const shares = sharesOfCost({ company, deductibleTax }, { own: 'own', others })
  expect(shares.map((share) => [share.centre, share.company, share.deductibleTax])).toEqual(expected)
})
