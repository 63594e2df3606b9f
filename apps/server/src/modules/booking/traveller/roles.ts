import type { Role } from '@sojourn/contract/kit/roles'
import type { Context } from '../../../context'
import type { Tenant } from '../../../db/tenant'
import { chinaDate } from '../../../kit/clock'
import { newId } from '../../../kit/id'
import { insertGrant, refreshPermissions } from './role-store'

interface NewGrant {
  employeeId: string
  role: Role
  departmentId?: string | undefined
  /** The last day. */
  until?: string | undefined
  giverId: string
}

/** Gives somebody a role, with the permissions that come with it; answers the number of the grant. */
export async function giveRoleTo(
  { context: { clock }, ...tenant }: Tenant & { context: Pick<Context, 'clock'> },
  { employeeId, role, departmentId, until, giverId }: NewGrant,
): Promise<string> {
  const givenAt = clock.now()
  const grantId = newId(givenAt)
  const over = { departmentId: departmentId ?? null, until: until ?? null }
  await insertGrant(tenant, { grantId, employeeId, role, ...over, givenAt, givenBy: giverId })
  await refreshPermissions(tenant, employeeId, chinaDate(givenAt))
  return grantId
}
