import { afterEach, expect, test, vi } from 'vitest'
import { forgetProducts, languageChoice } from './language'

afterEach(() => vi.unstubAllGlobals())

test.each([
  [null, null, 'zh-CN', false],
  [null, 'en', 'en', false],
  ['en', 'en', 'en', false],
  ['en', null, 'en', true],
  ['zh-TW', 'en', 'zh-TW', true],
  ['xx', 'zh-CN', 'zh-CN', false],
])('[S4.41] asked %s, stored %s: %s', (asked, stored, language, languageChanged) => {
  expect(languageChoice(asked, stored)).toMatchObject({ language, languageChanged })
})

test('[S4.37] a change of language takes away what products keep, and nothing else', () => {
  const kept: Record<string, unknown> = { 'sojourn.product.flight': '{}', 'sojourn.token': 'x', 'sojourn.theme': 'dark' }
  const localStorage = Object.defineProperties(kept, {
    getItem: { value: (key: string) => kept[key] },
    removeItem: { value: (key: string) => delete kept[key] },
  })
  vi.stubGlobal('window', { localStorage, sessionStorage: { getItem: () => null } })
  forgetProducts()
  expect(Object.keys(kept)).toEqual(['sojourn.token', 'sojourn.theme'])
})
