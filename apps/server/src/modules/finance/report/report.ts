import type { getReport, getReportChoices } from '@sojourn/contract/finance/report.calls'
import type { Report, ReportGroupRow } from '@sojourn/contract/finance/report.shapes'
import { groupsAtMost, measures, type Measures, type ReportGroup } from '@sojourn/contract/finance/report-words'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import type { BaseRate } from '@sojourn/contract/kit/money'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { inTreeOrder } from '@sojourn/domain/admin/people/department-tree'
import { added, nothing } from '@sojourn/domain/finance/report/measure-line'
import { figureRule, type Figure } from '@sojourn/domain/finance/report/figures'
import { kindOf, tellsTrips } from '@sojourn/domain/finance/report/kinds'
import { daysBefore } from '@sojourn/domain/finance/report/periods'
import type { Context, Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { inCompany } from '../../../work'
import { findEveryDepartment, type PlacedDepartment } from '../../booking/order-lines/rows-store'
import { baseRateOn } from '../../booking/settings/base-rate'
import { findEveryProject } from '../../booking/settings/project-store'
import { findEnterprise } from '../../booking/settings/store'
import { isWithin, scopeOf } from '../../booking/traveller/scope'
import { findCostCentres } from '../../booking/traveller/store'
import { findEntities } from '../bill/bill-store'
import { foldDepartments, type DepartmentFold } from './departments'
import { findFollowedAt } from './line-store'
import { namesOf } from './names'
import { questOf, type ReportReader } from './quest'
import { courseOf, findSums, type SumRow } from './sums-store'

/** A report of the lines that the caller may read. */
export const report = (context: Context, actor: ReportReader, request: RequestOf<typeof getReport>): Promise<Report | Problem> =>
  inCompany<Report | Problem>(context, actor.enterpriseId, (work) => readReport(work, actor, request))

/** The same in the work of whoever asks. */
export async function readReport(
  work: Work,
  actor: Pick<ReportReader, 'employeeId' | 'language'>,
  request: RequestOf<typeof getReport>,
): Promise<Report | Problem> {
  const { groupedBy, comparison = 'lastYear', departmentId, page } = request
  const [asked, departments] = await Promise.all([questOf(work, actor, request), findEveryDepartment(work)])
  if (isProblem(asked)) return asked
  if (groupedBy === 'trip' && !tellsTrips({ ...request, atTop: isAtTop(departments, departmentId) }))
    return problem('reportTripDaysInvalid', { field: 'to' })
  const { quest, scope } = asked
  const past = { ...quest, ...daysBefore(quest, comparison) }
  const [now, before, followedAt, base] = await Promise.all([
    findSums(work, quest, groupedBy, courseOf(quest, groupedBy, true)),
    findSums(work, past, groupedBy, courseOf(past, groupedBy, false)),
    findFollowedAt(work),
    rateOfReport(work, quest.to),
  ])
  const fold = foldDepartments(departments, scope, departmentId)
  const parts = partsOf(groupedBy, fold, { now, before, by: page ? kindOf(page).columns[0]! : 'amount' })
  const shown = parts.slice(0, groupsAtMost)
  const { products } = quest
  const nameOf = await namesOf(
    groupedBy,
    shown.map(({ key }) => key),
    { work, language: actor.language, products, departments, fold },
  )
  return {
    beforeFrom: past.from,
    beforeTo: past.to,
    ...(followedAt && { followedAt: followedAt.toISOString() }),
    ...(base && { base }),
    now: wholeOf(now),
    before: wholeOf(before),
    groups: shown.map((part) => ({
      ...part,
      name: nameOf(part.key),
      ...(groupedBy === 'department' && fold.opens(part.key) && { opens: true }),
    })),
    left: parts.length - shown.length,
    trend: now
      .flatMap((row) => (row.key === null && row.step !== null ? [{ from: row.step, now: sumsOf(row) }] : []))
      .toSorted((a, b) => (a.from < b.from ? -1 : 1)),
  }
}

/** One that is not known is no part of anything. */
const isAtTop = (departments: readonly PlacedDepartment[], asked: string | undefined): boolean =>
  !departments.find(({ departmentId }) => departmentId === asked)?.parentId

/** Of the last of its days, of today where that is still to come (decision 96). */
async function rateOfReport(work: Work, to: string): Promise<BaseRate | undefined> {
  const knownAt = work.context.clock.now()
  const today = chinaDate(knownAt)
  return baseRateOn(work.context, await findEnterprise(work), { day: to < today ? to : today, knownAt })
}

const sumsOf = (row: SumRow): Measures => Object.fromEntries(measures.map((name) => [name, row[name]])) as Measures
/** Of nothing there is a row without sums. */
const wholeOf = (rows: readonly SumRow[]): Measures => {
  const row = rows.find(({ key, step, tickets }) => key === null && step === null && typeof tickets === 'number')
  return row ? sumsOf(row) : nothing()
}

type PartRow = Pick<ReportGroupRow, 'key' | 'now' | 'before'>

interface Divided {
  now: readonly SumRow[]
  before: readonly SumRow[]
  /** What the largest part has the most of. */
  by: Figure
}

/** The parts of both periods, the largest first. */
function partsOf(group: ReportGroup, fold: DepartmentFold, { now, before, by }: Divided): PartRow[] {
  const keyed = (rows: readonly SumRow[]): Map<string, Measures> => {
    const found = new Map<string, Measures>()
    for (const row of rows) {
      if (row.key === null) continue
      const key = group === 'department' ? fold.keyOf(row.key) : row.key
      const known = found.get(key)
      found.set(key, known ? added([known, sumsOf(row)]) : sumsOf(row))
    }
    return found
  }
  const [here, there] = [keyed(now), keyed(before)]
  const { value } = figureRule(by)
  const weight = ({ now: sums }: PartRow): number => value(sums) ?? 0
  return [...new Set([...here.keys(), ...there.keys()])]
    .map((key) => ({ key, now: here.get(key) ?? nothing(), before: there.get(key) ?? nothing() }))
    .toSorted((a, b) => weight(b) - weight(a) || (a.key < b.key ? -1 : 1))
}

type Choices = ResponseOf<typeof getReportChoices>

/** By what the caller can narrow reports. */
export const reportChoices = (context: Context, actor: ReportReader): Promise<Choices | Problem> =>
  inCompany<Choices | Problem>(context, actor.enterpriseId, (work) => readChoices(work, actor))

/** The same in the work of whoever asks. */
export async function readChoices(work: Work, actor: Pick<ReportReader, 'employeeId' | 'language'>): Promise<Choices | Problem> {
  const scope = await scopeOf(work, actor, 'readOrders')
  if (isProblem(scope)) return scope
  const { language } = actor
  const [departments, entities, centres, projects] = await Promise.all([
    findEveryDepartment(work),
    findEntities(work),
    findCostCentres(work),
    findEveryProject(work),
  ])
  const seen = departments.filter(({ departmentId, ended }) => !ended && isWithin(scope, departmentId))
  return {
    departments: inTreeOrder(seen).map(({ departmentId, parentId, name, depth }) => ({
      departmentId,
      name: name[language],
      depth,
      atTop: !parentId,
    })),
    entities: entities.map(({ entityId, name }) => ({ entityId, name })),
    costCentres: centres.map(({ id, code, name }) => ({ costCentreId: id, name: `${code} ${name[language]}` })),
    projects: projects.map(({ code, name }) => ({ code, name: `${code} ${name[language]}` })),
  }
}
