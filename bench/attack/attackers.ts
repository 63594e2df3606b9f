import { setTimeout as wait } from 'node:timers/promises'
import { login } from '@sojourn/contract/access/session.calls'
import { demoPassword } from '@sojourn/server/seed/seed'
import type { Heard, Sent } from './sender'

/** Somebody who asks; nobody has no account. */
export interface Attacker {
  account: string | undefined
  headers: Record<string, string>
  /** The sign-in under way, so that one person signs in once at a time. */
  signingIn?: Promise<void> | undefined
}

const rolesOf = (domain: string, names: readonly string[]): string[] => names.map((name) => `${name}@${domain}`)

/** Everybody who has no business in company 1. */
export const strangers: readonly (string | undefined)[] = [
  undefined,
  ...rolesOf('beichen.example', ['employee', 'manager', 'finance']),
  ...rolesOf('yunling.example', ['employee', 'colleague', 'manager']),
]
/** The people of company 1 by their roles, and the agency's staff. */
export const insiders: readonly string[] = [
  ...rolesOf('yuanxing.example', ['employee', 'manager', 'director', 'admin', 'finance', 'contractor']),
  'agent@agency.example',
]

type Send = (sent: Sent) => Promise<Heard>

/** Signs in, as often as the server asks to come back later. */
async function openSession(account: string, send: Send): Promise<Attacker['headers']> {
  for (;;) {
    const answer = await send({
      method: 'POST',
      path: `/${login.path}`,
      headers: { 'content-type': 'application/json', langtype: 'zh-CN', version: '4.9.9' },
      body: JSON.stringify({ account, password: demoPassword }),
    })
    const { result, retryAfter } = JSON.parse(answer.text) as { result: { loginToken: string } | null; retryAfter?: number }
    if (result) {
      const cookies = answer.cookies.map((cookie) => cookie.split(';')[0]).join('; ')
      return { token: result.loginToken, ...(cookies && { cookie: cookies }) }
    }
    if (!retryAfter) throw new Error(`${account} cannot sign in: ${answer.text}`)
    await wait(retryAfter * 1000)
  }
}

export async function signIn(attacker: Attacker, send: Send): Promise<void> {
  const { account } = attacker
  if (!account) return
  attacker.signingIn ??= openSession(account, send)
    .then((headers) => void (attacker.headers = headers))
    .finally(() => (attacker.signingIn = undefined))
  await attacker.signingIn
}
