import { isProblem, problem, type Problem, type ProblemName } from '@sojourn/contract/kit/problems'
import type { Context } from '../../../context'
import type { PasswordLane } from '../../../kit/passwords'
import { createTurns } from '../../../kit/turns'
import { secondsUntil } from '../../../kit/waiting'
import { claimAttempt, findLock, giveBackAttempts, type AttemptLimit } from './attempt-store'
import { findLogin, type LoginRow } from '../store'
import { isKnownTo, type Visitor } from '../visitor'

const minute = 60_000
const quarter = 15 * minute
/** Wrong ones of one account by one browser that is known to it, or from one address. */
const own: AttemptLimit = { failures: 5, windowMs: quarter, lockMs: quarter }
/** Wrong passwords of one account from everywhere, browsers that are known to it apart. */
const anywhere: AttemptLimit = { failures: 50, windowMs: quarter, lockMs: quarter }
/** Wrong second factors of one account from everywhere, known browsers apart: who tries them has its password. */
const guesses: AttemptLimit = { failures: 20, windowMs: 24 * 60 * minute, lockMs: 60 * minute }
/** Failures from one address: each more makes whoever is not known there wait. */
const address: AttemptLimit = { failures: 20, windowMs: quarter, lockMs: 2_000 }
/** What counts as a failure; other problems neither count nor forgive. */
const failures: ReadonlySet<ProblemName> = new Set([
  'wrongPassword',
  'oldPasswordWrong',
  'codeWrong',
  'codeExpired',
  'invitationWrong',
  'secondFactorWrong',
  'proofWrong',
  'passkeyRefused',
] satisfies ProblemName[])

/** One check of an account at a time; nobody waits behind more than a few others. */
const turns = createTurns({ atOnce: 1, waiting: 8 })

/** Whose secret is tried, and by whom: what is counted, and what is told to wait. */
export interface Trial {
  /** Trials of one turn come one after the other. */
  turn: string
  lane: PasswordLane
  /** Counted before the check; a success gives back what was counted of each up to its own. */
  counted: readonly { subject: string; limit: AttemptLimit }[]
  /** What is said of a closed one. */
  closed: 'accountLocked' | 'secondFactorLocked'
  /** Counted when the check has failed; absent for a browser that is known. */
  from?: string
}

/** A secret of an account: a password, or the code that was sent for it. What fails for one kind does not close the other. */
export async function trialOf(
  { database, vault }: Context,
  kind: 'password' | 'code' | 'invitation',
  accountHash: string,
  { network, browser }: Visitor,
): Promise<Trial> {
  // Most strangers bring no mark, and cost nothing here.
  const login = browser.mark === '' ? undefined : await database.platform((sql) => findLogin(sql, accountHash))
  const account = `${kind}:${accountHash}`
  if (isKnownTo(vault, browser, login)) return knownTrial(`${account}:browser:${browser.id}`)
  const here = { subject: `${account}:address:${network}`, limit: own }
  const counted = kind === 'password' ? [here, { subject: account, limit: anywhere }] : [here]
  return { turn: account, lane: 'stranger', counted, closed: 'accountLocked', from: `address:${network}` }
}

/** The second factor of somebody whose first was right. */
export function factorTrial({ vault }: Context, login: LoginRow, { network, browser }: Visitor): Trial {
  const account = `factor:${login.enterpriseId}/${login.employeeId}`
  const closed = 'secondFactorLocked'
  if (isKnownTo(vault, browser, login)) return { ...knownTrial(`${account}:browser:${browser.id}`), closed }
  const counted = [
    { subject: `${account}:address:${network}`, limit: own },
    { subject: account, limit: guesses },
  ]
  return { turn: account, lane: 'stranger', counted, closed, from: `address:${network}` }
}

/** What is asked for again within a session: the present password, or a second factor. */
export const sessionTrial = (tokenHash: string, closed: Trial['closed'] = 'accountLocked'): Trial => ({
  ...knownTrial(`session:${tokenHash}`),
  closed,
})

const knownTrial = (subject: string): Trial => ({
  turn: subject,
  lane: 'known',
  counted: [{ subject, limit: own }],
  closed: 'accountLocked',
})

/**
 * Runs a check of a secret unless too many of its kind have failed. Each check is counted as failed before it is made, so
 * that no crowd of them passes a limit together. An unknown account takes the same way as a known one.
 */
export async function attempt<Result>(
  context: Context,
  trial: Trial,
  check: () => Promise<Result | Problem>,
): Promise<Result | Problem> {
  const answer = turns.take(trial.turn, () => counted(context, trial, check))
  return (await answer) ?? problem('tooManyRequests', { retryAfter: 1 })
}

async function counted<Result>(
  context: Context,
  trial: Trial,
  check: () => Promise<Result | Problem>,
): Promise<Result | Problem> {
  const now = context.clock.now()
  const { from } = trial
  const claims = await claimAll(context, trial, now)
  if (isProblem(claims)) return claims
  const result = await check().catch(async (error: unknown) => {
    await giveBack(context, claims, 'this')
    throw error
  })
  if (!isProblem(result)) await giveBack(context, claims, 'all')
  else if (!failures.has(result.problem)) await giveBack(context, claims, 'this')
  else if (from) await context.database.platform((sql) => claimAttempt(sql, from, address, now))
  return result
}

interface Claim {
  subject: string
  limit: AttemptLimit
  /** Failures of the subject, with this one. */
  count: number
}

/** Counts this one everywhere, or says what is closed and counts nothing. */
function claimAll({ database }: Context, { counted: subjects, from, closed }: Trial, now: Date): Promise<Claim[] | Problem> {
  return database.transaction(0, async (sql): Promise<Claim[] | Problem> => {
    const slowed = from && (await findLock(sql, from, now))
    if (slowed) return problem('tooManyRequests', { retryAfter: secondsUntil(slowed, now) })
    const claims: Claim[] = []
    for (const { subject, limit } of subjects) {
      const count = await claimAttempt(sql, subject, limit, now)
      if (count === undefined) return locked(closed, (await findLock(sql, subject, now)) ?? now, now)
      claims.push({ subject, limit, count })
    }
    return claims
  })
}

/** A success forgives the failures before it; a check that came to nothing forgives itself. */
function giveBack({ database }: Context, claims: readonly Claim[], which: 'this' | 'all'): Promise<unknown> {
  return database.platform(async (sql) => {
    for (const { subject, limit, count } of claims)
      await giveBackAttempts(sql, subject, limit, which === 'all' && limit === own ? count : 1)
  })
}

function locked(closed: Trial['closed'], until: Date, now: Date): Problem {
  const retryAfter = secondsUntil(until, now)
  return problem(closed, { retryAfter, detail: { minutes: Math.ceil(retryAfter / 60) } })
}
