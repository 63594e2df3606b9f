import type { ImportReport } from '@sojourn/contract/admin/people/import.shapes'
import type { FileSheet } from './use-file-import'

interface Words<Column extends string> {
  columns: Readonly<Record<Column, string>>
  wrongColumn: string
}

/** The whole file as it stands, since nothing of it was taken, with one more column that says what is wrong. `lines` are the places of rows in the file. */
export function fileToCorrect<Column extends string>(
  { heads, rows }: Pick<FileSheet, 'heads' | 'rows'>,
  lines: readonly number[],
  faults: ImportReport<Column>['faults'],
  { columns, wrongColumn }: Words<Column>,
): string[][] {
  const reasons = new Map<number, string[]>()
  for (const { row, column, why } of faults) {
    const said = column ? `${columns[column]}: ${why}` : why
    const place = (lines[row] ?? 2) - 2
    reasons.set(place, [...(reasons.get(place) ?? []), said])
  }
  const cells = (row: readonly string[]): string[] => heads.map((_head, index) => row[index] ?? '')
  return [[...heads, wrongColumn], ...rows.map((row, place) => [...cells(row), (reasons.get(place) ?? []).join('; ')])]
}
