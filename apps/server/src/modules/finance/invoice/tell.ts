import { formatYuan } from '@sojourn/domain/kit/money'
import { readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import { invoiceText } from '@sojourn/text/finance/invoice'
import type { Work } from '../../../context'
import { postLetters } from '../../booking/notification/post'
import { findReaders } from '../../booking/notification/store'
import { findInvoice } from './invoice-store'

/** A letter to the address that was given: an invoice was written, taken back in red, or refused. */
export async function tellOfInvoice(work: Work, invoiceId: string): Promise<void> {
  const row = (await findInvoice(work, invoiceId))!
  const readers = await findReaders(work, [row.ownerId])
  const addressed = readers.map((reader) => ({ ...reader, email: row.email }))
  const kind = row.state === 'refused' ? 'refused' : row.reverses === null ? 'issued' : 'red'
  await postLetters(work, addressed, (reader, language) => {
    const { letters, kinds } = invoiceText[language]
    const facts = {
      name: readableName(reader, language),
      kind: kinds[row.kind],
      title: row.titleName,
      number: row.number ?? '',
      amount: formatYuan(row.amount),
      link: `${work.context.config.publicUrl}/v/center/invoice/detail?invoiceId=${invoiceId}`,
    }
    return { subject: letters[kind].subject(facts), body: letters.frame({ ...facts, sentence: letters[kind].body(facts) }) }
  })
}
