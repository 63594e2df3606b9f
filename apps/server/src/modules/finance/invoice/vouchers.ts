import type { NotificationFile } from '@sojourn/supply/ports/mail'
import { formatYuan } from '@sojourn/domain/kit/money'
import { invoiceText } from '@sojourn/text/finance/invoice'
import { invoiceSheet } from '@sojourn/text/finance/invoice-sheet'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Actor, Context, Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { zip } from '../../../kit/sheet/zip'
import { inCompany } from '../../../work'
import { renderPdf } from '../../booking/documents/pdf'
import { invoiceFor, mayRead } from './access'
import {
  findInvoice,
  findInvoiceLines,
  findInvoices,
  findXml,
  findXmls,
  type InvoiceLineRow,
  type InvoiceRow,
} from './invoice-store'
import { findTicketDocuments, type TicketDocuments } from './ticket-document-store'
import { ticketFacts, type Fact } from './ticket-facts'
import { voucherLine } from './voucher-line'
import { voucherTemplate } from './voucher-template'

interface Sheet {
  number: string
  name: string
  red: string
  issuedOn: string
  buyer: { name: string; taxNumber: string }
  seller: { name: string; taxNumber: string }
  lines: { words: string; net: string; rate: string; tax: string; amount: string }[]
  facts: Fact[]
  total: string
  xml: string
}

/** Vouchers as one PDF, each with its XML attached; what was not issued is unknown. */
export async function voucherPdf(context: Context, actor: Actor, invoiceIds: readonly string[]): Promise<Buffer | Problem> {
  const sheets = await inCompany(context, actor.enterpriseId, (work) => sheetsFor(work, actor, invoiceIds))
  return isProblem(sheets) ? sheets : pdfOf(sheets)
}

function pdfOf(sheets: readonly Sheet[]): Buffer {
  const { columns, number, buyer, seller, taxNumber, amount, sample } = invoiceText['zh-CN']
  return renderPdf(voucherTemplate, {
    title: sheets.map((sheet) => sheet.number).join(' '),
    sample,
    footer: invoiceSheet.page,
    labels: { number, issuedOn: invoiceSheet.issuedOn, buyer, seller, taxNumber, amount },
    heads: [columns.what, columns.net, columns.rate, columns.tax, columns.amount],
    vouchers: sheets,
  })
}

/** What a letter carries: the vouchers as one PDF, and the XML of each beside it, which is what books are kept by. */
export async function voucherArchive(work: Work, rows: readonly InvoiceRow[]): Promise<NotificationFile> {
  const sheets = await sheetsOf(work, rows)
  const xmls = sheets.map(({ number, xml }) => ({ name: `${number}.xml`, content: Buffer.from(xml) }))
  const name = sheets.length === 1 ? sheets[0]!.number : rows[0]!.applicationNo
  return {
    name: `${name}.zip`,
    type: 'application/zip',
    content: zip([{ name: `${name}.pdf`, content: pdfOf(sheets) }, ...xmls]),
  }
}

export const voucherXml = (context: Context, actor: Actor, invoiceId: string): Promise<string | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const row = invoiceFor(await findInvoice(work, invoiceId), actor, mayRead)
    if (isProblem(row)) return row
    return (await findXml(work, invoiceId)) ?? problem('invoiceUnknown', { field: 'invoiceId' })
  })

async function sheetsFor(work: Work, actor: Actor, invoiceIds: readonly string[]): Promise<Sheet[] | Problem> {
  const rows = (await findInvoices(work, invoiceIds)).filter((row) => row.number !== null && mayRead(actor, row))
  if (rows.length === 0 || rows.length < new Set(invoiceIds).size) return problem('invoiceUnknown', { field: 'invoiceId' })
  return sheetsOf(work, rows)
}

async function sheetsOf(work: Work, rows: readonly InvoiceRow[]): Promise<Sheet[]> {
  const invoiceIds = rows.map(({ invoiceId }) => invoiceId)
  const [lines, xmls, reversed] = await Promise.all([
    findInvoiceLines(work, invoiceIds),
    findXmls(work, invoiceIds),
    findInvoices(
      work,
      rows.flatMap(({ reverses }) => reverses ?? []),
    ),
  ])
  const documents = await findTicketDocuments(
    work,
    lines.map(({ ticketNo }) => ticketNo),
  )
  return rows.map((row) =>
    sheetOf(
      row,
      lines.filter(({ invoiceId }) => invoiceId === row.invoiceId),
      {
        xml: xmls.get(row.invoiceId)!,
        documents,
        reversed: reversed.find(({ invoiceId }) => invoiceId === row.reverses)?.number ?? '',
      },
    ),
  )
}

interface SheetParts {
  xml: string
  documents: TicketDocuments
  /** The number of what it takes back; empty where it takes nothing back. */
  reversed: string
}

function sheetOf(row: InvoiceRow, lines: readonly InvoiceLineRow[], of: SheetParts): Sheet {
  const { red } = invoiceText['zh-CN']
  return {
    number: row.number!,
    name: invoiceSheet.names[row.kind],
    red: row.reverses === null ? '' : `${red} ${of.reversed}`,
    issuedOn: chinaDate(row.issuedAt!),
    buyer: { name: row.titleName, taxNumber: row.titleTaxNumber },
    seller: { name: row.sellerName, taxNumber: row.sellerTaxNumber },
    lines: lines.map((line) => ({
      words: voucherLine(line).words,
      net: formatYuan(line.net),
      rate: `${line.rate}%`,
      tax: formatYuan(line.tax),
      amount: formatYuan(line.amount),
    })),
    facts: lines.flatMap((line) => ticketFacts(line, of.documents.get(line.ticketNo))),
    total: formatYuan(row.amount),
    xml: of.xml,
  }
}
