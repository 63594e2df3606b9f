import type { Invoice, InvoiceLine, InvoiceTitle } from '@sojourn/contract/finance/invoice.shapes'
import type { Language } from '@sojourn/contract/kit/language'
import type { Work } from '../../../context'
import { findInvoiceLines, type InvoiceLineRow, type InvoiceRow } from './invoice-store'
import type { TitleRow } from './source-store'

/** Invoices as lists show them, with what stands first on each. */
export async function shownInvoices(work: Work, rows: readonly InvoiceRow[], language: Language): Promise<Invoice[]> {
  const ids = rows.map(({ invoiceId }) => invoiceId)
  const lines = await findInvoiceLines(work, ids)
  return rows.map((row) =>
    shownInvoice(
      row,
      lines.find(({ invoiceId }) => invoiceId === row.invoiceId),
      language,
    ),
  )
}

export function shownInvoice(row: InvoiceRow, first: InvoiceLineRow | undefined, language: Language): Invoice {
  const { invoiceId, applicationNo, payer, kind, state, titleName, titleTaxNumber, amount, net, tax, untaxed, version } = row
  const { appliedAt, issuedAt, printedAt, mailedAt, number, reverses, billNo } = row
  return {
    invoiceId,
    applicationNo,
    payer,
    kind,
    state,
    titleName,
    titleTaxNumber,
    amount,
    net,
    tax,
    untaxed,
    version,
    appliedAt: appliedAt.toISOString(),
    about: first ? aboutOf(first, language) : '',
    ...(number !== null && { number }),
    ...(issuedAt && { issuedAt: issuedAt.toISOString() }),
    ...(printedAt && { printedAt: printedAt.toISOString() }),
    ...(mailedAt && { mailedAt: mailedAt.toISOString() }),
    ...(reverses !== null && { reverses }),
    ...(billNo !== null && { billNo }),
  }
}

function aboutOf({ body }: InvoiceLineRow, language: Language): string {
  const { service, from, to, traveller } = body[language]
  const journey = [from, to].filter((place) => place !== '').join(' – ')
  return [service, journey, traveller].filter((part) => part !== '').join(' · ')
}

export function shownLine(row: InvoiceLineRow, language: Language): InvoiceLine {
  const { place, item, orderNo, ticketNo, travelDay, amount, rate, net, tax, untaxed, body } = row
  const { service, from, to, traveller, ownPrice } = body[language]
  const sold = { item, orderNo, service, from, to, traveller, ticketNo, travelDay, ...(ownPrice !== undefined && { ownPrice }) }
  return { place, ...sold, amount, rate, net, tax, untaxed }
}

export const shownTitle = ({ entityId, name, taxNumber, specialInvoices, isDefault, mailTo }: TitleRow): InvoiceTitle => ({
  entityId,
  name,
  taxNumber,
  specialInvoices,
  isDefault,
  mailTo,
})
