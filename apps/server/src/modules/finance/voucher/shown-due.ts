import type { DueThing } from '@sojourn/contract/finance/voucher.shapes'
import type { Language } from '@sojourn/contract/kit/language'
import { lastVoucherDay } from '@sojourn/domain/finance/invoice/deadline'
import { daysLeft } from '@sojourn/domain/finance/voucher/due'
import type { Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { departmentPaths } from '../../booking/order-lines/department-paths'
import { findEveryDepartment } from '../../booking/order-lines/rows-store'
import type { DueRow } from './due-store'

/** Things without a voucher as a reader is told of them. */
export async function shownDue(work: Work, rows: readonly DueRow[], language: Language): Promise<DueThing[]> {
  if (rows.length === 0) return []
  const path = departmentPaths(await findEveryDepartment(work), language)
  const today = chinaDate(work.context.clock.now())
  return rows.map(({ key, payer, item, orderNo, departmentId, travelDay, amount, tax, body }) => ({
    key,
    payer,
    item,
    orderNo,
    travelDay,
    amount,
    tax,
    ...body[language],
    department: departmentId === '' ? '' : path(departmentId),
    lastDay: lastVoucherDay(travelDay),
    daysLeft: daysLeft(travelDay, today),
  }))
}
