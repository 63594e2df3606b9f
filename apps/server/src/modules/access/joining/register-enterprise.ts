import type { registerEnterprise } from '@sojourn/contract/access/account.calls'
import type { RequestOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Context } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { newNumber } from '../../../kit/id'
import { tokenHash } from '../../../kit/vault'
import { contactsOf, personNameFault } from '../account/contacts'
import { newEnterprise } from './enterprise-defaults'
import { insertEnterprise, nextEnterpriseId, serveByOnlyAgency } from '../enterprise-store'
import { insertAdministrator } from './insert-administrator'
import { newPasswordHash } from '../password/new-password'
import type { Entered } from '../session/open-session'
import { startAccount } from '../account/start-account'
import { findTicket } from '../code/verification-store'
import type { Visitor } from '../visitor'

/** Letters, digits and the marks that company names have; at least two characters. */
const enterpriseName = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .,&'’()（）·-]+$/u

export const enterpriseNameFault = (name: string): Problem | undefined =>
  enterpriseName.test(name) ? undefined : problem('enterpriseNameInvalid', { field: 'enterpriseName' })

/**
 * A company registers itself: it is pending, without a service agreement, so that only personal travel can be booked
 * until one is signed (S4.29). The person who registers is its first administrator.
 */
export async function register(
  context: Context,
  request: RequestOf<typeof registerEnterprise>,
  visitor: Visitor,
): Promise<Entered | Problem> {
  const now = context.clock.now()
  const ticket = await context.database.platform((sql) => findTicket(sql, tokenHash(request.ticket), now))
  if (ticket?.purpose !== 'register') return problem('ticketSpent')
  const name = request.enterpriseName.trim()
  const misnamed = enterpriseNameFault(name)
  if (misnamed) return misnamed
  const contacts = contactsOf(context, ticket, request.otherContact, visitor.language)
  if (isProblem(contacts)) return contacts
  const nameless = personNameFault(request.contactName, 'contactName', visitor.language)
  if (nameless) return nameless
  const made = await newPasswordHash(request, {
    strict: false,
    known: [name, request.contactName, contacts.mobile, contacts.mail],
    language: visitor.language,
  })
  if (isProblem(made)) return made
  const enterpriseId = await context.database.platform(nextEnterpriseId)
  const login = { enterpriseId, employeeId: newNumber(`${enterpriseId}-`) }
  const enterprise = newEnterprise({ enterpriseId, name, headId: login.employeeId, today: chinaDate(now) })
  return startAccount(context, { ticket, account: contacts.account, login }, visitor, async (tenant) => {
    await insertEnterprise(tenant.sql, enterpriseId, enterprise)
    await serveByOnlyAgency(tenant, enterprise.name)
    const { mobile, mail } = contacts
    const person = { login, name: request.contactName, mobile, mail, language: visitor.language, passwordHash: made.passwordHash }
    await insertAdministrator({ ...tenant, context }, person, enterprise)
  })
}
