import type { Language } from '@sojourn/contract/kit/language'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { confirmationFault, passwordFault } from '@sojourn/domain/access/password'
import { passwordText } from '@sojourn/text/access/password'
import { hashPassword, verifyPassword } from '../../kit/passwords'
import { isLeaked } from './leaked-password'

interface Wanted {
  password: string
  confirmPassword: string
}

/** The hash to keep, or the rule that the password breaks (S5.25–S5.33). */
export async function newPasswordHash(
  { password, confirmPassword }: Wanted,
  rules: { strict: boolean; formerHash?: string; language: Language },
): Promise<{ passwordHash: string } | Problem> {
  const say = passwordText[rules.language]
  const weak = passwordFault(password, rules.strict)
  if (weak) return problem('passwordRejected', { field: 'password', detail: { why: say[weak] } })
  if (isLeaked(password)) return problem('passwordRejected', { field: 'password', detail: { why: say.passwordLeaked } })
  const differs = confirmationFault(password, confirmPassword)
  if (differs) return problem('passwordRejected', { field: 'confirmPassword', detail: { why: say[differs] } })
  const same = rules.formerHash !== undefined && (await verifyPassword(rules.formerHash, password))
  if (isProblem(same)) return same
  if (same) return problem('passwordRejected', { field: 'password', detail: { why: say.passwordSame } })
  const passwordHash = await hashPassword(password)
  return isProblem(passwordHash) ? passwordHash : { passwordHash }
}
