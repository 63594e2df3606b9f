import { expect, test } from 'vitest'
import { agreementInForce, agreementState } from './agreement'

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

test.each([
  ['2026-01-01', '2026-11-20', 'inForce'],
  ['2026-11-20', '2028-12-31', 'inForce'],
  ['2026-11-21', '2028-12-31', 'future'],
  ['2026-01-01', '2026-11-19', 'ended'],
  [null, null, 'none'],
  ['2026-01-01', null, 'none'],
] as const)('[S4.29] on 20 November one from %s to %s is: %s', (agreementFrom, agreementTo, state) => {
  expect(agreementState({ agreementFrom, agreementTo }, '2026-11-20')).toBe(state)
})
