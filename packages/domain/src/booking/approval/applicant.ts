import { problem, type Problem } from '@sojourn/contract/kit/problems'
import { addMinutes, isBefore, minutesBetween } from '../../kit/local-date'
import type { ApprovalProgress } from './progress'

/** Handbook 8.2: at most one in an hour. */
const urgeEveryMinutes = 60

/** Why the submitter cannot urge now, or undefined. */
export function urgeProblem(progress: ApprovalProgress, urgedAt: string | undefined, now: string): Problem | undefined {
  if (progress.state !== 'approving') return problem('approvalDecided')
  const next = urgedAt && addMinutes(urgedAt, urgeEveryMinutes)
  if (!next || !isBefore(now, next)) return undefined
  const minutes = Math.ceil(minutesBetween(now, next))
  return problem('urgedRecently', { retryAfter: minutes * 60, detail: { minutes } })
}
