import { budgetTotal } from '@sojourn/domain/booking/application/check'
import type { Actor, Context, Work } from '../../../context'
import type { ApplicationRow, ContentRow } from '../application/record'
import { writeNotifications } from '../notification/write'
import { titleOf } from './application-approval'

/** Tells open pages that an application moved; after the commit. */
export function tell(context: Context, enterpriseId: number, travelApplyNo: string, employeeIds: readonly string[]): void {
  context.events.publish({ enterpriseId, employeeIds: [...new Set(employeeIds)], orderNo: travelApplyNo })
}

/** Whoever shall travel hears of an application that somebody else made (代提交). */
export async function tellTravellers(work: Work, actor: Actor, row: ApplicationRow, shown: ContentRow): Promise<void> {
  const others = shown.content.travellerIds.filter((employeeId) => employeeId !== actor.employeeId)
  await writeNotifications(work, 'applicationMade', others, {
    object: 'application',
    orderNo: row.displayNo,
    title: titleOf(shown),
    total: budgetTotal(shown.content),
    travellers: shown.people,
    writer: actor.name,
    path: applicationPath(row),
  })
}

export const applicationPath = ({ travelApplyNo }: Pick<ApplicationRow, 'travelApplyNo'>): string =>
  `/center/travelForm/detail?travelApplyNo=${travelApplyNo}`
