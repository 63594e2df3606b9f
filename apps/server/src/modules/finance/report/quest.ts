import type { ReportFilters } from '@sojourn/contract/finance/report.shapes'
import { daysAtMost, type ReportGroup } from '@sojourn/contract/finance/report-words'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { daysBetween } from '@sojourn/domain/kit/local-date'
import type { Actor, Work } from '../../../context'
import { departmentsOf, narrowTo, scopeOf, type Scope } from '../../booking/traveller/scope'
import { findBelow } from '../../booking/traveller/scope-store'
import type { ReportQuest } from './sums-store'

/** Who reads. */
export type ReportReader = Pick<Actor, 'enterpriseId' | 'employeeId' | 'name' | 'language'>

/** What a request means for the lines that the caller may read. */
export async function questOf(
  work: Work,
  actor: Pick<Actor, 'employeeId'>,
  request: ReportFilters,
): Promise<{ quest: ReportQuest; scope: Scope } | Problem> {
  const { from, to, dateKind = 'issued', products, departmentId, entityId, costCentreId, projectCode } = request
  const scope = await scopeOf(work, actor, 'readOrders')
  if (isProblem(scope)) return scope
  if (from > to || daysBetween(from, to) >= daysAtMost) return problem('reportDaysInvalid', { field: 'to' })
  const within = departmentId === undefined ? scope : narrowTo(scope, await findBelow(work, [departmentId]))
  return {
    scope,
    quest: { from, to, day: dateKind, products, entityId, departments: departmentsOf(within), costCentreId, projectCode },
  }
}

export interface Part {
  group: ReportGroup
  key: string
}

/** One part of a report: a department with all below it, unless it is the one that is looked at, whose own lines stand beside those below. */
export async function partOf(
  work: Work,
  { quest, scope }: { quest: ReportQuest; scope: Scope },
  { group, key, base }: Part & { base: string | undefined },
): Promise<{ quest: ReportQuest; part?: Part }> {
  if (group !== 'department' || key === base) return { quest, part: { group, key } }
  const below = await findBelow(work, [key])
  return { quest: { ...quest, departments: departmentsOf(narrowTo(scope, below.length > 0 ? below : [key])) } }
}
