import { expect, test } from 'vitest'
import { stations } from '../../reference/rail/stations'
import { isPlateauRide } from './plateau'

const codeOf = (name: string): string => stations().find((each) => each.name['zh-CN'] === name)!.code

test.each([
  ['北京西', '拉萨', true],
  ['拉萨', '上海', true],
  ['西宁', '那曲', true],
  ['拉萨', '日喀则', true],
  ['北京西', '西宁', false],
  ['上海虹桥', '昆明南', false],
])('a ride from %s to %s crosses the plateau: %s', (from, to, high) => {
  expect(isPlateauRide(codeOf(from), codeOf(to))).toBe(high)
})
