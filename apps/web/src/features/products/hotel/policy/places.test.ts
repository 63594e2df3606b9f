import { expect, test } from 'vitest'
import { keyOf, placesOf, withoutPlace, withPlace, type CityItem } from './places'

const line: CityItem = { cityNames: ['*', '三亚'], tiers: ['first'], standard: 1, violateCanBook: true }

test('[S2.46] the places of a line stand with the cities first and all others last', () =>
  expect(placesOf(line).map(keyOf)).toEqual(['city.三亚', 'tier.first', 'every.*']))

test('[S2.46] a place comes to a line once, and the last that goes leaves nothing behind', () => {
  expect(withPlace(line, { kind: 'city', name: '三亚' })).toBe(line)
  expect(withPlace(line, { kind: 'country', name: 'JP' }).countries).toEqual(['JP'])
  const left = ['city.三亚', 'tier.first', 'every.*'].reduce((item, key) => withoutPlace(item, key), line)
  expect(left).toEqual({ standard: 1, violateCanBook: true })
})
