import { pathOf } from '@sojourn/domain/admin/department-tree'
import type { HolderGroup } from '@sojourn/domain/booking/policy/coverage'
import type { BindingVersion } from '@sojourn/domain/booking/policy/resolve-policy'
import type { Tenant } from '../../../db/tenant'
import { findTree } from '../department/store'
import { findGroups } from './people-store'

/** Everybody in office, in groups that these versions treat alike. */
export async function holdersFor(tenant: Tenant, versions: readonly BindingVersion[]): Promise<HolderGroup[]> {
  const named = versions.flatMap(({ body: { scope } }) => (scope.type === 'person' ? scope.ids : []))
  const [groups, tree] = await Promise.all([findGroups(tenant, [...new Set(named)]), findTree(tenant)])
  const byId = new Map(tree.map((each) => [each.departmentId, each]))
  return groups.map(({ departmentId, ...group }) => ({ ...group, departmentPath: pathOf(byId, departmentId) }))
}
