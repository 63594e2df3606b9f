import { budgetPeriodsOf } from '@sojourn/domain/admin/company/budget-periods'
import type { Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { upsertPlan, writeAccounts, type PlanValues } from './store'

/** A budget that was looked at, with an account for each of its periods. */
export async function writePlan(work: Work, values: PlanValues): Promise<undefined> {
  await upsertPlan(work, values)
  await writeAccounts(work, values, budgetPeriodsOf(values), chinaDate(work.context.clock.now()))
}
