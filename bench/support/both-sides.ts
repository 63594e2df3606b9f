import { setTimeout as wait } from 'node:timers/promises'
import { asOwner } from './database'
import { startServer, type BenchServer } from './server'

/** A server and the supply that it asks over HTTP, each a process of its own with a database of its own. */
export interface BothSides {
  server: BenchServer
  supply: BenchServer
  /** The product's time, which no start turns back. */
  now(this: void): Date
  /** From now on it is later: a server that is started, and what it asks its supply, lives then. */
  turned(this: void, minutes: number): void
}

/** Friday morning in China: the railway sells all day. */
const startOfTime = Date.parse('2026-11-20T10:00+08:00')
const key = 'shared by both processes alone'
/** Room for whoever waits at a fail point within a transaction; PostgreSQL takes 100. */
const connections = '80'

export async function withBothSides(port: number, work: (sides: BothSides) => Promise<void>): Promise<void> {
  let aheadMs = startOfTime - Date.now()
  const now = (): Date => new Date(Date.now() + aheadMs)
  const settings = () => ({
    SOJOURN_TEST_CLOCK: '1',
    // Whole seconds, rounded up.
    SOJOURN_CLOCK_START: `${new Date(now().getTime() + 1000).toISOString().slice(0, 19)}Z`,
    DATABASE_CONNECTIONS: connections,
    SUPPLY_KEY: key,
  })
  const sides: BenchServer[] = []
  const close = async (): Promise<void> => {
    for (const side of sides.toReversed()) await side.close()
  }
  const interrupted = (): void => void close().then(() => process.exit(130))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, interrupted)
  try {
    const supply = await startServer(port + 1, 'supply', settings)
    sides.push(supply)
    const url = `http://127.0.0.1:${port + 1}`
    const server = await startServer(port, 'server', () => ({ ...settings(), SUPPLY_URL: url }))
    sides.push(server)
    await work({ server, supply, now, turned: (minutes) => void (aheadMs += minutes * 60_000) })
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, interrupted)
    await close()
  }
}

/** Turns the clock of the server, which asks its supply at that hour, and waits for all that is due then. */
export async function turnClock({ server, turned }: BothSides, minutes: number): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${server.port}/api/Sandbox/TurnClock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ minutes }),
  })
  if (!answer.ok) throw new Error(`the clock does not turn: ${answer.status}`)
  turned(minutes)
}

/** Waits until the database of one of them takes connections again. */
export async function untilBack(side: BenchServer): Promise<void> {
  const isBack = (): Promise<boolean> =>
    asOwner(side, (database) => database.query('SELECT 1')).then(
      () => true,
      () => false,
    )
  while (!(await isBack())) await wait(20)
}

/** Waits until nothing is due any more. Jobs that were tried before are tried at once, and so are those whose process has died. */
export async function untilIdle({ server, now }: BothSides, seconds = 120): Promise<void> {
  const end = performance.now() + seconds * 1000
  await asOwner(server, async (database) => {
    for (;;) {
      await database.query(
        'UPDATE job SET run_at = least(run_at, $1) WHERE attempts > 0 AND failed_at IS NULL AND kind <> ALL($2)',
        [now(), ['audit.seal', 'housekeeping.purge', 'supply.scheduleEvents', 'order.complete']],
      )
      const { rows } = await database.query<{ due: number; kind: string }>(
        'SELECT count(*)::integer AS due, kind FROM job WHERE run_at <= $1 AND failed_at IS NULL GROUP BY kind ORDER BY kind',
        [now()],
      )
      if (rows.length === 0) return
      const waiting = rows.map(({ due, kind }) => `${due} of ${kind}`).join(', ')
      if (performance.now() > end) throw new Error(`jobs are still due after ${seconds} s: ${waiting}`)
      await wait(100)
    }
  })
}

/** The leases of whoever was killed are over: the tables say who is to go on. */
export const endLeases = ({ server }: Pick<BothSides, 'server'>): Promise<unknown> =>
  asOwner(server, (database) => database.query('UPDATE job SET locked_until = NULL WHERE locked_until IS NOT NULL'))
