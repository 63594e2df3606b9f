import type { InvoiceStep } from '@sojourn/domain/finance/invoice/states'
import { invoiceStateAfter } from '@sojourn/domain/finance/invoice/states'
import type { Work } from '../../../context'
import { newId } from '../../../kit/id'
import { findInvoiceLines, insertInvoices, insertLines, type InvoiceLineRow, type InvoiceRow } from './invoice-store'
import { askToIssue } from './issue'
import { setInvoiceState } from './move-store'

const turned = (fen: number): number => 0 - fen

/** Takes a valid invoice back, which the caller holds: a red-letter invoice over the same lines is asked for, and the lines are free. */
export async function reverseInvoice(
  work: Work,
  row: InvoiceRow,
  step: Extract<InvoiceStep, 'reverse' | 'reissue'>,
): Promise<void> {
  const now = work.context.clock.now()
  const invoiceId = newId(now)
  const lines = await findInvoiceLines(work, [row.invoiceId])
  await setInvoiceState(work, [row.invoiceId], { state: invoiceStateAfter(row.state, step)!, living: false })
  const red = { invoiceId, state: 'issuing' as const, appliedAt: now, reverses: row.invoiceId, replaces: null }
  await insertInvoices(work, [{ ...row, ...inRed(row), ...red }])
  await insertLines(
    work,
    lines.map((line): InvoiceLineRow => ({ ...line, ...inRed(line), fuel: turned(line.fuel), invoiceId, living: false })),
  )
  await askToIssue(work, [invoiceId])
}

const inRed = ({ amount, net, tax, untaxed }: Pick<InvoiceRow, 'amount' | 'net' | 'tax' | 'untaxed'>) => ({
  amount: turned(amount),
  net: turned(net),
  tax: turned(tax),
  untaxed: turned(untaxed),
})
