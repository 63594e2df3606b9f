import { accountFault } from '@sojourn/domain/booking/traveller/contact-validators'
import { travellerFaultSentence } from '@sojourn/domain/booking/traveller/traveller-sentences'
import type { Language } from '@sojourn/contract/kit/language'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Context } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { newNumber } from '../../../kit/id'
import { claimLogin } from '../../booking/traveller/account-store'
import { personNameFault } from '../account/contacts'
import { newEnterprise } from './enterprise-defaults'
import { hasPeople, insertEnterprise, nextEnterpriseId, startAgreement } from '../enterprise-store'
import { insertAdministrator } from './insert-administrator'
import { newPasswordHash } from '../password/new-password'
import { enterpriseNameFault } from './register-enterprise'

export interface FirstAdministrator {
  enterpriseName: string
  name: string
  mail: string
  mobile: string
  password: string
  confirmPassword: string
}

function fault({ enterpriseName, name, mail, mobile }: FirstAdministrator, language: Language): Problem | undefined {
  const wrongName = enterpriseNameFault(enterpriseName.trim()) ?? personNameFault(name, 'name', language)
  if (wrongName) return wrongName
  for (const [field, value] of [
    ['mail', mail],
    ['mobile', mobile],
  ] as const) {
    const wrong = accountFault(field, value.trim())
    if (wrong) return problem('contactInvalid', { field, detail: { why: travellerFaultSentence(wrong, language) } })
  }
  return undefined
}

/** The first company of an empty database and who administers it; once anybody has an account, people are added as usual. */
export async function createFirstAdministrator(
  context: Pick<Context, 'database' | 'vault' | 'clock'>,
  given: FirstAdministrator,
  language: Language,
): Promise<{ enterpriseId: number } | Problem> {
  const wrong = fault(given, language)
  if (wrong) return wrong
  const made = await newPasswordHash(given, {
    strict: true,
    known: [given.enterpriseName, given.name, given.mail, given.mobile],
    language,
  })
  if (isProblem(made)) return made
  const { database, vault } = context
  const today = chinaDate(context.clock.now())
  const enterpriseId = await database.platform(nextEnterpriseId)
  const login = { enterpriseId, employeeId: newNumber(`${enterpriseId}-`) }
  const enterprise = newEnterprise({ enterpriseId, name: given.enterpriseName.trim(), headId: login.employeeId, today })
  return database.transaction(
    enterpriseId,
    async (sql) => {
      if (await hasPeople(sql)) return problem('accountExists')
      await insertEnterprise(sql, enterpriseId, enterprise)
      await startAgreement(sql, enterpriseId, today)
      for (const account of [given.mail, given.mobile]) await claimLogin(sql, vault.digest(account), login)
      const person = { ...given, login, language, passwordHash: made.passwordHash }
      await insertAdministrator({ context, sql, enterpriseId }, person, enterprise)
      return { enterpriseId }
    },
    'first administrator',
  )
}
