import type { Department } from '@sojourn/contract/admin/people/department.calls'
import { expect, test } from 'vitest'
import { departmentSearch, narrowed, type DepartmentSearch } from './department-search'

const department = (departmentId: string, parentId: string | undefined, more: Partial<Department> = {}): Department => ({
  departmentId,
  ...(parentId !== undefined && { parentId }),
  version: 0,
  name: departmentId,
  names: { 'zh-CN': departmentId, 'zh-TW': '', en: '' },
  number: '',
  headId: 'somebody',
  people: 0,
  below: 0,
  ...more,
})
const { headId: _somebody, ...headless } = department('华南', '销售部')
const tree = [
  department('公司', undefined),
  department('销售部', '公司', { names: { 'zh-CN': '销售部', 'zh-TW': '銷售部', en: 'Sales' }, number: 'D-10' }),
  department('华东', '销售部', { headName: '陈志远' }),
  headless,
  department('财务部', '公司', { number: 'F-1' }),
]

test.each<[string, Partial<DepartmentSearch>, string[]]>([
  ['nothing is asked', {}, ['公司', '销售部', '华东', '华南', '财务部']],
  ['a name in another language is', { keyword: ' sales ' }, ['公司', '销售部']],
  ['a part of a number is', { keyword: 'd-1' }, ['公司', '销售部']],
  ['a head is', { keyword: '陈志远' }, ['公司', '销售部', '华东']],
  ['those without a head are', { headless: true }, ['公司', '销售部', '华南']],
  ['those without a head of a name are', { headless: true, keyword: '华东' }, []],
  ['nothing of the kind is there', { keyword: '火星' }, []],
])('[S2.45] of the departments those stand with all above them that are meant: %s', (_what, search, shown) =>
  expect(narrowed(tree, { ...departmentSearch.none, ...search }).map(({ departmentId }) => departmentId)).toEqual(shown),
)
