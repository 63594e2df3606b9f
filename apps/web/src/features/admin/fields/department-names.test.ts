import { expect, test } from 'vitest'
import { departmentChoices } from './department-names'

const tree = [
  { departmentId: 'east', parentId: 'sales', name: '华东' },
  { departmentId: 'sales', name: '销售部', people: 5 },
  { departmentId: 'finance', name: '财务部' },
]

test('departments are offered in the order of the tree, each as deep as it stands', () => {
  expect(departmentChoices(tree)).toEqual([
    { id: 'sales', name: '销售部' },
    { id: 'east', name: '\u3000华东' },
    { id: 'finance', name: '财务部' },
  ])
})

test('a name may say more', () => {
  expect(departmentChoices(tree, ({ name, people = 0 }) => `${name}（${people}）`)[0]?.name).toBe('销售部（5）')
})
