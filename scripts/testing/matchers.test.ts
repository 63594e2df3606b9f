import { describe, expect, test } from 'vitest'

const positive = (value: number) => value > 0

describe('toAllSatisfy', () => {
  test('holds for a list whose items all hold', () => {
    expect([1, 2]).toAllSatisfy(positive)
    expect([0, 1, 2]).toAllSatisfy((value, index) => value === index)
  })

  test.each([
    [[], 'the list is empty'],
    [[1, -2, -3], 'item 1 does not hold: -2'],
  ])('fails for %j: %s', (list, message) => {
    expect(() => expect(list).toAllSatisfy(positive)).toThrow(message)
  })
})
