import { expect, test } from 'vitest'
import { fenOf, yuanOf } from './typed-amount'

test('amounts are typed in yuan and kept in fen', () => {
  expect(['1,280', '0.5', '12.34', '', '-1', '1.234', 'abc'].map(fenOf)).toEqual([
    128_000,
    50,
    1_234,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect([0, 128_000, 1_234].map(yuanOf)).toEqual(['', '1280', '12.34'])
})
