import { describe, expect, test } from 'vitest'
import { isDone, rowOf, withRow } from './test-dates-table.mjs'

const empty =
  '# Title\n\n| Date in China | Stories | Commit | Passed | Failed | Outcome |\n| --- | --- | --- | --- | --- | --- |\n'
const run = { instant: '2027-02-05T12:00', commit: 'abc1234', args: [], passed: 81, failed: 0, failures: [], flaky: [] }

describe('the table of dates', () => {
  test('takes a row, and the newer one in its place; a choice of stories has its own', () => {
    const once = withRow(empty, rowOf(run))
    const earlier = withRow(once, rowOf({ ...run, instant: '2026-12-31T23:30' }))
    const again = withRow(earlier, rowOf({ ...run, commit: 'def5678' }))
    const chosen = withRow(again, rowOf({ ...run, args: ['book-a-train'] }))
    expect(chosen.split('\n').slice(4, -1)).toEqual([
      '| 2026-12-31T23:30 | all | abc1234 | 81 | 0 | all passed |',
      '| 2027-02-05T12:00 | `book-a-train` | abc1234 | 81 | 0 | all passed |',
      '| 2027-02-05T12:00 | all | def5678 | 81 | 0 | all passed |',
    ])
  })

  test('says which stories failed, and which passed only the second time', () => {
    const row = rowOf({ ...run, passed: 79, failed: 1, failures: ['a.story.ts: this | that'], flaky: ['b.story.ts: other'] })
    expect(row).toContain('| 79 | 1 | 1 failed: a.story.ts: this / that, the second time: b.story.ts: other |')
  })

  test('a date is done when this commit passed all of the same stories there', () => {
    const text = withRow(empty, rowOf(run))
    expect(isDone(text, run)).toBe(true)
    expect(isDone(text, { ...run, commit: 'def5678' })).toBe(false)
    expect(isDone(text, { ...run, args: ['book-a-train'] })).toBe(false)
    expect(isDone(withRow(empty, rowOf({ ...run, failed: 1 })), run)).toBe(false)
  })
})
