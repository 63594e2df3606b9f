import pg from 'pg'
import { isProblem } from '@sojourn/contract/kit/problems'
import { consoleLog } from '../kit/log'
import { doAfterCommit } from './after-commit'
import { eachOnItsOwn, withClient, type Statements, type Task } from './borrow'
import { CompanyMemory, remember } from './company-memory'
import { listen, type Listener } from './listen'
import { reachability } from './reachable'
import type { Sql } from './sql'
import type { Tenant } from './tenant'
import { beginKeeping, writeKept, writingLast, type BooksSql } from './write-last'

/** Whole numbers fit: amounts are fen below 2^53. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
/** Dates stay yyyy-MM-dd strings, without a time zone's shift. */
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value)
const usualMoment = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ) as (value: string) => Date
/** Moments of four-digit years as sessions in UTC tell them; reading any text of a date costs twice as much. */
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (value) =>
  value.endsWith('+00') && value[10] === ' ' ? new Date(`${value.slice(0, 10)}T${value.slice(11, -3)}Z`) : usualMoment(value),
)

export interface Database {
  /** Statements of one customer, each on its own: no connection is held between them. */
  tenant<T>(enterpriseId: number, work: (sql: Sql) => Promise<T>): Promise<T>
  /** Reads that must agree with each other: all see the same moment. */
  snapshot<T>(enterpriseId: number, work: (sql: Sql) => Promise<T>): Promise<T>
  /** One transaction of one customer; a Problem as result rolls back. `claim` serialises intents with the same key. */
  transaction<T>(enterpriseId: number, work: (sql: Sql) => Promise<T>, claim?: string): Promise<T>
  /**
   * A transaction that stands whatever becomes of the one it is asked in. Its connections are its own: whoever holds one of the others
   * must never wait for another of them.
   */
  aside<T>(enterpriseId: number, work: (sql: Sql) => Promise<T>): Promise<T>
  /** A transaction of the built-in supply, which has books of its own; durable with the next of ours, in which its answer is kept. */
  books<T>(work: (sql: BooksSql) => Promise<T>): Promise<T>
  /** The same of tables that belong to no customer: sessions, the queue, the built-in supply. */
  platform<T>(work: (sql: Sql) => Promise<T>): Promise<T>
  /** Asked as often as anybody likes: the database hears of it once a second at most. */
  isReachable(): Promise<boolean>
  /** Space is short: everything is read, nothing is written. */
  shedsWrites(): boolean
  notify(channel: string, payload: string): Promise<unknown>
  /** A connection of its own for notifications, made again when it is lost; what was sent meanwhile is not heard. */
  listen(channel: string, listener: Listener): Promise<{ close(): Promise<void> }>
  /** How a thread signs in that reads for itself: it cannot use the connections of another. */
  connection: pg.PoolConfig
  close(): Promise<void>
}

function openPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    max: 16,
    ...config,
    application_name: 'sojourn',
    // Statements that need not wait for each other travel together.
    pipeline: true,
    // Of its own accord PostgreSQL plans a statement with a list anew each time, which can take longer than the statement itself.
    options: '-c plan_cache_mode=force_generic_plan',
  })
  // Of clients that wait in the pool; they leave it.
  pool.on('error', () => undefined)
  // Also of clients in use, which may be cut off between two statements: without a listener that ends the process.
  pool.on('connect', (client) =>
    client.on('error', (error) => consoleLog.warn({ err: error }, 'connection to the database lost')),
  )
  return pool
}

