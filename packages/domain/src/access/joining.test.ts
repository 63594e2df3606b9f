import { expect, test } from 'vitest'
import { invitationCode, opensAccounts, veiledCode } from './joining'

test.each([
  [{ ended: false, lastDay: null }, true],
  [{ ended: false, lastDay: '2026-11-20' }, true],
  [{ ended: false, lastDay: '2026-11-19' }, false],
  [{ ended: true, lastDay: null }, false],
])('[S2.16] %j opens accounts: %s', (key, opens) => expect(opensAccounts(key, '2026-11-20')).toBe(opens))

test('[S2.16] an invitation code has ten signs that are not mistaken for others', () => {
  let drawn = 0
  const codes = Array.from({ length: 32 }, () => invitationCode((below) => drawn++ % below))
  expect(codes.filter((code) => /^[A-HJ-NP-Z2-9]{10}$/.test(code))).toHaveLength(codes.length)
  expect(new Set(codes.join('')).size).toBe(32)
})

test('[S2.16] of a veiled code two signs are left', () => expect(veiledCode('ABCDEFGH23')).toBe('AB…'))
