import { expect, test } from 'vitest'
import { passwordFault } from './password'

test('[S9.10] a password has 8 to 20 characters', () => {
  const ofLength = (length: number) => passwordFault('aB3x'.repeat(6).slice(0, length))
  expect([7, 8, 20, 21].map(ofLength)).toEqual(['passwordLength', undefined, undefined, 'passwordLength'])
})
