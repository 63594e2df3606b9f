import type { SqlExecutor } from '../../ports/supply'

/**
 * Nothing is sold more than a year ahead, and a ticket may be given back for a year after its journey (handbook 1.7): who asks under an
 * older key asks for an order that is over. Two months more are for jobs that wait for a person.
 */
const keptMs = 800 * 24 * 3_600_000

/** Forgets keys whose orders are over; what is not decided yet stays. */
export const purgeKeys = (sql: SqlExecutor, now: Date): Promise<unknown> =>
  sql.query("DELETE FROM supply_key WHERE state <> 'pending' AND at < $1::timestamptz", [new Date(now.getTime() - keptMs)])
