import { expect, test } from 'vitest'
import { isFastType, trainTypeOf } from './numbers'

test.each([
  ['G1', 'G', true],
  ['D701', 'D', true],
  ['C2001', 'C', true],
  ['Z19', 'Z', false],
  ['T109', 'T', false],
  ['K101', 'K', false],
  ['1461', 'other', false],
  ['Y51', 'other', false],
  ['S501', 'other', false],
])('[handbook 3.1] %s is of type %s, high-speed %s', (no, type, fast) => {
  expect(trainTypeOf(no)).toBe(type)
  expect(isFastType(trainTypeOf(no))).toBe(fast)
})
