import type { ImportReport } from '@sojourn/contract/admin/people-import.calls'
import type { text } from '@sojourn/text/admin/people-import.zh-CN'
import type { PeopleSheet } from './use-people-import'

type Texts = Pick<typeof text, 'columns' | 'wrongColumn'>

/** The wrong lines as they stand in the file, with one more column that says why. `lines` are their places in the file. */
export function linesToCorrect(
  { heads, rows }: Pick<PeopleSheet, 'heads' | 'rows'>,
  lines: readonly number[],
  faults: ImportReport['faults'],
  { columns, wrongColumn }: Texts,
): string[][] {
  const reasons = new Map<number, string[]>()
  for (const { row, column, why } of faults) {
    const said = column ? `${columns[column]}: ${why}` : why
    reasons.set(row, [...(reasons.get(row) ?? []), said])
  }
  const cells = (row: readonly string[]): string[] => heads.map((_head, index) => row[index] ?? '')
  return [
    [...heads, wrongColumn],
    ...[...reasons].map(([row, said]) => [...cells(rows[(lines[row] ?? 2) - 2] ?? []), said.join('; ')]),
  ]
}
