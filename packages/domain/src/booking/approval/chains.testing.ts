import type { LevelMode } from './approval-flow'
import type { ApprovalChain } from './resolve-chain'

export const now = '2026-11-20T02:00:00.000Z'

/** A chain of two hours, level by level: mode, then the approvers. */
export const chain = (...levels: [mode: LevelMode, ...approvers: string[]][]): ApprovalChain => ({
  flowId: 'one',
  deadline: '2026-11-20T04:00:00.000Z',
  decideBefore: '2026-11-20T06:00:00.000Z',
  onSilence: 'reject',
  copies: [],
  levels: levels.map(([mode, ...approverIds], index) => ({ level: index + 1, ofFlow: index + 1, mode, approverIds })),
})
