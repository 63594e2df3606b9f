import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { createApp } from './api/app'
import { serveWeb } from './api/web'
import { readConfig, type Config } from './config'
import { startEmbeddedPostgres } from './db/launcher'
import { migrate } from './db/migrate'
import { systemClock } from './kit/clock'
import { prepareSearches } from './modules/reference/prepare-searches'
import { createService } from './service'
import { seed } from './seed/seed'
import { welcome } from './welcome'

const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url))

async function openStore(config: Config): Promise<{ connection: object; stop: () => Promise<void> }> {
  if (config.databaseUrl) return { connection: { connectionString: config.databaseUrl }, stop: () => Promise.resolve() }
  return startEmbeddedPostgres({ dataDir: path.join(config.dataDir, 'postgres'), log: (message) => console.log(message) })
}

async function main(): Promise<void> {
  const config = readConfig(process.env)
  const store = await openStore(config)
  const undo: (() => Promise<unknown>)[] = [store.stop]
  let stopping: Promise<void> | undefined
  const stop = (): Promise<void> => (stopping ??= stopAll(undo))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop().then(() => process.exit(0)))
  try {
    await migrate(store.connection)
    const service = await createService(config, store.connection, systemClock(config.clockStart))
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
