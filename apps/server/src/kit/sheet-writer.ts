import { setImmediate } from 'node:timers/promises'
import { writeXlsxStream } from 'hucre/xlsx'

/** What a cell says: words are text whatever they begin with, figures are figures, and moments are dates. */
export type SheetCell = string | number | Date | null

export interface SheetColumn {
  head: string
  /** Fen of the column are written as yuan; moments and days as dates; everything else as it is. */
  shows: 'words' | 'money' | 'count' | 'moment' | 'day'
}
export interface Sheet {
  name: string
  /** Lines above the heads: what the sheet is of. */
  about: readonly string[]
  columns: readonly SheetColumn[]
  rows: AsyncIterable<readonly SheetCell[]>
}

/** Writes a sheet as a workbook, piece by piece, as its rows come. */
export type SheetWriter = (sheet: Sheet) => AsyncIterable<Uint8Array>

const formats: Partial<Record<SheetColumn['shows'], string>> = {
  money: '#,##0.00',
  moment: 'yyyy-mm-dd hh:mm',
  day: 'yyyy-mm-dd',
}
const widths: Record<SheetColumn['shows'], number> = { words: 18, money: 12, count: 10, moment: 17, day: 12 }

/** Whatever else the process has to do is done after so many rows. */
const rowsAtOnce = 200

export const writeWorkbook: SheetWriter = ({ name, about, columns, rows }) =>
  writeXlsxStream(linesOf({ about, columns, rows }), {
    name,
    columns: columns.map(({ shows }) => ({
      width: widths[shows],
      ...(formats[shows] !== undefined && { numFmt: formats[shows] }),
    })),
    freezePane: { rows: about.length + 1 },
  })

async function* linesOf({ about, columns, rows }: Pick<Sheet, 'about' | 'columns' | 'rows'>): AsyncGenerator<SheetCell[]> {
  for (const line of about) yield [line]
  yield columns.map(({ head }) => head)
  let count = 0
  for await (const row of rows) {
    count += 1
    if (count % rowsAtOnce === 0) await setImmediate()
    yield row.map((cell, index) => (columns[index]?.shows === 'money' && typeof cell === 'number' ? cell / 100 : cell))
  }
}
