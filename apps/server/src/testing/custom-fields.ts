import type { WrittenField } from '@sojourn/contract/admin/company/custom-field.calls'

const inChinese = (name: string) => ({ 'zh-CN': name, 'zh-TW': '', en: '' })

/** A field of orders that nothing narrows. */
export const newField = (more: Partial<WrittenField> = {}): WrittenField => ({
  names: inChinese('成本归属'),
  hints: inChinese(''),
  kind: 'text',
  required: false,
  perTraveller: false,
  forms: ['order'],
  products: [],
  area: 'anywhere',
  countries: [],
  cities: [],
  departmentIds: [],
  entityIds: [],
  limits: {},
  begins: { with: 'nothing', value: '' },
  choices: [],
  ...more,
})

export const newChoice = (name: string, parent?: string): WrittenField['choices'][number] => ({
  value: '',
  names: inChinese(name),
  ended: false,
  ...(parent !== undefined && { parent }),
})
