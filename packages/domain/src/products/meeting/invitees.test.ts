import { describe, expect, test } from 'vitest'
import { isToRemind, typedInvitees } from './invitees'

describe('[handbook 5.2] people whom a link is sent to', () => {
  test.each([
    ['王芳 13900000001', [{ name: '王芳', mobile: '13900000001' }]],
    ['Ann Lee, +44 7700 900123', [{ name: 'Ann Lee', mobile: '+44 7700 900123' }]],
    [
      '王芳，139 0000 0001\n\n李雷\t13900000002\n',
      [
        { name: '王芳', mobile: '139 0000 0001' },
        { name: '李雷', mobile: '13900000002' },
      ],
    ],
    ['', []],
  ])('are read line by line: %s', (typed, people) => {
    expect(typedInvitees(typed)).toEqual({ people, wrong: [] })
  })

  test.each([
    ['王芳', [1]],
    ['13900000001', [1]],
    ['王芳 13900000001\n李雷 139', [2]],
    [`${'长'.repeat(51)} 13900000001`, [1]],
  ])('and lines that are none are named: %s', (typed, wrong) => {
    expect(typedInvitees(typed).wrong).toEqual(wrong)
  })

  const at = (hour: number): Date => new Date(Date.parse('2026-12-01T00:00:00Z') + hour * 3_600_000)
  test.each([
    ['has answered', true, null, 48, false],
    ['was invited a moment ago', false, null, 19, false],
    ['was invited yesterday', false, null, 20, true],
    ['was reminded today', false, at(30), 48, false],
    ['was reminded the day before', false, at(28), 48, true],
  ] as const)('are reminded by their last message: who %s', (_who, answered, remindedAt, now, due) => {
    expect(isToRemind({ answered, invitedAt: at(0), remindedAt }, at(now))).toBe(due)
  })
})
