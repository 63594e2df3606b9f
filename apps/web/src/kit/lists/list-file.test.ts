import { expect, test } from 'vitest'
import { readSheet } from '../sheets/read-sheet'
import { writeSheet } from '../sheets/write-sheet'
import { fileMoment, linesOf, type FileColumn } from './list-file'

interface Line {
  name: string
  amount: number
}
const columns: FileColumn<Line>[] = [
  { head: '姓名', value: ({ name }) => name },
  { head: '金额', value: ({ amount }) => amount / 100 },
]

test('a list without rows has its heads; figures stay figures, also below nothing', () => {
  expect(linesOf(columns, [])).toEqual([['姓名', '金额']])
  expect(linesOf(columns, [{ name: '=1+1', amount: -123_450 }])[1]).toEqual(['=1+1', -1234.5])
})

test('the file says above its heads what it is of', async () => {
  const file = new File(
    [await writeSheet('员工', linesOf(columns, [{ name: '甲', amount: 100 }]), ['筛选条件：销售部'])],
    'a.xlsx',
  )
  expect(await readSheet(file, { linesAtMost: 10 })).toEqual([['筛选条件：销售部'], ['姓名', '金额'], ['甲', '1']])
})

test('a moment is that of China', () => {
  expect(fileMoment('2026-12-31T16:30:00.000Z')).toBe('2027-01-01 00:30')
})
