import { describe, expect, test } from 'vitest'
import type { Department } from '@sojourn/contract/admin/people/department.calls'
import { shownRows, treeMove } from './department-rows'

const department = (departmentId: string, parentId?: string): Department => ({
  departmentId,
  ...(parentId !== undefined && { parentId }),
  version: 0,
  name: departmentId,
  names: { 'zh-CN': departmentId, 'zh-TW': departmentId, en: departmentId },
  number: '',
  people: 0,
  below: 0,
})
const tree = [
  department('company'),
  department('sales', 'company'),
  department('east', 'sales'),
  department('shanghai', 'east'),
  department('finance', 'company'),
]
const shown = (...folded: string[]) => shownRows(tree, new Set(folded))
const idsOf = (rows: readonly { departmentId: string }[]) => rows.map(({ departmentId }) => departmentId)

describe('[S2.45] the tree of departments', () => {
  test('shows every department under the one that it belongs to, as deep as it stands', () => {
    expect(shown().map(({ departmentId, depth, hasBelow }) => [departmentId, depth, hasBelow])).toEqual([
      ['company', 0, true],
      ['sales', 1, true],
      ['east', 2, true],
      ['shanghai', 3, false],
      ['finance', 1, false],
    ])
  })

  test('hides all that is below a folded one, however deep', () => {
    expect(idsOf(shown('sales'))).toEqual(['company', 'sales', 'finance'])
    expect(idsOf(shown('sales', 'east'))).toEqual(['company', 'sales', 'finance'])
    expect(idsOf(shown('company'))).toEqual(['company'])
    expect(shown('sales').find(({ departmentId }) => departmentId === 'sales')?.expanded).toBe(false)
  })

  test('a part of the tree begins with its own topmost', () => {
    expect(shownRows(tree.slice(1, 3), new Set()).map(({ depth }) => depth)).toEqual([0, 1])
  })
})

describe('[S2.45] by keyboard', () => {
  test.each([
    ['ArrowDown', 'sales', { focus: 'east' }],
    ['ArrowUp', 'sales', { focus: 'company' }],
    ['Home', 'finance', { focus: 'company' }],
    ['End', 'company', { focus: 'finance' }],
    ['ArrowRight', 'sales', { focus: 'east' }],
    ['ArrowLeft', 'sales', { fold: 'sales', folded: true }],
    ['ArrowLeft', 'shanghai', { focus: 'east' }],
    ['ArrowDown', 'finance', undefined],
    ['ArrowRight', 'finance', undefined],
    ['Tab', 'sales', undefined],
  ] as const)('%s on %s', (key, at, expected) => expect(treeMove(key, shown(), at)).toEqual(expected))

  test('a folded one is unfolded first, then gone into, and left for the one above', () => {
    expect(treeMove('ArrowRight', shown('sales'), 'sales')).toEqual({ fold: 'sales', folded: false })
    expect(treeMove('ArrowLeft', shown('sales'), 'sales')).toEqual({ focus: 'company' })
    expect(treeMove('ArrowLeft', shown('company'), 'company')).toBeUndefined()
  })

  test('a row that is gone leads nowhere', () => expect(treeMove('ArrowDown', shown(), 'nowhere')).toBeUndefined())
})
