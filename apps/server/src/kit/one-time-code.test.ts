import { expect, test } from 'vitest'
import { appAddress, base32, codeOf, stepOf, stepOfCode } from './one-time-code'

const secret = Buffer.from('12345678901234567890')

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('RFC 6238: at second %i the code is %s', (second, code) => {
  expect(codeOf(secret, stepOf(new Date(second * 1000)))).toBe(code)
})

test('a code of the half minute before or after is taken, one of two before or after is not', () => {
  const now = new Date('2026-11-20T02:00:00Z')
  const found = [-2, -1, 0, 1, 2].map((drift) => stepOfCode(secret, codeOf(secret, stepOf(now) + drift), now))
  expect(found).toEqual([undefined, stepOf(now) - 1, stepOf(now), stepOf(now) + 1, undefined])
})

test('RFC 4648: secrets are typed in base 32, and apps read them from an address', () => {
  expect(['', 'f', 'fo', 'foo', 'foob', 'fooba', 'foobar'].map((text) => base32(Buffer.from(text)))).toEqual([
    '',
    'MY',
    'MZXQ',
    'MZXW6',
    'MZXW6YQ',
    'MZXW6YTB',
    'MZXW6YTBOI',
  ])
  expect(appAddress(secret, '远行商旅', '周雅琴 a@b.example')).toBe(
    'otpauth://totp/%E8%BF%9C%E8%A1%8C%E5%95%86%E6%97%85:%E5%91%A8%E9%9B%85%E7%90%B4%20a%40b.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=%E8%BF%9C%E8%A1%8C%E5%95%86%E6%97%85',
  )
})
