import { setTimeout as wait } from 'node:timers/promises'
import { login } from '@sojourn/contract/access/session.calls'
import { getLabRun, tryPolicy } from '@sojourn/contract/products/policy-lab.calls'
import type { TrialResult } from '@sojourn/contract/products/policy-lab.shapes'
import { getPolicy } from '@sojourn/contract/products/travel-policy.calls'
import { demoPassword } from '@sojourn/server/seed/seed'
import { createClient, resultOf, type Client } from './support/client'
import { databaseVersion } from './support/database'
import { hear, wholeFlow } from './support/flow'
import { measureFlows, type Stage } from './support/flow-run'
import { megabytes, milliseconds, verdict, whole } from './support/format'
import { keepSearches, searchedFrom, searchedTo } from './support/lab-company'
import { hirePairs } from './support/people'
import { memoryOf } from './support/processes'
import { publish } from './support/report'
import { withServer } from './support/server'
import { median } from './support/statistics'
import { busiestPairs, tripOfTurn } from './support/trips'

/** A trial needs fewer: BENCH_LAB_OPTIONS=20000. */
const options = Number(process.env['BENCH_LAB_OPTIONS'] ?? 1_000_000)
const [clients, rounds, seconds, warmUpSeconds] = [8, 3, Number(process.env['BENCH_LAB_SECONDS'] ?? 12), 6]
const templates = 24
const labSeconds = 10
const slowerAtMost = 0.1
const pollMs = 50

interface Tried {
  seconds: number
  trial: TrialResult
}

/** A stricter policy, for everybody: from the press until its result can be read. */
async function tryOnce(client: Client, token: string): Promise<Tried> {
  const { policy } = resultOf(await client.call(getPolicy, { policyId: 'staff' }, { token }))
  const { policyId, version: _version, ...own } = policy!
  const draft = { ...own, flight: { ...own.flight, handling: { ...own.flight?.handling, discount: 'forbid' as const } } }
  const begin = performance.now()
  const request = { product: 'flight' as const, from: searchedFrom, to: searchedTo, policyId, draft, everybody: true }
  const { runId } = resultOf(await client.call(tryPolicy, request, { token }))
  for (;;) {
    const run = resultOf(await client.call(getLabRun, { runId }, { token }))
    if (run.trial) return { seconds: (performance.now() - begin) / 1_000, trial: run.trial }
    if (run.state !== 'waiting' && run.state !== 'running') throw new Error(`the trial ${run.state}`)
    await wait(pollMs)
  }
}

/** Orders of somebody who is none of the clients; their searches are kept once more for each of many days. */
async function placed({ client, pairs, ears }: Stage): Promise<string[]> {
  const places = busiestPairs(200)
  const orders: string[] = []
  for (let turn = 0; orders.length < templates; turn++) {
    const orderNo = await wholeFlow(client, pairs[clients]!, ears[clients]!, tripOfTurn(places, turn), turn, () => undefined)
    if (orderNo) orders.push(orderNo)
  }
  return orders
}

/** One trial after another for as long as the flows go on. */
async function besideFlows(stage: Stage, token: string) {
  const tried: Tried[] = []
  let goesOn = true
  const trials = (async () => {
    while (goesOn) tried.push(await tryOnce(stage.client, token))
  })()
  const flows = await measureFlows(stage, clients, seconds)
  goesOn = false
  await trials
  return { flows, tried }
}

await withServer(8219, async (server) => {
  const client = createClient(server.port)
  const pairs = await hirePairs(server, client, clients + 1)
  const ears = await Promise.all(pairs.map(({ employee }) => hear(client, employee)))
  const stage: Stage = { server, client, pairs, ears }
  const kept = await keepSearches(server, await placed(stage), options)
  const { loginToken: token } = resultOf(await client.call(login, { account: 'admin@yuanxing.example', password: demoPassword }))
  const alone = await tryOnce(client, token)
  if (alone.trial.offers !== kept.options) throw new Error(`${alone.trial.offers} of ${kept.options} options were judged`)
  await measureFlows(stage, clients, warmUpSeconds)
  const before = memoryOf([server.pid()])
  const perSecond: { calm: number[]; beside: number[] } = { calm: [], beside: [] }
  const medians: { calm: number[]; beside: number[] } = { calm: [], beside: [] }
  const tried: Tried[] = []
  let most = before
  for (let round = 0; round < rounds; round++) {
    const calm = await measureFlows(stage, clients, seconds)
    const beside = await besideFlows(stage, token)
    most = Math.max(most, memoryOf([server.pid()]))
    for (const [name, { measured }] of [['calm', calm] as const, ['beside', beside.flows] as const]) {
      perSecond[name].push(measured.latencies.length / measured.seconds)
      medians[name].push(median(measured.latencies))
    }
    tried.push(...beside.tried)
  }
  const taken = median(tried.map((each) => each.seconds))
  const slower = 1 - median(perSecond.beside) / median(perSecond.calm)
  publish({
    name: 'policy-lab',
    title: 'A policy tried against a million kept options, beside clients who book',
    about:
      `${whole(kept.searches)} kept searches with ${whole(kept.options)} options (${megabytes(kept.bytes)} of text), an order of each; a draft for everybody, ` +
      `over HTTP from the press until the result is read. ${clients} clients book from search to ticket meanwhile, ${rounds} rounds of ${seconds} s without ` +
      `and with trials one after another. Targets: ${labSeconds} s, and at most ${100 * slowerAtMost} % fewer flows per second.`,
    postgres: await databaseVersion(server),
    tables: [
      {
        head: ['Trial', 'Took', 'Options per second', ''],
        rows: [
          ['Alone', `${alone.seconds.toFixed(1)} s`, whole(kept.options / alone.seconds), ''],
          ['Beside the flows', `${taken.toFixed(1)} s`, whole(kept.options / taken), verdict(taken <= labSeconds)],
        ],
      },
      {
        head: ['Flows', 'Per second', 'Median', 'Slower', ''],
        rows: [
          ['Alone', median(perSecond.calm).toFixed(1), milliseconds(median(medians.calm)), '', ''],
          [
            'Beside the trials',
            median(perSecond.beside).toFixed(1),
            milliseconds(median(medians.beside)),
            `${(100 * slower).toFixed(0)} %`,
            verdict(slower <= slowerAtMost),
          ],
        ],
      },
    ],
    notes: [
      `${whole(tried.length)} trials ran beside the flows, each with the same result; the server took ${megabytes(most - before)} more memory at most, of which its thread is a part.`,
    ],
  })
  for (const ear of ears) ear.close()
  client.close()
})
