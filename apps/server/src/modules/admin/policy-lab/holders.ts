import { entityOf } from '@sojourn/domain/booking/policy/entity-of'
import type { PolicyHolder } from '@sojourn/domain/booking/policy/resolve-policy'
import type { Tenant } from '../../../db/tenant'
import { findEntitiesFor } from '../../booking/traveller/entities-store'
import { findHolders } from './search-store'

/** Those of these people who are in office, with all that one of the policies may name of them. */
export async function holdersOf(
  tenant: Tenant,
  employeeIds: readonly string[],
  policies: Parameters<typeof findEntitiesFor>[1],
): Promise<Map<string, PolicyHolder>> {
  const [found, entities] = await Promise.all([findHolders(tenant, employeeIds), findEntitiesFor(tenant, policies)])
  return new Map(
    found.map((holder) => [holder.employeeId, { ...holder, legalEntityId: entityOf(entities, holder.departmentPath) }]),
  )
}
