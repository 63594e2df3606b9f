import type { Tenant } from '../../../db/tenant'
import type { KeptRecord } from '../record/change-record'
import { findDepartmentRecord } from './store'

/** A department as its history keeps it. */
export async function departmentRecord(tenant: Tenant, departmentId: string): Promise<KeptRecord> {
  const row = await findDepartmentRecord(tenant, departmentId)
  if (!row) return {}
  const { number, name, parentName, headName, endedOn } = row
  return {
    ...(number && { number }),
    name,
    ...(parentName && { parent: parentName }),
    ...(headName && { head: headName }),
    ...(endedOn && { endedOn }),
  }
}
