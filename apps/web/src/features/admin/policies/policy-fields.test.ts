import { policySections } from '@sojourn/domain/products/index'
import { expect, test } from 'vitest'
import { beginEditing, changesBetween, conflictingFields, followSaved } from '../../../kit/edit/edit-fields'
import { policyFields } from './policy-fields'
import { blankPolicy, withSection, type PolicyForm } from './policy-form'

const products = { flight: '机票', intlFlight: '', hotel: '酒店', intlHotel: '', train: '', car: '用车', visa: '', meeting: '' }
const fields = policyFields(
  {
    names: { 'zh-CN': '名称', 'zh-TW': '', en: '' },
    scope: '适用对象',
    scopeWords: ({ named }) => named.map(({ label }) => label).join('、'),
    products,
    noLimit: '不限制',
  },
  (product) => policySections[product],
)

const base = withSection(blankPolicy, 'flight', { handling: {} })
const mine = withSection(base, 'flight', {
  advanceDays: 3,
  handling: { advanceDays: 'reason' },
} as PolicyForm['sections']['flight'] & object)

test('[S2.46] what changes of a product is said in the sentences of travellers', () =>
  expect(changesBetween(base, mine, fields)).toEqual([
    { key: 'flight', label: '机票', before: ['不限制'], after: ['提前预订：至少 3 天（超标需填原因）'] },
  ]))

test('[S2.46] sections of different products are carried over to what somebody else published, one of the same is asked', () => {
  const editing = { ...beginEditing({ version: 1, value: base }), mine }
  const other = { version: 2, value: withSection(base, 'car', { handling: {} }) }
  expect(followSaved(editing, other, fields)).toEqual({
    version: 2,
    base: other.value,
    mine: withSection(mine, 'car', { handling: {} }),
  })
  const same = { version: 2, value: withSection(base, 'flight', { handling: { cabin: 'forbid' } }) }
  expect(conflictingFields(followSaved(editing, same, fields), same, fields).map(({ key }) => key)).toEqual(['flight'])
})

test('[S2.46] a name that is written otherwise is no other scope', () => {
  const named = (label: string): PolicyForm => ({ ...base, scope: { type: 'grade', named: [{ id: 'P1', label }] } })
  expect(changesBetween(named('员工'), named('Staff'), fields)).toEqual([])
})
