import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database } from './database'
import type { Sql } from './sql'

const held = new AsyncLocalStorage<boolean>()

/** Whether this work holds a connection, as far as its database is `watched`. */
export const holdsConnection = (): boolean => held.getStore() === true

/**
 * A database that knows whose work holds one of its connections; for tests and demonstrations, since knowing costs time. Statements that
 * each stand on their own hold none between them.
 */
export function watched(database: Database): Database {
  const on =
    <T>(work: (sql: Sql) => Promise<T>) =>
    (sql: Sql) =>
      held.run(true, () => work(sql))
  return {
    ...database,
    snapshot: (enterpriseId, work) => database.snapshot(enterpriseId, on(work)),
    transaction: (enterpriseId, work, claim) => database.transaction(enterpriseId, on(work), claim),
    aside: (enterpriseId, work) => database.aside(enterpriseId, on(work)),
  }
}

/**
 * Work that begins by itself, whoever wakes it: it holds nothing of theirs. Where nobody is watched nothing is noted: from the first note
 * on, Node follows every promise of the process, which makes each of them three times as dear.
 */
export const holdingNothing = <T>(work: () => T): T => (holdsConnection() ? held.run(false, work) : work())
