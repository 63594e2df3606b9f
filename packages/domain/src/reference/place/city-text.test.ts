import { expect, test } from 'vitest'
import { cityKey, cityText } from './city-text'

test.each([
  ['a city', 'BJS', '', '北京'],
  ['its airport', 'PEK', '', '北京'],
  ['a code that is city and airport', 'SHA', '', '上海'],
  ['its English name', '', 'Beijing', '北京'],
  ['a station city by name', 'VNP', '北京', '北京'],
  ['a town without airport', 'SHA', '苏州', '苏州'],
  ['any city', '', '', ''],
  ['a code alone that nobody knows', 'X1', '', 'X1'],
  ['a city that only trains know, by its name', '', '昆山', '昆山'],
  ['a place nobody knows', 'X1', 'Elsewhere', 'Elsewhere'],
])('products name the same city alike: %s', (_title, code, name, key) => expect(cityKey({ code, name })).toBe(key))

test('[S3.12] a city is named in the reader’s language', () => {
  expect(cityText({ code: 'GZ', name: '廣州' })).toMatchObject({ 'zh-CN': '广州', 'zh-TW': '廣州', en: 'Guangzhou' })
})
