import { setTimeout as wait } from 'node:timers/promises'
import { getEmployeeConfig } from '@sojourn/contract/access/session.calls'
import { everyAmountApproved } from '../../apps/server/src/testing/after-sales'
import { audit, isMet, type Check } from './audit'
import { createClient } from './client'
import { asOwner, databaseVersion } from './database'
import { milliseconds, perSecond, verdict, whole } from './format'
import { gated } from './gate'
import { live, operations, type Operation, type ToldOrder, type World } from './lives'
import { hirePairs, type Pair } from './people'
import { publish } from './report'
import type { BenchServer } from './server'
import { summarise } from './statistics'
import { busiestPairs } from './trips'

/** Confirmed operations in all; BENCH_OPERATIONS asks for another number. A run with fewer of them, or with fewer kills, has failed. */
const wanted = Number(process.env['BENCH_OPERATIONS'] ?? 20_000)
/** Of the server and of the postmaster of its database, in turn. */
const killsAtLeast = Math.max(4, Math.floor(wanted / 400))
const readyWithinMs = 5_000
const secondsAtMost = 3600
const people = 64
/** Orders under way; more than calls, since an order whose job died waits a minute for another process. */
const lives = 256
const callsAtOnce = 16
const killAfterMs = { least: 2_000, most: 14_000 }
/** Lines with few flights a day: the benchmark is about orders, not about long lists. */
const places = busiestPairs(800).slice(400)

type Confirmed = Record<Operation, number>
const countOf = (confirmed: Confirmed): number => operations.reduce((sum, operation) => sum + confirmed[operation], 0)

/** How long it took until people were served again, kill by kill, of each that was killed. */
type Returns = Record<string, number[]>
/** What can be killed, and is there again afterwards. */
type Victims = Record<string, (this: void) => Promise<void>>

/** Kills all of them in turn at random moments until the work is done. */
async function killInTurn(victims: Victims, working: () => boolean, served: () => Promise<boolean>): Promise<Returns> {
  const names = Object.keys(victims)
  const returns: Returns = Object.fromEntries(names.map((name) => [name, []]))
  for (let turn = 0; ; turn++) {
    const moment = performance.now() + killAfterMs.least + Math.random() * (killAfterMs.most - killAfterMs.least)
    while (working() && performance.now() < moment) await wait(5)
    if (!working()) return returns
    const killed = names[turn % names.length]!
    const begin = performance.now()
    await victims[killed]!()
    while (!(await served())) await wait(5)
    returns[killed]!.push(performance.now() - begin)
  }
}

/** New orders begin until enough operations are confirmed; those that have begun go on to their end. */
async function liveAll(world: World, pairs: readonly Pair[], confirmed: Confirmed): Promise<ToldOrder[][]> {
  const told: ToldOrder[][] = []
  const end = performance.now() + secondsAtMost * 1000
  let turn = 0
  const run = async (): Promise<void> => {
    while (countOf(confirmed) < wanted && performance.now() < end) {
      const own = turn++
      told.push(await live(world, pairs[own % people]!, own))
    }
  }
  await Promise.all(Array.from({ length: lives }, run))
  return told
}

/** The approval of changes and refunds asks for a large amount; here every one of them is approved. */
const approveEveryAmount = (server: BenchServer): Promise<unknown> =>
  asOwner(server, (database) => database.query(everyAmountApproved))

/** One way in which server and suppliers stand to each other. */
interface Setting {
  name: 'crash' | 'crash-over-http'
  title: string
  about: string
  server: BenchServer
  /** Where it has a database of its own. */
  supply?: BenchServer
  victims: Victims
}
interface Run {
  confirmed: Confirmed
  checks: Check[]
  returns: Returns
  seconds: number
  repeated: number
  postgres: string
}

function report({ name, title, about }: Setting, { confirmed, checks, returns, seconds, repeated, postgres }: Run): void {
  const done = countOf(confirmed)
  publish({
    name,
    title,
    about:
      `Orders of ${people} people from the search to the ticket; then every fourth stays, is changed, is refunded, or is changed and refunded, and all of it ` +
      `is approved. ${callsAtOnce} calls are under way at once while ${about} Who gets no answer asks again with the same key. Target: no order lost, doubled or stuck; ledger ` +
      `and inventory agree; people are served again within ${readyWithinMs / 1000} s of each kill.`,
    postgres,
    tables: [
      {
        head: ['Operation', ...operations, 'together'],
        rows: [['Confirmed', ...operations.map((operation) => whole(confirmed[operation])), whole(done)]],
      },
      {
        head: ['Killed', 'Times', 'Served again, median', 'p99', 'at most', ''],
        rows: Object.entries(returns).map(([killed, times]) => {
          const { median, p99, most } = summarise(times)
          return [
            killed,
            whole(times.length),
            milliseconds(median),
            milliseconds(p99),
            milliseconds(most),
            verdict(most <= readyWithinMs),
          ]
        }),
      },
      {
        head: ['Afterwards', 'Found', 'Wanted', ''],
        rows: checks.map((check) => {
          const due = whole(check.wanted)
          return [check.name, whole(check.found), check.atLeast ? `at least ${due}` : due, verdict(isMet(check))]
        }),
      },
    ],
    notes: [
      `${whole(done)} operations confirmed in ${seconds.toFixed(0)} s ${perSecond(done / seconds)}; ${whole(repeated)} requests were asked again.`,
      'A job whose process died is free again after a minute, so an order that was just being ticketed waits that long and no longer.',
    ],
  })
}

/** Lives, kills and an audit. */
export async function crash(setting: Setting): Promise<void> {
  const { server, supply, victims } = setting
  const client = createClient(server.port)
  const pairs = await hirePairs(server, client, people)
  await approveEveryAmount(server)
  const confirmed: Confirmed = { submit: 0, approve: 0, pay: 0, change: 0, refund: 0 }
  const world: World = {
    client: gated(client, callsAtOnce),
    places,
    confirmed: (operation) => void confirmed[operation]++,
  }
  const begin = performance.now()
  let working = true
  const watcher = createClient(server.port)
  const served = async (): Promise<boolean> => {
    const answer = await watcher.call(getEmployeeConfig, {}, { token: pairs[0]!.manager.token }).catch(() => undefined)
    return answer?.status === 200
  }
  const [told, returns] = await Promise.all([
    liveAll(world, pairs, confirmed).finally(() => (working = false)),
    killInTurn(victims, () => working, served),
  ])
  watcher.close()
  const seconds = (performance.now() - begin) / 1000
  client.close()
  const checks: Check[] = [
    { name: 'Kills', found: Object.values(returns).flat().length, wanted: killsAtLeast, atLeast: true },
    { name: 'Confirmed operations', found: countOf(confirmed), wanted, atLeast: true },
    ...(await audit(server, told, supply)),
  ]
  report(setting, { confirmed, checks, returns, seconds, repeated: client.repeated(), postgres: await databaseVersion(server) })
  if (!checks.every(isMet)) process.exitCode = 1
}
