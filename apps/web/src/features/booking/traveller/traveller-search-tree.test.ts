import { expect, test } from 'vitest'
import { indented } from './traveller-search-tree'

const node = (departmentId: string, parentId?: string) => ({
  departmentId,
  ...(parentId && { parentId }),
  name: departmentId,
  people: 1,
})

test('departments stand in the order of the tree; one without its parent stands at the top', () => {
  const list = indented([node('team', 'sales'), node('sales', 'all'), node('all'), node('lost', 'gone')])
  expect(list.map(({ departmentId, depth }) => [departmentId, depth])).toEqual([
    ['all', 0],
    ['sales', 1],
    ['team', 2],
    ['lost', 0],
  ])
})
