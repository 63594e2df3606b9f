import { isProblem, problem, type Problem, type ProblemName } from '@sojourn/contract/kit/problems'
import type { Context } from '../../context'
import { createTurns } from '../../kit/turns'
import { secondsUntil } from '../../kit/waiting'
import { claimAttempt, findLock, giveBackAttempts, type AttemptLimit } from './attempt-store'

const minute = 60_000
const perAccount: AttemptLimit = { failures: 5, windowMs: 15 * minute, lockMs: 15 * minute }
const perAddress: AttemptLimit = { failures: 50, windowMs: 15 * minute, lockMs: 15 * minute }
/** What counts as a failure; other problems neither count nor forgive. */
const failures: ReadonlySet<ProblemName> = new Set([
  'wrongPassword',
  'oldPasswordWrong',
  'codeWrong',
  'codeExpired',
  'invitationWrong',
] satisfies ProblemName[])

/** One check of an account at a time; nobody waits behind more than a few others. */
const turns = createTurns({ atOnce: 1, waiting: 8 })

/**
 * Runs a check of a secret: five failures lock the account for fifteen minutes, fifty an address. Each check is counted as
 * failed before it is made, so that no crowd of them passes the limit together; a success gives back the count of its
 * account up to its own. An unknown account takes the same way as a known one.
 */
export async function attempt<Result>(
  context: Context,
  who: { accountHash: string; address: string },
  check: () => Promise<Result | Problem>,
): Promise<Result | Problem> {
  const answer = turns.take(who.accountHash, () => counted(context, who, check))
  return (await answer) ?? problem('tooManyRequests', { retryAfter: 1 })
}

async function counted<Result>(
  { database, clock }: Context,
  who: { accountHash: string; address: string },
  check: () => Promise<Result | Problem>,
): Promise<Result | Problem> {
  const now = clock.now()
  const [account, address] = [`account:${who.accountHash}`, `address:${who.address}`] as const
  const claimed = await database.platform(async (sql) => {
    const until = await findLock(sql, address, now)
    if (until) return locked(until, now)
    return (await claimAttempt(sql, account, perAccount, now)) ?? locked((await findLock(sql, account, now)) ?? now, now)
  })
  if (isProblem(claimed)) return claimed
  const giveBack = (count: number): Promise<unknown> =>
    database.platform((sql) => giveBackAttempts(sql, account, perAccount, count))
  const result = await check().catch(async (error: unknown) => {
    await giveBack(1)
    throw error
  })
  if (!isProblem(result)) await giveBack(claimed)
  else if (!failures.has(result.problem)) await giveBack(1)
  else await database.platform((sql) => claimAttempt(sql, address, perAddress, now))
  return result
}

function locked(until: Date, now: Date): Problem {
  const retryAfter = secondsUntil(until, now)
  return problem('accountLocked', { retryAfter, detail: { minutes: Math.ceil(retryAfter / 60) } })
}
