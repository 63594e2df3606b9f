import type { AccountingMapping } from '@sojourn/contract/finance/accounting.shapes'
import { entryRows, ledgerOf } from '@sojourn/domain/finance/accounting/entries'
import type { JournalRow } from '@sojourn/domain/finance/accounting/layout'
import type { Work } from '../../../context'
import type { Cursor } from '../../../kit/cursor'
import type { BillRow } from '../bill/bill-store'
import { filterOf } from '../bill/decide'
import { findBillLines, type BillLineRow } from '../bill/line/line-store'
import { dayIn } from '../bill/zone'

const linesAtOnce = 1_000

export interface JournalSource {
  bill: Pick<BillRow, 'billNo' | 'fromDay' | 'toDay' | 'currency'>
  mapping: AccountingMapping
  /** Minutes by which the company's clocks are ahead of UTC. */
  zone: number
}
/** Reads for the company, in a transaction or each page on its own. */
type Read = <Result>(read: (work: Work) => Promise<Result>) => Promise<Result>

/** The rows of a bill's entries, some at a time: one entry for each movement of money and ledger, in the order of the bill's lines. */
export async function* journalRows(source: JournalSource, read: Read): AsyncGenerator<JournalRow[]> {
  const { billNo } = source.bill
  let after: Cursor | undefined
  let held: BillLineRow[] = []
  let entries = 0
  do {
    const page = await read((work) =>
      findBillLines(work, billNo, filterOf({ decision: 'thisPeriod' }), { after, limit: linesAtOnce }),
    )
    const last = page.at(-1)
    after = page.length === linesAtOnce && last ? { at: last.at.toISOString(), id: last.lineId } : undefined
    const movements = movementsOf([...held, ...page])
    // The last movement may go on with the next page.
    held = after ? movements.pop()! : []
    const rows: JournalRow[] = []
    for (const lines of movements.flatMap((movement) => byLedger(movement, source.mapping)))
      rows.push(...rowsOf(source, lines, `${billNo}-${++entries}`))
    yield rows
  } while (after)
}

/** Lines of one movement of the ledger follow each other. */
function movementsOf(lines: readonly BillLineRow[]): BillLineRow[][] {
  const movements: BillLineRow[][] = []
  for (const line of lines) {
    const current = movements.at(-1)
    if (current?.[0]?.postingId === line.postingId) current.push(line)
    else movements.push([line])
  }
  return movements
}

function byLedger(lines: readonly BillLineRow[], mapping: AccountingMapping): BillLineRow[][] {
  const ledgers = new Set(lines.map(({ entityId }) => ledgerOf(mapping, entityId)))
  return [...ledgers].map((ledger) => lines.filter(({ entityId }) => ledgerOf(mapping, entityId) === ledger))
}

function rowsOf({ bill, mapping, zone }: JournalSource, lines: readonly BillLineRow[], entry: string): JournalRow[] {
  const [first] = lines
  const { billNo, currency } = bill
  const shared = {
    entry,
    date: withinPeriod(dayIn(first!.at, zone), bill),
    ledger: ledgerOf(mapping, first!.entityId)!,
    currency,
    bill: billNo,
    order: first!.orderNo,
  }
  return entryRows(mapping, lines).map(({ account, amount, line }) => ({
    ...shared,
    account,
    debit: Math.max(0, amount),
    credit: Math.max(0, -amount),
    costCentre: line?.body.line.costCentreCode ?? '',
    project: line?.projectCode ?? '',
    line: line?.lineId ?? '',
    product: line?.product ?? '',
    category: line?.category ?? '',
    traveller: line?.body.line.traveller ?? '',
  }))
}

/** What was put off to this bill, and what the agency corrected after its last day, is booked in its period. */
const withinPeriod = (day: string, { fromDay, toDay }: JournalSource['bill']): string =>
  day < fromDay ? fromDay : day > toDay ? toDay : day
