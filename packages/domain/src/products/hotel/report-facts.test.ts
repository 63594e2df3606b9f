import { expect, test } from 'vitest'
import { stayFacts } from './report-facts'

test.each([
  [224, 'first'],
  [3187, 'abroad'],
])('the city %i of a stay is of the tier %s (handbook 7.1)', (cityId, tier) =>
  expect(stayFacts({ cityId })).toMatchObject({ route: String(cityId), tier, economy: false, kilometres: 0 }),
)
