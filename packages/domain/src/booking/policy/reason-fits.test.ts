import type { Handling, PolicyRule } from '@sojourn/contract/booking/codes'
import { expect, test } from 'vitest'
import { fittingReasons } from './reason-fits'

const reasons = [
  { code: 'any' },
  { code: 'empty', rules: [] },
  { code: 'price', rules: ['lowestPrice', 'discount'] satisfies PolicyRule[] },
  { code: 'train', rules: ['trainFirst'] satisfies PolicyRule[] },
]
test.each<[string, [PolicyRule, Handling][], string[]]>([
  ['one type', [['discount', 'approval']], ['any', 'empty', 'price']],
  [
    'several types',
    [
      ['discount', 'reason'],
      ['trainFirst', 'approval'],
    ],
    ['any', 'empty', 'price', 'train'],
  ],
  ['what only reminds asks for no reason', [['trainFirst', 'remind']], ['any', 'empty']],
])('reasons are those of the violation: %s', (_title, broken, codes) =>
  expect(
    fittingReasons(
      reasons,
      broken.map(([rule, handling]) => ({ rule, handling })),
    ).map(({ code }) => code),
  ).toEqual(codes),
)
