import { addDays, isLocalDate } from '../../kit/local-date'
import { pendingApprovers, type ApprovalProgress } from './progress'

/** A substitute for a period of local days, both included (委托). */
export interface Delegation {
  fromDate: string
  toDate: string
  revoked: boolean
}

const longestDays = 366

/** From today at the earliest, for a year at most. */
export const areDelegateDates = ({ fromDate, toDate }: Omit<Delegation, 'revoked'>, today: string): boolean =>
  isLocalDate(fromDate) && isLocalDate(toDate) && today <= fromDate && fromDate <= toDate && toDate <= addDays(today, longestDays)

export const isInForce = ({ fromDate, toDate, revoked }: Delegation, today: string): boolean =>
  !revoked && fromDate <= today && today <= toDate

export function delegationState(delegation: Delegation, today: string): 'coming' | 'inForce' | 'over' | 'revoked' {
  if (delegation.revoked) return 'revoked'
  if (isInForce(delegation, today)) return 'inForce'
  return delegation.toDate < today ? 'over' : 'coming'
}

/**
 * Whose task this person decides: their own where they are asked, else that of somebody they stand in for;
 * their own id where nobody's, so that the refusal is about them.
 */
export function actsFor(progress: ApprovalProgress, personId: string, principalIds: readonly string[]): string {
  const asked = pendingApprovers(progress)
  if (asked.includes(personId)) return personId
  return principalIds.find((principalId) => asked.includes(principalId)) ?? personId
}
