import { isValidInvoice } from '@sojourn/domain/finance/invoice/states'
import { formatYuan, sum } from '@sojourn/domain/kit/money'
import { readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import { invoiceText } from '@sojourn/text/finance/invoice'
import type { NotificationFile } from '@sojourn/supply/ports/mail'
import type { Work } from '../../../context'
import { postNotifications } from '../../booking/notification/post'
import { findReaders } from '../../booking/notification/store'
import { voucherArchive } from './vouchers'
import { findInvoice, findInvoicesOf, isBeingIssued, lockApplication, type InvoiceRow } from './invoice-store'

type NotificationKind = keyof Omit<(typeof invoiceText)['en']['notifications'], 'frame'>

/**
 * A letter to the address that was given: what an application led to was written, an invoice was taken back in red or refused. Of many
 * invoices that are written together it is one notification.
 */
export async function tellOfInvoice(work: Work, invoiceId: string): Promise<void> {
  const row = (await findInvoice(work, invoiceId))!
  const refused = row.state === 'refused'
  if (row.reverses !== null) return tell(work, refused ? 'redRefused' : 'red', [row])
  if (refused) await tell(work, 'refused', [row])
  if (row.replaces === null) await tellOfApplication(work, row.applicationNo)
  else if (!refused) await tell(work, 'issued', [row])
}

/** Whoever answers last tells of all; the application is held, so that one of them is the last. */
async function tellOfApplication(work: Work, applicationNo: string): Promise<void> {
  await lockApplication(work, applicationNo)
  if (await isBeingIssued(work, applicationNo)) return
  const planned = (await findInvoicesOf(work, applicationNo)).filter((row) => row.reverses === null && row.replaces === null)
  const written = planned.filter(({ state }) => isValidInvoice(state))
  if (written.length > 0) await tell(work, written.length === 1 ? 'issued' : 'issuedTogether', written)
}

export async function tell(work: Work, kind: NotificationKind, rows: readonly InvoiceRow[]): Promise<void> {
  const { ownerId, email, applicationNo, invoiceId, titleName: title, number, kind: voucher } = rows[0]!
  const readers = await findReaders(work, [ownerId])
  const addressed = readers.map((reader) => ({ ...reader, email }))
  const page = rows.length === 1 ? `detail?invoiceId=${invoiceId}` : `confirm?applicationNo=${applicationNo}`
  const file = await fileOf(work, kind, rows)
  await postNotifications(work, addressed, (reader, language) => {
    const { notifications, kinds } = invoiceText[language]
    const facts = {
      name: readableName(reader, language),
      kind: kinds[voucher],
      title,
      number: number ?? '',
      count: rows.length,
      amount: formatYuan(sum(rows.map(({ amount }) => amount))),
      link: `${work.context.config.publicUrl}/v/center/invoice/${page}`,
    }
    return {
      subject: notifications[kind].subject(facts),
      body: notifications.frame({ ...facts, sentence: notifications[kind].body(facts) }),
      ...(file && { file }),
    }
  })
}

const told: ReadonlySet<NotificationKind> = new Set(['issued', 'issuedTogether', 'red'])
/** More would be too much for a letter, which leads to them. */
const attachedAtMost = 30

/** The vouchers themselves, for whoever the letter is passed on to need not sign in. */
const fileOf = async (work: Work, kind: NotificationKind, rows: readonly InvoiceRow[]): Promise<NotificationFile | undefined> =>
  work.context.mail.delivers && told.has(kind) && rows.length <= attachedAtMost ? voucherArchive(work, rows) : undefined
