import { hash, verify } from '@node-rs/argon2'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import { createTurns } from './turns'
import { newToken } from './vault'

/**
 * Argon2 and the packing of answers share Node's four threads: half of them stay free of passwords, whoever signs in.
 * Whoever waits longest in this line waits for about a fifth of a second.
 */
const turns = createTurns({ atOnce: 2, waiting: 16 })

const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result | Problem> =>
  (await turns.take('', work)) ?? problem('tooManyRequests', { retryAfter: 1 })

/** Compared against where there is no such account, so that both cases take the same time. */
let decoy: string | undefined

export const verifyPassword = (passwordHash: string | undefined, password: string): Promise<boolean | Problem> =>
  inTurn(async () => verify(passwordHash ?? (decoy ??= await hash(newToken())), password))

export const hashPassword = (password: string): Promise<string | Problem> => inTurn(() => hash(password))
