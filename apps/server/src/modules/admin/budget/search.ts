import type {
  findBudgetObjects,
  getBudgetEntries,
  getBudgetPeriods,
  getMyBudgets,
  searchBudgets,
} from '@sojourn/contract/admin/company/budget.calls'
import type { Budget } from '@sojourn/contract/admin/company/budget.shapes'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import type { Language } from '@sojourn/contract/kit/language'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import { readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import type { Actor, Context, Work } from '../../../context'
import { containing } from '../../../db/like'
import { chinaDate } from '../../../kit/clock'
import { inCompany } from '../../../work'
import { findWatchers } from '../../booking/application/budget-store'
import { nameIn } from '../../booking/columns/latin-column'
import { codePage, codeSearch } from '../company/code-page'
import { findRecordVersions } from '../record/store'
import { countedPlans } from '../spend/spend'
import { companyRefusal } from '../../booking/traveller/scope'
import { balanceOf } from './balance'
import { findEntries } from './entries-store'
import { findObjects } from './objects-store'
import { findBalances, searchPlans, type FoundPlanRow } from './store'

const pageSize = 20

/** The budgets of the company, each with its period of today. */
export const listBudgets = (
  context: Context,
  actor: Actor,
  request: RequestOf<typeof searchBudgets>,
): Promise<ResponseOf<typeof searchBudgets> | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const refused = await companyRefusal(work, actor, 'readCompany')
    if (refused) return refused
    return pageOf(work, actor, request, null)
  })

/** Those in force that somebody looks after or was named to view. */
export const listMyBudgets = (
  context: Context,
  actor: Actor,
  request: RequestOf<typeof getMyBudgets>,
): Promise<ResponseOf<typeof getMyBudgets>> =>
  inCompany(context, actor.enterpriseId, (work) => pageOf(work, actor, request, actor.employeeId))

async function pageOf(
  work: Work,
  { language }: Actor,
  request: RequestOf<typeof searchBudgets>,
  watcher: string | null,
): Promise<ResponseOf<typeof searchBudgets>> {
  const { object = null, period = null, warned = false, counted = false } = request
  const today = chinaDate(work.context.clock.now())
  const planIds = counted ? await countedPlans(work) : null
  const search = { ...codeSearch(request, containing), object, period, warned, planIds, today, watcher, reader: language }
  const [rows, versions] = await Promise.all([searchPlans(work, search), findRecordVersions(work, 'budget')])
  const versionOf = new Map(versions.map(({ id, version }) => [id, version]))
  return codePage(rows, request, {
    codeOf: ({ key }) => key,
    itemOf: (row) => itemOf(row, versionOf.get(row.planId) ?? 0, language),
  })
}

function itemOf(row: FoundPlanRow, version: number, language: Language): Budget {
  const { planId, name, objectKind: kind, objectId: id, objectName, ownerId, ownerName, ownerLatin, viewers, endedOn } = row
  const { below, period, from, to, amount, products, warnFirst, warnSecond, overLimit, balance } = row
  return {
    planId,
    version,
    name: name[language],
    names: name,
    object: {
      kind,
      id,
      name: kind === 'person' ? nameIn(objectName?.['zh-CN'] ?? id, language) : (objectName?.[language] ?? id),
    },
    below,
    period,
    from,
    to,
    amount,
    products: products ?? [],
    warnFirst,
    warnSecond,
    overLimit,
    ...(ownerId !== null &&
      ownerName !== null && {
        owner: { employeeId: ownerId, name: readableName({ name: ownerName, latin: ownerLatin }, language) },
      }),
    viewers: viewers.map((viewer) => ({ ...viewer, name: nameIn(viewer.name, language) })),
    ...(endedOn !== null && { endedOn }),
    current: balanceOf(balance),
  }
}

/** Why somebody may not read a budget. */
type ReadingRefusal = (work: Work, actor: Actor, planId: string) => Promise<Problem | undefined>

const unknown = problem('budgetUnknown', { field: 'planId' })
const ofCompany: ReadingRefusal = (work, actor) => companyRefusal(work, actor, 'readCompany')
const ofWatcher: ReadingRefusal = async (work, { employeeId }, planId) =>
  (await findWatchers(work, planId)).includes(employeeId) ? undefined : unknown

const periodsFor =
  (refusalOf: ReadingRefusal) =>
  (
    context: Context,
    actor: Actor,
    { planId }: RequestOf<typeof getBudgetPeriods>,
  ): Promise<ResponseOf<typeof getBudgetPeriods> | Problem> =>
    inCompany(context, actor.enterpriseId, async (work) => {
      const refused = await refusalOf(work, actor, planId)
      if (refused) return refused
      const rows = await findBalances(work, planId)
      return rows.length > 0 ? { periods: rows.map(balanceOf) } : unknown
    })
export const listPeriods = periodsFor(ofCompany)
export const listMyPeriods = periodsFor(ofWatcher)

const entriesFor =
  (refusalOf: ReadingRefusal) =>
  (
    context: Context,
    actor: Actor,
    { planId, from, cursor = '', size = pageSize }: RequestOf<typeof getBudgetEntries>,
  ): Promise<ResponseOf<typeof getBudgetEntries> | Problem> =>
    inCompany(context, actor.enterpriseId, async (work) => {
      const refused = await refusalOf(work, actor, planId)
      if (refused) return refused
      const period = (await findBalances(work, planId)).find((each) => each.from === from)
      if (!period) return unknown
      const before = /^\d{1,15}$/.test(cursor) ? Number(cursor) : null
      const rows = await findEntries(work, { budgetId: period.budgetId, before, limit: size + 1 })
      const shown = rows.slice(0, size)
      const last = rows.length > size ? shown.at(-1) : undefined
      return {
        list: shown.map(({ at, orderNo, travelApplyNo, encumbered, actorName, ...row }) => ({
          ...row,
          at: at.toISOString(),
          pending: encumbered,
          ...(orderNo !== null && { orderNo }),
          ...(travelApplyNo !== null && { travelApplyNo }),
          ...(actorName !== null && { byName: nameIn(actorName, actor.language) }),
        })),
        ...(last && { next: last.entryId }),
      }
    })
export const listEntries = entriesFor(ofCompany)
export const listMyEntries = entriesFor(ofWatcher)

export const listObjects = (
  context: Context,
  actor: Actor,
  { kind, keyword }: RequestOf<typeof findBudgetObjects>,
): Promise<ResponseOf<typeof findBudgetObjects> | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const refused = await companyRefusal(work, actor, 'manageCosts')
    if (refused) return refused
    const rows = await findObjects(work, kind, containing(keyword.trim()))
    const { language } = actor
    return {
      list: rows.map(({ name, ...row }) => ({
        ...row,
        name: typeof name === 'string' ? nameIn(name, language) : name[language],
      })),
    }
  })
