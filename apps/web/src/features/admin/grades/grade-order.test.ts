import { expect, test } from 'vitest'
import { movedBy } from './grade-order'

const ids = ['P1', 'P2', 'P3', 'P4']

test.each([
  ['P3', -1, ['P1', 'P3', 'P2', 'P4']],
  ['P2', -1, ['P2', 'P1', 'P3', 'P4']],
  ['P1', 1, ['P2', 'P1', 'P3', 'P4']],
  ['P3', 1, ['P1', 'P2', 'P4', 'P3']],
] as const)('[S2.45] %s moved by %d changes its place with its neighbour', (id, by, order) => {
  expect(movedBy(ids, id, by)).toEqual(order)
  expect(ids).toEqual(['P1', 'P2', 'P3', 'P4'])
})

test('[S2.45] nothing goes beyond an end, nor does what is not there', () => {
  expect(movedBy(ids, 'P1', -1)).toBeUndefined()
  expect(movedBy(ids, 'P4', 1)).toBeUndefined()
  expect(movedBy(ids, 'P9', 1)).toBeUndefined()
  expect(movedBy(['P1'], 'P1', -1)).toBeUndefined()
})
