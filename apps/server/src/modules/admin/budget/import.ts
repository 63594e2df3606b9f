import type { BudgetFile, checkBudgetFile, importBudgets } from '@sojourn/contract/admin/company/budget-import.calls'
import type { BudgetObject } from '@sojourn/contract/booking/budget-words'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import type { Language } from '@sojourn/contract/kit/language'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { planBudgets, type PlannedBudget } from '@sojourn/domain/admin/company/budget-import'
import { codedName, departmentNames, type Named } from '@sojourn/domain/admin/people/import-names'
import { importReport } from '@sojourn/domain/admin/people/import-report'
import type { Actor, Context, Work } from '../../../context'
import { newNumber } from '../../../kit/id'
import { inSnapshot, once } from '../../../work'
import { findOwnersInOffice } from '../cost-centre/import-store'
import { findPlaces } from '../people-import/known-store'
import { changeRecord } from '../record/change-record'
import { lockEveryRecord } from '../record/store'
import { companyRefusal } from '../../booking/traveller/scope'
import { findObjectNames, findOpenPlans } from './import-store'
import { budgetRecord } from './record'
import { findYearStarts, type PlanValues } from './store'
import { writePlan } from './write-plan'

type Checked = ResponseOf<typeof checkBudgetFile>

/** What a file would do. */
export const checkFile = (context: Context, actor: Actor, file: RequestOf<typeof checkBudgetFile>): Promise<Checked | Problem> =>
  inSnapshot(context, actor.enterpriseId, async (work) => {
    const refused = await companyRefusal(work, actor, 'manageCosts')
    return refused ?? reportOf((await planOf(work, file, actor)).lines, actor.language)
  })

type Taken = ResponseOf<typeof importBudgets>

/** Takes every line over, or none. It is planned anew on what is there now, and nobody changes budgets meanwhile. */
export const takeFile = (context: Context, actor: Actor, file: RequestOf<typeof importBudgets>): Promise<Taken | Problem> =>
  once<Taken>(context, actor, async (work) => {
    const refused = await companyRefusal(work, actor, 'manageCosts')
    if (refused) return refused
    await lockEveryRecord(work, 'budget')
    const plan = await planOf(work, file, actor)
    const { added, changed, same, wrong } = reportOf(plan.lines, actor.language)
    if (wrong > 0) return problem('importWrong', { detail: { lines: wrong } })
    return (await takeOver(work, plan, actor)) ?? { added, changed, same }
  })

interface Plan {
  lines: readonly PlannedBudget[]
  known: ReadonlyMap<string, PlanValues>
}

async function planOf(work: Work, file: BudgetFile, { language }: Actor): Promise<Plan> {
  const [plans, people, departments, named] = await Promise.all([
    findOpenPlans(work),
    findOwnersInOffice(work),
    findPlaces(work),
    findObjectNames(work),
  ])
  const inOffice = people.map(({ id, name, number, mail }): Named => ({ id, names: [number, mail, name].filter(Boolean) }))
  const of = (kind: BudgetObject): Named[] => named.filter((each) => each.kind === kind).map(codedName)
  const objects = {
    person: inOffice,
    department: departmentNames(departments.map(({ id, ...rest }) => ({ departmentId: id, ...rest }))),
    costCentre: of('costCentre'),
    project: of('project'),
    legalEntity: of('legalEntity'),
  }
  const budgets = plans.map(({ products, ownerId, ...plan }) => ({ ...plan, products: products ?? [], ownerId: ownerId ?? '' }))
  return {
    lines: planBudgets(file, { budgets, objects, people: inOffice }, language),
    known: new Map(plans.map((plan) => [plan.planId, plan])),
  }
}

const reportOf = (lines: readonly PlannedBudget[], language: Language): Checked =>
  importReport(
    lines.map((line) => ({ ...line, name: line.values.name[language], isNew: line.planId === undefined })),
    language,
  )

/** Writes a plan without faults, each change with what was before. */
async function takeOver(work: Work, { lines, known }: Plan, { employeeId }: Actor): Promise<Problem | undefined> {
  const yearStarts = await findYearStarts(work)
  for (const { planId, columns, values } of lines) {
    if (planId !== undefined && columns.length === 0) continue
    const id = planId ?? newNumber('b-')
    const { products, ownerId, viewerIds, ...rest } = values
    const row: PlanValues = {
      ...rest,
      planId: id,
      yearStarts: known.get(id)?.yearStarts ?? yearStarts,
      products: products.length > 0 ? [...products] : null,
      ownerId: ownerId || null,
      viewerIds: [...viewerIds],
    }
    const saved = await changeRecord(work, {
      kind: 'budget',
      id,
      act: planId === undefined ? 'added' : 'changed',
      actorId: employeeId,
      read: () => budgetRecord(work, id),
      write: () => writePlan(work, row),
    })
    if (isProblem(saved)) return saved
  }
  return undefined
}
