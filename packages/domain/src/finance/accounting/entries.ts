import type { AccountingMapping, AccountSum } from '@sojourn/contract/finance/accounting.shapes'
import type { AccountingGapKind } from '@sojourn/contract/finance/accounting-words'
import { billMethods, type BillMethod } from '@sojourn/contract/finance/bill-words'
import { sum } from '../../kit/money'
import { accountOf, type CostFacts } from './account-of'

/** Lines of a bill, one or several alike, as entries are made of them; fen. */
export interface AccountedLine extends CostFacts {
  method: BillMethod
  /** What the company bears; below nought it came back. */
  company: number
  /** Of it, the input tax. */
  deductibleTax: number
}

/** One row of an entry: fen, debits above nought and credits below, never nought. */
export interface EntryRow<Line> {
  account: string
  amount: number
  /** The line that it came from; what settles an entry is of all its lines. */
  line?: Line
}

/** Which parts of the mapping a line lacks. */
export function lackingOf(mapping: AccountingMapping, line: CostFacts): AccountingGapKind[] {
  const lacking: AccountingGapKind[] = []
  if (accountOf(mapping, line) === undefined) lacking.push('account')
  if (ledgerOf(mapping, line.entityId) === undefined) lacking.push('ledger')
  return lacking
}

export const ledgerOf = ({ ledgers }: Pick<AccountingMapping, 'ledgers'>, entityId: string): string | undefined =>
  ledgers.find((ledger) => ledger.entityId === entityId)?.code

/**
 * The rows of one entry: what each line costs without its tax, the tax, and against them what is owed or was paid by each method. They sum to
 * nought. Throws where the mapping has a gap, which is to be found before.
 */
export function entryRows<Line extends AccountedLine>(mapping: AccountingMapping, lines: readonly Line[]): EntryRow<Line>[] {
  const rows = lines.flatMap((line): EntryRow<Line>[] => {
    const account = accountOf(mapping, line)
    if (account === undefined) throw new Error('a line of a bill has no account')
    return [
      { account, amount: line.company - line.deductibleTax, line },
      { account: mapping.inputTax, amount: line.deductibleTax, line },
    ]
  })
  const settled = billMethods.map((method): EntryRow<Line> => ({
    account: mapping.settlement[method],
    // Nought less nought, for minus nought is no amount.
    amount: 0 - sum(lines.filter((line) => line.method === method).map(({ company }) => company)),
  }))
  return [...rows, ...settled].filter(({ amount }) => amount !== 0)
}

/** What all of the lines move on each account of each ledger, by their codes; lines with a gap are left out. */
export function accountSums(mapping: AccountingMapping, lines: readonly AccountedLine[]): AccountSum[] {
  const sums = new Map<string, AccountSum>()
  for (const line of lines) {
    if (lackingOf(mapping, line).length > 0) continue
    const ledger = ledgerOf(mapping, line.entityId)!
    for (const { account, amount } of entryRows(mapping, [line])) {
      const key = `${ledger} ${account}`
      sums.set(key, { ledger, account, amount: (sums.get(key)?.amount ?? 0) + amount })
    }
  }
  return [...sums.values()]
    .filter(({ amount }) => amount !== 0)
    .toSorted((one, other) => compare(one.ledger, other.ledger) || compare(one.account, other.account))
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)
