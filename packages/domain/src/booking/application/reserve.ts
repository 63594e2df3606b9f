/** What an application has of its budget, in fen. */
export interface ApplicationMoney {
  /** Its own budget; 0 until a version is approved. */
  total: number
  /** By orders on their way. */
  encumbered: number
  /** By issued orders, less what was refunded. */
  spent: number
  /** Approved and not ended. */
  inForce: boolean
}

/**
 * What the company's account keeps aside for an application: in force, all that is not spent yet; ended, only what its open
 * orders still need. Spending, refunds, modifications and the end move the account by the difference.
 */
export const reservedOf = ({ total, encumbered, spent, inForce }: ApplicationMoney): number =>
  inForce ? Math.max(total - spent, encumbered, 0) : encumbered

/** What orders may still take; below zero where weak control let them pass. */
export const applicationLeft = ({ total, encumbered, spent }: Omit<ApplicationMoney, 'inForce'>): number =>
  total - encumbered - spent

/** How the account moves with its application. */
export const accountMove = (before: ApplicationMoney, after: ApplicationMoney): { encumbered: number; spent: number } => ({
  encumbered: reservedOf(after) - reservedOf(before),
  spent: after.spent - before.spent,
})
