import { chinaOffsetMinutes } from '@sojourn/domain/kit/local-date'

/** Rows that a file holds at most, which is nearly what programs open: 1,048,576. Whoever writes fewer than there are says so. */
export const rowsOfSheet = 1_000_000

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
  /** Its rows, some at a time. */
  pages: AsyncIterable<readonly (readonly SheetCell[])[]>
}

export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Sheets know no zones: a moment is written as clocks in China show it. */
export const sheetMoment = (at: Date): Date => new Date(at.getTime() + chinaOffsetMinutes * 60_000)
