import type { Department, getDepartments } from '@sojourn/contract/admin/people/department.calls'
import type { ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import { inTreeOrder } from '@sojourn/domain/admin/people/department-tree'
import { readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import type { Actor, Context } from '../../../context'
import { inCompany } from '../../../work'
import { findRecordVersions } from '../record/store'
import { isWithin, scopeOf } from '../../booking/traveller/scope'
import { findDepartments, type DepartmentRow } from './store'

/** The departments that the caller may see, parents before what is below them. */
export const listDepartments = (context: Context, actor: Actor): Promise<ResponseOf<typeof getDepartments> | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const scope = await scopeOf(work, actor, 'readPeople')
    if (isProblem(scope)) return scope
    const [rows, versions] = await Promise.all([findDepartments(work, actor.language), findRecordVersions(work, 'department')])
    const versionOf = new Map(versions.map(({ id, version }) => [id, version]))
    const seen = rows.filter(({ departmentId }) => isWithin(scope, departmentId))
    const total = totalsBelow(seen)
    const mayChange = actor.permissions.includes('managePeople')
    return {
      list: inTreeOrder(seen).map((row): Department => ({
        departmentId: row.departmentId,
        ...(row.depth > 0 && row.parentId !== null && { parentId: row.parentId }),
        version: versionOf.get(row.departmentId) ?? 0,
        name: row.name[actor.language],
        names: row.name,
        number: row.number,
        ...(row.headId !== null &&
          row.headName !== null && {
            headId: row.headId,
            headName: readableName({ name: row.headName, latin: row.headLatin }, actor.language),
          }),
        people: row.people,
        below: total.get(row.departmentId) ?? row.people,
      })),
      mayChange,
      mayImport: mayChange && (await scopeOf(work, actor, 'managePeople')) === 'company',
    }
  })

/** People of each department with those of all below it: children are counted before their parents. */
function totalsBelow(rows: readonly DepartmentRow[]): Map<string, number> {
  const totals = new Map(rows.map(({ departmentId, people }) => [departmentId, people]))
  for (const { departmentId, parentId } of inTreeOrder(rows).toReversed()) {
    const above = parentId === null ? undefined : totals.get(parentId)
    if (parentId !== null && above !== undefined) totals.set(parentId, above + (totals.get(departmentId) ?? 0))
  }
  return totals
}
