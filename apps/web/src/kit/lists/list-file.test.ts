import { expect, test } from 'vitest'
import { csvOf, fileMoment, type FileColumn } from './list-file'

interface Line {
  name: string
  amount: number
}
const columns: FileColumn<Line>[] = [
  { head: '姓名', value: ({ name }) => name },
  { head: '金额', value: ({ amount }) => amount / 100 },
]
const lineOf = (name: string, amount = 0): string | undefined => csvOf(columns, [{ name, amount }]).split('\r\n')[1]

test('a list without rows is a file with its heads, which spreadsheets read as UTF-8', () => {
  expect(csvOf(columns, [])).toBe('\uFEFF姓名,金额\r\n')
})

test.each([
  ['林晓雯', '林晓雯,0'],
  ['Konstantinopoulou, Alexandrina', '"Konstantinopoulou, Alexandrina",0'],
  ['北京 "首都"', '"北京 ""首都""",0'],
  ['两\n行', '"两\n行",0'],
  ['', ',0'],
])('what %j becomes cannot be taken for another cell', (name, line) => {
  expect(lineOf(name)).toBe(line)
})

test.each(['=1+1', '+86', '-2', '@sum', '\tx'])('%j is never taken for a formula', (name) => {
  expect(lineOf(name)).toBe(`'${name},0`)
})

test('figures stay figures, also below nothing', () => {
  expect(lineOf('x', -123_450)).toBe('x,-1234.5')
})

test('a moment is that of China', () => {
  expect(fileMoment('2026-12-31T16:30:00.000Z')).toBe('2027-01-01 00:30')
})
