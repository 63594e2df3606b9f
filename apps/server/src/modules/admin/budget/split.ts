import type { splitBudget } from '@sojourn/contract/admin/company/budget-split.calls'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import type { LocalText } from '@sojourn/contract/kit/language'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { budgetPeriodsOf } from '@sojourn/domain/admin/company/budget-periods'
import { leftToSplit, monthlyAmounts } from '@sojourn/domain/admin/company/budget-split'
import { inEveryLanguage } from '@sojourn/domain/kit/every-language'
import { formatYuan, sum } from '@sojourn/domain/kit/money'
import { budgetText } from '@sojourn/text/admin/budget/words'
import type { Actor, Context, Work } from '../../../context'
import { newNumber } from '../../../kit/id'
import { once } from '../../../work'
import { findDepartments } from '../department/store'
import { changeRecord } from '../record/change-record'
import { findRecordVersion, lockEveryRecord } from '../record/store'
import { companyRefusal } from '../../booking/traveller/scope'
import { adjustAccount } from './entries-store'
import { budgetRecord } from './record'
import { findBalances, findPlan, overlapsPlan, type PlanRow, type PlanValues } from './store'
import { writePlan } from './write-plan'

type Request = RequestOf<typeof splitBudget>
type Split = ResponseOf<typeof splitBudget>

/** The parts are budgets of their own; the one that is split stays and bounds them all. Nobody changes budgets meanwhile. */
export const splitBudgetOf = (context: Context, actor: Actor, request: Request): Promise<Split | Problem> =>
  once<Split>(context, actor, async (work) => {
    const refused = await companyRefusal(work, actor, 'manageCosts')
    if (refused) return refused
    const { planId, version, by } = request
    await lockEveryRecord(work, 'budget')
    const plan = await findPlan(work, planId)
    if (!plan || plan.endedOn !== null) return problem('budgetUnknown', { field: 'planId' })
    if ((await findRecordVersion(work, { kind: 'budget', id: planId })) !== version)
      return problem('recordChanged', { field: 'version' })
    if (plan.amount < 0) return problem('budgetSplitUnsuitable', { field: 'planId' })
    const planIds = await (by === 'departments' ? overDepartments : overMonths)(work, actor, plan, request)
    return isProblem(planIds) ? planIds : { planIds }
  })

const sumFault = (total: number, parts: readonly number[]): Problem | undefined =>
  leftToSplit(total, parts) === 0
    ? undefined
    : problem('budgetSplitSum', { field: 'parts', detail: { total: formatYuan(total), sum: formatYuan(sum(parts)) } })

/** Each department has a budget of the same periods, and of all that stands below it. */
async function overDepartments(work: Work, actor: Actor, plan: PlanRow, { parts }: Request): Promise<string[] | Problem> {
  const below = (await findDepartments(work, 'zh-CN')).filter(({ parentId }) => parentId === plan.objectId)
  const byId = new Map(below.map((each) => [each.departmentId, each]))
  const isOnce = new Set(parts.map(({ of }) => of)).size === parts.length
  if (plan.objectKind !== 'department' || !isOnce || parts.some(({ of, amount }) => !byId.has(of) || amount === 0))
    return problem('budgetSplitUnsuitable', { field: 'parts' })
  const refused = sumFault(
    plan.amount,
    parts.map(({ amount }) => amount),
  )
  if (refused) return refused
  const planIds: string[] = []
  for (const { of, amount } of parts) {
    const { name } = byId.get(of)!
    const values = { ...valuesOf(plan), name: partName(plan, name), objectId: of, below: true, amount }
    const saved = await add(work, actor, values)
    if (saved) return saved
    planIds.push(values.planId)
  }
  return planIds
}

/** One budget by the month for the days of a period: what a month has beyond the even amount is an adjustment. */
async function overMonths(work: Work, actor: Actor, plan: PlanRow, { from, parts }: Request): Promise<string[] | Problem> {
  const period = (await findBalances(work, plan.planId)).find((each) => each.from === from)
  if (!period || plan.period === 'month') return problem('budgetSplitUnsuitable', { field: 'from' })
  const { amount, added } = monthlyAmounts(parts.map((part) => part.amount))
  const monthly = inEveryLanguage((language) => budgetText[language].periods.month)
  const name = partName(plan, monthly)
  const values: PlanValues = { ...valuesOf(plan), name, period: 'month', from: period.from, to: period.to, amount }
  const months = budgetPeriodsOf(values)
  const isWhole = months.length === parts.length && months.every((month, index) => month.from === parts[index]!.of)
  if (!isWhole || months.length < 2) return problem('budgetSplitUnsuitable', { field: 'parts' })
  const refused =
    sumFault(
      period.amount + period.adjusted,
      parts.map((part) => part.amount),
    ) ?? (await add(work, actor, values))
  if (refused) return refused
  const { planId } = values
  const reason = budgetText[actor.language].splitReason({ name: plan.name[actor.language] })
  const by = { at: work.context.clock.now(), actorId: actor.employeeId, actorName: actor.name, reason }
  for (const [index, month] of months.entries())
    if (added[index] !== 0) await adjustAccount(work, { planId, from: month.from, amount: added[index]! }, by)
  return [planId]
}

/** Everything but the name and the amount as the budget that is split. */
const valuesOf = ({
  endedOn: _ended,
  objectName: _object,
  ownerName: _owner,
  ownerLatin: _latin,
  viewers: _viewers,
  ...values
}: PlanRow): PlanValues => ({
  ...values,
  planId: newNumber('b-'),
})

const nameAtMost = 60
const partName = ({ name }: PlanRow, part: LocalText): LocalText =>
  inEveryLanguage((language) => `${name[language]} · ${part[language]}`.slice(0, nameAtMost))

async function add(work: Work, { employeeId }: Actor, values: PlanValues): Promise<Problem | undefined> {
  const { planId } = values
  const saved = await changeRecord(work, {
    kind: 'budget',
    id: planId,
    act: 'added',
    actorId: employeeId,
    read: () => budgetRecord(work, planId),
    write: async () =>
      (await overlapsPlan(work, values)) ? problem('budgetOverlaps', { field: 'parts' }) : writePlan(work, values),
  })
  return isProblem(saved) ? saved : undefined
}
