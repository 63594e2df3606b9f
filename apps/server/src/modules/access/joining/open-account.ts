import type { openAccount } from '@sojourn/contract/access/account.calls'
import type { RequestOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Context } from '../../../context'
import { inCompany } from '../../../work'
import { chinaDate } from '../../../kit/clock'
import { newNumber } from '../../../kit/id'
import { tokenHash } from '../../../kit/vault'
import { findAccountSettings, findCompanyNames } from '../account/account-store'
import { attempt, trialOf } from '../session/attempts'
import { contactsOf, personNameFault } from '../account/contacts'
import { insertPerson } from '../../booking/traveller/insert-person'
import { newPasswordHash } from '../password/new-password'
import { companyOf } from '../code/send-code'
import type { Entered } from '../session/open-session'
import { startAccount } from '../account/start-account'
import { findJoiningKey } from '../store'
import { findTicket, type VerificationRow } from '../code/verification-store'
import type { Visitor } from '../visitor'

/**
 * An employee whom the company has not entered yet opens an account: the domain of a verified mail address, or the
 * company's invitation code, says where it belongs.
 */
export async function open(
  context: Context,
  request: RequestOf<typeof openAccount>,
  visitor: Visitor,
): Promise<Entered | Problem> {
  const ticket = await context.database.platform((sql) => findTicket(sql, tokenHash(request.ticket), context.clock.now()))
  if (ticket?.purpose !== 'openAccount') return problem('ticketSpent')
  const contacts = contactsOf(context, ticket, request.otherContact, visitor.language)
  if (isProblem(contacts)) return contacts
  const nameless = personNameFault(request.name, 'name', visitor.language)
  if (nameless) return nameless
  const enterpriseId = await joinedCompany(context, ticket, {
    account: contacts.account,
    invitationCode: request.invitationCode ?? '',
    visitor,
  })
  if (isProblem(enterpriseId)) return enterpriseId
  const [{ joining, strictPassword }, companyNames] = await inCompany(context, enterpriseId, (work) =>
    Promise.all([findAccountSettings(work), findCompanyNames(work)]),
  )
  if (!joining) return problem('invitationWrong', { field: 'invitationCode' })
  const { mobile, mail } = contacts
  const known = [...companyNames, request.name, mobile, mail]
  const made = await newPasswordHash(request, { strict: strictPassword, known, language: visitor.language })
  if (isProblem(made)) return made
  const login = { enterpriseId, employeeId: newNumber(`${enterpriseId}-`) }
  const person = { login, name: request.name, mobile, mail, language: visitor.language, passwordHash: made.passwordHash }
  return startAccount(context, { ticket, account: contacts.account, login }, visitor, ({ sql }) =>
    insertPerson({ context, sql }, person, { ...joining, permissions: ['book'] }),
  )
}

interface Joining {
  account: string
  invitationCode: string
  visitor: Visitor
}

/** Invitation codes are guessed no faster than passwords. */
async function joinedCompany(
  context: Context,
  ticket: VerificationRow,
  { account, invitationCode, visitor }: Joining,
): Promise<number | Problem> {
  const wrong = problem('invitationWrong', { field: 'invitationCode' })
  if (ticket.channel === 'mail') return (await companyOf(context, account)) ?? wrong
  return attempt(context, await trialOf(context, 'invitation', ticket.accountHash, visitor), async () => {
    // Domains open a company to who reads mail there alone: they stand among the same keys, and no code has their sign.
    if (invitationCode.trim() === '' || invitationCode.includes('@')) return wrong
    const keyHash = context.vault.digest(invitationCode)
    return (await context.database.platform((sql) => findJoiningKey(sql, keyHash, chinaDate(context.clock.now())))) ?? wrong
  })
}
