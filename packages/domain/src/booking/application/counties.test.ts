import { expect, test } from 'vitest'
import { parentCity } from './counties'

test.each([
  ['昆山', '苏州'],
  ['太仓', '苏州'],
  ['义乌', '金华'],
  ['都江堰', '成都'],
  ['尚志', '哈尔滨'],
  ['苏州', '苏州'],
  ['北京', '北京'],
  ['', ''],
])('[handbook 9.3] %s belongs to %s', (county, city) => expect(parentCity(county)).toBe(city))
