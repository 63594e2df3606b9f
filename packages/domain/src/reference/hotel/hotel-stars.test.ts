import { expect, test } from 'vitest'
import { starGroups } from './hotel-stars'

test('[S9.13] the star filter: economy 32, three stars 26 and 31, four 24 and 30, five 23 and 28', () => {
  expect(starGroups.map(({ key, codes }) => [key, codes])).toEqual([
    ['economy', [32]],
    ['three', [26, 31]],
    ['four', [24, 30]],
    ['five', [23, 28]],
  ])
})
