import { presetRates } from '@sojourn/domain/admin/fault-rates'
import { serveSuppliers } from '@sojourn/supply/http/serve'
import { builtInSupply } from '../built-in-supply'
import { openDatabase } from '../db/database'
import { openSeededDatabase, type TestDatabase } from '../db/testing'
import { consoleLog } from '../kit/log'
import { rememberFaultRates } from '../modules/admin/fault-rates/memory'
import { rememberFuelLevels } from '../modules/products/flight/fuel/memory'
import { openTestServer, testConfig, type TestServer } from './server'

/** Where the suppliers of a server are: what holds of one holds of the other. */
export const supplyPlaces: { where: string; open(this: void): Promise<TestServer> }[] = [
  { where: 'in our own process', open: () => openTestServer() },
  { where: 'asked over HTTP', open: openOverHttp },
]

const key = 'a key of sixteen and more'

/** A server that asks the built-in suppliers over HTTP; their books are on connections of their own, but where tests count. */
async function openOverHttp(): Promise<TestServer> {
  const database = await openSeededDatabase()
  const supply = await serveOn(database)
  const close = async (): Promise<void> => {
    await supply.close()
    await database.close()
  }
  return openTestServer({ supply: { url: supply.url, key } }, { ...database, close })
}

async function serveOn(database: TestDatabase): Promise<{ url: string; close(): Promise<void> }> {
  const connections = openDatabase(database.application)
  const fuelLevels = await rememberFuelLevels(connections, consoleLog)
  const faultRates = await rememberFaultRates(connections, presetRates('off'))
  const suppliers = builtInSupply(
    testConfig('test'),
    consoleLog,
    { fuelLevels, faultRates },
    {
      books: (work) => connections.transaction(0, work),
      look: (work) => connections.platform(work),
      beforeAsking: () => undefined,
      limitMs: 20_000,
    },
  )
  const onFailure = (error: unknown): void => consoleLog.error({ err: error }, 'a question failed')
  const served = await serveSuppliers(suppliers, { host: '127.0.0.1', port: 0, key, obeysFaults: true, onFailure })
  return {
    url: served.url,
    async close() {
      await served.close()
      await connections.close()
    },
  }
}
