import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { consoleLog } from '../../kit/log'
import { freeBytes, watchFreeSpace } from '../launcher/free-space'
import { keepEmbeddedPostgres, type Keeping } from '../launcher/launcher-keeper'

interface StoreConfig {
  dataDir: string
  databaseUrl: string | undefined
}

export interface Store {
  connection: object
  /** Undefined where the disk is somebody else's. */
  shedsWrites?: () => boolean
  stop: () => Promise<void>
}

/** The operator's PostgreSQL server, or the built-in one, which is looked after until `stop`. */
export async function openStore(config: StoreConfig, events: Pick<Keeping, 'log' | 'onGivenUp'>): Promise<Store> {
  if (config.databaseUrl) return { connection: { connectionString: config.databaseUrl }, stop: () => Promise.resolve() }
  mkdirSync(config.dataDir, { recursive: true })
  const space = watchFreeSpace(() => freeBytes(config.dataDir), consoleLog)
  const { connection, stop } = await keepEmbeddedPostgres({
    dataDir: path.join(config.dataDir, 'postgres'),
    ...events,
    mayRecover: space.isShort,
  })
  return {
    connection,
    shedsWrites: space.isShort,
    stop: () => {
      space.stop()
      return stop()
    },
  }
}
