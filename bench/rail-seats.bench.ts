import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { admit, asApplication, signInOf } from '@sojourn/server/db/sign-in'
import { createVault, firstKeys } from '@sojourn/server/kit/vault'
import { openDatabase } from '@sojourn/server/db/database'
import { startEmbeddedPostgres } from '@sojourn/server/db/launcher/launcher'
import { migrate } from '@sojourn/server/db/migrate'
import { createSandboxRail } from '@sojourn/supply/sandbox/rail/sandbox-rail'
import { numberOf } from './support/database'
import { milliseconds, perSecond, verdict, whole } from './support/format'
import { largeTrains, sell, type Sale } from './support/rail/crowd'
import { publish } from './support/report'
import { summarise } from './support/statistics'

const target = 2000
const seed = 7
const buyers = 12
const rounds = 10
const enough = 1000
/** Of the trains, so that one slow moment of the machine decides nothing and half of them being slow does. */
const share = 0.9

const doublyOccupied = `
  SELECT count(*) FROM sandbox_rail_ticket a JOIN sandbox_rail_ticket b USING (train_key, seat, coach, slot)
  WHERE (a.lock_no, a.passenger) < (b.lock_no, b.passenger) AND a.from_stop < b.to_stop AND b.from_stop < a.to_stop`
const unaccounted = `
  SELECT (SELECT sum(bit_count(taken)) FROM sandbox_rail_coach) - (SELECT sum(to_stop - from_stop) FROM sandbox_rail_ticket)`

async function run(connection: pg.ClientConfig): Promise<void> {
  const signIn = signInOf(createVault(firstKeys(randomBytes(32))))
  await migrate(connection)
  await admit(connection, signIn)
  const database = openDatabase(asApplication(connection, signIn))
  const rail = createSandboxRail({ seed })
  const [first, ...trains] = await largeTrains(database, rail, rounds + 1)
  // Prepares the statements of every connection.
  if (first) await sell(database, rail, first, buyers, enough)
  const sales: Sale[] = []
  for (const train of trains) sales.push(await sell(database, rail, train, buyers, enough))
  await database.close()
  const owner = new pg.Client(connection)
  await owner.connect()
  const wrong = (await numberOf(owner, doublyOccupied)) + Math.abs(await numberOf(owner, unaccounted))
  const { rows } = await owner.query<{ server_version: string }>('SHOW server_version')
  await owner.end()
  report(sales, wrong, rows[0]!.server_version)
}

function report(sales: readonly Sale[], wrong: number, postgres: string): void {
  const rates = summarise(sales.map(({ seats, seconds }) => seats / seconds))
  const fast = sales.filter(({ seats, seconds }) => seats / seconds >= target).length
  const met = fast >= share * rounds && wrong === 0
  publish({
    name: 'rail-seats',
    title: 'Seats of one train',
    about:
      `${buyers} connections lock second-class seats of one train between Shanghai and Beijing until ${whole(enough)} are sold, for parties of one to five ` +
      `(35, 30, 15, 12 and 8 of a hundred), the whole way and every part of it. Each purchase is a transaction of its own with all checks of names, ` +
      `on a database that writes to disk as the product's does. ${rounds} trains, one after the other. Target: ≥ ${whole(target)} seats per second.`,
    postgres,
    tables: [
      {
        head: [
          'Train',
          'Seats',
          'Purchases',
          'Told sold out',
          'In several coaches',
          'Median purchase',
          'p99',
          'Seats per second',
          'Target',
        ],
        rows: sales.map((sale, index) => {
          const each = summarise(sale.eachMs)
          const rate = sale.seats / sale.seconds
          const counts = [sale.seats, sale.purchases, sale.soldOut, sale.apart].map(whole)
          return [
            String(index + 1),
            ...counts,
            milliseconds(each.median),
            milliseconds(each.p99),
            perSecond(rate),
            verdict(rate >= target),
          ]
        }),
      },
    ],
    notes: [
      `${perSecond(rates.median)} at the median, ${fast} of ${rounds} trains at the target, nine of ten wanted: ${verdict(met)}. Afterwards the database holds ${whole(wrong)} places that two tickets share or that no ticket accounts for.`,
    ],
  })
  if (wrong > 0) process.exitCode = 1
}

const folder = mkdtempSync(join(tmpdir(), 'sojourn-bench-'))
// The database may run under another account, which has to enter this folder.
chmodSync(folder, 0o755)
const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), log: () => undefined })
try {
  await run(postgres.connection)
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
