import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Context } from '../context'
import { createAllowance } from '../kit/allowance'
import { createTurns } from '../kit/turns'

/** Lets a session search, or says when it may again. */
export type Searches = <Result>(tokenHash: string, search: () => Promise<Result | Problem>) => Promise<Result | Problem>

/** Pages ask for several at once. */
const quarter = 4

/**
 * One server thread answers everybody, so nobody keeps it busy alone: a session has so many searches a minute, a quarter of
 * them at once, of which two run and the others wait while people of other sessions are answered in between.
 */
export function createSearches({ config, clock }: Context): Searches {
  const atOnce = Math.ceil(config.searchesPerMinute / quarter)
  const allowance = createAllowance(clock, { perMinute: config.searchesPerMinute, atOnce })
  const turns = createTurns({ atOnce: 2, waiting: atOnce })
  return async (tokenHash, search) => {
    const retryAfter = allowance.take(tokenHash)
    if (retryAfter > 0) return problem('tooManyRequests', { retryAfter })
    return (await turns.take(tokenHash, search)) ?? problem('tooManyRequests', { retryAfter: 1 })
  }
}
