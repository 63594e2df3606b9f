import { expect, test } from 'vitest'
import { chain, now } from './chains.testing'
import { decide } from './decide'
import { openApproval, pendingApprovers, type ApprovalProgress } from './progress'
import { endBySilence, reminderMoments } from './silence'

const superiors: Record<string, string> = { a: 'up', b: 'up', up: 'top' }
const superiorOf = (approverId: string): string | undefined => superiors[approverId]
const start = (onSilence: ApprovalProgress['onSilence']) => ({
  ...openApproval(chain(['any', 'a', 'b'], ['any', 'c'])),
  onSilence,
})

test('[handbook 8.2] before the deadline silence does nothing', () => {
  const progress = start('reject')
  expect(endBySilence(progress, now, superiorOf)).toBe(progress)
})

test('[handbook 8.2] at the deadline it ends the case as the flow says', () => {
  const { deadline } = start('reject')
  expect(endBySilence(start('reject'), deadline, superiorOf).state).toBe('timedOut')
  expect(endBySilence(start('approve'), deadline, superiorOf).state).toBe('approved')
})

test('[handbook 8.2] 转上级: the superiors are asked, once, until the seats are given back', () => {
  const progress = start('escalate')
  const after = endBySilence(progress, progress.deadline, superiorOf)
  expect([after.state, after.deadline, pendingApprovers(after)]).toEqual(['approving', '2026-11-20T06:00:00.000Z', ['up']])
  expect(after.levels[0]?.tasks.map(({ approverId, state }) => [approverId, state])).toEqual([
    ['a', 'transferred'],
    ['up', 'pending'],
    ['b', 'transferred'],
  ])
  expect(endBySilence(after, after.deadline, superiorOf).state).toBe('timedOut')
})

test('[handbook 8.2] 转上级 without anybody above, or without time left, ends like a rejection', () => {
  const progress = start('escalate')
  expect(endBySilence(progress, progress.deadline, () => undefined).state).toBe('timedOut')
  expect(endBySilence(progress, '2026-11-20T06:00:00.000Z', superiorOf).state).toBe('timedOut')
})

test('[handbook 8.2] an application is reminded of every day and never rejected', () => {
  const after = endBySilence(start('remind'), '2026-11-20T04:00:00.000Z', superiorOf)
  expect([after.state, after.deadline]).toEqual(['approving', '2026-11-21T04:00:00.000Z'])
  expect(decide(after, { approverId: 'a', decision: 'agree', now: '2026-12-20T04:00:00.000Z' })).toMatchObject({
    state: 'approving',
  })
})

test('[handbook 8.2] reminders come at half of the time and a quarter of an hour before the end', () => {
  expect(reminderMoments(now, '2026-11-20T04:00:00.000Z')).toEqual(['2026-11-20T03:00:00.000Z', '2026-11-20T03:45:00.000Z'])
  expect(reminderMoments(now, '2026-11-20T02:30:00.000Z')).toEqual(['2026-11-20T02:15:00.000Z'])
  expect(reminderMoments(now, '2026-11-20T02:10:00.000Z')).toEqual(['2026-11-20T02:05:00.000Z'])
})
