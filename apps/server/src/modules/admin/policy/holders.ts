import type { PolicyScopeType } from '@sojourn/contract/booking/policy/policy-words'
import { entityOf } from '@sojourn/domain/booking/policy/entity-of'
import { findEntitiesFor } from '../../booking/traveller/entities-store'
import { readPersonFieldId } from '@sojourn/domain/booking/policy/person-field-id'
import { pathOf } from '@sojourn/domain/admin/people/department-tree'
import type { HolderGroup } from '@sojourn/domain/booking/policy/coverage'
import type { BindingVersion } from '@sojourn/domain/booking/policy/resolve-policy'
import type { Tenant } from '../../../db/tenant'
import { findTree } from '../department/store'
import { findGroups } from './people-store'

/** Everybody in office, in groups that these versions treat alike. */
export async function holdersFor(tenant: Tenant, versions: readonly BindingVersion[]): Promise<HolderGroup[]> {
  const named = (type: PolicyScopeType): string[] => [
    ...new Set(versions.flatMap(({ body: { scope } }) => (scope.type === type ? scope.ids : []))),
  ]
  const asked = {
    people: named('person'),
    positions: named('position'),
    costCentres: named('costCentre'),
    offices: named('office'),
    fields: [...new Set(named('field').map((id) => readPersonFieldId(id).key))],
  }
  const [groups, tree, entities] = await Promise.all([
    findGroups(tenant, asked),
    findTree(tenant),
    findEntitiesFor(tenant, versions),
  ])
  const byId = new Map(tree.map((each) => [each.departmentId, each]))
  return groups.map(({ departmentId, ...group }) => {
    const departmentPath = pathOf(byId, departmentId)
    return { ...group, departmentPath, legalEntityId: entityOf(entities, departmentPath) }
  })
}
