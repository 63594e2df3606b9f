import { randomBytes } from 'node:crypto'
import type { Static } from 'typebox'
import { renderSVG } from 'uqr'
import type { AppSecret } from '@sojourn/contract/access/second-factor.shapes'
import type { Language } from '@sojourn/contract/kit/language'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import { codeMessagesText } from '@sojourn/text/access/code-messages'
import type { Work } from '../../../context'
import { appAddress, base32 } from '../../../kit/one-time-code'
import { findPerson } from '../account/account-store'
import { endSessionsOf } from '../session/end-sessions'
import type { LoginRow } from '../store'
import { firstRecoveryCodes, stepOfAppCode } from './check'
import { noteFactor } from './note'
import { secondFactorOf } from './second-factor'
import { deleteStepsOf } from './step-store'
import { confirmApp, insertApp } from './store'

/** A secret that counts for nothing before its first code. */
export async function beginEnrolment(
  { context, sql }: Work,
  login: LoginRow,
  language: Language,
): Promise<Static<typeof AppSecret> | Problem> {
  const secret = randomBytes(20)
  if (!(await insertApp(sql, login, context.vault.seal(secret.toString('base64'))))) return problem('secondFactorThere')
  const person = await findPerson(sql, login)
  const address = appAddress(secret, codeMessagesText[language].signature, person?.email || login.employeeId)
  return { secret: base32(secret), address, qrImage: `data:image/svg+xml,${encodeURIComponent(renderSVG(address))}` }
}

/** The first code enrols the app; sessions and sign-ins of before it end, except the session that asks. */
export async function enrol(
  work: Work,
  login: LoginRow,
  asked: { code: string; address: string; keptTokenHash?: string },
): Promise<string[] | Problem> {
  const secondFactor = await secondFactorOf(work, login)
  const { secretCipher, confirmedAt } = secondFactor
  if (secretCipher === null || confirmedAt !== null) return problem('secondFactorGone')
  const step = stepOfAppCode(work.context, secretCipher, asked.code)
  if (step === undefined || !(await confirmApp(work.sql, login, step, work.context.clock.now())))
    return problem('secondFactorWrong', { field: 'code' })
  await endSessionsOf(work, login, asked.keptTokenHash)
  await deleteStepsOf(work.sql, login)
  await noteFactor(work, login, { kind: 'enrolled', factor: 'app', address: asked.address })
  return firstRecoveryCodes(work, login, secondFactor)
}
