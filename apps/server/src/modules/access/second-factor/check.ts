import { randomBytes } from 'node:crypto'
import type { CodeFactor } from '@sojourn/contract/access/second-factor.shapes'
import type { Context, Work } from '../../../context'
import { base32, stepOfCode } from '../../../kit/one-time-code'
import type { Vault } from '../../../kit/vault'
import type { LoginRow } from '../store'
import { replaceRecoveryCodes, spendRecoveryCode, spendStep, type SecondFactor } from './store'

const recoveryCodes = 10
/** 120 random bits, of which a fast hash gives nothing away (ASVS 6.5.2 wants 112). */
const recoveryBytes = 15

/** Spends a code: each works once, and an app's none that is older than the last. */
export async function spendCode(
  { context, sql }: Work,
  login: LoginRow,
  { secretCipher, confirmedAt }: SecondFactor,
  { factor, code }: { factor: CodeFactor; code: string },
): Promise<boolean> {
  if (factor === 'recovery') return spendRecoveryCode(sql, login, recoveryHash(context.vault, login, code), context.clock.now())
  if (secretCipher === null || confirmedAt === null) return false
  const step = stepOfAppCode(context, secretCipher, code)
  return step !== undefined && (await spendStep(sql, login, step))
}

export const stepOfAppCode = ({ vault, clock }: Context, secretCipher: string, code: string): number | undefined =>
  stepOfCode(Buffer.from(vault.open(secretCipher), 'base64'), code.replaceAll(/\s/g, ''), clock.now())

/** With the first second factor; a further one shares those that are left. */
export const firstRecoveryCodes = (work: Work, login: LoginRow, { enrolled }: { enrolled: boolean }): Promise<string[]> =>
  enrolled ? Promise.resolve([]) : makeRecoveryCodes(work, login)

/** New ones in place of the former: shown once, kept hashed. */
export async function makeRecoveryCodes({ context: { vault }, sql }: Work, login: LoginRow): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodes }, () => base32(randomBytes(recoveryBytes)).replaceAll(/(.{4})(?!$)/g, '$1-'))
  await replaceRecoveryCodes(
    sql,
    login,
    codes.map((code) => recoveryHash(vault, login, code)),
  )
  return codes
}

const recoveryHash = (vault: Vault, { enterpriseId, employeeId }: LoginRow, code: string): string =>
  vault.digest(`recovery ${enterpriseId}/${employeeId} ${code.replaceAll(/[\s-]/g, '')}`)
