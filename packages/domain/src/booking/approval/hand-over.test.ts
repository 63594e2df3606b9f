import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import { describe, expect, test } from 'vitest'
import { chain, now } from './chains.testing'
import { decide } from './decide'
import { actsFor, delegationState, isInForce } from './delegate'
import { addSigners, replaceApprover, transferTask } from './hand-over'
import { urgeProblem } from './applicant'
import { openApproval, pendingApprovers, withdrawApproval, type ApprovalProgress } from './progress'

const done = (result: ApprovalProgress | Problem): ApprovalProgress => {
  if (isProblem(result)) throw new Error(result.problem)
  return result
}
const agree = (progress: ApprovalProgress, approverId: string) => done(decide(progress, { approverId, decision: 'agree', now }))
const transfer = (progress: ApprovalProgress, approverId: string, to: string) => transferTask(progress, { approverId, to, now })
const add = (progress: ApprovalProgress, approverId: string, when: 'before' | 'after', ...signerIds: string[]) =>
  addSigners(progress, { approverId, signerIds, when, now })
const problemOf = (result: ApprovalProgress | Problem) => (isProblem(result) ? result.problem : undefined)

test('[handbook 8.2] 转交: another person is asked in the same place, and decides for the level', () => {
  const start = openApproval(chain(['sequential', 'a', 'b'], ['any', 'c']))
  const handed = done(transfer(start, 'a', 'x'))
  expect(pendingApprovers(handed)).toEqual(['x'])
  expect(handed.levels[0]?.tasks).toMatchObject([
    { approverId: 'a', state: 'transferred', decidedAt: now },
    { approverId: 'x', state: 'pending', from: 'a' },
    { approverId: 'b', state: 'pending' },
  ])
  expect(problemOf(decide(handed, { approverId: 'a', decision: 'agree', now }))).toBe('approvalDecided')
  expect(pendingApprovers(agree(agree(handed, 'x'), 'b'))).toEqual(['c'])
})

test('[handbook 8.2] 转交: a task may come back, but nobody has two on a level', () => {
  const start = openApproval(chain(['all', 'a', 'b']))
  const back = done(transfer(done(transfer(start, 'a', 'x')), 'x', 'a'))
  expect(pendingApprovers(back)).toEqual(['a', 'b'])
  expect(problemOf(transfer(start, 'a', 'b'))).toBe('approverAlreadyAsked')
  expect(problemOf(transfer(start, 'a', 'a'))).toBe('approverAlreadyAsked')
  expect(problemOf(transfer(start, 'stranger', 'x'))).toBe('approvalNotYours')
})

test('[handbook 8.2] 转交 by a substitute names both; whoever was added keeps that part for the next', () => {
  const start = openApproval(chain(['any', 'a', 'b']))
  const handed = done(transferTask(start, { approverId: 'a', actedBy: 'deputy', to: 'x', now }))
  expect(handed.levels[0]?.tasks[0]).toMatchObject({ approverId: 'a', state: 'transferred', actedBy: 'deputy' })
  expect(Object.keys(done(transfer(start, 'a', 'x')).levels[0]!.tasks[0]!)).not.toContain('actedBy')
  const added = done(transfer(done(add(start, 'a', 'before', 'x')), 'x', 'y'))
  expect(pendingApprovers(added)).toEqual(['y'])
  expect(added.levels[0]?.tasks.find(({ approverId }) => approverId === 'y')).toMatchObject({ part: 'before', from: 'x' })
  expect(pendingApprovers(agree(added, 'y'))).toEqual(['a', 'b'])
})

test('[handbook 8.2] 转交 and 加签 happen on the level that is asked; the others stay as they are', () => {
  const start = openApproval(chain(['any', 'a'], ['any', 'b', 'c']))
  expect(done(transfer(start, 'a', 'b')).levels[1]).toEqual(start.levels[1])
  expect(done(add(start, 'a', 'after', 'b')).levels[1]).toEqual(start.levels[1])
  const second = agree(start, 'a')
  expect(pendingApprovers(done(transfer(second, 'b', 'a')))).toEqual(['a', 'c'])
})

test('[handbook 8.2] 加签: somebody named twice is asked once, and whoever handed over may be asked again', () => {
  const start = openApproval(chain(['any', 'a', 'b']))
  expect(pendingApprovers(done(add(start, 'a', 'before', 'x', 'x')))).toEqual(['x'])
  expect(problemOf(add(start, 'a', 'before', 'x', 'b')), 'one of them is asked already').toBe('approverAlreadyAsked')
  const handed = done(transfer(start, 'a', 'x'))
  const back = done(add(handed, 'x', 'before', 'a'))
  expect(back.levels[0]?.tasks.filter(({ approverId }) => approverId === 'a')).toMatchObject([
    { state: 'pending', part: 'before' },
  ])
})

