import pg from 'pg'
import { control, sqlOn, type Sql } from './sql'

export interface GuardedPool {
  pool: pg.Pool
  shedsWrites: () => boolean
}

/** Statements of a connection, and those that end its work: nothing is asked after them. */
export interface Statements {
  sql: Sql
  control: (text: string) => Promise<unknown>
}

export type Task<T> = (statements: Statements) => Promise<T>

interface Borrowed extends Statements {
  /** The statement that opens the work; it travels with the first of the work, which counts only if this succeeds. */
  opened: Promise<unknown>
  /** What the next statement met says less than why the connection ended. */
  reasonOf: (error: unknown) => Error
  giveBack: () => void
}

/** A task on a connection of its own, opened by a statement. */
export async function withClient<T>(guarded: GuardedPool, setting: string, task: Task<T>): Promise<T> {
  const { opened, reasonOf, giveBack, ...statements } = await borrow(guarded, (client) => control(client, setting))
  try {
    const [, result] = await Promise.all([opened, task(statements)])
    return result
  } catch (error) {
    throw reasonOf(error)
  } finally {
    giveBack()
  }
}

/** Statements that share a connection, since they follow each other at once. */
interface Stint {
  borrowed: Promise<Borrowed>
  running: number
  isOver?: true
  isBroken?: true
}

/**
 * Statements that each stand on their own, all under one setting. Their connection goes back at the end of the turn in which the last was
 * answered: what follows at once still finds it, and whoever waits for somebody else holds none.
 */
export function eachOnItsOwn(guarded: GuardedPool, setting: string): Sql {
  let stint: Stint | undefined
  const endIfIdle = (mine: Stint): void => {
    if (mine.running > 0 || mine.isOver) return
    mine.isOver = true
    mine.borrowed.then(({ giveBack }) => giveBack(), ignore)
  }
  return {
    async query<Row>(text: string, values?: readonly unknown[]) {
      if (!stint || stint.isOver || stint.isBroken)
        stint = { borrowed: borrow(guarded, (client) => tell(client, setting)), running: 0 }
      const mine = stint
      mine.running++
      try {
        return await runOn<Row>(mine, text, values)
      } finally {
        if (--mine.running === 0) setImmediate(endIfIdle, mine)
      }
    },
  }
}

async function runOn<Row>(stint: Stint, text: string, values?: readonly unknown[]): Promise<Row[]> {
  const { sql, opened, reasonOf } = await stint.borrowed
  try {
    const [, rows] = await Promise.all([opened, sql.query<Row>(text, values)])
    return rows
  } catch (error) {
    // The next statement begins anew.
    stint.isBroken = true
    throw reasonOf(error)
  }
}

/** What each connection was told last for whatever it is asked next; what a transaction sets for itself ends with it. */
const toldLast = new WeakMap<pg.PoolClient, string>()

/** Nothing is sent where the connection was told the same before. */
function tell(client: pg.PoolClient, setting: string): Promise<unknown> | undefined {
  if (toldLast.get(client) === setting) return undefined
  toldLast.delete(client)
  return control(client, setting).then(() => toldLast.set(client, setting))
}

async function borrow(
  { pool, shedsWrites }: GuardedPool,
  open: (client: pg.PoolClient) => Promise<unknown> | undefined,
): Promise<Borrowed> {
  const client = await pool.connect().catch((error: Error) => Promise.reject(coded(error)))
  let lost: Error | undefined
  const onLost = (error: Error): void => {
    lost ??= coded(error)
  }
  client.on('error', onLost)
  /** What a statement ends with that the database did not say is the connection's end; what the work throws by itself is not. */
  const heard = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    try {
      return await answer
    } catch (error) {
      if (!(error instanceof pg.DatabaseError)) onLost(error as Error)
      throw error
    }
  }
  const own = sqlOn(client)
  let isOver = false
  return {
    // Work that goes on beside what failed would reach a connection that is somebody else's by then.
    sql: { query: (text, values) => (isOver ? Promise.reject(new Error('this work is over')) : heard(own.query(text, values))) },
    control(text) {
      isOver = true
      return heard(control(client, text))
    },
    opened: Promise.all([guard(client, shedsWrites()), open(client)].filter((each) => each !== undefined).map(heard)),
    reasonOf(error) {
      const reason = lost ?? (error as Error)
      return readOnlyClients.has(client) ? refusedForSpace(reason) : reason
    },
    giveBack() {
      isOver = true
      client.off('error', onLost)
      client.release(lost)
    },
  }
}

const readOnlyClients = new WeakSet<pg.PoolClient>()

/** PostgreSQL itself refuses what would write as long as space is short, whatever statement it hides in. */
function guard(client: pg.PoolClient, shed: boolean): Promise<unknown> | undefined {
  if (shed === readOnlyClients.has(client)) return undefined
  if (shed) readOnlyClients.add(client)
  else readOnlyClients.delete(client)
  return control(client, `SET default_transaction_read_only = ${shed ? 'on' : 'off'}`)
}

type DriverError = Error & { code?: string }

/** The driver's own errors, of a wait that ended and a connection that closed, carry no code to tell them by. */
function coded(error: DriverError): Error {
  error.code ??= 'ECONNDATABASE'
  return error
}

/** A write that was refused because of space reads like one that found none. */
function refusedForSpace(error: DriverError): Error {
  if (error.code === '25006') error.code = '53100'
  return error
}

const ignore = (): void => undefined
