import { expect, test } from 'vitest'
import { carbonFactors, nightGrams } from './carbon'

test('[handbook 10.6] every factor says who published it for which year, and none stands twice', () => {
  expect(carbonFactors).toAllSatisfy(
    ({ grams, source, year }: (typeof carbonFactors)[number]) => grams > 0 && source.length > 0 && year >= 2019,
  )
  const keys = carbonFactors.map(({ kind, of = '' }) => `${kind} ${of}`)
  expect(new Set(keys).size).toBe(keys.length)
  expect(new Set(carbonFactors.map(({ kind }) => kind)).size).toBe(5)
})

test.each([
  ['CN', 53_500],
  ['GB', 10_400],
  ['AQ', undefined],
])('a night in %s: %s grams', (country, grams) => expect(nightGrams(country)).toBe(grams))
