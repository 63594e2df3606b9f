import { expect, test } from 'vitest'
import { changedRates, percentOf, presetRates, rateOf } from './fault-rates'

test('[handbook 12] the usual rates, a fifth of them, and none', () => {
  const { flightPriceUp, flightIssueLate, hotelRefused } = presetRates('usual')
  expect([flightPriceUp, flightIssueLate, hotelRefused]).toEqual([300, 50, 400])
  expect(presetRates('low')).toMatchObject({ flightPriceUp: 60, flightIssueLate: 10, hotelRefused: 80 })
  expect(new Set(Object.values(presetRates('off')))).toEqual(new Set([0]))
})

test.each([
  ['3', 300],
  [' 0.5 ', 50],
  ['0.01', 1],
  ['12．25', 1225],
  ['100', 10_000],
  ['100.01', undefined],
  ['0.005', undefined],
  ['-1', undefined],
  ['', undefined],
  ['1e1', undefined],
])('%j percent is %j of ten thousand', (typed, rate) => {
  expect(rateOf(typed)).toBe(rate)
  if (rate !== undefined) expect(rateOf(percentOf(rate))).toBe(rate)
})

test('what was changed is named in the order of the page', () => {
  expect(changedRates(presetRates('usual'), { ...presetRates('usual'), hotelRefused: 0, flightSoldOut: 1 })).toEqual([
    'flightSoldOut',
    'hotelRefused',
  ])
})
