import { expect, test } from 'vitest'
import { cardPartners, takesCard } from './cards'

test.each([
  ['of who flies', 'LH', ['LH'], true],
  ['of the same alliance', 'CA', ['LH'], true],
  ['of another alliance', 'MU', ['LH'], false],
  ['of whoever flies one of them', 'MU', ['LH', 'AF'], true],
  ['of nobody', 'ZZ', ['LH'], false],
  ['of one outside every alliance', 'CA', ['HU'], false],
])('a card %s', (_title, carrier, flying, takes) =>
  expect(
    takesCard(
      carrier,
      flying.map((each) => ({ carrier: each })),
    ),
  ).toBe(takes),
)

test('who flies is no partner of itself', () => expect(cardPartners([{ carrier: 'CA' }, { carrier: 'LH' }])).not.toContain('LH'))
