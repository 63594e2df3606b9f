import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { failSteps, type FailStep } from '@sojourn/server/kit/fail-points'
import { untilIdle, withBothSides } from './support/both-sides'
import { createCaller } from './support/caller'
import { createClient } from './support/client'
import { asOwner, databaseVersion } from './support/database'
import { batches, pointsAt, type Operation } from './support/fail-operations'
import { verdict, whole } from './support/format'
import { killAt, listenAt, victims, type Round, type Victim } from './support/kill-round'
import { hirePairs, noticesOf } from './support/people'
import { publish } from './support/report'
import { createStages } from './support/stages'

/** Of each operation at each point, for each side that is killed; BENCH_EACH asks for another number. */
const each = Number(process.env['BENCH_EACH'] ?? 20)
/** Somewhat more are on their way, since not all come there. */
const onTheirWay = Math.ceil(each * 1.1)
const roundsAtMost = 10
/** A database that ends again sooner has not recovered (apps/server/src/db/launcher/launcher-keeper.ts), and is given up after a minute of that. */
const recoveredMs = 31_000
const people = 640

interface Result extends Round {
  step: FailStep
  victim: Victim
}
/** Rounds are kept in this file, one a line, so that a run that was cut goes on where it stood: BENCH_KEPT names it. */
const kept = process.env['BENCH_KEPT']
type Line = Omit<Result, 'stood'> & { stood: [string, number][] }
const results: Result[] = (kept !== undefined && existsSync(kept) ? readFileSync(kept, 'utf8').split('\n') : [])
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Line)
  .map((line) => ({ ...line, stood: new Map(line.stood) }))

function keep(result: Result): void {
  results.push(result)
  if (kept !== undefined) appendFileSync(kept, `${JSON.stringify({ ...result, stood: [...result.stood] } satisfies Line)}\n`)
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

const stoodAt = ({ name }: Operation, step: FailStep, victim: Victim): number =>
  sum(results.filter((round) => round.step === step && round.victim === victim).map(({ stood }) => stood.get(name) ?? 0))

const passes = (operation: Operation, step: FailStep): boolean => pointsAt(operation, step).length > 0

/** Those of which too few have stood there. */
const missing = (operations: readonly Operation[], step: FailStep, victim: Victim): Operation[] =>
  operations.filter((operation) => passes(operation, step) && stoodAt(operation, step, victim) < each)

/** Of one operation at one step, side by side. */
const cell = (operation: Operation, step: FailStep): string =>
  victims.map((victim) => whole(stoodAt(operation, step, victim))).join(' / ')

const everywhere = batches
  .flat()
  .flatMap((operation) =>
    failSteps.filter((step) => passes(operation, step)).flatMap((step) => victims.map((victim) => ({ operation, step, victim }))),
  )

function report(postgres: string): void {
  const rare = everywhere.filter(({ operation, step, victim }) => stoodAt(operation, step, victim) < each)
  const broken = results.filter((round) => round.broken.length > 0)
  for (const { step, victim, broken: found } of broken) console.log(`${victim} ${step}:`, ...found)
  publish({
    name: 'fail-points',
    title: 'kill -9 of server, supply or PostgreSQL at every named point',
    about:
      'Every commit of an operation has a point just before it and one just after it (apps/server/src/kit/fail-points.ts): of what is meant, of what the ' +
      'supplier does, and of what came of it. The supply is a process of its own, asked over HTTP, with a database of its own. Several of four operations at ' +
      'once come to one of these points and stand there; then the server, the supply, or the postmasters of both databases are killed, the others go on, and ' +
      'what was killed is started again. Whoever gets no answer asks again with the same key. The cells count who stood at the point when the server / the ' +
      'supply / PostgreSQL was killed. After each kill, once nothing is due any more, the invariants of apps/server/src/testing/invariants.ts are asked ' +
      'between both databases. Target: all of them hold, always.',
    postgres,
    tables: [
      {
        head: ['Operation', ...failSteps],
        rows: batches
          .flat()
          .map((operation) => [
            operation.name,
            ...failSteps.map((step) => (passes(operation, step) ? cell(operation, step) : '')),
          ]),
      },
      {
        head: ['Afterwards', 'Found', 'Wanted', ''],
        rows: [
          ['Kills', whole(results.length), '', ''],
          [
            `Points at which fewer than ${each} stood when a side was killed`,
            whole(rare.length),
            '0',
            verdict(rare.length === 0),
          ],
          ['Kills after which an invariant did not hold', whole(broken.length), '0', verdict(broken.length === 0)],
        ],
      },
    ],
    notes: [
      `${whole(onTheirWay)} of each operation are on their way at each kill, and more kills follow until ${whole(each)} have stood at the point. ` +
        'Most pay personally: orders on the credit of one company come to a commit one by one, so of these one stands at a point before a commit and the ' +
        'others stand behind it; so do those who want a seat of the same flight.',
      'Leases of those who were killed are ended by the benchmark, which does not wait a minute for each.',
    ],
  })
  if (broken.length > 0) process.exitCode = 1
}

await withBothSides(8261, async (sides) => {
  const { server } = sides
  const postgres = await databaseVersion(server)
  const client = createClient(server.port)
  const pairs = await hirePairs(server, client, people)
  await asOwner(server, (database) => database.query('DELETE FROM approval_flows_version WHERE enterprise_id = 1'))
  const caller = createCaller(client, pairs, () => untilIdle(sides))
  const stages = createStages(caller, pairs, noticesOf(server))
  const heard = listenAt(sides)
  let turn = 0
  let databaseBackAt = -Infinity
  const databaseRecovered = () => wait(Math.max(0, databaseBackAt + recoveredMs - performance.now()))
  for (const operations of batches) {
    for (const step of failSteps)
      for (let rounds = 0; rounds < roundsAtMost; rounds++)
        for (const victim of victims) {
          const left = missing(operations, step, victim)
          if (left.length === 0) continue
          if (victim === 'PostgreSQL') await databaseRecovered()
          const killing = { sides, stages, nextTurn: () => turn++ }
          const round = await killAt(killing, heard, { step, victim, operations: left, each: onTheirWay })
          if (victim === 'PostgreSQL') databaseBackAt = performance.now()
          keep({ ...round, step, victim })
          const stood = [...round.stood].map(([name, count]) => `${name} ${count}`).join(', ')
          console.log(`${victim} ${step}: ${stood}`, ...round.broken)
        }
    report(postgres)
  }
  client.close()
})
