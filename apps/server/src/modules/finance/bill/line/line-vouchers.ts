import type { BillLine } from '@sojourn/contract/finance/bill.shapes'
import { itemOf } from '@sojourn/domain/finance/invoice/items'
import type { Work } from '../../../../context'
import { keyOf } from '../../invoice/sold-item'
import type { BillLineRow } from './line-store'
import { findProofs, findRoots } from './line-vouchers-store'

type Proof = Pick<BillLine, 'proof'>

/** The vouchers that prove lines of a bill; of what nobody invoices, and of what has none yet, there is none. */
export async function vouchersOf(work: Work, rows: readonly BillLineRow[]): Promise<(row: BillLineRow) => Proof> {
  const roots = await findRoots(work, [...new Set(rows.map(({ orderNo }) => orderNo))])
  const keyOfRow = (row: BillLineRow): string | undefined => thingKeyOf(row, roots.get(row.orderNo))
  const keys = [...new Set(rows.flatMap((row) => keyOfRow(row) ?? []))]
  const proofs = new Map((await findProofs(work, keys)).map((proof) => [proof.key, proof]))
  return (row) => {
    const proof = proofs.get(keyOfRow(row) ?? '')
    if (!proof) return {}
    const { invoiceId, number, state, printedAt, mailedAt } = proof
    return {
      proof: {
        state,
        ...(invoiceId !== null && { invoiceId }),
        ...(number !== null && { number }),
        ...(printedAt && { printedAt: printedAt.toISOString() }),
        ...(mailedAt && { mailedAt: mailedAt.toISOString() }),
      },
    }
  }
}

/** What the agency added is its own part. */
function thingKeyOf(row: BillLineRow, root: string | undefined): string | undefined {
  const { lineId, position, segment, adjusts, company } = row
  const item = itemOf(row)
  if (!item || root === undefined || (adjusts !== null && company < 0)) return undefined
  return keyOf({ payer: 'company', root, position, part: adjusts === null ? segment : lineId, item })
}
