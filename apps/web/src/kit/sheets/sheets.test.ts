import { describe, expect, test } from 'vitest'
import { cellText, readSheet } from './read-sheet'
import { writeSheet } from './write-sheet'

const all = { linesAtMost: 100 }
const fileOf = (name: string, ...parts: BlobPart[]) => new File(parts, name)

describe('a sheet', () => {
  test('is read as it was written, and what looks like a formula stays text', async () => {
    const lines = [
      ['工号', '姓名'],
      ['001', '=HYPERLINK("x")'],
      ['+86', '-甲'],
    ]
    expect(await readSheet(fileOf('a.xlsx', await writeSheet('员工', lines)), all)).toEqual(lines)
  })

  test('of comma-separated values is read in UTF-8, with a mark or without, and in GB 18030', async () => {
    const lines = [
      ['姓名', '邮箱'],
      ['方,正', 'a@b.example'],
    ]
    const text = '姓名,邮箱\r\n"方,正",a@b.example\r\n,\r\n'
    expect(await readSheet(fileOf('a.csv', text), all)).toEqual(lines)
    expect(await readSheet(fileOf('a.csv', '\uFEFF', text), all)).toEqual(lines)
    const gb = new Uint8Array([0xd0, 0xd5, 0xc3, 0xfb, 0x2c, 0xd3, 0xca, 0xcf, 0xe4])
    expect(await readSheet(fileOf('a.csv', gb), all)).toEqual([['姓名', '邮箱']])
  })

  test.each([
    ['empty', fileOf('a.csv', ''), 'empty'],
    ['lines without words', fileOf('a.csv', ',,\n,\n'), 'empty'],
    ['a broken workbook', fileOf('a.xlsx', new Uint8Array([0x50, 0x4b, 3, 4, 9, 9, 9])), 'unreadable'],
    ['a workbook of the years before 2007', fileOf('a.xls', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0])), 'unreadable'],
    ['more lines than are wanted', fileOf('a.csv', 'a\n'.repeat(101)), 'tooManyLines'],
    ['more than ten megabytes', fileOf('a.csv', new Uint8Array(10 * 1024 * 1024 + 1)), 'tooLarge'],
  ])('with %s is refused', async (_name, file, fault) => expect(await readSheet(file, all)).toBe(fault))

  test.each([
    [new Date('2026-11-01T00:00:00Z'), '2026-11-01'],
    [12, '12'],
    [true, 'true'],
    [null, ''],
    [' x ', 'x'],
  ])('says %s as %j', (value, text) => expect(cellText(value)).toBe(text))
})
