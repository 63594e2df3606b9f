import type { ApprovalFlow } from '@sojourn/domain/booking/approval/approval-flow'
import type { Tenant } from '../../../db/tenant'
import { findDepartmentPaths } from './departments-store'

/** Travellers with all departments that they are in, where flows ask for departments: a department stands for all below it. */
export async function withinDepartments<Traveller extends { departmentId: string }>(
  tenant: Tenant,
  flows: readonly ApprovalFlow[],
  travellers: readonly Traveller[],
): Promise<(Traveller & { withinDepartments?: string[] })[]> {
  if (flows.every(({ conditions }) => conditions.departmentIds === undefined)) return [...travellers]
  const paths = await findDepartmentPaths(tenant, [...new Set(travellers.map(({ departmentId }) => departmentId))])
  const pathOf = new Map(paths.map(({ departmentId, path }) => [departmentId, path]))
  return travellers.map((traveller) => ({ ...traveller, withinDepartments: pathOf.get(traveller.departmentId) ?? [] }))
}
