import { expect, test } from 'vitest'
import { renewedPrices } from './renewed-prices'

test.each([
  ['one of two is named', { field: 'journeys.1', detail: { price: 90_000 } }, { prices: [50_000, 90_000] }],
  ['all are named', { field: 'journeys.0', detail: { price: 56_000, prices: '56000 66000' } }, { prices: [56_000, 66_000] }],
  [
    'one fell while the other rose',
    { field: 'rides.1', detail: { price: 66_000, prices: '44000 66000' } },
    { prices: [50_000, 66_000] },
  ],
  ['only the total', { field: 'expectedTotal', detail: { price: 120_000 } }, { prices: [50_000, 60_000], total: 120_000 }],
  ['the rate of a room', { field: 'chosen', detail: { price: 55_000 } }, { prices: [55_000, 60_000] }],
  ['nothing is said', { field: 'journeys.0', detail: {} }, { prices: [50_000, 60_000] }],
])('[handbook 1.5] what is asked now: %s', (_title, problem, expected) => {
  expect(renewedPrices(problem, [50_000, 60_000])).toEqual(expected)
})
