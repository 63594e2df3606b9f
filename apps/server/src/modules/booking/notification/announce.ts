import type { Context } from '../../../context'

/** Tells open pages that an order moved; after the commit. */
export function announce(
  context: Context,
  enterpriseId: number,
  orderNo: string,
  employeeIds: readonly (string | undefined)[],
): void {
  const concerned = [...new Set(employeeIds.filter((id) => id !== undefined))]
  context.events.publish({ enterpriseId, employeeIds: concerned, orderNo })
}
