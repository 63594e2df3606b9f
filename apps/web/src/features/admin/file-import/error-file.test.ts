import { text as common } from '@sojourn/text/admin/file-import.en'
import { text as people } from '@sojourn/text/admin/people/import.en'
import { expect, test } from 'vitest'
import { fileToCorrect } from './error-file'

test('the file comes back whole and as it is, with a column that says what is wrong', () => {
  const sheet = { heads: ['No', 'Team', 'Note'], rows: [['1', 'Sales'], [], ['2', 'Mars', 'x'], ['3', 'Venus']] }
  const faults = [
    { row: 1, column: 'department' as const, why: 'Not found' },
    { row: 1, why: 'Twice' },
    { row: 2, column: 'department' as const, why: 'Not found' },
  ]
  expect(fileToCorrect(sheet, [2, 4, 5], faults, { ...people, ...common })).toEqual([
    ['No', 'Team', 'Note', 'To correct'],
    ['1', 'Sales', '', ''],
    ['', '', '', ''],
    ['2', 'Mars', 'x', 'Department: Not found; Twice'],
    ['3', 'Venus', '', 'Department: Not found'],
  ])
})
