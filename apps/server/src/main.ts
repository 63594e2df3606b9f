import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { createApp } from './api/app'
import { serveWeb } from './api/web'
import { readConfig, type Config } from './config'
import { freeBytes, watchFreeSpace } from './db/free-space'
import { keepEmbeddedPostgres } from './db/launcher-keeper'
import { migrate } from './db/migrate'
import { systemClock } from './kit/clock'
import { consoleLog } from './kit/log'
import { prepareSearches } from './modules/reference/prepare-searches'
import { createService } from './service'
import { seed } from './seed/seed'
import { welcome } from './welcome'

const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url))

interface Store {
  connection: object
  /** Undefined where the disk is somebody else's. */
  shedsWrites?: () => boolean
  stop: () => Promise<void>
}

async function openStore(config: Config, onGivenUp: (error: Error) => void): Promise<Store> {
  if (config.databaseUrl) return { connection: { connectionString: config.databaseUrl }, stop: () => Promise.resolve() }
  mkdirSync(config.dataDir, { recursive: true })
  const space = watchFreeSpace(() => freeBytes(config.dataDir), consoleLog)
  const { connection, stop } = await keepEmbeddedPostgres({
    dataDir: path.join(config.dataDir, 'postgres'),
    log: (message) => console.log(message),
    mayStillReturn: space.isShort,
    onGivenUp,
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

/** Requests without a database may wait longer than anybody wants to. */
const leaveAtMostMs = 10_000

async function main(): Promise<void> {
  const config = readConfig(process.env)
  const undo: (() => Promise<unknown>)[] = []
  let stopping: Promise<void> | undefined
  const stop = (): Promise<void> => (stopping ??= stopAll(undo))
  const store = await openStore(config, (error) => {
    console.error(`The database does not come back, so the server ends: ${error.message}`)
    setTimeout(() => process.exit(1), leaveAtMostMs)
    void stop().then(() => process.exit(1))
  })
  undo.push(store.stop)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop().then(() => process.exit(0)))
  try {
    await migrate(store.connection)
    const service = await createService(config, store.connection, systemClock(config.clockStart), store.shedsWrites)
    undo.unshift(service.close)
    await seed(store.connection, service.context.vault)
    const app = createApp(service.context)
    serveWeb(app, webFolder)
    undo.unshift(() => app.close())
    await app.listen({ port: config.port, host: config.host })
    console.log(welcome(config))
    prepareSearches(service.context)
  } catch (error) {
    await stop()
    throw error
  }
}

async function stopAll(undo: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const step of undo) await step().catch((error: unknown) => console.error(error))
}

main().catch((error: NodeJS.ErrnoException) => {
  const taken = error.code === 'EADDRINUSE'
  console.error(taken ? `Port ${process.env['PORT'] ?? '8080'} is already in use. Choose another: PORT=8081 npm start` : error)
  process.exit(1)
})
