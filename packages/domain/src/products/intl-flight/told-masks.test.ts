import { expect, test } from 'vitest'
import { maskedAddress, maskedCard } from './told-masks'

test.each([
  ['660012345678', '********5678'],
  ['12345', '*2345'],
  ['123', '123'],
])('of the card %s its last letters are shown: %s', (number, shown) => expect(maskedCard(number)).toBe(shown))

test.each([
  [{ street: '5 Main St', city: 'Los Angeles' }, 'Los Angeles · 5 M***'],
  [{ street: '银座四丁目', city: '东京' }, '东京 · 银座四***'],
  [{ street: '9', city: 'Rome' }, 'Rome · 9***'],
])('of %j the city and the first letters of the street are shown', (address, shown) => expect(maskedAddress(address)).toBe(shown))
