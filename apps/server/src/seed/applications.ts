import type { LocalText } from '@sojourn/contract/kit/language'
import type { ApplicationSettings } from '../modules/booking/settings/store'
import type { SeedCompany } from './people'
import { insert, type Owner } from './store'

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
    { value: 'YX-2026-01', name: text('智慧园区一期', '智慧園區一期', 'Smart campus, phase one') },
    { value: 'YX-2026-02', name: text('华东渠道拓展', '華東通路拓展', 'East China channels') },
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
  fields: company.enterpriseId === 1 ? [project, customer] : [],
})

const years = [2026, 2027, 2028]
const yearly = 5_000_000_00

/** A budget for each cost centre and year; the demonstration's budgets are generous. */
export async function seedBudgets(client: Owner, { enterpriseId, costCentres }: SeedCompany): Promise<void> {
  for (const { id, name } of costCentres)
    for (const year of years)
      await insert(client, 'budget', {
        enterprise_id: enterpriseId,
        budget_id: `${id}-${year}`,
        owner_kind: 'costCentre',
        owner_id: id,
        name: text(`${name['zh-CN']} ${year} 年差旅预算`, `${name['zh-TW']} ${year} 年差旅預算`, `${name.en}, travel ${year}`),
        from_date: `${year}-01-01`,
        to_date: `${year}-12-31`,
        amount: yearly,
      })
}
