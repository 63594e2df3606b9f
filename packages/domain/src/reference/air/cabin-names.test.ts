import { expect, test } from 'vitest'
import { cabinNames } from './cabin-names'

test.each([
  ['zh-CN', '经济舱、公务舱'],
  ['zh-TW', '經濟艙、商務艙'],
  ['en', 'Economy, Business'],
] as const)('cabins stand one after the other, in %s', (language, words) => {
  expect(cabinNames(['Y', 'C'], language)).toBe(words)
})
