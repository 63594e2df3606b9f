import { isProblem } from '@sojourn/contract/kit/problems'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ApprovalFacts, ApprovalFlow } from './approval-flow'
import { decisionRefusal } from './approval-sentences'
import {
  currentLevel,
  decide,
  endBySilence,
  openApproval,
  pendingApprovers,
  withdrawApproval,
  type ApprovalProgress,
} from './decide'
import { resolveChain, type ApprovalChain, type ApprovalPeople } from './resolve-chain'

const now = '2026-11-20T02:00:00.000Z'
const name = { 'zh-CN': '', 'zh-TW': '', en: '' }
const flow = (more: Partial<ApprovalFlow>): ApprovalFlow => ({
  flowId: 'one',
  name,
  conditions: {},
  levels: [{ approvers: ['manager'], mode: 'any' }],
  deadlineHours: 24,
  onSilence: 'reject',
  ...more,
})
const superiors: Record<string, string> = {
  employee: 'manager',
  colleague: 'manager',
  manager: 'director',
  gone: 'director',
  orphan: 'gone',
}
const people: ApprovalPeople = {
  managerOf: (employeeId) => superiors[employeeId],
  headOf: (departmentId) => ({ sales: 'director', empty: 'gone' })[departmentId],
  withPermission: (permission) => (permission === 'manage' ? ['admin', 'gone'] : []),
  isActive: (employeeId) => employeeId !== 'gone',
}
const facts = (more: Partial<ApprovalFacts> = {}): ApprovalFacts => ({
  product: 'flight',
  outOfPolicy: false,
  amount: 100_000,
  bookerId: 'employee',
  travellers: [{ employeeId: 'employee', departmentId: 'sales' }],
  now,
  decideBefore: '2026-11-25T00:00:00.000Z',
  ...more,
})
const levels = (flows: ApprovalFlow[], more: Partial<ApprovalFacts> = {}) =>
  resolveChain(flows, facts(more), people)?.levels.map(({ approverIds }) => approverIds)
const twoLevels = flow({
  levels: [
    { approvers: ['manager'], mode: 'any' },
    { approvers: ['departmentHead'], mode: 'any' },
  ],
})

describe('choosing the flow (handbook 8.1)', () => {
  const flows = [
    flow({ flowId: 'trains', conditions: { products: ['train'] } }),
    flow({ flowId: 'beyond', conditions: { outOfPolicy: true } }),
    flow({ flowId: 'dear', conditions: { minAmount: 500_000 } }),
    flow({ flowId: 'legal', conditions: { departmentIds: ['legal'] } }),
  ]
  test.each<[string, Partial<ApprovalFacts>, string | undefined]>([
    ['nothing fits: nobody must approve', {}, undefined],
    ['a product', { product: 'train', outOfPolicy: true }, 'trains'],
    ['out of policy', { outOfPolicy: true, amount: 900_000 }, 'beyond'],
    ['an amount, included', { amount: 500_000 }, 'dear'],
    ['just below the amount', { amount: 499_999 }, undefined],
    ['a department', { travellers: [{ employeeId: 'colleague', departmentId: 'legal' }] }, 'legal'],
  ])('%s', (_title, more, expected) => expect(resolveChain(flows, facts(more), people)?.flowId).toBe(expected))
})

describe('resolving approvers (handbook 8.2)', () => {
  test('one level in policy, two out of policy', () => {
    expect(levels([twoLevels])).toEqual([['manager'], ['director']])
  })
  test('an approver who travels or books passes by itself', () => {
    expect(levels([twoLevels], { bookerId: 'manager' })).toEqual([['director']])
    expect(levels([twoLevels], { travellers: [{ employeeId: 'manager', departmentId: 'sales' }], bookerId: 'manager' })).toEqual([
      ['director'],
    ])
    expect(levels([flow({})], { bookerId: 'manager' })).toBeUndefined()
  })
  test('the same person on two levels decides once', () => {
    expect(
      levels([
        flow({
          levels: [
            { approvers: [{ employeeId: 'director' }], mode: 'any' },
            { approvers: ['departmentHead'], mode: 'all' },
          ],
        }),
      ]),
    ).toEqual([['director']])
  })
  test('a vacant post goes to the next superior, and without one to the travel administrator', () => {
    expect(levels([flow({})], { bookerId: 'orphan', travellers: [{ employeeId: 'orphan', departmentId: 'sales' }] })).toEqual([
      ['director'],
    ])
    expect(levels([flow({})], { bookerId: 'director', travellers: [{ employeeId: 'director', departmentId: 'sales' }] })).toEqual(
      [['admin']],
    )
    expect(levels([flow({ levels: [{ approvers: [{ permission: 'finance' }], mode: 'any' }] })])).toEqual([['admin']])
  })
  test('managers of all travellers are asked, each once', () => {
    const travellers = ['employee', 'colleague', 'manager'].map((employeeId) => ({ employeeId, departmentId: 'sales' }))
    expect(levels([flow({ levels: [{ approvers: ['manager'], mode: 'all' }] })], { travellers, bookerId: 'guest' })).toEqual([
      ['director'],
    ])
  })
  test('the deadline never outlasts the hold of the seats', () => {
    expect(resolveChain([flow({})], facts(), people)?.deadline).toBe('2026-11-21T02:00:00.000Z')
    expect(resolveChain([flow({})], facts({ decideBefore: '2026-11-20T04:00:00.000Z' }), people)?.deadline).toBe(
      '2026-11-20T04:00:00.000Z',
    )
  })
})

