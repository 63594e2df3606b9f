import { expect, test } from 'vitest'
import type { Department } from '@sojourn/contract/admin/people/department.calls'
import { text } from '@sojourn/text/admin/departments/words.zh-CN'
import { text as named } from '@sojourn/text/admin/named.zh-CN'
import { changesBetween } from '../../../kit/edit/edit-fields'
import { nobody } from '../fields/colleague-field'
import { departmentFields, newDepartment, possibleParents, savedDepartment, sentDepartment } from './department-form'

const department = (departmentId: string, name: string, parentId?: string): Department => ({
  departmentId,
  ...(parentId !== undefined && { parentId }),
  version: 2,
  name,
  names: { 'zh-CN': name, 'zh-TW': name, en: departmentId },
  number: `D-${departmentId}`,
  headId: '1-manager',
  headName: '陈志远',
  people: 3,
  below: 5,
})
const sales = department('sales', '销售部', 'company')
const tree = [
  department('company', '公司'),
  sales,
  department('east', '华东', 'sales'),
  department('finance', '财务部', 'company'),
]
const fields = departmentFields(
  { ...named.fields, ...text.fields },
  (id) => tree.find(({ departmentId }) => departmentId === id)?.name ?? text.top,
)

test('[S2.45] a department is sent as it was read, and what is not there is left out', () => {
  const { version, value } = savedDepartment(sales)
  expect(version).toBe(2)
  expect(sentDepartment(value)).toEqual({ names: sales.names, number: 'D-sales', headId: '1-manager', parentId: 'company' })
  expect(sentDepartment({ ...value, 'zh-CN': ' 销售 ', en: ' ', number: ' D-2 ', head: nobody, parentId: '' })).toEqual({
    names: { 'zh-CN': '销售', 'zh-TW': '销售部', en: '' },
    number: 'D-2',
  })
})

test('[S2.45] a new one begins below the department from which it was asked for', () => {
  const { version, value } = newDepartment('sales')
  expect(version).toBe(0)
  expect(sentDepartment(value)).toEqual({ names: { 'zh-CN': '', 'zh-TW': '', en: '' }, number: '', parentId: 'sales' })
})

test('[S2.45] no department is offered as its own parent, nor what is below it', () => {
  const idsOf = (found: readonly Department[]) => found.map(({ departmentId }) => departmentId)
  expect(idsOf(possibleParents(tree, 'sales'))).toEqual(['company', 'finance'])
  expect(idsOf(possibleParents(tree, 'company'))).toEqual([])
  expect(possibleParents(tree, undefined)).toHaveLength(4)
})

test('changes are said by the names of departments and people', () => {
  const { value } = savedDepartment(sales)
  const changed = { ...value, 'zh-CN': '营销部', number: '', head: nobody, parentId: 'finance' }
  expect(changesBetween(value, changed, fields).map(({ label, before, after }) => [label, before, after])).toEqual([
    ['名称（简体）', '销售部', '营销部'],
    ['部门编号', 'D-sales', ''],
    ['负责人', '陈志远', ''],
    ['上级部门', '公司', '财务部'],
  ])
})
