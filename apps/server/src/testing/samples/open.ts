import { openEmptyDatabase } from '../../db/testing'
import { migrate } from '../../db/migrate'
import { openTestServer, type TestServer } from '../server'
import { putRows } from './rows'
import { readRows, readSample } from './sample'

/** The product of today on the rows of then, at their moment; in the cluster of the tests, or in a given one. */
export async function openSample(name: string, ...cluster: Parameters<typeof openEmptyDatabase>): Promise<TestServer> {
  const { migration, instant } = readSample(name)
  const database = await openEmptyDatabase(...cluster)
  try {
    await migrate(database.config, migration)
    const client = await database.pool.connect()
    await putRows(client, readRows(name)).finally(() => client.release())
    await migrate(database.config)
  } catch (error) {
    await database.close()
    throw error
  }
  return openTestServer({ logLevel: 'silent' }, database, Date.parse(instant))
}
