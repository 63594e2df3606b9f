import type { BudgetObject, BudgetPeriod, OverLimit } from '@sojourn/contract/booking/budget-words'
import type { LocalText } from '@sojourn/contract/kit/language'
import { budgetPeriodsOf } from '@sojourn/domain/admin/company/budget-periods'
import { projects } from './costs'
import type { SeedCompany } from './people'
import { employeeId } from './seed-person'
import { insert, type Owner } from './store'

interface SeedPlan {
  kind: BudgetObject
  objectId: string
  name: LocalText
  period: BudgetPeriod
  amount: number
  overLimit: OverLimit
  below?: boolean
  /** Percent of its period of November 2026 that is spent already. */
  spentPercent?: number
}

const text = (simplified: string, traditional: string, en: string): LocalText => ({
  'zh-CN': simplified,
  'zh-TW': traditional,
  en,
})
const named = (name: LocalText): LocalText => text(`${name['zh-CN']}差旅预算`, `${name['zh-TW']}差旅預算`, `${name.en}, travel`)

const [from, to] = ['2026-01-01', '2028-12-31']

/** Generous budgets of each cost centre, of the first project and of a department, and one that is above its warning level: of whom nobody books. */
function plansOf(company: SeedCompany): SeedPlan[] {
  const { enterpriseId, costCentres, departments } = company
  const [project] = projects
  const yearly = { period: 'year', amount: 5_000_000_00, overLimit: 'forbid' } as const
  const centres = costCentres.map(({ id, name }) => ({ kind: 'costCentre', objectId: id, name: named(name), ...yearly }) as const)
  const department = departments.at(1)
  const nearlySpent = { period: 'quarter', amount: 80_000_00, overLimit: 'allow', spentPercent: 93 } as const
  if (enterpriseId === 1)
    return [
      ...centres,
      { kind: 'project', objectId: project!.code, name: named(project!.name), ...yearly, amount: 1_000_000_00 },
      ...(department
        ? [
            {
              kind: 'department',
              objectId: department.id,
              name: named(department.name),
              period: 'month',
              amount: 500_000_00,
              overLimit: 'allow',
              below: true,
            } as const,
          ]
        : []),
      {
        kind: 'legalEntity',
        objectId: 'e-2',
        name: text('北京公司差旅预算', '北京公司差旅預算', 'Beijing company, travel'),
        ...nearlySpent,
      },
    ]
  const finance = company.people.find(({ account }) => account === 'finance')
  return finance
    ? [
        ...centres,
        {
          kind: 'person',
          objectId: employeeId(company, 'finance'),
          name: named(text(finance.name, finance.name, 'Finance')),
          ...nearlySpent,
        },
      ]
    : centres
}

export async function seedBudgets(client: Owner, company: SeedCompany): Promise<void> {
  for (const plan of plansOf(company)) await seedPlan(client, company.enterpriseId, plan)
}

async function seedPlan(
  client: Owner,
  enterprise_id: number,
  { kind, objectId, name, period, amount, overLimit, below = false, spentPercent = 0 }: SeedPlan,
): Promise<void> {
  const plan_id = kind === 'project' || kind === 'costCentre' ? objectId : `${kind}-${objectId}`
  const common = { enterprise_id, plan_id, name, amount, below, over_limit: overLimit }
  await insert(client, 'budget_plan', {
    ...common,
    object_kind: kind,
    object_id: objectId,
    period,
    from_date: from,
    to_date: to,
  })
  for (const days of budgetPeriodsOf({ period, yearStarts: 1, from, to })) {
    const budget_id = `${plan_id}-${period === 'year' ? days.from.slice(0, 4) : days.from}`
    const isNow = days.from <= '2026-11-20' && days.to >= '2026-11-20'
    const spent = isNow ? (amount * spentPercent) / 100 : 0
    await insert(client, 'budget', {
      ...common,
      budget_id,
      owner_kind: kind,
      owner_id: objectId,
      from_date: days.from,
      to_date: days.to,
      spent,
      warned: spent > 0 ? 2 : 0,
    })
    if (spent > 0)
      await insert(client, 'budget_entry', {
        enterprise_id,
        budget_id,
        at: '2026-11-01T00:00:00+08:00',
        spent,
        reason: text('期初结转', '期初結轉', 'Carried over')['zh-CN'],
      })
  }
}
