import fc from 'fast-check'
import { expect, test } from 'vitest'
import { demoPassword } from '../../../seed/seed'
import { isLeaked } from './leaked-password'
import { leakedPasswords } from '../tables/leaked-passwords'

test('[architecture] the table holds 100,000 leaked passwords, each of them once and in order', () => {
  const hex = Buffer.from(leakedPasswords, 'base64').toString('hex')
  const digests = hex.match(/.{10}/g)!
  expect(new Set(digests).size).toBe(100_000)
  expect(digests.toSorted()).toEqual(digests)
})

test.each(['1qaz2wsx', 'abc123456', 'a123456789', 'Passw0rd', 'PASSWORD1', 'P@ssw0rd', 'qq123456', 'Aa123456', 'iloveyou1'])(
  '%s is known as leaked, in whatever case',
  (password) => {
    expect([password, password.toLowerCase(), password.toUpperCase()].map(isLeaked)).toEqual([true, true, true])
  },
)

test('what nobody else would choose is not', () => {
  expect([demoPassword, 'Harbour-2027-Light', ''].map(isLeaked)).toEqual([false, false, false])
  fc.assert(fc.property(fc.uuid(), (unlikely) => !isLeaked(unlikely)))
})
