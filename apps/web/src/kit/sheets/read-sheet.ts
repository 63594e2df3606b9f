import type { CellValue } from 'hucre'

/** Why a file cannot be read as a sheet. */
export type SheetFault = 'tooLarge' | 'tooManyLines' | 'unreadable' | 'empty'

const bytesAtMost = 10 * 1024 * 1024

/**
 * The lines of a file of comma-separated values, or of the first sheet of a workbook, as text without what is empty at the end. Formulas are
 * their last result. Spreadsheets on Chinese Windows write such files in GB 18030.
 */
export async function readSheet(file: File, { linesAtMost }: { linesAtMost: number }): Promise<string[][] | SheetFault> {
  if (file.size > bytesAtMost) return 'tooLarge'
  const bytes = new Uint8Array(await file.arrayBuffer())
  const rows = await (isWorkbook(bytes) ? workbookRows(bytes, linesAtMost) : textRows(bytes)).catch(() => undefined)
  if (!rows) return 'unreadable'
  const lines = rows.map((row) => withoutEnd(row.map(cellText)))
  while (lines.at(-1)?.length === 0) lines.pop()
  if (lines.length === 0) return 'empty'
  return lines.length > linesAtMost ? 'tooManyLines' : lines
}

/** A workbook is a ZIP archive. */
const isWorkbook = ([one, two]: Uint8Array): boolean => one === 0x50 && two === 0x4b

async function workbookRows(bytes: Uint8Array, linesAtMost: number): Promise<CellValue[][] | undefined> {
  const { readXlsx } = await import('hucre/xlsx')
  const { sheets } = await readXlsx(bytes, { sheets: [0], maxRows: linesAtMost + 1 })
  return sheets[0]?.rows
}

/** Text has no zero bytes; old workbooks and pictures do. */
async function textRows(bytes: Uint8Array): Promise<CellValue[][] | undefined> {
  if (bytes.includes(0)) return undefined
  const { parseCsv } = await import('hucre/csv')
  return parseCsv(textOf(bytes))
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}

/** A day is written as 2026-11-01, whatever the sheet shows. */
export function cellText(value: CellValue | undefined): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10)
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value).trim() : ''
}

function withoutEnd(row: readonly string[]): string[] {
  const last = row.findLastIndex((cell) => cell !== '')
  return row.slice(0, last + 1)
}
