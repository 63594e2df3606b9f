import { expect, test } from 'vitest'
import { signedFenOf } from './signed-amount'

test.each([
  ['12.5', 1_250],
  ['-12.50', -1_250],
  ['−3', -300],
  ['0', 0],
  ['-0', 0],
  ['', undefined],
  ['1.234', undefined],
  ['--1', undefined],
])('%s yuan are %s fen', (typed, fen) => expect(signedFenOf(typed)).toBe(fen))
