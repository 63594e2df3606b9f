import { numbersOf } from '@sojourn/contract/booking/state-numbers'
import type { Context } from '../../../context'

const supplied = (['issuing', 'changing', 'refunding'] as const).flatMap(numbersOf)

/** Tells open pages that an order moved, and the worker when it has something to do now; after the commit. */
export function announce(
  context: Context,
  enterpriseId: number,
  orderNo: string,
  employeeIds: readonly (string | undefined)[],
  state?: number,
): void {
  const concerned = [...new Set(employeeIds.filter((id) => id !== undefined))]
  context.events.publish({ enterpriseId, employeeIds: concerned, orderNo })
  if ((state !== undefined && supplied.includes(state)) || context.mail.delivers) context.wakeJobs()
}
