import { availableParallelism } from 'node:os'
import { createClient, type Client } from './support/client'
import { connectionOf, databaseVersion } from './support/database'
import { hear, steps, wholeFlow, type Ear, type Step } from './support/flow'
import { milliseconds, perSecond, verdict, whole } from './support/format'
import { runClients, type Measured } from './support/load'
import { hirePairs, type Pair } from './support/people'
import { cpuMsOf, ownCpuMsOf } from './support/processes'
import { measureRawLimit } from './support/raw-limit'
import { publish } from './support/report'
import { withServer, type BenchServer } from './support/server'
import { summarise } from './support/statistics'
import { busiestPairs, tripOfTurn } from './support/trips'

const target = 300
const people = 32
const seconds = 12
const warmUpSeconds = 4
const flowsAtMost = 20_000
const places = busiestPairs(200)

interface Run {
  clients: number
  measured: Measured
  steps: Map<Step, number[]>
  /** Processor milliseconds per flow. */
  cpu: { server: number; database: number; generator: number }
  withoutFare: number
}

let turns = 0

async function measure(
  server: BenchServer,
  client: Client,
  pairs: readonly Pair[],
  ears: readonly Ear[],
  clients: number,
  lasting: number,
): Promise<Run> {
  const perStep = new Map<Step, number[]>(steps.map((step) => [step, []]))
  let withoutFare = 0
  const cpu = () => ({
    server: ownCpuMsOf(server.pid()),
    database: cpuMsOf(server.databasePid()),
    generator: ownCpuMsOf(process.pid),
  })
  const before = cpu()
  const measured = await runClients({ clients, seconds: lasting, turns: flowsAtMost }, async (index) => {
    for (;;) {
      const begin = performance.now()
      const turn = turns++
      const record = (step: Step, ms: number) => void perStep.get(step)!.push(ms)
      if (await wholeFlow(client, pairs[index]!, ears[index]!, tripOfTurn(places, turn), turn, record))
        return performance.now() - begin
      withoutFare++
    }
  })
  const flows = measured.latencies.length
  if (withoutFare > flows / 20)
    throw new Error(`${withoutFare} searches beside ${flows} flows found no fare in policy: the figures would mislead`)
  const after = cpu()
  const per = (key: keyof typeof before): number => (after[key] - before[key]) / measured.latencies.length
  const shares = { server: per('server'), database: per('database'), generator: per('generator') }
  return { clients, measured, steps: perStep, cpu: shares, withoutFare }
}

const rateOf = ({ measured }: Run): number => measured.latencies.length / measured.seconds

function flowRow(run: Run): string[] {
  const { count, median, p99 } = summarise(run.measured.latencies)
  const { server, database, generator } = run.cpu
  const shares = [server, database, generator].map(milliseconds)
  return [
    String(run.clients),
    whole(count),
    perSecond(rateOf(run)),
    milliseconds(median),
    milliseconds(p99),
    ...shares,
    verdict(rateOf(run) >= target),
  ]
}

function missed(runs: readonly Run[], cores: number): string[] {
  const best = runs.reduce((one, other) => (rateOf(other) > rateOf(one) ? other : one))
  if (rateOf(best) >= target) return []
  const { server, database, generator } = best.cpu
  const all = server + database + generator
  return [
    `Missed: at ${best.clients} clients a flow takes ${milliseconds(server)} of the server's one thread, ${milliseconds(database)} of PostgreSQL and ` +
      `${milliseconds(generator)} of the load generator. The server's thread alone allows ${perSecond(1000 / server)}, ${cores} cores for all three ${perSecond((1000 * cores) / all)}.`,
  ]
}

await withServer(8211, async (server) => {
  const client = createClient(server.port)
  const pairs = await hirePairs(server, client, people)
  const ears = await Promise.all(pairs.map(({ employee }) => hear(client, employee)))
  await measure(server, client, pairs, ears, 4, warmUpSeconds)
  const runs: Run[] = []
  for (const clients of [1, 8, 32]) runs.push(await measure(server, client, pairs, ears, clients, seconds))
  for (const ear of ears) ear.close()
  client.close()
  const limits = await measureRawLimit(connectionOf(server), 4)
  publish({
    name: 'flow',
    title: 'The whole flow over HTTP',
    about:
      `Temp order, search, create, find the case, approve, pay by company credit, then wait on live events until the order is issued: seven calls and ` +
      `more by two people of one company, over the 200 busiest city pairs and 300 days. Every client has an employee and a manager of its own. ` +
      `Target: ${target} flows per second. Processor time is per flow.`,
    postgres: await databaseVersion(server),
    tables: [
      {
        head: ['Clients', 'Flows', 'Rate', 'Median', 'p99', 'Server', 'PostgreSQL', 'Generator', 'Target'],
        rows: runs.map(flowRow),
      },
      {
        head: ['Step', ...runs.flatMap(({ clients }) => [`Median at ${clients}`, `p99 at ${clients}`])],
        rows: steps.map((step) => [
          step,
          ...runs.flatMap((run) => {
            const { median, p99 } = summarise(run.steps.get(step)!)
            return [milliseconds(median), milliseconds(p99)]
          }),
        ]),
      },
      {
        head: ['Database alone, 16 connections', 'Bookings', 'Median', 'p99'],
        rows: limits.map(({ name, measured }) => {
          const { count, median, p99 } = summarise(measured.latencies)
          return [name, perSecond(count / measured.seconds), milliseconds(median), milliseconds(p99)]
        }),
      },
    ],
    notes: [
      ...missed(runs, availableParallelism()),
      "A booking of the database alone is one order, three children, two ledger rows, a seat and the company's credit. A flow writes that once, and about as much again for the temp order, what was shown, the decision, the payment and the ticket.",
      `In ${whole(runs.reduce((sum, { withoutFare }) => sum + withoutFare, 0))} further searches no fare was in policy; they cost time and count as no flow.`,
    ],
  })
})
