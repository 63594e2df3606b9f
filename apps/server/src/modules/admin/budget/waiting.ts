import type { ConsoleHome } from '@sojourn/contract/admin/console.calls'
import type { Actor, Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { countWarned } from './store'

/** What of the budgets waits for somebody who reads the company. */
export const budgetsWaiting = async (
  work: Work,
  { permissions }: Actor,
): Promise<Pick<ConsoleHome['waiting'], 'warnedBudgets'>> => ({
  warnedBudgets: permissions.includes('readCompany') ? await countWarned(work, chinaDate(work.context.clock.now())) : 0,
})
