import { entityOf } from '@sojourn/domain/booking/policy/entity-of'
import type { Tenant } from '../../../db/tenant'
import { upwardsIn } from '../../booking/order-lines/department-paths'
import { findEveryDepartment } from '../../booking/order-lines/rows-store'
import { findEntities } from '../../booking/traveller/entities-store'

/** The departments that do business in the name of a legal entity, those that have ended too. */
export async function departmentsOfEntity(tenant: Tenant, entityId: string): Promise<string[]> {
  const [entities, departments] = await Promise.all([findEntities(tenant), findEveryDepartment(tenant)])
  const upwards = upwardsIn(departments)
  return departments.flatMap(({ departmentId }) => (entityOf(entities, upwards(departmentId)) === entityId ? departmentId : []))
}
