import { expect, test } from 'vitest'
import { carriesWhite } from './use-brand'

test.each([
  ['#0b3d91', true],
  ['#ffd400', false],
  ['red', false],
  ['#fff', false],
])('[S3.02] the colour of an enterprise is used only where white text reads on it: %s', (colour, used) => {
  expect(carriesWhite(colour)).toBe(used)
})
