import type { getVoucher, searchVouchers } from '@sojourn/contract/finance/voucher.calls'
import type { Voucher, WholeVoucher } from '@sojourn/contract/finance/voucher.shapes'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { readVoucher, type ReadVoucher } from '@sojourn/domain/finance/voucher/read'
import type { Actor, Context, Work } from '../../../context'
import { readIdCursor, writeCursor } from '../../../kit/cursor'
import { inCompany } from '../../../work'
import { nameIn } from '../../booking/columns/latin-column'
import { mayMove, mayRead, voucherFor } from './access'
import { shownDue } from './shown-due'
import { findDueOf } from './found-due-store'
import { findFile, findSteps, findVoucher, findVouchers, type VoucherRow } from './voucher-store'

const vouchersOfPage = 20

type Request = RequestOf<typeof searchVouchers>
type Found = ResponseOf<typeof searchVouchers>

export const ownVouchers = (context: Context, actor: Actor, request: Request): Promise<Found> =>
  inCompany(context, actor.enterpriseId, (work) => pageOf(work, actor, { uploadedBy: actor.employeeId }, request))

export const companyVouchers = (context: Context, actor: Actor, request: Request): Promise<Found> =>
  inCompany(context, actor.enterpriseId, (work) => pageOf(work, actor, 'company', request))

async function pageOf(
  work: Work,
  { language }: Actor,
  whose: Parameters<typeof findVouchers>[1],
  { verdicts, cursor, size = vouchersOfPage }: Request,
): Promise<Found> {
  const rows = await findVouchers(work, whose, { verdicts: verdicts ?? null, after: readIdCursor(cursor), limit: size + 1 })
  const last = rows[size - 1]
  return {
    list: rows.slice(0, size).map((row) => shownVoucher(row, language)),
    ...(rows.length > size && last && { next: writeCursor(last.uploadedAt, last.voucherId) }),
  }
}

const shownVoucher = (row: VoucherRow, language: Actor['language']): Voucher => {
  const { voucherId, format, number, buyerName, buyerTaxNumber, amount, tax, verdict, findings, dropped, version } = row
  return {
    voucherId,
    format,
    number,
    buyerName,
    buyerTaxNumber,
    amount,
    tax,
    verdict,
    findings,
    dropped,
    version,
    uploadedAt: row.uploadedAt.toISOString(),
    uploadedBy: nameIn(row.uploadedByName, language),
  }
}

export const voucher = (
  context: Context,
  actor: Actor,
  { voucherId }: RequestOf<typeof getVoucher>,
): Promise<WholeVoucher | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const row = voucherFor(await findVoucher(work, voucherId), actor, mayRead)
    if (isProblem(row)) return row
    const [steps, due] = await Promise.all([findSteps(work, voucherId), findDueOf(work, voucherId)])
    const read = readVoucher(context.vault.open(row.xmlCipher))
    if (typeof read === 'string') throw new Error(`voucher ${voucherId} was kept and cannot be read: ${read}`)
    const { sellerName, issuedOn, net, untaxed, reverses } = row
    return {
      voucher: shownVoucher(row, actor.language),
      sellerName,
      issuedOn,
      net,
      untaxed,
      reverses,
      sellerTaxNumber: read.seller.taxNumber,
      passenger: read.passenger,
      journey: journeyOf(read),
      lines: read.lines.map(({ rate, ...line }) => ({ ...line, ...(rate !== undefined && { rate }) })),
      things: await shownDue(work, due, actor.language),
      steps: steps.map((step) => ({ ...step, at: step.at.toISOString(), by: nameIn(step.by, actor.language) })),
      mayMove: mayMove(actor, row) && !row.dropped,
    }
  })

/** Which flight or train, from where to where, on which day; empty of a voucher that is of no journey. */
const journeyOf = ({ service, from, to, travelDay }: ReadVoucher): string =>
  [service, [from, to].filter((place) => place !== '').join(' – '), travelDay].filter((part) => part !== '').join(' · ')

/** The file that a voucher came in, with the ending that its own bytes have. */
export const voucherFile = (
  context: Context,
  actor: Actor,
  voucherId: string,
): Promise<{ name: string; type: string; content: Buffer } | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const row = voucherFor(await findVoucher(work, voucherId), actor, mayRead)
    if (isProblem(row)) return row
    const file = await findFile(work, row.fileId)
    if (!file) return problem('voucherUnknown', { field: 'voucherId' })
    const content = Buffer.from(context.vault.open(file.contentCipher), 'base64')
    const { ending, type } = kindOf(content)
    return { name: `${row.number}.${ending}`, type, content }
  })

function kindOf(content: Buffer): { ending: string; type: string } {
  const head = content.toString('latin1', 0, 4)
  if (head === '%PDF') return { ending: 'pdf', type: 'application/pdf' }
  if (head !== 'PK\u0003\u0004') return { ending: 'xml', type: 'application/xml; charset=utf-8' }
  const isOfd = content.includes('OFD.xml')
  return isOfd ? { ending: 'ofd', type: 'application/ofd' } : { ending: 'zip', type: 'application/zip' }
}
