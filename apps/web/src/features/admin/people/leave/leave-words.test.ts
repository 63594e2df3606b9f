import { describe, expect, test } from 'vitest'
import type { Leaving } from '@sojourn/contract/admin/people/person.shapes'
import { text } from '@sojourn/text/admin/people/leaving.zh-CN'
import { handsOn, whenItEnds } from './leave-words'

const nothing: Leaving = { approvals: 0, heads: [], reports: 0, guests: 0, trips: [] }
const trip = { orderNo: 'F1', title: '北京 → 上海', departAt: '2026-12-01T01:00:00.000Z', stateName: '已出票' }

test.each<[string, Partial<Leaving>, boolean]>([
  ['nothing', {}, false],
  ['travels alone, which nobody takes over', { trips: [trip] }, false],
  ['an open approval', { approvals: 1 }, true],
  ['a department', { heads: ['销售部'] }, true],
  ['somebody below', { reports: 2 }, true],
  ['a guest', { guests: 1 }, true],
])('[S2.45] whether a successor is needed for %s', (_what, more, expected) => {
  expect(handsOn({ ...nothing, ...more })).toBe(expected)
})

describe('[S2.45] an employment ends', () => {
  test.each([
    ['2026-11-26', false, 'now'],
    ['2026-11-27', false, 'today'],
    ['2026-11-27', true, 'now'],
    ['2026-11-28', false, 'later'],
    // Of another day the choice means nothing.
    ['2026-11-28', true, 'later'],
  ] as const)('%s, at once %s: %s', (lastDay, atOnce, when) => {
    expect(whenItEnds({ lastDay, atOnce, today: '2026-11-27' })).toBe(when)
  })

  test('as the dialog says it, with who takes over', () => {
    const follows = { name: '林晓雯', day: '2026年12月31日', successor: '陈志远' }
    expect(text.follows({ ...follows, when: 'later' })).toMatch(/^2026年12月31日结束时，林晓雯的账号停用.*转给陈志远。$/)
    expect(text.follows({ ...follows, when: 'now', successor: '' })).not.toContain('转给')
  })
})
