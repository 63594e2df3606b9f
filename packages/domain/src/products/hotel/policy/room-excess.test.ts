import { expect, test } from 'vitest'
import { roomExcess } from './room-excess'

const nights = (...pairs: [number, number][]) => pairs.map(([price, limit]) => ({ price: price * 100, limit: limit * 100 }))

test.each([
  ['limit 450, price 520, two nights', nights([520, 450], [520, 450]), 140_00],
  ['a cheap night makes up for a dear one', nights([600, 550], [500, 550]), 0],
  ['within the limit', nights([400, 450]), 0],
  ['exactly the limit', nights([450, 450]), 0],
  ['nights with limits of their own', nights([600, 550], [600, 350]), 300_00],
])('[handbook 6.4] excess of a room on average: %s', (_title, stay, expected) => {
  expect(roomExcess(stay, 'average')).toBe(expected)
  expect(roomExcess(stay, undefined)).toBe(expected)
})

test('[handbook 7.2] where every night is compared, a cheap one makes up for nothing', () => {
  expect(roomExcess(nights([600, 550], [500, 550]), 'each')).toBe(50_00)
})
