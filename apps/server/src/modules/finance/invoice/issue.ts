import { isLivingInvoice, invoiceStateAfter } from '@sojourn/domain/finance/invoice/states'
import { ruleOf } from '@sojourn/domain/finance/invoice/items'
import type { IssuedVoucher, VoucherLine, VoucherRefusal, VoucherRequest } from '@sojourn/supply/ports/invoicing'
import { invoiceSheet } from '@sojourn/text/finance/invoice-sheet'
import type { Context, Work } from '../../../context'
import { enqueueNow, finishJob } from '../../../db/queue'
import { inCompany, inTransaction } from '../../../work'
import {
  findInvoice,
  findInvoiceLines,
  findReplacements,
  lockInvoice,
  type InvoiceLineRow,
  type InvoiceRow,
} from './invoice-store'
import { setInvoiceState, setIssued, setRefusal } from './move-store'
import { tellOfInvoice } from './tell'

interface IssueJob {
  id: string
  enterpriseId: number
  payload: Record<string, string>
}

export const askToIssue = (work: Work, invoiceId: string): Promise<unknown> =>
  enqueueNow(work.context, work.sql, { kind: 'invoice.issue', enterpriseId: work.enterpriseId, payload: { invoiceId } })

/** Has an invoice or a letter in red written by its issuer, under its own key, and tells its owner. */
export async function issueInvoice(context: Context, job: IssueJob): Promise<void> {
  const { enterpriseId } = job
  const invoiceId = job.payload['invoiceId']!
  const request = await inCompany(context, enterpriseId, (work) => requestOf(work, invoiceId))
  const answer = request && (await context.invoicing.issue(request))
  await inTransaction(context, enterpriseId, async (work) => {
    const row = await lockInvoice(work, invoiceId)
    if (row && answer && row.state === 'issuing') await keep(work, row, answer)
    await finishJob(work.sql, job.id)
  })
}

async function requestOf(work: Work, invoiceId: string): Promise<VoucherRequest | undefined> {
  const row = await findInvoice(work, invoiceId)
  if (row?.state !== 'issuing') return undefined
  const [lines, reversed] = await Promise.all([
    findInvoiceLines(work, [invoiceId]),
    row.reverses === null ? undefined : findInvoice(work, row.reverses),
  ])
  const { kind, titleName: name, titleTaxNumber: taxNumber, amount, net, tax, untaxed } = row
  return {
    key: invoiceId,
    at: work.context.clock.now().toISOString(),
    kind,
    issuer: ruleOf(lines[0]!.item).issuer,
    buyer: { name, taxNumber },
    lines: lines.map(voucherLine),
    amount,
    net,
    tax,
    untaxed,
    ...(reversed?.number && { reverses: reversed.number }),
  }
}

/** Vouchers are written in simplified Chinese, whoever reads them. */
export function voucherLine({ body, ...line }: InvoiceLineRow): VoucherLine {
  const { item, ticketNo, travelDay, amount, net, tax, untaxed, fuel, rate } = line
  const { service, from, to, carrier, traveller } = body['zh-CN']
  const way = [from, to].filter((place) => place !== '').join('-')
  const words = [invoiceSheet.items[item], service, way, traveller].filter((part) => part !== '').join(' ')
  return { item, words, ticketNo, traveller, service, carrier, travelDay, amount, net, tax, untaxed, fuel, rate }
}

async function keep(work: Work, row: InvoiceRow, answer: IssuedVoucher | { refusal: VoucherRefusal }): Promise<void> {
  const { invoiceId } = row
  if ('refusal' in answer) {
    await setRefusal(work, invoiceId, answer.refusal)
    await setInvoiceState(work, invoiceId, { state: invoiceStateAfter(row.state, 'refuse')!, living: false })
  } else {
    const { number, issuedAt, seller, xml } = answer
    const named = { number, issuedAt: new Date(issuedAt), sellerName: seller.name, sellerTaxNumber: seller.taxNumber, xml }
    await setIssued(work, invoiceId, named)
    const state = invoiceStateAfter(row.state, 'issue')!
    await setInvoiceState(work, invoiceId, { state, living: row.reverses === null && isLivingInvoice(state) })
    // What stands in the place of an invoice is written once that one is taken back.
    if (row.reverses !== null)
      for (const next of await findReplacements(work, row.reverses)) await askToIssue(work, next.invoiceId)
  }
  await tellOfInvoice(work, invoiceId)
}
