import { expect, test } from 'vitest'
import { planLines } from './plan-price'
import { termsOf } from './terms'

const rooms = { kind: 'rooms' as const, unit: 50_000, count: 20, times: 1 }
const plan = (services: (typeof rooms)[]) => ({
  seats: 80,
  lines: planLines({ hallPrice: 500_000, halfDays: 2, services, serviceFee: 0 }),
})

test('[handbook 5.2] an offer says what calling off costs, how many may come, how rooms are paid where it has any, and how it is settled', () => {
  const without = termsOf(plan([]), 'en')
  expect(without).toHaveLength(5)
  expect(without.join()).toMatch(/15 days.*7 to 14 days.*80 people/)
  const terms = termsOf(plan([rooms]), 'en')
  expect(terms).toHaveLength(6)
  expect(terms[4]).toMatch(/7 days.*80%.*20/)
})
