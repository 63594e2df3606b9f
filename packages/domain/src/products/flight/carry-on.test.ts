import { expect, test } from 'vitest'
import { carryOn } from './carry-on'

test.each([
  ['CZ', 'Y', { pieces: 1, kilograms: 5, size: '55×40×20' }],
  ['HO', 'Y', { pieces: 1, kilograms: 5, size: '55×40×20' }],
  ['HU', 'Y', { pieces: 1, kilograms: 7, size: '55×40×20' }],
  ['MF', 'C', { pieces: 1, kilograms: 8, size: '55×40×20' }],
  ['3U', 'W', { pieces: 1, kilograms: 8, size: '55×40×20' }],
  ['CA', 'Y', { pieces: 1, kilograms: 5, size: '55×40×20' }],
  ['CA', 'F', { pieces: 2, kilograms: 5, size: '55×40×20' }],
  ['9C', 'Y', { pieces: 1, kilograms: 7, size: '20×30×40' }],
  ['KN', 'Y', { pieces: 1, kilograms: 10 }],
] as const)('[handbook 1.9] %s in %s', (carrier, cabin, allowed) => expect(carryOn(carrier, cabin)).toEqual(allowed))
