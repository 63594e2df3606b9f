import { expect, test } from 'vitest'
import { changeOf } from './spend-words'

test.each([
  [150_00, 100_00, 50],
  [50_00, 100_00, -50],
  [100_00, 100_00, 0],
  [0, 100_00, -100],
  [100_00, 0, undefined],
  [1100_00, 100_00, undefined],
  [100_00, -5_00, undefined],
])('[S2.44] %i fen after %i are %s percent more', (amount, before, percent) => expect(changeOf(amount, before)).toBe(percent))
