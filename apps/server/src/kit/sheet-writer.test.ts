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

test('what goes wrong with a row is told to who reads the file', async () => {
  async function* broken() {
    yield [['一', 1, null] as SheetCell[]]
    await Promise.reject(new Error('gone'))
  }
  await expect(bytesOf({ name: '表', about: [], columns, pages: broken() })).rejects.toThrow('gone')
})
