import { expect, it } from 'vitest'
import { expiryMonth } from './guarantee-page'

it.each([
  ['08/29', '2029-08'],
  ['8 / 2029', '2029-08'],
  ['12-31', '2031-12'],
  [' 01/30 ', '2030-01'],
  ['soon', 'soon'],
  ['0829', '0829'],
])('the expiry of a guarantee card, %s', (written, month) => {
  expect(expiryMonth(written)).toBe(month)
})
