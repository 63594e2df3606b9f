import { addedCharges, type BillCategory } from '@sojourn/contract/finance/bill-words'
import type { LineMatch } from '@sojourn/contract/finance/match-words'
import { settledBy } from '@sojourn/domain/finance/match/suppliers'
import type { Work } from '../../../context'
import type { BillLineRow } from '../bill/line/line-store'
import { findFiles, findOpenReferences } from './match-store'

/** Charged by us or by an insurer, not by the supplier of the trade. */
const notOfSuppliers: ReadonlySet<BillCategory> = new Set(['serviceFee', 'insurance', ...addedCharges])

const referenceOf = ({ body }: Pick<BillLineRow, 'body'>): string => body.line.lineId

/** How lines of a bill stand to their suppliers' files; none where no supplier settles them, or in another period. */
export async function lineMatches(
  work: Work,
  billNo: string,
  rows: readonly BillLineRow[],
): Promise<(row: BillLineRow) => LineMatch | undefined> {
  const [files, open] = await Promise.all([findFiles(work, billNo), findOpenReferences(work, billNo, rows.map(referenceOf))])
  return (row) => {
    const supplier = settledBy[row.product]
    if (!supplier || notOfSuppliers.has(row.category) || row.deferredFrom !== null) return undefined
    if (!files.some((file) => file.supplier === supplier)) return 'unread'
    return open.has(referenceOf(row)) ? 'varies' : 'matched'
  }
}
