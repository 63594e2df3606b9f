import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createApp } from './api/app'
import { serveWeb } from './api/web'
import { readConfig } from './config'
import type { Context } from './context'
import { openStore } from './db/backup/open-store'
import { migrate } from './db/migrate'
import { systemClock } from './kit/clock'
import { createFailPoints } from './kit/fail-points'
import { secretsOf } from './kit/secrets'
import { hasPeople } from './modules/access/enterprise-store'
import { prepareSearches } from './modules/reference/prepare-searches'
import { createService } from './service'
import { seedOrders } from './seed/orders/seed-orders'
import { refuseDemoAccounts, seed } from './seed/seed'
import type { OwnerConnection } from './seed/store'
import { welcome } from './welcome'

const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url))

/** Requests without a database may wait longer than anybody wants to. */
const leaveAtMostMs = 10_000

async function main(): Promise<void> {
  const config = readConfig(process.env)
  // Before the database: beside one that is there already no key is made.
  secretsOf(config)
  const undo: (() => Promise<unknown>)[] = []
  let stopping: Promise<void> | undefined
  const stop = (): Promise<void> => (stopping ??= stopAll(undo))
  const giveUp = async (reason: Error): Promise<void> => {
    const [first] = reason.message.split('\n')
    console.error(
      `The database does not come back, so the server ends (${first}); more is in ${config.dataDir}/postgres/server.log.`,
    )
    await Promise.race([stop(), wait(leaveAtMostMs)])
    process.exit(1)
  }
  const store = await openStore(config, {
    log: (message) => console.log(message),
    onGivenUp: (reason) => void giveUp(reason),
  })
  undo.push(store.stop)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop().then(() => process.exit(0)))
  try {
    await migrate(store.connection)
    const service = await createService(config, store.connection, systemClock(config.clockStart), {
      shedsWrites: store.shedsWrites,
      failPoints: config.testClock ? createFailPoints(process) : undefined,
    })
    undo.unshift(service.close)
    await prepareCompanies(config, store.connection, service.context)
    const app = createApp(service.context)
    serveWeb(app, webFolder)
    undo.unshift(() => app.close())
    await app.listen({ port: config.port, host: config.host })
    console.log(welcome(config, await service.context.database.platform(hasPeople)))
    prepareSearches(service.context)
  } catch (error) {
    await stop()
    throw error
  }
}

/** The demonstration's companies, with orders where it has just begun; or none of them. */
async function prepareCompanies(
  { demo, demoOrders }: ReturnType<typeof readConfig>,
  connection: OwnerConnection,
  { vault, clock, readAgain }: Context,
): Promise<void> {
  if (!demo) return refuseDemoAccounts(connection, vault)
  if (!(await seed(connection, vault))) return
  if (demoOrders) await seedOrders(connection, vault, clock.now())
  await readAgain()
}

async function stopAll(undo: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const step of undo) await step().catch((error: unknown) => console.error(error))
}

/** What we say ourselves is a sentence for whoever started the server; anything else is for us, with its place. */
const isSentence = (error: NodeJS.ErrnoException): boolean => error.name === 'Error' && error.code === undefined

main().catch((error: NodeJS.ErrnoException) => {
  const taken = error.code === 'EADDRINUSE'
  const told = isSentence(error) ? error.message : error
  console.error(taken ? `Port ${process.env['PORT'] ?? '8080'} is already in use. Choose another: PORT=8081 npm start` : told)
  process.exit(1)
})
