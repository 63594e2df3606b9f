import { expect, test } from 'vitest'
import { mobileFault } from './contact-validators'
import { credentialFault } from './credentials'

test('[S9.10] a mobile abroad has 16 digits at most with its dialling code', () => {
  expect(mobileFault('1'.repeat(13), '852')).toBeUndefined()
  expect(mobileFault('1'.repeat(14), '852')).toBe('mobileTooLong')
})

test('[S9.10] a document expires within ten years', () => {
  const passport = (expiresOn: string) => credentialFault({ type: 'passport', number: 'E80010001', expiresOn }, '2026-11-20')
  expect(passport('2036-11-20')).toBeUndefined()
  expect(passport('2036-11-21')).toBe('expiryTooFar')
})
