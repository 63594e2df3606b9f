import { expect, test } from 'vitest'
import { passwordFault } from '../../access/password'
import { mobileFault } from './contact-validators'
import { credentialFault } from './credentials'

test('[S9.10] a mobile abroad has 16 digits at most with its dialling code, a password 8 to 20 characters', () => {
  expect(mobileFault('1'.repeat(13), '852')).toBeUndefined()
  expect(mobileFault('1'.repeat(14), '852')).toBe('mobileTooLong')
  const password = (length: number) => passwordFault('aB3x'.repeat(6).slice(0, length))
  expect([7, 8, 20, 21].map(password)).toEqual(['passwordLength', undefined, undefined, 'passwordLength'])
})

test('[S9.10] a document expires within ten years', () => {
  const passport = (expiresOn: string) => credentialFault({ type: 'passport', number: 'E80010001', expiresOn }, '2026-11-20')
  expect(passport('2036-11-20')).toBeUndefined()
  expect(passport('2036-11-21')).toBe('expiryTooFar')
})
