import { execFileSync } from 'node:child_process'
import { createClient } from './support/client'
import { databaseVersion } from './support/database'
import { hear } from './support/flow'
import { measureFlows, type FlowRun, type Stage } from './support/flow-run'
import { milliseconds, verdict } from './support/format'
import { hirePairs } from './support/people'
import { root } from './support/paths'
import { publish } from './support/report'
import { withServer } from './support/server'
import { median } from './support/statistics'

/** Another checkout of the product, built: what this one is held against. */
const beside = process.env['BENCH_BESIDE']
const [clients, rounds, seconds, warmUpSeconds] = [32, 5, 12, 6]
/** Processor milliseconds per flow that this one may take more than the other. */
const more = { server: 0.5, database: 1 }

if (!beside) {
  console.log('BENCH_BESIDE names no other checkout to measure beside: nothing to do')
  process.exit(0)
}

const staged = (port: number, checkout: string, work: (stage: Stage) => Promise<void>): Promise<void> =>
  withServer(
    port,
    async (server) => {
      const client = createClient(server.port)
      const pairs = await hirePairs(server, client, clients)
      const ears = await Promise.all(pairs.map(({ employee }) => hear(client, employee)))
      await work({ server, client, pairs, ears })
      for (const ear of ears) ear.close()
      client.close()
    },
    {},
    checkout,
  )

const commitOf = (cwd: string): string => execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd, encoding: 'utf8' }).trim()
const middle = (runs: readonly FlowRun[], key: keyof FlowRun['cpu']): number => median(runs.map(({ cpu }) => cpu[key]))

await staged(8213, beside, (other) =>
  staged(8214, root, async (own) => {
    const runs: { other: FlowRun[]; own: FlowRun[] } = { other: [], own: [] }
    for (const stage of [other, own]) await measureFlows(stage, clients, warmUpSeconds)
    for (let round = 0; round < rounds; round++) {
      runs.other.push(await measureFlows(other, clients, seconds))
      runs.own.push(await measureFlows(own, clients, seconds))
    }
    const row = (name: string, key: keyof typeof more): string[] => {
      const [before, now] = [middle(runs.other, key), middle(runs.own, key)]
      return [
        name,
        milliseconds(before),
        milliseconds(now),
        milliseconds(now - before),
        milliseconds(more[key]),
        verdict(now - before <= more[key]),
      ]
    }
    const flows = (list: readonly FlowRun[]): string => list.map(({ measured }) => measured.latencies.length).join(', ')
    publish({
      name: 'flow-beside',
      title: 'Processor time of a flow, beside an older checkout',
      about:
        `The same flows of ${clients} clients against two servers that were built from two checkouts, in turn, ${rounds} rounds of ${seconds} s each; the median of the rounds. ` +
        'BENCH_BESIDE names the folder of the other one.',
      postgres: await databaseVersion(own.server),
      tables: [
        {
          head: ['Per flow', commitOf(beside), commitOf(root), 'More', 'At most', 'Target'],
          rows: [row('Server', 'server'), row('PostgreSQL', 'database')],
        },
      ],
      notes: [`Flows of the rounds: ${flows(runs.other)}, and ${flows(runs.own)}.`],
    })
  }),
)
