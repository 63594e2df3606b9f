import { expect, test } from 'vitest'
import { searchesToOffer } from './recent-searches'

const search = (name: string, times: number, day: number) => ({
  name,
  times,
  searchedAt: `2026-11-${String(day).padStart(2, '0')}T02:00:00.000Z`,
})
const offered = (...searches: ReturnType<typeof search>[]) =>
  searchesToOffer(searches).map(({ name, frequent }) => (frequent ? `${name} *` : name))

test.each<[string, ReturnType<typeof search>[], string[]]>([
  ['nothing was searched for', [], []],
  ['twice is not again and again', [search('a', 2, 1), search('b', 1, 2)], ['b', 'a']],
  ['what is made again and again stands first, however old', [search('a', 3, 1), search('b', 1, 9)], ['a *', 'b']],
  ['the more frequent before the less', [search('a', 3, 9), search('b', 8, 1)], ['b *', 'a *']],
  ['equally frequent ones by the latest', [search('a', 3, 1), search('b', 3, 2)], ['b *', 'a *']],
  [
    'a third frequent one stands among the latest, and four are enough',
    [search('a', 9, 1), search('b', 8, 1), search('c', 7, 8), search('d', 1, 9), search('e', 1, 7)],
    ['a *', 'b *', 'd', 'c'],
  ],
])('%s', (_title, searches, expected) => {
  expect(offered(...searches)).toEqual(expected)
})
