import { expect, test } from 'vitest'
import { visaFacts } from './report-facts'

test('a visa is of its kind and country, and nobody travels on it', () =>
  expect(visaFacts({ country: 'JP', kind: 'business' })).toMatchObject({ classKey: 'business', route: 'JP', kilometres: 0 }))
