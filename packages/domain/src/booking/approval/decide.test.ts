import { isProblem } from '@sojourn/contract/kit/problems'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { problemSentence } from '../../kit/problem-sentence'
import type { LevelMode } from './approval-flow'
import { chain, now } from './chains.testing'
import { decide, decisionProblem } from './decide'
import { currentLevel, openApproval, pendingApprovers, withdrawApproval, type ApprovalProgress } from './progress'
import { endBySilence } from './silence'

const nobody = (): undefined => undefined
function decided(result: ReturnType<typeof decide>): ApprovalProgress {
  if (isProblem(result)) throw new Error(result.problem)
  return result
}
const agree = (progress: ApprovalProgress, approverId: string) =>
  decided(decide(progress, { approverId, decision: 'agree', now }))
const reject = (progress: ApprovalProgress, approverId: string) =>
  decided(decide(progress, { approverId, decision: 'reject', now, reason: '太贵' }))
const refusal = (
  progress: ApprovalProgress,
  approverId: string,
  more: { now?: string; reason?: string; decision?: 'agree' | 'reject' } = {},
) => {
  const result = decide(progress, { approverId, decision: 'agree', now, ...more })
  return isProblem(result) ? result.problem : undefined
}
const states = (progress: ApprovalProgress) => progress.levels.flatMap(({ tasks }) => tasks.map(({ state }) => state))

describe('levels (handbook 8.2)', () => {
  test('[handbook 8.2] run in sequence', () => {
    const start = openApproval(chain(['any', 'a'], ['any', 'b']))
    expect(refusal(start, 'b')).toBe('approvalNotYourTurn')
    const second = agree(start, 'a')
    expect([second.state, pendingApprovers(second)]).toEqual(['approving', ['b']])
    expect(agree(second, 'b').state).toBe('approved')
  })
  test('[handbook 8.2] who agreed once is not asked again', () => {
    const next = agree(openApproval(chain(['any', 'a', 'b'], ['any', 'a', 'c'], ['all', 'a', 'd'])), 'a')
    expect([currentLevel(next)?.level, pendingApprovers(next)]).toEqual([3, ['d']])
  })
})

describe('modes of a level (handbook 8.2)', () => {
  type Step = [who: string, what: 'agree' | 'reject']
  test.each<[string, [LevelMode, ...string[]], number | undefined, Step[], string, string[]]>([
    ['或签: the first agreement decides', ['any', 'a', 'b'], undefined, [['b', 'agree']], 'approved', []],
    ['或签: the first rejection decides', ['any', 'a', 'b'], undefined, [['b', 'reject']], 'rejected', []],
    [
      '或签 until all reject: one rejection leaves the others',
      ['anyAgree', 'a', 'b'],
      undefined,
      [['b', 'reject']],
      'approving',
      ['a'],
    ],
    [
      '或签 until all reject: an agreement still decides',
      ['anyAgree', 'a', 'b'],
      undefined,
      [
        ['b', 'reject'],
        ['a', 'agree'],
      ],
      'approved',
      [],
    ],
    [
      '或签 until all reject: all reject',
      ['anyAgree', 'a', 'b'],
      undefined,
      [
        ['b', 'reject'],
        ['a', 'reject'],
      ],
      'rejected',
      [],
    ],
    ['会签: everybody must agree', ['all', 'a', 'b'], undefined, [['b', 'agree']], 'approving', ['a']],
    [
      '会签: the last agreement decides',
      ['all', 'a', 'b'],
      undefined,
      [
        ['b', 'agree'],
        ['a', 'agree'],
      ],
      'approved',
      [],
    ],
    [
      '会签: one rejection decides',
      ['all', 'a', 'b'],
      undefined,
      [
        ['b', 'agree'],
        ['a', 'reject'],
      ],
      'rejected',
      [],
    ],
    ['依次: only the first is asked', ['sequential', 'a', 'b'], undefined, [], 'approving', ['a']],
    ['依次: then the next', ['sequential', 'a', 'b'], undefined, [['a', 'agree']], 'approving', ['b']],
    [
      '依次: the last decides',
      ['sequential', 'a', 'b'],
      undefined,
      [
        ['a', 'agree'],
        ['b', 'agree'],
      ],
      'approved',
      [],
    ],
    [
      '票签: so many are enough',
      ['count', 'a', 'b', 'c'],
      2,
      [
        ['a', 'agree'],
        ['c', 'agree'],
      ],
      'approved',
      [],
    ],
    ['票签: one rejection may be borne', ['count', 'a', 'b', 'c'], 2, [['a', 'reject']], 'approving', ['b', 'c']],
    [
      '票签: too many rejections',
      ['count', 'a', 'b', 'c'],
      2,
      [
        ['a', 'reject'],
        ['b', 'reject'],
      ],
      'rejected',
      [],
    ],
  ])('[handbook 8.2] %s', (_title, level, need, steps, state, pending) => {
    const opened = openApproval(chain(level))
    const start = { ...opened, levels: opened.levels.map((each) => ({ ...each, ...(need !== undefined && { need }) })) }
    const end = steps.reduce((progress, [who, what]) => (what === 'agree' ? agree(progress, who) : reject(progress, who)), start)
    expect([end.state, pendingApprovers(end)]).toEqual([state, pending])
    if (state !== 'approving') expect(states(end)).not.toContain('pending')
  })
  test('[handbook 8.2] in sequence nobody comes before their turn', () =>
    expect(refusal(openApproval(chain(['sequential', 'a', 'b'])), 'b')).toBe('approvalNotYourTurn'))
})

