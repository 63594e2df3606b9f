import { isProblem, problem, type Problem, type ProblemName } from '@sojourn/contract/kit/problems'
import type { Context } from '../../context'
import { clearFailures, lockedUntil, recordFailure } from './store'

const windowMs = 15 * 60_000
const lockMs = 15 * 60_000
const failuresPerAccount = 5
const failuresPerAddress = 50
/** What counts as a failure; other problems neither count nor forgive. */
const failures: ReadonlySet<ProblemName> = new Set([
  'wrongPassword',
  'oldPasswordWrong',
  'codeWrong',
  'codeExpired',
  'invitationWrong',
] satisfies ProblemName[])

/**
 * Runs a check of a secret: five failures lock the account for fifteen minutes, fifty an address; a success is forgiven
 * the failures before it. An unknown account takes the same way as a known one.
 */
export async function attempt<Result>(
  context: Context,
  who: { accountHash: string; address: string },
  check: () => Promise<Result | Problem>,
): Promise<Result | Problem> {
  const now = context.clock.now()
  const [account, address] = [`account:${who.accountHash}`, `address:${who.address}`] as const
  const locked = await context.database.platform((sql) => lockedUntil(sql, [account, address], now))
  if (locked) return problem('accountLocked', { detail: { minutes: Math.ceil((locked.getTime() - now.getTime()) / 60_000) } })
  const result = await check()
  if (isProblem(result) && !failures.has(result.problem)) return result
  await context.database.platform(async (sql) => {
    if (!isProblem(result)) return clearFailures(sql, account)
    await recordFailure(sql, account, now, windowMs, failuresPerAccount, lockMs)
    return recordFailure(sql, address, now, windowMs, failuresPerAddress, lockMs)
  })
  return result
}
