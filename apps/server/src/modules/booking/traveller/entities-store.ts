import type { EntityDepartments } from '@sojourn/domain/booking/policy/entity-of'
import type { BindingVersion } from '@sojourn/domain/booking/policy/resolve-policy'
import { remembered } from '../../../db/company-memory'
import type { Tenant } from '../../../db/tenant'

/** Legal entities with their departments, where one of these policies names any: whose they are is asked only then. */
export async function findEntitiesFor(
  tenant: Tenant,
  policies: readonly BindingVersion[],
): Promise<readonly EntityDepartments[]> {
  return policies.some(({ body }) => body.scope.type === 'legalEntity') ? findEntities(tenant) : []
}

/** Those in force with their departments. */
export const findEntities = remembered('entities', ({ sql, enterpriseId }: Tenant) =>
  sql.query<EntityDepartments>(
    `SELECT entity_id AS "entityId", department_ids AS "departmentIds", is_default AS "isDefault" FROM legal_entity
     WHERE enterprise_id = $1 AND ended_on IS NULL ORDER BY entity_id`,
    [enterpriseId],
  ),
)
