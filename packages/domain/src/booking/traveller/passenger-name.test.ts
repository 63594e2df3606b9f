import { languages } from '@sojourn/contract/kit/language'
import { expect, test } from 'vitest'
import { bareName, passengerName, readableName } from './passenger-name'

test.each([
  ['林晓雯', { passport: null, pinyin: 'lin xiao wen' }, 'en', 'LIN/XIAOWEN'],
  ['欧阳修', { passport: null, pinyin: 'ou yang xiu' }, 'en', 'OUYANG/XIU'],
  ['林晓雯', { passport: 'LAM/HIUMAN', pinyin: 'lin xiao wen' }, 'en', 'LAM/HIUMAN'],
  ['林晓雯', { passport: 'LAM/HIUMAN', pinyin: 'lin xiao wen' }, 'zh-CN', '林晓雯'],
  ['林晓雯', { passport: 'LAM/HIUMAN', pinyin: 'lin xiao wen' }, 'zh-TW', '林晓雯'],
  ['单晓雯', { passport: null, pinyin: null }, 'en', 'SHAN/XIAOWEN'],
  ['单晓雯', { passport: '单晓雯', pinyin: '单晓雯' }, 'en', 'SHAN/XIAOWEN'],
  ['单', { passport: null, pinyin: '' }, 'en', '单'],
  ['Anna Schmidt', { passport: 'SCHMIDT/ANNA', pinyin: '' }, 'en', 'Anna Schmidt'],
] as const)('%s with %j in %s is %s', (name, latin, language, expected) => {
  expect(readableName({ name, latin }, language)).toBe(expected)
})

test('a child is told apart in the same letters', () => {
  const child = { name: '周小禾', latin: { passport: null, pinyin: 'zhou xiao he' }, passenger: 'child' as const }
  expect(passengerName(child, 'en')).toMatch(/^ZHOU\/XIAOHE .*child/i)
  expect(passengerName(child, 'zh-CN')).toBe('周小禾（儿童）')
  expect(passengerName({ name: '周大禾' }, 'zh-CN')).toBe('周大禾')
})

test.each(
  languages.flatMap((language) => (['adult', 'child', 'infant'] as const).map((passenger) => [passenger, language] as const)),
)('the bare name of %s in %s is what the documents say', (passenger, language) =>
  expect(bareName(passengerName({ name: '周小禾', passenger }, language))).toBe('周小禾'),
)

test('what else stands in brackets is part of the name', () => expect(bareName('周小禾（大）')).toBe('周小禾（大）'))
