import { expect, test } from 'vitest'
import { languages, parseLanguage } from './language'

test.each([
  ['zh-cn', 'zh-CN'],
  ['en-us', 'en'],
  ['zh-tw', 'zh-TW'],
  ['fr', 'zh-CN'],
  [undefined, 'zh-CN'],
])('[S9.22] %s is read as %s', (tag, language) => {
  expect(parseLanguage(tag)).toBe(language)
})

test('[S1.07] Chinese is the default, before traditional Chinese and English', () => {
  expect(languages).toEqual(['zh-CN', 'zh-TW', 'en'])
})
