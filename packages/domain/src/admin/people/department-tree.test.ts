import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { belowOf, departmentNumbered, inTreeOrder, pathOf, standsBelowItself, type TreeNode } from './department-tree'

const tree: TreeNode[] = [
  { departmentId: 'company' },
  { departmentId: 'sales', parentId: 'company' },
  { departmentId: 'east', parentId: 'sales' },
  { departmentId: 'south', parentId: 'sales' },
  { departmentId: 'finance', parentId: 'company' },
]

describe('a tree of departments', () => {
  test('what is above one, the nearest first', () => {
    const byId = new Map(tree.map((each) => [each.departmentId, each]))
    expect(['east', 'company', 'unknown'].map((id) => pathOf(byId, id))).toEqual([
      ['east', 'sales', 'company'],
      ['company'],
      ['unknown'],
    ])
  })

  test('what is below one, to any depth, without itself', () => {
    expect([...belowOf(tree, 'company')].toSorted()).toEqual(['east', 'finance', 'sales', 'south'])
    expect([...belowOf(tree, 'sales')]).toEqual(['east', 'south'])
    expect([...belowOf(tree, 'east')]).toEqual([])
  })

  test.each([
    ['sales', 'east', true],
    ['sales', 'sales', true],
    ['company', 'south', true],
    ['east', 'south', false],
    ['sales', 'finance', false],
  ])('%s below %s stands below itself: %s', (departmentId, parentId, wrong) => {
    expect(standsBelowItself(tree, departmentId, parentId)).toBe(wrong)
  })

  test('in the order of the tree; a part of it begins at its own top', () => {
    const order = (nodes: readonly TreeNode[]) => inTreeOrder(nodes).map(({ departmentId, depth }) => `${departmentId} ${depth}`)
    expect(order(tree)).toEqual(['company 0', 'sales 1', 'east 2', 'south 2', 'finance 1'])
    expect(order(tree.slice(2))).toEqual(['east 0', 'south 0', 'finance 0'])
  })

  test('whatever is moved where it may, every department stands once in the tree', () => {
    const some = fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 9 })), { maxLength: 40 })
    fc.assert(
      fc.property(some, (moves) => {
        let nodes: TreeNode[] = Array.from({ length: 10 }, (_, index) => ({ departmentId: String(index) }))
        for (const [id, parent] of moves)
          if (!standsBelowItself(nodes, String(id), String(parent)))
            nodes = nodes.map((node) => (node.departmentId === String(id) ? { ...node, parentId: String(parent) } : node))
        const placed = inTreeOrder(nodes).map(({ departmentId }) => departmentId)
        expect(placed.toSorted()).toEqual(nodes.map(({ departmentId }) => departmentId).toSorted())
      }),
    )
  })
})

test.each([
  ['N-1', 'sales'],
  [' n-1 ', 'sales'],
  ['N 2', 'finance'],
  ['n  2', 'finance'],
  ['N-3', undefined],
  ['', undefined],
  ['  ', undefined],
])('the number %j is that of %s', (number, departmentId) => {
  const numbers: Record<string, string> = { sales: 'N-1', finance: 'N 2' }
  const numbered = tree.map((node) => ({ ...node, number: numbers[node.departmentId] ?? '' }))
  expect(departmentNumbered(numbered, number)?.departmentId).toBe(departmentId)
})
