import { expect, test } from 'vitest'
import { stayFacts } from './report-facts'

test.each([
  [224, 'first'],
  [3187, 'abroad'],
])('the city %i of a stay is of the tier %s (handbook 7.1)', (cityId, tier) =>
  expect(stayFacts({ cityId })).toMatchObject({ route: String(cityId), tier, economy: false, kilometres: 0 }),
)

test.each([
  [{ brandId: 'brand-ji-hotel', rateKind: 'enterpriseAgreement' as const }, '华住', 'enterpriseAgreement'],
  [{ rateKind: 'public' as const }, 'independent', 'public'],
  [{}, 'independent', 'offContract'],
])('a stay of %o is of the chain %s at the rate %s', (stay, carrier, classKey) =>
  expect(stayFacts({ cityId: 224, ...stay })).toMatchObject({ carrier, classKey }),
)

test.each([
  [224, 53_500],
  [3187, 43_400],
])('a night in the city %i weighs %i grams by the factor of its country', (cityId, grams) =>
  expect(stayFacts({ cityId }).gramsPerNight).toBe(grams),
)
