import { availableParallelism } from 'node:os'
import { createClient } from './support/client'
import { connectionOf, databaseVersion } from './support/database'
import { hear, steps } from './support/flow'
import { measureFlows, type FlowRun } from './support/flow-run'
import { milliseconds, perSecond, verdict, whole } from './support/format'
import { hirePairs } from './support/people'
import { measureRawLimit } from './support/raw-limit'
import { publish } from './support/report'
import { withServer } from './support/server'
import { summarise } from './support/statistics'

const target = 300
const people = 32
const seconds = 12
const warmUpSeconds = 30

const rateOf = ({ measured }: FlowRun): number => measured.latencies.length / measured.seconds

function flowRow(run: FlowRun): string[] {
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

function missed(runs: readonly FlowRun[], cores: number): string[] {
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
  const stage = { server, client, pairs, ears }
  await measureFlows(stage, people, warmUpSeconds)
  const runs: FlowRun[] = []
  for (const clients of [1, 8, 32]) runs.push(await measureFlows(stage, clients, seconds))
  for (const ear of ears) ear.close()
  client.close()
  const limits = await measureRawLimit(connectionOf(server), 4)
  publish({
    name: 'flow',
    title: 'The whole flow over HTTP',
    about:
      `Temp order, search, create, find the case, approve, pay by company credit, then wait on live events until the order is issued: seven calls and ` +
      `more by two people of one company, over the 200 busiest city pairs and 300 days. Every client has an employee and a manager of its own. ` +
      `Measured after ${warmUpSeconds} s of flows by ${people} clients. Target: ${target} flows per second. Processor time is per flow.`,
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
