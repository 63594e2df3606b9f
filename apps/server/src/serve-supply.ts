import { serveSuppliers } from '@sojourn/supply/http/serve'
import type { Suppliers } from '@sojourn/supply/ports/suppliers'
import { purgeKeys } from '@sojourn/supply/sandbox/keys/purge'
import { builtInSupply } from './built-in-supply'
import type { Config } from './config'
import type { Database } from './db/database'
import { openVault } from './db/keys/keyring'
import { stoppingBooks } from './db/stopping'
import type { Sql } from './db/sql'
import { systemClock } from './kit/clock'
import { createFailPoints, type FailPoints } from './kit/fail-points'
import { asWork } from './kit/fail-points-of-suppliers'
import { consoleLog } from './kit/log'
import { secretsOf } from './kit/secrets'
import { firstFaultRates } from './modules/admin/fault-rates/fault-rates'
import { rememberFaultRates } from './modules/admin/fault-rates/memory'
import { rememberFuelLevels } from './modules/products/flight/fuel/memory'
import { openForRequests } from './service'

/** Serves the built-in suppliers from this database until somebody has enough. */
export async function serveSupply(
  config: Config,
  connection: object,
  { log, until }: { log: (message: string) => void; until: Promise<unknown> },
): Promise<void> {
  const key = config.supplyKey
  if (!key) throw new Error('Set SUPPLY_KEY: servers that know it may ask.')
  const database = await openForRequests(config, connection, await openVault(connection, secretsOf(config)))
  const suppliers = await suppliersIn(config, database)
  const { host, supplyPort: port } = config
  const onFailure = (error: unknown): void => consoleLog.error({ err: error }, 'a question failed')
  const served = await serveSuppliers(suppliers, { host, port, key, onFailure, obeysFaults: config.testClock })
  const clock = systemClock()
  const forget = () => void database.transaction(0, (sql) => purgeKeys(sql, clock.now())).catch(onFailure)
  const daily = setInterval(forget, 24 * 3_600_000)
  log(`Suppliers answer at ${served.url}: SUPPLY_URL=${served.url} npm start`)
  await until
  clearInterval(daily)
  await served.close()
  await database.close()
}

/** Each answer waits for the disk: nothing of ours commits after it. */
async function suppliersIn(config: Config, database: Database): Promise<Suppliers> {
  const points = config.testClock ? createFailPoints(process) : undefined
  const books = <Answer>(work: (sql: Sql) => Promise<Answer>): Promise<Answer> => database.transaction(0, work)
  const settings = {
    fuelLevels: await rememberFuelLevels(database, consoleLog),
    faultRates: await rememberFaultRates(database, firstFaultRates({ config })),
  }
  const suppliers = builtInSupply(config, consoleLog, settings, {
    books: points ? stoppingBooks(points, books) : books,
    look: (work) => database.platform(work),
    beforeAsking: () => undefined,
    limitMs: 60_000,
  })
  return points ? asWorks(suppliers, points) : suppliers
}

const asWorks = ({ air, hotels, intlAir, rail, rides, venues }: Suppliers, points: FailPoints): Suppliers => ({
  air: asWork('air', air, points),
  hotels: asWork('hotels', hotels, points),
  intlAir: asWork('intlAir', intlAir, points),
  rail: asWork('rail', rail, points),
  rides: asWork('rides', rides, points),
  venues: asWork('venues', venues, points),
})
