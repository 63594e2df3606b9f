import type { Sql } from './sql'

/** Writes rows that were gathered, in one statement. */
type Writing<Row> = (sql: Sql, rows: readonly Row[]) => Promise<unknown>

interface Kept {
  write: Writing<never>
  row: unknown
}

/** Of each transaction that is under way. */
const waiting = new WeakMap<Sql, Kept[]>()

/** From now on these statements are a transaction's. */
export const beginKeeping = (sql: Sql): unknown => waiting.set(sql, [])

/**
 * What nobody in a transaction reads is written at its end, each kind in one statement that leaves together with the commit. Statements
 * that stand on their own have no end to wait for, and write at once.
 */
export async function writeLast<Row>(sql: Sql, write: Writing<Row>, ...rows: Row[]): Promise<void> {
  const kept = waiting.get(sql)
  if (kept) kept.push(...rows.map((row) => ({ write, row })))
  else await write(sql, rows)
}

/** This transaction's commit waits for no disk. */
export const commitUnwritten = (sql: Sql): Promise<void> => writeLast(sql, hurry, true)

const hurry: Writing<boolean> = (sql) => sql.query('SET LOCAL synchronous_commit = off')

/** Work of which nothing is read, and which says itself what it asks, leaves with the commit. */
export const doLast = (sql: Sql, work: () => Promise<unknown>): Promise<void> => writeLast(sql, doAll, work)

const doAll: Writing<() => Promise<unknown>> = (_sql, works) => Promise.all(works.map((work) => work()))

/** Statements of books, with those that wait for their end. */
export interface BooksSql extends Sql {
  atEnd(this: void, text: string, values: readonly unknown[]): Promise<void>
}

interface Asked {
  text: string
  values: readonly unknown[]
}
const askAll = (sql: Sql, asked: readonly Asked[]): Promise<unknown> =>
  Promise.all(asked.map(({ text, values }) => sql.query(text, values)))

export const writingLast =
  (sql: Sql): BooksSql['atEnd'] =>
  (text, values) =>
    writeLast(sql, askAll, { text, values })

/** Sends what was kept, in the order in which it was first asked for. */
export function writeKept(sql: Sql): Promise<unknown> {
  const kept = waiting.get(sql) ?? []
  waiting.delete(sql)
  const rowsOf = (write: Kept['write']): never[] => kept.flatMap((each) => (each.write === write ? [each.row as never] : []))
  return Promise.all([...new Set(kept.map(({ write }) => write))].map((write) => write(sql, rowsOf(write))))
}

/** What is kept after this can be taken back by the answer. */
export function markKept(sql: Sql): () => void {
  const kept = waiting.get(sql) ?? []
  const before = kept.length
  return () => void kept.splice(before)
}
