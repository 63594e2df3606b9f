import { expect, test } from 'vitest'
import { hotelCities } from '../hotel/hotel-cities'
import { stayCityName, stayCityNamed, stayCityNames } from './stay-cities'

test.each([
  ['北京', '北京'],
  ['北京市', '北京'],
  ['廣州', '广州'],
  ['Guangzhou', '广州'],
  [' new york ', '纽约'],
  ['shanghai', '上海'],
  ['某市', undefined],
  ['', undefined],
])('[S2.46] %s is the city %s', (typed, name) => expect(stayCityNamed(typed)).toBe(name))

test('[S2.46] a city is named by its number', () => {
  const [first] = hotelCities()
  expect(stayCityName(first?.id ?? 0)).toBe(first?.name['zh-CN'])
  expect(stayCityName(-1)).toBeUndefined()
  expect(stayCityNames('广州')).toEqual({ 'zh-CN': '广州', 'zh-TW': '廣州', en: 'Guangzhou' })
  expect(stayCityNames('某市')).toBeUndefined()
})
