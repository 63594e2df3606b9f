import { login } from '@sojourn/contract/access/session.calls'
import { beginApp, confirmApp } from '@sojourn/contract/access/second-factor.calls'
import type { SecondStep } from '@sojourn/contract/access/second-factor.shapes'
import { codeOf, stepOf } from '../kit/one-time-code'
import { demoPassword } from '../seed/seed'
import { expectResult } from './flights'
import type { TestServer } from './server'

export const password = { factor: 'password' as const, secret: demoPassword }

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
/** What an app makes of the secret that somebody typed into it. */
export function bytesOf(base32: string): Buffer {
  const bits = Array.from(base32, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** An authenticator app with this secret, by the server's clock. */
export const appOf = (server: TestServer, secret: string) => ({
  code: (drift = 0): string => codeOf(bytesOf(secret), stepOf(server.context.clock.now()) + drift),
})
export type App = ReturnType<typeof appOf>

/** Somebody enrols in the own session, which goes on; the next code is good half a minute later. */
export async function enrolApp(server: TestServer, who: string): Promise<{ app: App; recoveryCodes: string[] }> {
  const { secret } = expectResult(await server.call(who, beginApp, { proof: password }))
  const app = appOf(server, secret)
  const { recoveryCodes } = expectResult(await server.call(who, confirmApp, { code: app.code() }))
  return { app, recoveryCodes }
}

/** The first step of signing in, which a second one must follow. */
export async function firstStep(server: TestServer, account: string): Promise<SecondStep> {
  const answer = await server.call(null, login, { account, password: demoPassword })
  if (answer.problem !== 'secondFactorNeeded') throw new Error(`${account} needs no second step: ${JSON.stringify(answer)}`)
  return answer.result as unknown as SecondStep
}
