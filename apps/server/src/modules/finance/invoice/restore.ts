import { invoiceStateAfter } from '@sojourn/domain/finance/invoice/states'
import type { Work } from '../../../context'
import { findReplacements, lockInvoice } from './invoice-store'
import { setInvoiceState } from './move-store'

/** The issuer refused the red-letter invoice: what it was to take back stands as before, and what was to take its place is given up. */
export async function restoreInvoice(work: Work, invoiceId: string): Promise<void> {
  const { state, mailedAt } = (await lockInvoice(work, invoiceId))!
  const waiting = (await findReplacements(work, invoiceId)).filter((next) => next.state === 'issuing')
  const ids = waiting.map((next) => next.invoiceId)
  await setInvoiceState(work, ids, { state: invoiceStateAfter('issuing', 'drop')!, living: false })
  const restored = invoiceStateAfter(state, 'restore')!
  const sent = mailedAt ? invoiceStateAfter(restored, 'deliver')! : restored
  await setInvoiceState(work, [invoiceId], { state: sent, living: true })
}
