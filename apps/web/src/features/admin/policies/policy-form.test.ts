import type { PolicyDetail } from '@sojourn/contract/products/travel-policy.shapes'
import { expect, test } from 'vitest'
import { changedProducts, copiedPolicy, savedPolicy, sentPolicy, withoutSection, withSection } from './policy-form'

const name = { 'zh-CN': '员工', 'zh-TW': '員工', en: 'Staff' }
const train = { advanceDays: 1, handling: {} }
const detail = {
  policyId: 'staff',
  recordVersion: 4,
  policy: { policyId: 'staff', version: 2, name, scope: { type: 'grade', ids: ['P1'] }, train },
  scope: { type: 'grade', named: [{ id: 'P1', label: '员工', ended: true }] },
} as PolicyDetail

test('[S2.46] what is read and sent again says the same', () => {
  const { version, value } = savedPolicy(detail)
  expect(version).toBe(4)
  expect(sentPolicy(value)).toEqual({ name, scope: { type: 'grade', ids: ['P1'] }, train })
})

test('[S2.46] a policy for everybody names nobody, whoever was chosen before', () => {
  const { value } = savedPolicy(detail)
  expect(sentPolicy({ ...value, scope: { ...value.scope, type: 'default' } }).scope).toEqual({ type: 'default', ids: [] })
})

test('[S2.46] a copy says the same under another name, and binds nobody yet', () => {
  const copy = copiedPolicy(detail, { 'zh-CN': '（副本）', 'zh-TW': '（副本）', en: ' (copy)' })
  expect(copy.name).toEqual({ 'zh-CN': '员工（副本）', 'zh-TW': '員工（副本）', en: 'Staff (copy)' })
  expect(copy.scope.named).toEqual([])
  expect(copy.sections).toEqual({ train })
})

test('[S2.46] a section comes and goes by itself', () => {
  const { value } = savedPolicy(detail)
  const more = withSection(value, 'car', { handling: {} })
  expect(Object.keys(more.sections)).toEqual(['train', 'car'])
  expect(withoutSection(more, 'train').sections).toEqual({ car: { handling: {} } })
  expect(value.sections).toEqual({ train })
  expect(changedProducts(value, more)).toEqual(['car'])
})
