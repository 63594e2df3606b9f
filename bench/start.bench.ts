import { databaseVersion } from './support/database'
import { megabytes, milliseconds, verdict } from './support/format'
import { saveDraft, search } from './support/booking'
import { createClient } from './support/client'
import { runClients } from './support/load'
import { hirePairs } from './support/people'
import { familyOf, memoryOf } from './support/processes'
import { publish } from './support/report'
import { startServer, withServer, type BenchServer } from './support/server'
import { median, summarise } from './support/statistics'
import { busiestPairs, tripOfTurn } from './support/trips'

const port = 8241
const target = 3000
const coldStarts = 3
const warmStarts = 5
const clients = 8
const busySeconds = 8
const places = busiestPairs(200)

interface Memory {
  server: number
  database: number
}
const memory = (server: BenchServer): Memory => ({
  server: memoryOf([server.pid()]),
  database: memoryOf(familyOf(server.databasePid())),
})

/** A fresh folder each time: the database is created, migrated and filled with the demonstration. */
async function coldStart(): Promise<number> {
  const server = await startServer(port)
  await server.close()
  return server.startMs()
}

async function restart(server: BenchServer): Promise<number[]> {
  const times: number[] = []
  for (let start = 0; start < warmStarts; start++) {
    await server.stop()
    await server.start()
    times.push(server.startMs())
  }
  return times
}

/** With what the command does besides: npm itself, and looking whether anything must be installed or built. */
async function npmStart(): Promise<number[]> {
  const server = await startServer(port, 'npm start')
  const times = await restart(server)
  await server.close()
  return times
}

async function searchABit(server: BenchServer): Promise<void> {
  const client = createClient(server.port)
  const pairs = await hirePairs(server, client, clients)
  await runClients({ clients, seconds: busySeconds, turns: 10_000 }, async (index, turn) => {
    const { employee } = pairs[index]!
    await search(client, employee, await saveDraft(client, employee, tripOfTurn(places, turn)))
    return 0
  })
  client.close()
}

const cold: number[] = []
for (let start = 0; start < coldStarts; start++) cold.push(await coldStart())

const npmStarts = await npmStart()

await withServer(port, async (server) => {
  const warm = await restart(server)
  await server.kill()
  await server.start()
  const afterKill = server.startMs()
  const idle = memory(server)
  await searchABit(server)
  const busy = memory(server)
  const warmMs = median(npmStarts)
  publish({
    name: 'start',
    title: 'Start and memory',
    about:
      `From starting the built server until it answers that it is ready. Cold: an empty folder, so the database is created, migrated and filled with the ` +
      `demonstration. Warm: the same folder again. Target: \`npm start\` warm within ${target / 1000} s. Memory is the proportional set size, after a start and after ` +
      `${clients} clients have searched for ${busySeconds} seconds.`,
    postgres: await databaseVersion(server),
    tables: [
      {
        head: ['Start', 'Times', 'Median', 'Slowest', 'Target'],
        rows: [
          ['cold', String(coldStarts), milliseconds(median(cold)), milliseconds(summarise(cold).most), ''],
          ['warm', String(warmStarts), milliseconds(median(warm)), milliseconds(summarise(warm).most), ''],
          [
            '`npm start`, warm',
            String(warmStarts),
            milliseconds(warmMs),
            milliseconds(summarise(npmStarts).most),
            verdict(warmMs <= target),
          ],
          ['after kill -9', '1', milliseconds(afterKill), milliseconds(afterKill), ''],
        ],
      },
      {
        head: ['Memory', 'Server', 'PostgreSQL', 'Together'],
        rows: [
          ['after the start', ...memoryCells(idle)],
          ['after the searches', ...memoryCells(busy)],
        ],
      },
    ],
    notes: warmMs > target ? ['Missed: see the slowest part with `BENCH_PROFILE=<folder> npm run bench -- start`.'] : [],
  })
})

function memoryCells({ server, database }: Memory): string[] {
  return [server, database, server + database].map(megabytes)
}
