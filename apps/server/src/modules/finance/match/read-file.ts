import { createHash } from 'node:crypto'
import type { readSettlementFile } from '@sojourn/contract/finance/match.calls'
import type { MatchedFile } from '@sojourn/contract/finance/match.shapes'
import type { SettlementSupplier } from '@sojourn/contract/finance/match-words'
import type { RequestOf } from '@sojourn/contract/kit/call'
import type { Language } from '@sojourn/contract/kit/language'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { matchSettlement, ordersBeside, type BilledLine, type MatchVariance } from '@sojourn/domain/finance/match/match'
import { readSettlement, type SettlementFile } from '@sojourn/domain/finance/match/settlement-file'
import { productsOf } from '@sojourn/domain/finance/match/suppliers'
import type { ReportedSale } from '@sojourn/supply/ports/settlement'
import { matchText } from '@sojourn/text/finance/match'
import type { Actor, Context, Work } from '../../../context'
import { newId } from '../../../kit/id'
import { inCompany, inTransaction } from '../../../work'
import { nameIn } from '../../booking/columns/latin-column'
import { findBill, lockBill, type BillRow } from '../bill/bill-store'
import { dayIn, zoneOf } from '../bill/zone'
import { refuseUnserved } from '../served'
import { findFiles, insertMoves, putFile, putVariances, rejectGone, type FileRow } from './match-store'
import { findBilled, findCauses, findUncharged, type BilledRow } from './source-store'

/** The supplier is told of so many orders that it is not to charge. */
const unchargedAtMost = 200
/** What is written in one statement. */
const variancesOfPiece = 5_000

/**
 * Reads a supplier's file of one bill, from the supplier or as a person hands it in, and matches it with orders and bill. A broken file changes
 * nothing; the same file again neither.
 */
export async function readFile(
  context: Context,
  actor: Actor,
  { enterpriseId, billNo, supplier, csv }: RequestOf<typeof readSettlementFile>,
): Promise<MatchedFile | Problem> {
  const refused = await refuseUnserved(context, actor, enterpriseId)
  if (refused) return refused
  const here = <Result>(task: (work: Work) => Promise<Result>): Promise<Result> => inCompany(context, enterpriseId, task)
  const source = await here((work) => sourceOf(work, billNo, supplier))
  if (isProblem(source)) return source
  const { bill, billed } = source
  const statement = csv === undefined ? await ask(context, source, supplier) : { name: '', csv }
  const read = readSettlement(statement.csv)
  if ('fault' in read) {
    const { line, fault } = read
    return problem('settlementFileBroken', { field: 'csv', detail: { line, fault: matchText[actor.language].faults[fault] } })
  }
  const beside = ordersBeside({ billed, file: read.lines })
  const causes = await here((work) => findCauses(work, beside, bill))
  const period = { from: bill.fromDay, to: bill.toDay }
  const match = matchSettlement({ billed, file: read.lines, period, causes })
  const file = { ...statement, supplier, ...read, matched: match.matched }
  return inTransaction<MatchedFile | Problem>(context, enterpriseId, (work) => keep(work, actor, { billNo, file, ...match }))
}

interface Source {
  bill: BillRow
  billed: BilledLine[]
  /** What the supplier knows beside, of this company. */
  uncharged: ReportedSale[]
}

async function sourceOf(work: Work, billNo: string, supplier: SettlementSupplier): Promise<Source | Problem> {
  const sold = productsOf(supplier)
  const [bill, zone] = await Promise.all([findBill(work, billNo), zoneOf(work)])
  if (!bill) return problem('billUnknown', { field: 'billNo' })
  const rows = await findBilled(work, billNo, sold)
  if (rows.length === 0) return problem('settlementNothing', { field: 'supplier' })
  const { currency, fromDay } = bill
  const uncharged = await findUncharged(work, sold, { ...bill, limit: unchargedAtMost })
  return {
    bill,
    billed: rows.map((row) => billedOf(row, currency, dayIn(row.at, zone))),
    uncharged: uncharged.map(({ orderNo, total, cause }) => ({
      reference: `${orderNo}-0-0`,
      ticketNo: '',
      day: fromDay,
      currency,
      fare: total,
      taxes: 0,
      fee: 0,
      status: cause,
    })),
  }
}

/** What was taken of a guarantee is all that the supplier asks for it. */
function billedOf({ penalty, at: _at, ...row }: BilledRow, currency: string, day: string): BilledLine {
  if (!penalty) return { ...row, currency, day }
  return { ...row, currency, day, fare: row.charged, taxes: 0, fee: 0, company: row.charged }
}

function ask({ settlement }: Context, { bill, billed, uncharged }: Source, supplier: SettlementSupplier) {
  const sales = billed.map(({ orderNo: _orderNo, company: _company, charged: _charged, ...sale }): ReportedSale => {
    return { ...sale, status: 'charged' }
  })
  // The company's number is its account at every supplier, and that of its bills.
  const account = bill.billNo.split('-')[0]!
  return settlement.statement({ supplier, account, from: bill.fromDay, to: bill.toDay, sales: [...sales, ...uncharged] })
}

interface Kept {
  billNo: string
  file: SettlementFile & { supplier: SettlementSupplier; name: string; csv: string; matched: number }
  variances: readonly MatchVariance[]
}

async function keep(work: Work, actor: Actor, { billNo, file, variances }: Kept): Promise<MatchedFile | Problem> {
  const { supplier, lines, sum, matched, csv } = file
  if (!(await lockBill(work, billNo))) return problem('billUnknown', { field: 'billNo' })
  const hash = createHash('sha256').update(csv).digest('hex')
  const name = file.name || `${supplier}-${hash.slice(0, 8)}.csv`
  const at = work.context.clock.now()
  const known = (await findFiles(work, billNo)).find((one) => one.supplier === supplier)
  const row: FileRow = { supplier, name, hash, lines: lines.length, sum, matched, readAt: at, readBy: actor.name }
  if (known?.hash === hash) return fileOf(known, actor.language)
  await putFile(work, billNo, row)
  const of = { billNo, supplier }
  const kept: string[] = []
  for (let from = 0; from < variances.length; from += variancesOfPiece) {
    const piece = variances.slice(from, from + variancesOfPiece).map((one) => ({ ...one, varianceId: newId(at) }))
    kept.push(...(await putVariances(work, of, piece, at)))
  }
  const gone = await rejectGone(work, of, kept, at)
  await insertMoves(work, gone, 'rejected', { id: actor.employeeId, name: actor.name, at, note: name })
  return fileOf(row, actor.language)
}

export const fileOf = ({ hash: _hash, readAt, readBy, ...file }: FileRow, language: Language): MatchedFile => ({
  ...file,
  readAt: readAt.toISOString(),
  readBy: nameIn(readBy, language),
})
