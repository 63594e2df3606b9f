import { setTimeout as wait } from 'node:timers/promises'
import { startEmbeddedPostgres, type EmbeddedPostgres, type EmbeddedPostgresOptions } from './launcher'
import { isAlive } from './launcher-postmaster'

export interface Keeping extends EmbeddedPostgresOptions {
  /** Waiting goes on as long as this holds: a full disk may get space again. */
  mayRecover: () => boolean
  /** The database cannot be brought back; it is not tried again. */
  onGivenUp: (error: Error) => void
  /** How long it is tried, in milliseconds. */
  timeoutMs?: number
}

const lookEveryMs = 100
const firstPauseMs = 50
const longestPauseMs = 5_000
/** A server that lived this long has recovered: what ends it then is another failure. */
const recoveredMs = 30_000

/** The built-in PostgreSQL, started again whenever it ends by itself or by somebody's hand, where it was before. */
export async function keepEmbeddedPostgres(options: Keeping): Promise<Pick<EmbeddedPostgres, 'connection' | 'stop'>> {
  const { log, mayRecover, onGivenUp, timeoutMs = 60_000 } = options
  let current = await startEmbeddedPostgres(options)
  let ended = false
  let returning: Promise<void> | undefined
  let backSince = performance.now()
  let failingSince: number | undefined
  let pause = firstPauseMs

  function giveUpAfterTimeout(since: number, error: Error): void {
    if (mayRecover() || performance.now() - since < timeoutMs) return
    ended = true
    onGivenUp(error)
  }

  async function bringBack(): Promise<void> {
    if (failingSince === undefined || performance.now() - backSince > recoveredMs) {
      pause = firstPauseMs
      failingSince = performance.now()
    }
    giveUpAfterTimeout(failingSince, new Error('it ends again and again'))
    if (ended) return
    log('the database has ended; starting it again')
    while (!ended) {
      await wait(pause)
      pause = Math.min(pause * 2, longestPauseMs)
      try {
        current = await startEmbeddedPostgres({ ...options, socketFolder: current.connection.host })
        backSince = performance.now()
        log('the database is back')
        return
      } catch (error) {
        giveUpAfterTimeout(failingSince, error as Error)
      }
    }
  }

  const timer = setInterval(() => {
    if (ended || returning || isAlive(current.pid)) return
    returning = bringBack().finally(() => (returning = undefined))
  }, lookEveryMs).unref()
  return {
    connection: current.connection,
    stop: async () => {
      ended = true
      clearInterval(timer)
      await returning
      await current.stop()
    },
  }
}
