/** One column of a list as a file: figures stay figures, moments are written so that they sort. */
export interface FileColumn<Row> {
  head: string
  value: (row: Row) => string | number
}

/** A list as the lines of a sheet, its heads first. */
export const linesOf = <Row>(columns: readonly FileColumn<Row>[], rows: readonly Row[]): (string | number)[][] => [
  columns.map(({ head }) => head),
  ...rows.map((row) => columns.map(({ value }) => value(row))),
]

/** An instant in the time of China: 2026-11-20 14:05. */
export const fileMoment = (instant: string): string =>
  new Date(new Date(instant).getTime() + 8 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ')
