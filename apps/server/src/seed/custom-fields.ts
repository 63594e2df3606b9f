import type { CustomFieldKind, FieldForm } from '@sojourn/contract/booking/custom-field-words'
import type { Product } from '@sojourn/contract/booking/codes'
import type { LocalText } from '@sojourn/contract/kit/language'
import type { FieldTerms } from '../modules/booking/settings/custom-field-store'
import { projects } from './costs'
import { insert, type Owner } from './store'

const text = (simplified: string, traditional: string, en: string): LocalText => ({
  'zh-CN': simplified,
  'zh-TW': traditional,
  en,
})

interface SeedField {
  key: string
  kind: CustomFieldKind
  name: LocalText
  forms: FieldForm[]
  products?: Product[]
  parentKey?: string
  choices?: { value: string; name: LocalText; parent?: string }[]
}

/** What the first company asks of its people; nothing of it has to be filled in. */
const fields: readonly SeedField[] = [
  {
    key: 'project',
    kind: 'one',
    name: text('项目', '專案', 'Project'),
    forms: ['application'],
    choices: [
      { value: 'none', name: text('不属于项目', '不屬於專案', 'No project') },
      ...projects.map(({ code, name }) => ({ value: code, name })),
    ],
  },
  {
    key: 'customer',
    kind: 'text',
    name: text('客户名称', '客戶名稱', 'Customer'),
    forms: ['application', 'order'],
    products: ['flight', 'hotel'],
  },
  {
    key: 'region',
    kind: 'one',
    name: text('区域', '區域', 'Region'),
    forms: ['application'],
    choices: [
      { value: 'east', name: text('华东', '華東', 'East China') },
      { value: 'north', name: text('华北', '華北', 'North China') },
    ],
  },
  {
    key: 'office',
    kind: 'one',
    name: text('办事处', '辦事處', 'Office'),
    forms: ['application'],
    parentKey: 'region',
    choices: [
      { value: 'shanghai', name: text('上海办事处', '上海辦事處', 'Shanghai office'), parent: 'east' },
      { value: 'hangzhou', name: text('杭州办事处', '杭州辦事處', 'Hangzhou office'), parent: 'east' },
      { value: 'beijing', name: text('北京办事处', '北京辦事處', 'Beijing office'), parent: 'north' },
      { value: 'tianjin', name: text('天津办事处', '天津辦事處', 'Tianjin office'), parent: 'north' },
    ],
  },
]

const termsOf = ({ products = [], parentKey }: SeedField): FieldTerms => ({
  scope: { products, area: 'anywhere', countries: [], cities: [], departmentIds: [], entityIds: [] },
  limits: {},
  begins: { with: 'nothing', value: '' },
  ...(parentKey !== undefined && { parentKey }),
})

export async function seedCustomFields(client: Owner, enterpriseId: number): Promise<void> {
  if (enterpriseId !== 1) return
  const enterprise_id = enterpriseId
  for (const [index, field] of fields.entries()) {
    const { key: field_id, kind, name, forms, choices = [] } = field
    const terms = termsOf(field)
    const more = { required: false, per_traveller: false, forms, terms }
    await insert(client, 'custom_field', { enterprise_id, field_id, position: index + 1, kind, name, ...more })
    for (const [place, { value, name: words, parent = null }] of choices.entries())
      await insert(client, 'custom_field_choice', { enterprise_id, field_id, value, position: place + 1, name: words, parent })
  }
}
