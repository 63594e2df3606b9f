import { billOpenItems, type BillOpenItem } from '@sojourn/contract/finance/bill-words'

/** How much of each thing a bill has open; `ledgerDiffers` is fen. */
export type OpenCounts = Readonly<Record<BillOpenItem, number>>
export interface CheckItem {
  item: BillOpenItem
  /** So many; fen where the ledger differs. */
  count: number
  /** It keeps the bill from being confirmed. */
  blocks: boolean
}

/** Orders on their way and lines put off are charged later, and the bill need not wait for them. */
const waitsFor: ReadonlySet<BillOpenItem> = new Set(['ledgerDiffers', 'linesUndecided', 'variancesPending'])

/** What is still open, and whether the bill waits for it. */
export const checklistOf = (counts: OpenCounts): CheckItem[] =>
  billOpenItems.filter((item) => counts[item] !== 0).map((item) => ({ item, count: counts[item], blocks: waitsFor.has(item) }))

export const blocksOf = (counts: OpenCounts): CheckItem[] => checklistOf(counts).filter(({ blocks }) => blocks)

/** When time confirms, what nobody decided is charged in this period; a variance that the agency has not answered is waited for. */
export const keepsTimeFrom = (counts: OpenCounts): boolean => counts.ledgerDiffers !== 0 || counts.variancesPending !== 0
