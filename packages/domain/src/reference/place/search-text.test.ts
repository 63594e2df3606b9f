import { expect, test } from 'vitest'
import { keyboardPinyin, searchText, spellings, withinOneError } from './search-text'

test.each([
  ['beijing', 'beijing'],
  ['北京', '北京'],
  ['Beijing', 'beijing'],
  ['ＢＥＩＪＩＮＧ', 'beijing'],
  ["Xi'an", 'xian'],
  ['bei  jing', 'beijing'],
  ['Ritz-Carlton', 'ritzcarlton'],
  ['臺北', '台北'],
  ['臺北臺中', '台北台中'],
  ['Zürich', 'zurich'],
  ['São Paulo', 'saopaulo'],
  ['Tromsø', 'tromso'],
  ['Łódź', 'lodz'],
  ['Ærø', 'aero'],
  ['Œuvre', 'oeuvre'],
  ['Gießen', 'giessen'],
  ['Đà Nẵng', 'danang'],
  ['Ísafjörður', 'isafjordur'],
  ['Iğdır', 'igdir'],
  ['Þórshöfn', 'thorshofn'],
  ['国贸/CBD', '国贸cbd'],
  ['T3', 't3'],
  ['—', ''],
])('%s is looked for as %s', (typed, text) => expect(searchText(typed)).toBe(text))

test.each([
  ['the same word', 'abcd', 'abcd', true],
  ['a wrong letter first', 'abcd', 'xbcd', true],
  ['a wrong letter last', 'abcd', 'abcx', true],
  ['two wrong letters', 'abcd', 'xbcx', false],
  ['a letter missing first', 'abcd', 'bcd', true],
  ['a letter missing last', 'abcd', 'abc', true],
  ['a letter missing and one wrong', 'abcd', 'abx', false],
  ['two letters missing', 'abcd', 'ab', false],
  ['neighbours swapped first', 'abcd', 'bacd', true],
  ['neighbours swapped last', 'abcd', 'abdc', true],
  ['neighbours swapped and one wrong after', 'abcde', 'bacdx', false],
  ['two that are no neighbours swapped', 'abcd', 'cbad', false],
  ['two neighbours, of which only one is the other’s', 'abcd', 'bxcd', false],
  ['two neighbours, of which only the other is the one’s', 'abcd', 'xacd', false],
  ['nothing at all and a letter', '', 'a', true],
  ['nothing at all and two letters', '', 'ab', false],
])('one typing error or none: %s', (_what, one, other, forgiven) => {
  expect(withinOneError(one, other)).toBe(forgiven)
  expect(withinOneError(other, one)).toBe(forgiven)
})

test('ü is typed as v or as u', () => {
  expect(keyboardPinyin('lvliang')).toEqual(['lvliang', 'luliang'])
  expect(keyboardPinyin('lvshunvhai')).toEqual(['lvshunvhai', 'lushunuhai'])
  expect(keyboardPinyin('beijing')).toEqual(['beijing'])
})

test('a name that is written alike in two languages is one spelling', () => {
  expect(spellings({ 'zh-CN': '北京', 'zh-TW': '北京', en: 'Beijing' })).toEqual(['北京', 'Beijing'])
  expect(spellings({ 'zh-CN': '广州', 'zh-TW': '廣州', en: 'Guangzhou' })).toEqual(['广州', '廣州', 'Guangzhou'])
})
