import type { Sql } from './sql'

const waiting = new WeakMap<Sql, Set<() => void>>()

/** What is done once this transaction is committed, and not at all when it is undone; the same is done once. */
export function afterCommit(sql: Sql, work: () => void): void {
  const all = waiting.get(sql) ?? new Set()
  waiting.set(sql, all.add(work))
}

/** Of the transaction that has just been committed. */
export const doAfterCommit = (sql: Sql): void => waiting.get(sql)?.forEach((work) => work())
