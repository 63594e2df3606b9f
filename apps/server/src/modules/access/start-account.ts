import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Context } from '../../context'
import type { Sql } from '../../db/sql'
import { claimLogin } from './account-store'
import { openSession, type Entered } from './open-session'
import type { LoginRow } from './store'
import type { Visitor } from './visitor'
import { spendTicket, type VerificationRow } from './verification-store'

/** Spends the ticket, claims the verified account, writes the new person and signs in: all or nothing. */
export function startAccount(
  context: Context,
  { ticket, account, login }: { ticket: VerificationRow; account: string; login: LoginRow },
  visitor: Visitor,
  write: (sql: Sql) => Promise<unknown>,
): Promise<Entered | Problem> {
  return context.database.transaction(login.enterpriseId, async (sql) => {
    if (!(await spendTicket(sql, ticket.id, context.clock.now()))) return problem('ticketSpent')
    if (!(await claimLogin(sql, context.vault.digest(account), login))) return problem('accountExists')
    await write(sql)
    return openSession(context, sql, login, visitor)
  })
}