test('[handbook 8.2] 加签 before: the added people are asked first, all of them', () => {
  const start = openApproval(chain(['any', 'a', 'b']))
  const added = done(add(start, 'a', 'before', 'x', 'y'))
  expect(pendingApprovers(added)).toEqual(['x', 'y'])
  expect(problemOf(decide(added, { approverId: 'a', decision: 'agree', now }))).toBe('approvalNotYourTurn')
  const then = agree(agree(added, 'x'), 'y')
  expect(pendingApprovers(then)).toEqual(['a', 'b'])
  expect(agree(then, 'b').state).toBe('approved')
})

test('[handbook 8.2] 加签 after: the level waits for them once its approvers have agreed', () => {
  const added = done(add(openApproval(chain(['any', 'a', 'b'])), 'a', 'after', 'x'))
  expect(pendingApprovers(added)).toEqual(['a', 'b'])
  const then = agree(added, 'a')
  expect([then.state, pendingApprovers(then)]).toEqual(['approving', ['x']])
  expect(agree(then, 'x').state).toBe('approved')
})

test('[handbook 8.2] 加签: an added person who rejects ends the case, whatever the mode of the level', () => {
  const added = done(add(openApproval(chain(['anyAgree', 'a', 'b'])), 'a', 'before', 'x'))
  expect(done(decide(added, { approverId: 'x', decision: 'reject', now, reason: 'r' })).state).toBe('rejected')
})

test('[handbook 8.2] 委托: in force from its first to its last day, and not once it is taken back', () => {
  const period = { fromDate: '2026-11-20', toDate: '2026-11-22', revoked: false }
  expect(['2026-11-19', '2026-11-20', '2026-11-22', '2026-11-23'].map((day) => isInForce(period, day))).toEqual([
    false,
    true,
    true,
    false,
  ])
  expect(isInForce({ ...period, revoked: true }, '2026-11-21')).toBe(false)
  expect(['2026-11-19', '2026-11-21', '2026-11-23'].map((day) => delegationState(period, day))).toEqual([
    'coming',
    'inForce',
    'over',
  ])
  expect(delegationState({ ...period, revoked: true }, '2026-11-21')).toBe('revoked')
})

test('[handbook 8.2] 委托: one’s own task comes first, then that of whoever is asked', () => {
  const progress = openApproval(chain(['all', 'a', 'b'], ['any', 'c']))
  expect(actsFor(progress, 'a', ['b'])).toBe('a')
  expect(actsFor(progress, 'x', ['c', 'b'])).toBe('b')
  expect(actsFor(progress, 'x', ['c'])).toBe('x')
})

test('[handbook 8.2] 催办: once an hour, and only while somebody is asked', () => {
  const progress = openApproval(chain(['any', 'a']))
  expect(urgeProblem(progress, undefined, now)).toBeUndefined()
  expect(urgeProblem(progress, '2026-11-20T01:00:00.000Z', now)).toBeUndefined()
  expect(urgeProblem(progress, '2026-11-20T01:00:30.000Z', now)).toMatchObject({
    problem: 'urgedRecently',
    retryAfter: 60,
    detail: { minutes: 1 },
  })
  expect(urgeProblem(withdrawApproval(progress), undefined, now)?.problem).toBe('approvalDecided')
})

describe('whoever leaves is asked no more', () => {
  const replaced = (progress: ApprovalProgress) => replaceApprover(progress, { from: 'a', to: 'x', now })

  test('the successor is asked in the same place, now and on later levels', () => {
    const handed = replaced(openApproval(chain(['sequential', 'b', 'a'], ['any', 'a', 'c'])))
    expect(handed.levels[0]?.tasks).toMatchObject([
      { approverId: 'b', state: 'pending' },
      { approverId: 'a', state: 'transferred', decidedAt: now },
      { approverId: 'x', state: 'pending', from: 'a' },
    ])
    expect(handed.levels[1]?.tasks.map(({ approverId }) => approverId)).toEqual(['x', 'c'])
    expect(pendingApprovers(agree(agree(handed, 'b'), 'x'))).toEqual([])
  })

  test('a successor who is asked anyway is asked once, and of so many as are left', () => {
    const all = replaced(openApproval(chain(['all', 'a', 'x'])))
    expect(pendingApprovers(all)).toEqual(['x'])
    expect(agree(all, 'x').state).toBe('approved')
    const two = { ...openApproval(chain(['count', 'a', 'x'])) }
    const counted = replaced({ ...two, levels: two.levels.map((level) => ({ ...level, need: 2 })) })
    expect(agree(counted, 'x').state).toBe('approved')
  })

  test('where the successor has agreed already nothing is left to wait for', () => {
    const agreed = agree(openApproval(chain(['all', 'a', 'x'])), 'x')
    expect(replaced(agreed).state).toBe('approved')
    expect(replaced(agree(openApproval(chain(['all', 'a', 'x'], ['any', 'c'])), 'x'))).toMatchObject({ state: 'approving' })
  })

  test('what was decided stays, and a case without the person is the same', () => {
    const decided = agree(openApproval(chain(['all', 'a', 'b'])), 'a')
    expect(replaced(decided)).toEqual(decided)
    expect(replaced(openApproval(chain(['any', 'b'])))).toEqual(openApproval(chain(['any', 'b'])))
  })
})
