import type { LocalText } from '@sojourn/contract/kit/language'
import type { CostSettings } from '../modules/booking/settings/store'
import type { SeedCompany } from './people'
import { insert, type Owner } from './store'

const text = (simplified: string, traditional: string, en: string): LocalText => ({
  'zh-CN': simplified,
  'zh-TW': traditional,
  en,
})

/** What the first company works on; the first project has a budget of its own. */
export const projects: CostSettings['projects'] = [
  { code: 'YX-2026-01', name: text('智慧园区一期', '智慧園區一期', 'Smart campus, phase one') },
  { code: 'YX-2026-02', name: text('华东渠道拓展', '華東通路拓展', 'East China channels') },
]
const projectBudget = 1_000_000_00

/** The first company divides cost and may name a project; the others write a traveller to one cost centre. */
export const costTerms = ({ enterpriseId }: SeedCompany): CostSettings => ({
  split: enterpriseId === 1,
  projects: enterpriseId === 1 ? projects : [],
  projectRequired: false,
})

const years = [2026, 2027, 2028]
const yearly = 5_000_000_00

/** A budget for each cost centre and year, and for the first project; the demonstration's budgets are generous. */
export async function seedBudgets(client: Owner, { enterpriseId, costCentres }: SeedCompany): Promise<void> {
  const owners = costCentres.map(({ id, name }) => ({ kind: 'costCentre', id, name, amount: yearly }))
  if (enterpriseId === 1) owners.push({ ...projects[0]!, kind: 'project', id: projects[0]!.code, amount: projectBudget })
  for (const { kind, id, name, amount } of owners)
    for (const year of years)
      await insert(client, 'budget', {
        enterprise_id: enterpriseId,
        budget_id: `${id}-${year}`,
        owner_kind: kind,
        owner_id: id,
        name: text(`${name['zh-CN']} ${year} 年差旅预算`, `${name['zh-TW']} ${year} 年差旅預算`, `${name.en}, travel ${year}`),
        from_date: `${year}-01-01`,
        to_date: `${year}-12-31`,
        amount,
      })
}
