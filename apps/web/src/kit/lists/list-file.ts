/** One column of a list as a file: figures stay figures, moments are written so that they sort. */
export interface FileColumn<Row> {
  head: string
  value: (row: Row) => string | number
}

/** A spreadsheet would take such a text for a formula. */
const likeFormula = /^[=+\-@\t\r]/

function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = likeFormula.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A list as the cells of a workbook, all of them text. */
export const linesOf = <Row>(columns: readonly FileColumn<Row>[], rows: readonly Row[]): string[][] => [
  columns.map(({ head }) => head),
  ...rows.map((row) => columns.map(({ value }) => String(value(row)))),
]

/** A list as comma-separated values (RFC 4180); begins with a mark by which spreadsheets read it as UTF-8. */
export function csvOf<Row>(columns: readonly FileColumn<Row>[], rows: readonly Row[]): string {
  const lines = [columns.map(({ head }) => head), ...rows.map((row) => columns.map(({ value }) => value(row)))]
  return `\uFEFF${lines.map((line) => line.map(cellOf).join(',')).join('\r\n')}\r\n`
}

/** An instant in the time of China: 2026-11-20 14:05. */
export const fileMoment = (instant: string): string =>
  new Date(new Date(instant).getTime() + 8 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ')
