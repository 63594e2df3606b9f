import { expect, test } from 'vitest'
import { intlPriceLines, intlTotal, type TripPricing } from './price'

const adult = { passenger: 'adult', fare: 200_000, surcharge: 30_000, taxes: [{ amount: 9_000 }, { amount: 11_000 }] } as const
const infant = { passenger: 'infant', fare: 20_000, surcharge: 0, taxes: [] } as const
const pricing: TripPricing = {
  tickets: [{ validatingCarrier: 'SQ', prices: [adult, infant] }],
  travellers: [
    { passenger: 'adult', serviceFee: 1_000 },
    { passenger: 'adult', serviceFee: 1_000 },
    { passenger: 'infant', serviceFee: 1_000 },
  ],
  directions: 2,
}

test('a trip costs its fares by passenger, surcharge and taxes beside them, and our fee for each direction', () => {
  const lines = intlPriceLines(pricing)
  expect(lines.map(({ kind, unit, count }) => [kind, unit, count])).toEqual([
    ['adultFare', 200_000, 2],
    ['infantFare', 20_000, 1],
    ['surcharge', 30_000, 2],
    ['taxes', 20_000, 2],
    ['serviceFee', 1_000, 6],
  ])
  expect(intlTotal(lines)).toBe(526_000)
})
test('two tickets keep their prices apart, also where they cost the same', () => {
  const two = { ...pricing, tickets: [...pricing.tickets, { validatingCarrier: 'MU', prices: [adult, infant] }] }
  expect(intlPriceLines(two).filter(({ kind }) => kind === 'adultFare')).toEqual([
    { kind: 'adultFare', item: 'SQ', unit: 200_000, count: 2, amount: 400_000 },
    { kind: 'adultFare', item: 'MU', unit: 200_000, count: 2, amount: 400_000 },
  ])
})
