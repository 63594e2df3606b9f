import type { MonthSpend } from '@sojourn/contract/admin/orders/spend.calls'
import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import { monthSoFar, ofOneKind, partOfBudget, wholeMonth, type Days } from '@sojourn/domain/admin/orders/month-spend'
import { addDays, chinaOffsetMinutes, localInstant } from '@sojourn/domain/kit/local-date'
import { sum } from '@sojourn/domain/kit/money'
import type { Actor, Context, Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { inCompany } from '../../../work'
import { departmentsOf, scopeOf } from '../../booking/traveller/scope'
import { findBudgetSpend, findSpend, type CountedBudget } from './store'

const startOf = (date: string): Date => new Date(localInstant(date, '00:00', chinaOffsetMinutes))
const momentsOf = ({ from, to }: Days) => ({ from: startOf(from), to: startOf(addDays(to, 1)) })

/** What the company, or the caller's part of it, spent this month, beside the same days of the year before. */
export const monthSpend = (context: Context, actor: Actor): Promise<MonthSpend | Problem> =>
  inCompany<MonthSpend | Problem>(context, actor.enterpriseId, async (work) => {
    const scope = await scopeOf(work, actor, 'readOrders')
    if (isProblem(scope)) return scope
    const days = monthSoFar(chinaDate(context.clock.now()))
    const departments = departmentsOf(scope)
    const [now, before, budget] = await Promise.all([
      findSpend(work, { ...momentsOf(days.now), departments }),
      findSpend(work, { ...momentsOf(days.before), departments }),
      departments === null ? budgetOf(work, actor) : undefined,
    ])
    const found = [...new Set([...now, ...before].map(({ product }) => product))].map((product) => ({
      product,
      amount: amountOf(now, product),
      before: amountOf(before, product),
    }))
    return {
      ...days.now,
      beforeFrom: days.before.from,
      beforeTo: days.before.to,
      products: found.toSorted((a, b) => b.amount - a.amount || b.before - a.before),
      amount: sum(found.map(({ amount }) => amount)),
      before: sum(found.map((each) => each.before)),
      ...(budget && { budget }),
    }
  })

/** Of the company's budgets those that are added up for this month, each with its part of it, the largest first; no money counts twice. */
async function countedBudgets(work: Work): Promise<CountedBudget[]> {
  const month = wholeMonth(chinaDate(work.context.clock.now()))
  const found = await findBudgetSpend(work, month, momentsOf(month))
  const counted = ofOneKind(found.map((row) => ({ ...row, amount: partOfBudget(row, month) })))
  return counted.toSorted((a, b) => b.amount - a.amount)
}

export const countedPlans = async (work: Work): Promise<string[]> => (await countedBudgets(work)).map(({ planId }) => planId)

/** Beyond so many the rest is read in the list. */
const namedAtMost = 3

async function budgetOf(work: Work, { language }: Actor): Promise<MonthSpend['budget']> {
  const rows = await countedBudgets(work)
  const [largest] = rows
  return (
    largest && {
      kind: largest.kind,
      count: rows.length,
      names: rows.slice(0, namedAtMost).map(({ name }) => name[language]),
      amount: sum(rows.map(({ amount }) => amount)),
      spent: sum(rows.map(({ spent }) => spent)),
    }
  )
}

const amountOf = (rows: Awaited<ReturnType<typeof findSpend>>, product: string): number =>
  rows.find((row) => row.product === product)?.amount ?? 0
