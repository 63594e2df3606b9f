import type { Permission } from '@sojourn/contract/kit/call'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import { rolesWith } from '@sojourn/domain/kit/roles'
import type { Actor, Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { findGrantedDepartments } from './role-store'
import { findBelow } from './scope-store'

/** Over what somebody may do a thing: the company, or these departments, which are all that is below the granted ones. */
export type Scope = 'company' | readonly string[]

/** The scope of a permission today, by the roles in force, whatever the session began with. */
export async function scopeOf(
  work: Work,
  { employeeId }: Pick<Actor, 'employeeId'>,
  permission: Permission,
): Promise<Scope | Problem> {
  const today = chinaDate(work.context.clock.now())
  const granted = await findGrantedDepartments(work, { employeeId, roles: rolesWith(permission), today })
  if (granted.length === 0) return problem('forbidden')
  const departments = granted.filter((departmentId) => departmentId !== null)
  return departments.length < granted.length ? 'company' : findBelow(work, departments)
}

/** What is the whole company's is for those who look after all of it. */
export async function companyRefusal(work: Work, actor: Actor, permission: Permission): Promise<Problem | undefined> {
  const scope = await scopeOf(work, actor, permission)
  return scope === 'company' ? undefined : problem('forbidden')
}

export const isWithin = (scope: Scope, departmentId: string): boolean => scope === 'company' || scope.includes(departmentId)

/** As statements take it: null is everything. */
export const departmentsOf = (scope: Scope): readonly string[] | null => (scope === 'company' ? null : scope)

/** What is within both. */
export const narrowTo = (scope: Scope, departmentIds: readonly string[]): Scope =>
  departmentIds.filter((departmentId) => isWithin(scope, departmentId))
