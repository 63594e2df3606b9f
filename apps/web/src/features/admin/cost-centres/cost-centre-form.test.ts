import { expect, test } from 'vitest'
import { changesBetween } from '../../../kit/edit/edit-fields'
import { costCentreFields, newCostCentre, savedCostCentre, sentCostCentre } from './cost-centre-form'

const names = { 'zh-CN': '研发', 'zh-TW': '研發', en: 'Research' }
const centre = {
  costCentreId: 'cc-1',
  version: 3,
  code: 'CC1',
  name: '研发',
  names,
  owner: { employeeId: '1-manager', name: '陈志远' },
  departmentIds: ['rd'],
  people: 2,
}
const labels = { ...names, code: '编码', owner: '负责人', departments: '适用部门' }

test('[S2.48] a cost centre is sent as it was read, blanks apart; nobody answers for one without an owner', () => {
  const { version, value } = savedCostCentre(centre)
  expect(version).toBe(3)
  expect(sentCostCentre({ ...value, code: ' CC1 ' })).toEqual({ code: 'CC1', names, ownerId: '1-manager', departmentIds: ['rd'] })
  expect(sentCostCentre(newCostCentre.value)).not.toHaveProperty('ownerId')
})

test('[S2.48] the same owner under another name is no change; another department is one, in words', () => {
  const { value } = savedCostCentre(centre)
  const fields = costCentreFields(labels, (ids) => ids.map((id) => (id === 'rd' ? '研发部' : '销售部')))
  expect(changesBetween(value, { ...value, owner: { id: '1-manager', name: 'CHEN/ZHIYUAN' } }, fields)).toEqual([])
  expect(changesBetween(value, { ...value, departmentIds: ['sales'] }, fields)).toEqual([
    { key: 'departmentIds', label: '适用部门', before: ['研发部'], after: ['销售部'] },
  ])
})
