import { expect, test } from 'vitest'
import { cabinNames } from './air/cabin-names'
import { byLetters } from './place/letter-groups'
import { localText, tableRows, words } from './rows'
import { slug } from './place/slug'

test('a table is read line by line; what is left out at the end of a line is empty', () => {
  const rows = tableRows('\n 北京||Beijing\n广州|廣州|Guangzhou|GZ\n\n')
  expect(rows.map((cell) => [0, 1, 2, 3, 4].map(cell))).toEqual([
    ['北京', '', 'Beijing', '', ''],
    ['广州', '廣州', 'Guangzhou', 'GZ', ''],
  ])
  expect(rows.map((cell) => localText(cell, 0))).toEqual([
    { 'zh-CN': '北京', 'zh-TW': '北京', en: 'Beijing' },
    { 'zh-CN': '广州', 'zh-TW': '廣州', en: 'Guangzhou' },
  ])
})

test.each([
  ['', []],
  ['T2', ['T2']],
  ['T2 T3', ['T2', 'T3']],
])('the words of a cell %j', (cell, expected) => expect(words(cell)).toEqual(expected))

test.each([
  ['The Ritz-Carlton', 'the-ritz-carlton'],
  ['W Hotels', 'w-hotels'],
  ['  Château & Spa  ', 'cha-teau-spa'],
  ['—JI Hotel—', 'ji-hotel'],
  ['7 Days', '7-days'],
])('%s in an address is %s', (name, id) => expect(slug(name)).toBe(id))

test('entries stand under the letters of their pinyin, in its order, whatever their own order is', () => {
  const entries = ['shanghai', 'beijing', 'baoding', 'suzhou', 'beijing'].map((pinyin, index) => ({ pinyin, index }))
  expect(byLetters(entries, ['AB', 'ST', 'Z'])).toEqual([
    {
      letters: 'AB',
      entries: [
        { pinyin: 'baoding', index: 2 },
        { pinyin: 'beijing', index: 1 },
        { pinyin: 'beijing', index: 4 },
      ],
    },
    {
      letters: 'ST',
      entries: [
        { pinyin: 'shanghai', index: 0 },
        { pinyin: 'suzhou', index: 3 },
      ],
    },
    { letters: 'Z', entries: [] },
  ])
})

test('cabins are listed in the words of the reader', () => {
  expect(cabinNames(['Y'], 'zh-CN')).toBe('经济舱')
  expect(cabinNames(['Y', 'C'], 'en')).toMatch(/^Economy.*Business/i)
})
