import type { ApprovalState, ApprovalTaskState, OrderState } from '@sojourn/contract/booking/codes'

/** One row of an order's history; rows come in the order of their versions. */
export interface HistoryStep {
  version: number
  at: string
  event: string
  toState: OrderState
  detail: Readonly<Record<string, string | number>>
}

/** The last step that had been taken by a moment (an instant); undefined before the first. */
export const stepAsOf = <Step extends HistoryStep>(history: readonly Step[], at: string): Step | undefined =>
  history.findLast((step) => step.at <= at)

/**
 * The total of an order at a moment, in fen: what it is now, with every later change of price undone. A step that took
 * another offer says what the price was before.
 */
export function totalAsOf(now: number, history: readonly HistoryStep[], at: string): number {
  const next = history.find((step) => step.at > at && typeof step.detail['before'] === 'number')
  return next ? Number(next.detail['before']) : now
}

/** What was booked at a moment, where a later step took something else instead. */
export function offerAsOf(history: readonly HistoryStep[], at: string): string | undefined {
  const next = history.find((step) => step.at > at && typeof step.detail['from'] === 'string')
  return next ? String(next.detail['from']) : undefined
}

/** A round of approval as it stands now. */
export interface RecordedRound {
  state: ApprovalState
  submittedAt: string
  endedAt?: string
  tasks: readonly RecordedTask[]
}
export interface RecordedTask {
  level: number
  approver: string
  state: ApprovalTaskState
  /** When the task came to be; a later one was not known yet. */
  createdAt: string
  decidedAt?: string
  reason?: string
}
export interface RoundAsOf {
  state: ApprovalState
  tasks: { level: number; approver: string; state: ApprovalTaskState; decidedAt?: string; reason?: string }[]
}

/** A round as it stood at a moment: open until it ended, each task pending until it was decided; undefined before it began. */
export function roundAsOf(round: RecordedRound, at: string): RoundAsOf | undefined {
  if (round.submittedAt > at) return undefined
  const over = round.endedAt !== undefined && round.endedAt <= at
  return {
    state: over ? round.state : 'approving',
    tasks: round.tasks
      .filter(({ createdAt }) => createdAt <= at)
      .map(({ level, approver, state, decidedAt, reason }) => {
        const decided = decidedAt !== undefined ? decidedAt <= at : over
        if (!decided) return { level, approver, state: 'pending' }
        return { level, approver, state, ...(decidedAt && { decidedAt }), ...(reason && { reason }) }
      }),
  }
}
