import type { Context } from '../../../context'

/** Tells open pages that an application moved; after the commit. */
export function tell(context: Context, enterpriseId: number, travelApplyNo: string, employeeIds: readonly string[]): void {
  context.events.publish({ enterpriseId, employeeIds: [...new Set(employeeIds)], orderNo: travelApplyNo })
  if (context.mail.delivers) context.wakeJobs()
}
