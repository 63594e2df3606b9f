import { hash, verify } from '@node-rs/argon2'
import type { Language } from '@sojourn/contract/kit/language'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import { confirmationFault, passwordFault } from '@sojourn/domain/access/password'
import { passwordText } from '@sojourn/text/access/password'

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
  const differs = confirmationFault(password, confirmPassword)
  if (differs) return problem('passwordRejected', { field: 'confirmPassword', detail: { why: say[differs] } })
  if (rules.formerHash !== undefined && (await verify(rules.formerHash, password)))
    return problem('passwordRejected', { field: 'password', detail: { why: say.passwordSame } })
  return { passwordHash: await hash(password) }
}
