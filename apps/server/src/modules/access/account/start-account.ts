import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Context } from '../../../context'
import type { Tenant } from '../../../db/tenant'
import { inTransaction } from '../../../work'
import { claimLogin } from '../../booking/traveller/account-store'
import { openSession, type Entered } from '../session/open-session'
import type { LoginRow } from '../store'
import type { Visitor } from '../visitor'
import { spendTicket, type VerificationRow } from '../code/verification-store'

/** Spends the ticket, claims the verified account, writes the new person and signs in: all or nothing. */
export function startAccount(
  context: Context,
  { ticket, account, login }: { ticket: VerificationRow; account: string; login: LoginRow },
  visitor: Visitor,
  write: (tenant: Tenant) => Promise<unknown>,
): Promise<Entered | Problem> {
  return inTransaction(context, login.enterpriseId, async (work) => {
    if (!(await spendTicket(work.sql, ticket.id, context.clock.now()))) return problem('ticketSpent')
    if (!(await claimLogin(work.sql, context.vault.digest(account), login))) return problem('accountExists')
    await write(work)
    return openSession(work, login, visitor)
  })
}
