import { problem, type Problem } from '@sojourn/contract/kit/problems'

interface Decision {
  decision: 'agree' | 'refuse' | 'withdraw'
  reason: string
  /** Whoever decides proposed it. */
  mine: boolean
}

/** Two of the agency decide: whoever proposed something withdraws it, and somebody else agrees, or refuses and says why. */
export function decisionFault({ decision, reason, mine }: Decision): Problem | undefined {
  if (decision === 'withdraw') return mine ? undefined : problem('forbidden', { field: 'decision' })
  if (mine) return problem('secondPersonNeeded', { field: 'decision' })
  return decision === 'refuse' && reason.trim() === '' ? problem('reasonMissing', { field: 'reason' }) : undefined
}
