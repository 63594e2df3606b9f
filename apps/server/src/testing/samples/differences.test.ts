import { expect, test } from 'vitest'
import { differences, told } from './differences'

test('a field that is new, gone or other is named with its path and its values', () => {
  const kept = { list: [{ price: 100, name: 'a' }, { price: 200 }], gone: true }
  const given = { list: [{ price: 120, name: 'a', currency: 'CNY' }, { price: 200 }], more: [] }
  expect(differences(kept, given)).toEqual([
    'list[0].price: was 100, is 120',
    'list[0].currency: is new, "CNY"',
    'gone: is gone, was true',
    'more: is new, []',
  ])
  expect(differences(kept, structuredClone(kept))).toEqual([])
})

test('an entry more or less is told, and the others are compared all the same', () => {
  expect(differences({ list: [1, 2] }, { list: [3] })).toEqual(['list: had 2 entries, has 1', 'list[0]: was 1, is 3'])
})

test('an answer that became a refusal is one difference', () => {
  const refused = { refused: 'unexpected', message: '' }
  expect(differences({ order: { state: 1, total: 2 } }, { order: refused })).toEqual([
    'order: is refused, {"refused":"unexpected","message":""}',
  ])
})

test('the same new field of many answers is told once', () => {
  const found = [
    'One › detail.segments[0].gate: is new, "A1"',
    'Two › detail.segments[1].gate: is new, "B2"',
    'Two › detail.total: was 1, is 2',
  ]
  expect(told(found)).toBe('One › detail.segments[0].gate: is new, "A1" (and 1 like it)\nTwo › detail.total: was 1, is 2')
})