/** `config` signs in as the application, never as the owner of the tables. */
export function openDatabase(config: pg.PoolConfig, shedsWrites = (): boolean => false): Database {
  const pool = openPool(config)
  const asidePool = openPool({ ...config, max: 2 })
  const guarded = { pool, shedsWrites }
  const aside = { pool: asidePool, shedsWrites }
  const on = <T>(setting: string, task: Task<T>): Promise<T> => withClient(guarded, setting, task)
  const memory = new CompanyMemory()
  /** Reads what is committed aside: others who hold a connection may wait for it, so it must not wait for one of theirs. */
  const remembering = (sql: Sql): Sql =>
    remember(sql, { memory, readApart: (enterpriseId, read) => read(eachOnItsOwn(aside, asTenant(enterpriseId))) })
  /** Reads as of its own moment, on the connection that it holds. */
  const rememberingThen = (sql: Sql): Sql => remember(sql, { memory, readApart: (_, read) => read(sql) })
  return {
    tenant: (enterpriseId, work) => work(remembering(eachOnItsOwn(guarded, asTenant(enterpriseId)))),
    platform: (work) => work(eachOnItsOwn(guarded, "SET app.enterprise = ''")),
    snapshot: (enterpriseId, work) =>
      on(`BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; SET LOCAL app.enterprise = '${whole(enterpriseId)}'`, (statements) =>
        ending({ ...statements, sql: rememberingThen(statements.sql) }, () => 'COMMIT', work),
      ),
    transaction: (enterpriseId, work, claim) =>
      on(opening(enterpriseId, claim), (statements) => committing(work)({ ...statements, sql: remembering(statements.sql) })),
    aside: (enterpriseId, work) => withClient(aside, opening(enterpriseId, undefined), committing(work)),
    books: (work) =>
      on("BEGIN; SET LOCAL app.enterprise = ''; SET LOCAL synchronous_commit = off", ({ sql, control }) => {
        beginKeeping(sql)
        return ending(
          { sql, control },
          () => 'COMMIT',
          () => work({ ...sql, atEnd: writingLast(sql) }),
        )
      }),
    isReachable: reachability(config),
    shedsWrites,
    notify: (channel, payload) => pool.query('SELECT pg_notify($1, $2)', [channel, payload]),
    listen: (channel, listener) => listen(config, channel, listener),
    connection: config,
    close: async () => {
      await Promise.all([pool.end(), asidePool.end()])
    },
  }
}

/** The rows of a company for a thread, which reads over one connection of its own and ends with it. */
export const openReading = (connection: pg.PoolConfig, enterpriseId: number): Tenant => ({
  enterpriseId,
  sql: eachOnItsOwn({ pool: openPool({ ...connection, max: 1 }), shedsWrites: () => true }, asTenant(enterpriseId)),
})

const asTenant = (enterpriseId: number): string => `SET app.enterprise = '${whole(enterpriseId)}'`

/** Work whose Problem undoes it. */
const committing =
  <T>(work: (sql: Sql) => Promise<T>): Task<T> =>
  (statements) => {
    beginKeeping(statements.sql)
    return ending(statements, (result) => (isProblem(result) ? 'ROLLBACK' : 'COMMIT'), work)
  }

/** Ends the transaction as the result asks, or undoes it when the work throws. */
async function ending<T>(
  { sql, control }: Statements,
  endOf: (result: T) => 'COMMIT' | 'ROLLBACK',
  work: (sql: Sql) => Promise<T>,
): Promise<T> {
  try {
    const result = await work(sql)
    const end = endOf(result)
    // What is written last leaves with the commit, which undoes everything where that fails.
    await Promise.all([end === 'COMMIT' && writeKept(sql), control(end)])
    if (end === 'COMMIT') doAfterCommit(sql)
    return result
  } catch (error) {
    await control('ROLLBACK').catch(() => undefined)
    throw error
  }
}

/** Begin, tenant and claim in one trip; the numbers are whole, so nothing a person wrote enters the text. */
function opening(enterpriseId: number, claim: string | undefined): string {
  const lock = claim === undefined ? '' : `; SELECT pg_advisory_xact_lock(${hash(claim)})`
  return `BEGIN; SET LOCAL app.enterprise = '${whole(enterpriseId)}'${lock}`
}

function whole(value: number): number {
  if (!Number.isInteger(value)) throw new Error('an enterprise id is a whole number')
  return value
}

/** FNV-1a over 52 bits: two different intents that meet only wait for each other. */
function hash(text: string): number {
  let value = 0xcbf29ce484222325n
  for (let index = 0; index < text.length; index++) {
    value = ((value ^ BigInt(text.charCodeAt(index))) * 0x100000001b3n) & 0xffffffffffffffffn
  }
  return Number(value >> 12n)
}
