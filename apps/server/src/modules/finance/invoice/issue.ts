import { isLivingInvoice, invoiceStateAfter } from '@sojourn/domain/finance/invoice/states'
import { ruleOf } from '@sojourn/domain/finance/invoice/items'
import type { IssuedVoucher, VoucherRefusal, VoucherRequest } from '@sojourn/supply/ports/invoicing'
import type { Context, Work } from '../../../context'
import { enqueueNow, finishJob } from '../../../db/queue'
import { inCompany, inTransaction } from '../../../work'
import { findInvoice, findInvoiceLines, findReplacements, lockInvoice, type InvoiceRow } from './invoice-store'
import { setInvoiceState, setIssued, setRefusal } from './move-store'
import { restoreInvoice } from './restore'
import { tellOfInvoice } from './tell'
import { voucherLine } from './voucher-line'

interface IssueJob {
  id: string
  enterpriseId: number
  payload: Record<string, string>
}

/** Asked again after an answer that was lost, the issuer hears the same, down to the moment. */
export function askToIssue({ context, sql, enterpriseId }: Work, invoiceIds: readonly string[]): Promise<unknown> {
  const at = context.clock.now().toISOString()
  const tasks = invoiceIds.map((invoiceId) => ({ kind: 'invoice.issue' as const, enterpriseId, payload: { invoiceId, at } }))
  return enqueueNow(context, sql, ...tasks)
}

/** Has an invoice or a red-letter invoice written by its issuer, under its own key, and tells its owner. */
export async function issueInvoice(context: Context, job: IssueJob): Promise<void> {
  const { enterpriseId } = job
  const invoiceId = job.payload['invoiceId']!
  const request = await inCompany(context, enterpriseId, (work) => requestOf(work, invoiceId, job.payload['at']!))
  const answer = request && (await context.invoicing.issue(request))
  await inTransaction(context, enterpriseId, async (work) => {
    const row = await lockInvoice(work, invoiceId)
    if (row && answer && row.state === 'issuing') await keep(work, row, answer)
    await finishJob(work.sql, job.id)
  })
}

async function requestOf(work: Work, invoiceId: string, at: string): Promise<VoucherRequest | undefined> {
  const row = await findInvoice(work, invoiceId)
  if (row?.state !== 'issuing') return undefined
  const [lines, reversed] = await Promise.all([
    findInvoiceLines(work, [invoiceId]),
    row.reverses === null ? undefined : findInvoice(work, row.reverses),
  ])
  const { kind, titleName: name, titleTaxNumber: taxNumber, amount, net, tax, untaxed } = row
  return {
    key: invoiceId,
    at,
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

async function keep(work: Work, row: InvoiceRow, answer: IssuedVoucher | { refusal: VoucherRefusal }): Promise<void> {
  const { invoiceId } = row
  if ('refusal' in answer) {
    await setRefusal(work, invoiceId, answer.refusal)
    await setInvoiceState(work, [invoiceId], { state: invoiceStateAfter(row.state, 'refuse')!, living: false })
    if (row.reverses !== null) await restoreInvoice(work, row.reverses)
  } else {
    const { number, issuedAt, seller, xml } = answer
    const named = { number, issuedAt: new Date(issuedAt), sellerName: seller.name, sellerTaxNumber: seller.taxNumber, xml }
    await setIssued(work, invoiceId, named)
    const state = invoiceStateAfter(row.state, 'issue')!
    await setInvoiceState(work, [invoiceId], { state, living: row.reverses === null && isLivingInvoice(state) })
    if (row.reverses !== null) await askForReplacements(work, row.reverses)
  }
  await tellOfInvoice(work, invoiceId)
}

/** What stands in the place of an invoice is written once that one is taken back. */
async function askForReplacements(work: Work, invoiceId: string): Promise<void> {
  const waiting = (await findReplacements(work, invoiceId)).filter(({ state }) => state === 'issuing')
  await askToIssue(
    work,
    waiting.map((next) => next.invoiceId),
  )
}
