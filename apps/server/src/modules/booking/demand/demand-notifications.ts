import type { Work } from '../../../context'
import type { DemandKind } from '../../../capabilities/demand'
import { chinaDate } from '../../../kit/clock'
import { writeNotifications } from '../notification/write'
import { findPeople } from '../traveller/store'
import type { DemandRow } from './demand-store'

export type DemandNotification = 'demandQuoted' | 'demandRefused' | 'demandDeclined' | 'requestLate' | 'requestOver'

/** Whoever asked hears of the agency's answer. */
export async function writeAnswer<Body, Plan>(
  work: Work,
  kind: DemandKind<Body, Plan>,
  row: DemandRow<Body, Plan>,
  notification: DemandNotification,
): Promise<void> {
  const people = await findPeople(work, [...kind.travellers(row.body)], { today: chinaDate(work.context.clock.now()) })
  await writeNotifications(work, notification, [row.employeeId], {
    orderNo: row.demandNo,
    title: kind.title(row.body),
    total: 0,
    travellers: people,
    ...(row.dueAt ? { deadline: row.dueAt } : {}),
    ...(row.reason ? { reason: row.reason } : {}),
    path: kind.path(row.demandNo),
  })
}
