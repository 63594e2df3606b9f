import type { Sheet } from './sheet'
import { rowWriter, sheetHead, sheetTail, workbookParts } from './sheet-xml'
import { writeZip } from './zip-writer'

/** Writes a sheet as a workbook, piece by piece, as its rows come; the next are read when what came before is taken. */
export type SheetWriter = (sheet: Sheet) => AsyncIterable<Uint8Array>

export const writeWorkbook: SheetWriter = (sheet) =>
  writeZip([
    { path: 'xl/worksheets/sheet1.xml', content: sheetOf(sheet) },
    ...workbookParts(sheet.name).map(([path, content]) => ({ path, content: [content] })),
  ])

/** Characters that are packed at a time. */
const chunkLength = 256 * 1024

async function* sheetOf({ about, columns, pages }: Sheet): AsyncGenerator<string> {
  const write = rowWriter(columns)
  const heads = [...about.map((line) => [line]), columns.map(({ head }) => head)]
  let number = 0
  let chunk = sheetHead(columns, heads.length)
  for (const row of heads) chunk += write(++number, row)
  for await (const page of pages) {
    for (const row of page) {
      chunk += write(++number, row)
      if (chunk.length < chunkLength) continue
      yield chunk
      chunk = ''
    }
  }
  yield chunk + sheetTail
}
