import type { ImportReport } from '@sojourn/contract/admin/people/import.shapes'
import type { FileSheet } from './use-file-import'

interface Words<Column extends string> {
  columns: Readonly<Record<Column, string>>
  wrongColumn: string
}

/** The wrong lines as they stand in the file, with one more column that says why. `lines` are their places in the file. */
export function linesToCorrect<Column extends string>(
  { heads, rows }: Pick<FileSheet, 'heads' | 'rows'>,
  lines: readonly number[],
  faults: ImportReport<Column>['faults'],
  { columns, wrongColumn }: Words<Column>,
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
