import type { Static } from 'typebox'
import type { checkVerifyCode, loginByCode } from '@sojourn/contract/access/account.calls'
import type { TicketInfo } from '@sojourn/contract/access/account.shapes'
import type { RequestOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { codeRules, maskAccount } from '@sojourn/domain/access/verification'
import type { Context } from '../../../context'
import { inTransaction, inCompany } from '../../../work'
import { newToken, tokenHash } from '../../../kit/vault'
import { findAccountSettings, findPerson } from '../account/account-store'
import { attempt, trialOf } from '../session/attempts'
import { openSession, type Entered } from '../session/open-session'
import { codeHash, companyOf } from './send-code'
import { exchangeCode, findTicket, tryCode, type VerificationRow } from './verification-store'
import type { Visitor } from '../visitor'

/** Time to choose a password after the code was right. */
const ticketMs = 15 * 60_000

interface Verified extends VerificationRow {
  ticket: string
}

/** Spends a code in the browser that asked for it. Wrong, spent and foreign codes fail alike; a code that is over or was tried five times says so. */
async function verify(
  context: Context,
  { purpose, account, code }: RequestOf<typeof checkVerifyCode>,
  visitor: Visitor,
): Promise<Verified | Problem> {
  const accountHash = context.vault.digest(account)
  return attempt(context, await trialOf(context, 'code', accountHash, visitor), async () => {
    const now = context.clock.now()
    return context.database.platform(async (sql) => {
      const row = await tryCode(sql, { purpose, accountHash, browser: visitor.browser.id }, now, codeRules.tries)
      if (!row) return problem('codeExpired', { field: 'code' })
      if (row.codeHash !== codeHash(context, row.id, code)) return problem('codeWrong', { field: 'code' })
      const ticket = newToken()
      const exchanged = await exchangeCode(sql, row.id, tokenHash(ticket), new Date(now.getTime() + ticketMs))
      return exchanged ? { ...row, ticket } : problem('codeExpired', { field: 'code' })
    })
  })
}

export async function checkCode(
  context: Context,
  request: RequestOf<typeof checkVerifyCode>,
  visitor: Visitor,
): Promise<{ ticket: string } | Problem> {
  const verified = await verify(context, request, visitor)
  return isProblem(verified) ? verified : { ticket: verified.ticket }
}

/** Signs in with the code that went to the person's mobile. */
export async function signInByCode(
  context: Context,
  request: RequestOf<typeof loginByCode>,
  visitor: Visitor,
): Promise<Entered | Problem> {
  const verified = await verify(context, { ...request, purpose: 'signIn' }, visitor)
  if (isProblem(verified)) return verified
  const { enterpriseId, employeeId } = verified
  if (enterpriseId === null || employeeId === null) throw new Error('a code for signing in belongs to a person')
  const login = { enterpriseId, employeeId }
  const person = await context.database.tenant(enterpriseId, (sql) => findPerson(sql, login))
  if (!person?.active) return problem('codeExpired', { field: 'code' })
  return inTransaction(context, enterpriseId, (work) => openSession(work, login, visitor))
}

/** What the page shows before a password is set; reading it spends nothing, so mail scanners may look. */
export async function readTicket(context: Context, { ticket }: { ticket: string }): Promise<Static<typeof TicketInfo> | Problem> {
  const row = await context.database.platform((sql) => findTicket(sql, tokenHash(ticket), context.clock.now()))
  if (!row) return problem('ticketSpent')
  const account = context.vault.open(row.accountCipher)
  const enterpriseId =
    row.enterpriseId ?? (row.purpose === 'openAccount' && row.channel === 'mail' ? await companyOf(context, account) : null)
  const settings = enterpriseId && (await inCompany(context, enterpriseId, (work) => findAccountSettings(work)))
  return {
    purpose: row.purpose,
    channel: row.channel,
    account: maskAccount(account),
    strictPassword: settings ? settings.strictPassword : false,
  }
}
