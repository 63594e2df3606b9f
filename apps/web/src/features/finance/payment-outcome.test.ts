import { expect, test } from 'vitest'
import { paymentOutcome } from './payment-outcome'

test.each<[string, boolean, (number | undefined)[], string]>([
  ['all issued', true, [1800, 1800], 'paid'],
  ['still being issued', true, [1700, undefined], 'paid'],
  ['not arrived yet', false, [1100], 'waiting'],
  ['the only order failed', true, [1801], 'allFailed'],
  ['a change failed', true, [1822], 'allFailed'],
  ['one of two failed', true, [1800, 1801], 'someFailed'],
  ['both failed', true, [1801, 1822], 'allFailed'],
  ['one failed, one is not read yet', true, [1801, undefined], 'someFailed'],
])('[S2.20] a payment of orders is headed by how its orders ended: %s', (_title, paid, states, outcome) => {
  expect(paymentOutcome(paid, states)).toBe(outcome)
})
