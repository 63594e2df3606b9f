import type { LocalText } from '@sojourn/contract/kit/language'
import type { ApplicationSettings } from '../modules/booking/settings/store'
import { projects } from './costs'
import type { SeedCompany } from './people'

const text = (simplified: string, traditional: string, en: string): LocalText => ({
  'zh-CN': simplified,
  'zh-TW': traditional,
  en,
})

const project: ApplicationSettings['fields'][number] = {
  key: 'project',
  label: text('项目', '專案', 'Project'),
  required: false,
  options: [
    { value: 'none', name: text('不属于项目', '不屬於專案', 'No project') },
    ...projects.map(({ code, name }) => ({ value: code, name })),
  ],
}
const customer: ApplicationSettings['fields'][number] = {
  key: 'customer',
  label: text('客户名称', '客戶名稱', 'Customer'),
  required: false,
  options: [],
}

/** How each company books by application (S3.07): the first when a person begins from one, the third always. */
const books: Record<number, { travelApplyBookType: number; travelAppyBookProductList: string }> = {
  1: { travelApplyBookType: 2, travelAppyBookProductList: '1,2,3,4,5' },
  3: { travelApplyBookType: 1, travelAppyBookProductList: '1,3,5' },
}
export const applicationFlags = (company: SeedCompany) =>
  books[company.enterpriseId] ?? { travelApplyBookType: 0, travelAppyBookProductList: '' }

export const applicationTerms = (company: SeedCompany): ApplicationSettings => ({
  control: company.enterpriseId === 2 ? 'weak' : 'strong',
  applyOrderMatchDateUnlimited: false,
  countiesJoin: company.enterpriseId === 1,
  fields: company.enterpriseId === 1 ? [project, customer] : [],
})
