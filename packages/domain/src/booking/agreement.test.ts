import { expect, test } from 'vitest'
import { agreementInForce } from './agreement'

test.each<[from: string | null, to: string | null, inForce: boolean]>([
  ['2026-01-01', '2028-12-31', true],
  ['2026-11-20', '2026-11-20', true],
  ['2026-11-21', '2028-12-31', false],
  ['2026-01-01', '2026-11-19', false],
  [null, null, false],
  ['2026-01-01', null, false],
  [null, '2028-12-31', false],
])('[S4.29] an agreement from %s to %s', (agreementFrom, agreementTo, inForce) => {
  expect(agreementInForce({ agreementFrom, agreementTo }, '2026-11-20')).toBe(inForce)
})
