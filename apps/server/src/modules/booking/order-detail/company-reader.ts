import { rolesWith } from '@sojourn/domain/kit/roles'
import type { Actor, Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { newId } from '../../../kit/id'
import { inTransactionAside } from '../../../work'
import type { OrderRow } from '../order/store'
import { findGrantedDepartments } from '../traveller/role-store'
import { isOfDepartments, writeOpened } from './company-reader-store'

/** Whether somebody who has no part in an order reads it for the company: all of it, or the departments that the order concerns. */
export async function readsForCompany(work: Work, actor: Actor, { orderNo, travelType }: OrderRow): Promise<boolean> {
  const { permissions, employeeId } = actor
  if (travelType !== 'business') return false
  // Who looks after the company's money does so by a permission, whatever role it came with.
  if (permissions.includes('finance')) return true
  if (!permissions.includes('readOrders')) return false
  const today = chinaDate(work.context.clock.now())
  const granted = await findGrantedDepartments(work, { employeeId, roles: rolesWith('readOrders'), today })
  const departments = granted.filter((departmentId) => departmentId !== null)
  return departments.length < granted.length || (departments.length > 0 && (await isOfDepartments(work, orderNo, departments)))
}

/** It stands in the company's log that somebody with no part in an order has read whose it is; also where all else is only read. */
export async function noteOpened({ context, enterpriseId }: Work, { employeeId }: Actor, orderNo: string): Promise<void> {
  const at = context.clock.now()
  await inTransactionAside(context, enterpriseId, (aside) =>
    writeOpened(aside, { id: newId(at), at, employeeId, orderNo, purpose: 'company order' }),
  )
}