const chain = (...levelsOf: [mode: 'any' | 'all', ...approvers: string[]][]): ApprovalChain => ({
  flowId: 'one',
  deadline: '2026-11-20T04:00:00.000Z',
  onSilence: 'reject',
  levels: levelsOf.map(([mode, ...approverIds], index) => ({ level: index + 1, mode, approverIds })),
})
const agree = (progress: ApprovalProgress, approverId: string) =>
  decided(decide(progress, { approverId, decision: 'agree', now }))
function decided(result: ReturnType<typeof decide>): ApprovalProgress {
  if (isProblem(result)) throw new Error(result.problem)
  return result
}
const refusal = (
  progress: ApprovalProgress,
  approverId: string,
  more: { now?: string; reason?: string; decision?: 'agree' | 'reject' } = {},
) => {
  const result = decide(progress, { approverId, decision: 'agree', now, ...more })
  return isProblem(result) ? result.problem : undefined
}

describe('deciding (handbook 8.2)', () => {
  test('levels run in sequence', () => {
    const start = openApproval(chain(['any', 'a'], ['any', 'b']))
    expect(refusal(start, 'b')).toBe('approvalNotYours')
    const second = agree(start, 'a')
    expect([second.state, pendingApprovers(second)]).toEqual(['approving', ['b']])
    expect(agree(second, 'b').state).toBe('approved')
  })
  test('或签: the first agreement decides and ends the other tasks', () => {
    const done = agree(openApproval(chain(['any', 'a', 'b'])), 'b')
    expect(done.state).toBe('approved')
    expect(done.levels[0]?.tasks.map(({ state }) => state)).toEqual(['ended', 'agreed'])
  })
  test('会签: everybody must agree', () => {
    const half = agree(openApproval(chain(['all', 'a', 'b'])), 'b')
    expect([half.state, pendingApprovers(half)]).toEqual(['approving', ['a']])
    expect(agree(half, 'a').state).toBe('approved')
  })
  test('who agreed once is not asked again', () => {
    const next = agree(openApproval(chain(['any', 'a', 'b'], ['any', 'a', 'c'], ['all', 'a', 'd'])), 'a')
    expect([currentLevel(next)?.level, pendingApprovers(next)]).toEqual([3, ['d']])
  })
  test('one rejection ends it, with its reason', () => {
    const start = openApproval(chain(['all', 'a', 'b'], ['any', 'a']))
    const end = decided(decide(start, { approverId: 'a', decision: 'reject', now, reason: ' 太贵 ' }))
    expect(end.state).toBe('rejected')
    expect(end.levels[0]?.tasks[0]).toEqual({ approverId: 'a', state: 'rejected', decidedAt: now, reason: '太贵' })
    expect(end.levels[1]?.tasks[0]?.state).toBe('ended')
    expect(refusal(start, 'a', { decision: 'reject', reason: '  ' })).toBe('rejectReasonMissing')
  })
  test('strangers, latecomers and second decisions are refused', () => {
    const start = openApproval(chain(['all', 'a', 'b']))
    expect(refusal(start, 'stranger')).toBe('approvalNotYours')
    expect(refusal(start, 'a', { now: '2026-11-20T04:00:00.000Z' })).toBe('approvalExpired')
    expect(refusal(agree(start, 'a'), 'a')).toBe('approvalDecided')
    expect(refusal(agree(agree(start, 'a'), 'b'), 'b')).toBe('approvalDecided')
    expect(refusal(endBySilence(start, '2026-11-20T05:00:00Z'), 'a')).toBe('approvalExpired')
  })
  test('who cannot decide reads why', () => {
    const start = openApproval(chain(['any', 'a'], ['any', 'b']))
    const reason = (progress: ApprovalProgress, approver: string, at = now) => decisionRefusal(progress, approver, at, 'zh-CN')
    expect(reason(start, 'a')).toBeUndefined()
    expect(reason(start, 'b')).toBe('尚未轮到您审批')
    expect(reason(start, 'stranger')).toBe('该审批不由您处理')
    expect(reason(start, 'a', start.deadline)).toBe('审批已超过时限')
    expect(reason(agree(start, 'a'), 'a')).toBe('该审批已处理完毕')
  })
  test('silence ends as the flow says, and only after the deadline', () => {
    const start = openApproval(chain(['any', 'a']))
    expect(endBySilence(start, now)).toBe(start)
    expect(endBySilence(start, start.deadline).state).toBe('timedOut')
    expect(endBySilence({ ...start, onSilence: 'approve' }, start.deadline).state).toBe('approved')
  })
  test('a withdrawal leaves no task behind', () => {
    const end = withdrawApproval(openApproval(chain(['any', 'a'], ['all', 'b'])))
    expect([end.state, end.levels.flatMap(({ tasks }) => tasks.map(({ state }) => state))]).toEqual([
      'withdrawn',
      ['ended', 'ended'],
    ])
  })
  test('whatever the order of decisions, agreement of all asked approves and asks nobody twice', () => {
    const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1, maxLength: 3 })
    const chains = fc.array(fc.tuple(fc.constantFrom('any' as const, 'all' as const), ids), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(chains, fc.infiniteStream(fc.nat(3)), (levelsOf, picks) => {
        let progress = openApproval(
          chain(...levelsOf.map(([mode, approvers]) => [mode, ...approvers] as ['any' | 'all', ...string[]])),
        )
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
})
