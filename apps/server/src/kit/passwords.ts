import { hash, verify } from '@node-rs/argon2'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import { createTurns } from './turns'
import { newToken } from './vault'

/** People whom the browser, a session or a ticket vouches for never wait behind strangers. */
export type PasswordLane = 'known' | 'stranger'

/**
 * Argon2 and the packing of answers share Node's four threads: two are for passwords at most, one in each lane. Whoever
 * waits longest waits for about half a second.
 */
const turns = createTurns({ atOnce: 1, waiting: 16 })

/** Runs work that checks a password in its turn; where too many wait, it is refused before anything is asked of the database. */
export const inPasswordLane = async <Result>(
  lane: PasswordLane,
  work: () => Promise<Result | Problem>,
): Promise<Result | Problem> => (await turns.take(lane, work)) ?? problem('tooManyRequests', { retryAfter: 1 })

let unknown: Promise<string> | undefined

/** The hash of a password that nobody knows: of accounts that have none yet, and to compare with where there is no account. */
export const unknownPasswordHash = (): Promise<string> => (unknown ??= hash(newToken()))

/** Within a lane; takes the same time whether or not there is such an account. */
export const isPassword = async (passwordHash: string | undefined, password: string): Promise<boolean> =>
  verify(passwordHash ?? (await unknownPasswordHash()), password)

export const verifyPassword = (passwordHash: string, password: string): Promise<boolean | Problem> =>
  inPasswordLane('known', () => isPassword(passwordHash, password))

export const hashPassword = (password: string): Promise<string | Problem> => inPasswordLane('known', () => hash(password))
