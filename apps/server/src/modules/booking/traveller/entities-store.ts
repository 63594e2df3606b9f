import type { EntityDepartments } from '@sojourn/domain/booking/policy/entity-of'
import type { BindingVersion } from '@sojourn/domain/booking/policy/resolve-policy'
import type { Tenant } from '../../../db/tenant'

/** Legal entities with their departments, where one of these policies names any: whose they are is asked only then. */
export async function findEntitiesFor(
  { sql, enterpriseId }: Tenant,
  policies: readonly BindingVersion[],
): Promise<EntityDepartments[]> {
  if (!policies.some(({ body }) => body.scope.type === 'legalEntity')) return []
  return sql.query<EntityDepartments>(
    `SELECT entity_id AS "entityId", department_ids AS "departmentIds", is_default AS "isDefault" FROM legal_entity
     WHERE enterprise_id = $1 AND ended_on IS NULL ORDER BY entity_id`,
    [enterpriseId],
  )
}
