import { inflateRawSync } from 'node:zlib'
import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import type { Sheet, SheetCell } from './sheet'
import { writeWorkbook } from './sheet-writer'

async function* inPages(...pages: readonly SheetCell[][][]) {
  yield* pages
}
const columns: Sheet['columns'] = [
  { head: '词', shows: 'words' },
  { head: '金额', shows: 'money' },
  { head: '时间', shows: 'moment' },
]
async function bytesOf(sheet: Sheet): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of writeWorkbook(sheet)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

test('words stay words whatever they begin with, fen become yuan, moments dates; what is not known is empty', async () => {
  const at = new Date('2026-11-20T10:05:00Z')
  const words = ['=1+1', '+86', '-2', '@SUM(A1)', '\t=1', '781-123', '<b>&"', '第1行\n第2行']
  const rows = words.map((word) => [word, 12_345, at] as SheetCell[])
  const { sheets } = await readXlsx(
    await bytesOf({ name: '表', about: ['=谁'], columns, pages: inPages(rows, [], [['空', null, null]]) }),
  )
  expect(sheets[0]!.rows).toEqual([
    ['=谁', null, null],
    ['词', '金额', '时间'],
    ...words.map((word) => [word, 123.45, at]),
    ['空', null, null],
  ])
})

/** The sheet is the first file of the archive: behind its head, which is thirty bytes and its name. */
async function xmlOf(word: string): Promise<string> {
  const bytes = await bytesOf({ name: '表', about: [], columns: columns.slice(0, 1), pages: inPages([[word]]) })
  return inflateRawSync(bytes.subarray(30 + bytes.readUInt16LE(26))).toString()
}

test('what looks like a character by its number, and what XML does not know, is read back as it was', async () => {
  const words = ['_x0041_', 'a_x005F_x000d_', '_x41_ _', '\u0000\u0007\r\u001F', 'é中😀', '\uD800x', '\uFFFE']
  const { sheets } = await readXlsx(
    await bytesOf({ name: '表', about: [], columns, pages: inPages(words.map((word) => [word, null, null])) }),
  )
  expect(sheets[0]!.rows.slice(1).map(([word]) => word)).toEqual(words)
})

test.each([
  ['_x0041_', '_x005F_x0041_'],
  ['_X0041_ _x41_', '_X0041_ _x41_'],
  ['\u0007', '_x0007_'],
  ['\uDC00', '_xDC00_'],
])('%j is written as %j', async (word, written) => {
  expect(await xmlOf(word)).toContain(`<t>${written}</t>`)
})

test('more than a cell can hold is cut and says so, and no character is cut in two', async () => {
  const { sheets } = await readXlsx(
    await bytesOf({
      name: '表',
      about: [],
      columns,
      pages: inPages(['字'.repeat(32_767), '字'.repeat(32_768), `${'字'.repeat(32_765)}😀😀`].map((word) => [word, null, null])),
    }),
  )
  const [exact, long, broad] = sheets[0]!.rows.slice(1).map(([word]) => String(word))
  expect([exact!.length, exact!.at(-1)]).toEqual([32_767, '字'])
  expect([long!.length, long!.at(-1)]).toEqual([32_767, '…'])
  expect(broad).toBe(`${'字'.repeat(32_765)}…`)
})

test('what goes wrong with a row is told to who reads the file', async () => {
  async function* broken() {
    yield [['一', 1, null] as SheetCell[]]
    await Promise.reject(new Error('gone'))
  }
  await expect(bytesOf({ name: '表', about: [], columns, pages: broken() })).rejects.toThrow('gone')
})
