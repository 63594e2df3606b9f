import { confirmsAfterChange } from '@sojourn/domain/finance/bill/period'
import type { Work } from '../../../context'
import { setConfirmsAt, type BillRow } from './bill-store'
import { tellFinance, type BillChange } from './notifications'
import { zoneOf } from './zone'

/** Finance hears what the agency answered or added, and has a working day to look at it before time confirms. */
export async function tellOfChange(
  work: Work,
  { billNo, confirmsAt }: BillRow,
  notification: 'adopted' | 'rejected' | 'added',
  change: BillChange,
): Promise<void> {
  const now = work.context.clock.now().toISOString()
  if (confirmsAt) {
    const later = confirmsAfterChange(confirmsAt.toISOString(), now, await zoneOf(work))
    await setConfirmsAt(work, billNo, new Date(later))
  }
  await tellFinance(work, notification, billNo, change)
}
