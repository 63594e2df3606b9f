import type { AddedCharge } from '@sojourn/contract/finance/bill-words'
import { readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import { formatYuan } from '@sojourn/domain/kit/money'
import { dayInWords, localMomentInWords } from '@sojourn/domain/kit/day-words'
import { localOf } from '@sojourn/domain/kit/local-date'
import { billNotificationsText } from '@sojourn/text/finance/bill/notifications'
import { billPageText } from '@sojourn/text/finance/bill/page'
import type { Work } from '../../../context'
import { nameIn } from '../../booking/columns/latin-column'
import { postNotifications } from '../../booking/notification/post'
import { findReaders } from '../../booking/notification/store'
import { findHoldersOf } from '../../booking/traveller/store'
import { findBill } from './bill-store'
import { zoneOf } from './zone'

type BillNotification = keyof (typeof billNotificationsText)['zh-CN']

/** What the company's finance may do without: nothing is asked of it. */
const kinds: Partial<Record<BillNotification, string>> = {
  confirmed: 'billConfirmed',
  received: 'billReceived',
  freed: 'billFreed',
}

/** What moved a bill: fen that came in or were charged, for which order, as what, and what the agency said to it. */
export interface BillChange {
  amount: number
  orderNo?: string
  charge?: AddedCharge
  said?: string
}

/** Tells the company's finance where its bill stands now. */
export async function tellFinance(
  work: Work,
  notification: BillNotification,
  billNo: string,
  { amount, orderNo = '', charge = 'adjustment', said = '' }: BillChange = { amount: 0 },
): Promise<void> {
  const [bill, zone, holders] = await Promise.all([findBill(work, billNo), zoneOf(work), findHoldersOf(work, 'finance')])
  if (!bill) return
  const confirms = bill.confirmsAt && localOf(bill.confirmsAt.toISOString(), zone)
  await postNotifications(
    work,
    await findReaders(work, holders),
    (reader, language) => {
      const text = billNotificationsText[language][notification]
      const facts = {
        name: readableName(reader, language),
        from: dayInWords(bill.fromDay, language),
        to: dayInWords(bill.toDay, language),
        billNo,
        total: formatYuan(bill.total),
        left: formatYuan(bill.due - bill.paid),
        undecided: bill.undecided,
        confirmsAt: confirms ? localMomentInWords(confirms.date, confirms.time, language) : '',
        confirmedBy: bill.confirmedBy === null ? '' : nameIn(bill.confirmedBy, language),
        dueDay: bill.dueDay === null ? '' : dayInWords(bill.dueDay, language),
        amount: formatYuan(amount),
        orderNo,
        charge: billPageText[language].categories[charge],
        said,
        link: `${work.context.config.publicUrl}/v/center/bill/detail?billNo=${billNo}`,
      }
      return { subject: text.subject(facts), body: text.body(facts) }
    },
    kinds[notification],
  )
}
