import { readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import { formatYuan } from '@sojourn/domain/kit/money'
import { dayInWords, localMomentInWords } from '@sojourn/domain/kit/day-words'
import { localOf } from '@sojourn/domain/kit/local-date'
import { billLettersText } from '@sojourn/text/finance/bill/letters'
import type { Work } from '../../../context'
import { nameIn } from '../../booking/columns/latin-column'
import { postLetters } from '../../booking/notification/post'
import { findReaders } from '../../booking/notification/store'
import { findHoldersOf } from '../../booking/traveller/store'
import { findBill } from './bill-store'
import { zoneOf } from './zone'

type BillLetter = keyof (typeof billLettersText)['zh-CN']

/** What the company's finance may do without: nothing is asked of it. */
const kinds: Partial<Record<BillLetter, string>> = { confirmed: 'billConfirmed', received: 'billReceived', freed: 'billFreed' }

/** Tells the company's finance where its bill stands now; `received` in fen. */
export async function tellFinance(work: Work, letter: BillLetter, billNo: string, received = 0): Promise<void> {
  const [bill, zone, holders] = await Promise.all([findBill(work, billNo), zoneOf(work), findHoldersOf(work, 'finance')])
  if (!bill) return
  const confirms = bill.confirmsAt && localOf(bill.confirmsAt.toISOString(), zone)
  await postLetters(
    work,
    await findReaders(work, holders),
    (reader, language) => {
      const text = billLettersText[language][letter]
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
        received: formatYuan(received),
        link: `${work.context.config.publicUrl}/v/center/bill/detail?billNo=${billNo}`,
      }
      return { subject: text.subject(facts), body: text.body(facts) }
    },
    kinds[letter],
  )
}