describe('a decision (handbook 8.2)', () => {
  test('[handbook 8.2] to reject carries its reason and ends the rest', () => {
    const start = openApproval(chain(['all', 'a', 'b'], ['any', 'a']))
    const end = decided(decide(start, { approverId: 'a', decision: 'reject', now, reason: ' 太贵 ' }))
    expect(end.levels[0]?.tasks[0]).toEqual({ approverId: 'a', state: 'rejected', decidedAt: now, reason: '太贵' })
    expect(states(end)).toEqual(['rejected', 'ended', 'ended'])
    expect(refusal(start, 'a', { decision: 'reject', reason: '  ' })).toBe('rejectReasonMissing')
  })
  test('[handbook 8.2] names who acted in whose place', () => {
    const end = decided(decide(openApproval(chain(['any', 'a'])), { approverId: 'a', actedBy: 'z', decision: 'agree', now }))
    expect(end.levels[0]?.tasks[0]).toMatchObject({ approverId: 'a', actedBy: 'z', state: 'agreed' })
  })
  test('of strangers, latecomers and for a second time is refused', () => {
    const start = openApproval(chain(['all', 'a', 'b']))
    expect(refusal(start, 'stranger')).toBe('approvalNotYours')
    expect(refusal(start, 'a', { now: '2026-11-20T04:00:00.000Z' })).toBe('approvalExpired')
    expect(refusal(agree(start, 'a'), 'a')).toBe('approvalDecided')
    expect(refusal(agree(agree(start, 'a'), 'b'), 'b')).toBe('approvalDecided')
    expect(refusal(endBySilence(start, '2026-11-20T05:00:00Z', nobody), 'a')).toBe('approvalExpired')
  })
  test('[handbook 8.2] on a case that only reminds is never too late', () => {
    const start = { ...openApproval(chain(['any', 'a'])), onSilence: 'remind' as const }
    expect(refusal(start, 'a', { now: '2026-11-29T04:00:00.000Z' })).toBeUndefined()
  })
  test('that is not possible says why', () => {
    const start = openApproval(chain(['any', 'a'], ['any', 'b']))
    const reason = (progress: ApprovalProgress, approver: string, at = now) => {
      const refused = decisionProblem(progress, approver, at)
      return refused && problemSentence(refused, 'zh-CN')
    }
    expect(reason(start, 'a')).toBeUndefined()
    expect(reason(start, 'b')).toBe('尚未轮到您审批，轮到时会通知您')
    expect(reason(start, 'stranger')).toBe('该审批不由您处理')
    expect(reason(start, 'a', start.deadline)).toBe('审批已超过时限')
    expect(reason(agree(start, 'a'), 'a')).toBe('该审批已处理完毕')
  })
  test('[handbook 8.2] a withdrawal leaves no task behind', () => {
    const end = withdrawApproval(openApproval(chain(['any', 'a'], ['all', 'b'])))
    expect([end.state, states(end)]).toEqual(['withdrawn', ['ended', 'ended']])
    expect(withdrawApproval(end)).toBe(end)
  })
})

test('[handbook 8.2] whatever the order of decisions, agreement of all asked approves and asks nobody twice', () => {
  const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1, maxLength: 3 })
  const modes = fc.constantFrom<LevelMode>('any', 'anyAgree', 'all', 'sequential', 'count')
  const chains = fc.array(fc.tuple(modes, ids), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(chains, fc.infiniteStream(fc.nat(3)), (levelsOf, picks) => {
      let progress = openApproval(chain(...levelsOf.map(([mode, approvers]) => [mode, ...approvers] as [LevelMode, ...string[]])))
      const asked: string[] = []
      while (progress.state === 'approving') {
        const pending = pendingApprovers(progress)
        const approver = pending[picks.next().value % pending.length]
        if (approver === undefined) throw new Error('nobody is asked but nothing is decided')
        asked.push(approver)
        progress = agree(progress, approver)
      }
      expect(progress.state).toBe('approved')
      expect(new Set(asked).size).toBe(asked.length)
    }),
  )
})
