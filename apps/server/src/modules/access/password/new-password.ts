import type { Language } from '@sojourn/contract/kit/language'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { holdsGuessable } from '@sojourn/domain/access/guessable'
import { confirmationFault, passwordFault } from '@sojourn/domain/access/password'
import { passwordText } from '@sojourn/text/access/password'
import { hashPassword, verifyPassword } from '../../../kit/passwords'
import { isLeaked } from './leaked-password'

interface Wanted {
  password: string
  confirmPassword: string
}

export interface PasswordRules {
  strict: boolean
  formerHash?: string
  /** Names, addresses and numbers of the person and the company: none stands in the password. */
  known: readonly string[]
  language: Language
}

/** The hash to keep, or the rule that the password breaks (S5.25–S5.33). */
export async function newPasswordHash(
  { password, confirmPassword }: Wanted,
  rules: PasswordRules,
): Promise<{ passwordHash: string } | Problem> {
  const say = passwordText[rules.language]
  const weak = passwordFault(password, rules.strict)
  if (weak) return problem('passwordRejected', { field: 'password', detail: { why: say[weak] } })
  if (isLeaked(password)) return problem('passwordRejected', { field: 'password', detail: { why: say.passwordLeaked } })
  if (holdsGuessable(password, rules.known))
    return problem('passwordRejected', { field: 'password', detail: { why: say.passwordNamed } })
  const differs = confirmationFault(password, confirmPassword)
  if (differs) return problem('passwordRejected', { field: 'confirmPassword', detail: { why: say[differs] } })
  const same = rules.formerHash !== undefined && (await verifyPassword(rules.formerHash, password))
  if (isProblem(same)) return same
  if (same) return problem('passwordRejected', { field: 'password', detail: { why: say.passwordSame } })
  const passwordHash = await hashPassword(password)
  return isProblem(passwordHash) ? passwordHash : { passwordHash }
}
