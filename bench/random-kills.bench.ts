import { setTimeout as wait } from 'node:timers/promises'
import { orderStates } from '@sojourn/contract/booking/codes'
import { brokenBetween } from './support/books-of-both'
import { endLeases, turnClock, untilBack, untilIdle, withBothSides, type BothSides } from './support/both-sides'
import { createCaller } from './support/caller'
import { createClient } from './support/client'
import { asOwner, databaseVersion, numberOf } from './support/database'
import { verdict, whole } from './support/format'
import { hirePairs, noticesOf } from './support/people'
import { randomLife, type Lived } from './support/random-lives'
import { publish } from './support/report'
import { databaseKilled, restarted } from './support/server'
import { createStages } from './support/stages'

/** Orders in all; BENCH_OPERATIONS asks for another number. */
const wanted = Number(process.env['BENCH_OPERATIONS'] ?? 5_000)
const people = 128
const lives = 24
const killAfterMs = { least: 3_000, most: 12_000 }
/** Held seats and rooms are free after half an hour; whoever looks after them has two minutes more. */
const overMinutes = 32
const underWay = ['placing', 'draft', 'approving', 'awaitingPayment', 'refunding', 'changing'] as const

const victims = {
  server: ({ server }: BothSides) => restarted(server),
  supply: ({ supply }: BothSides) => restarted(supply),
  "the server's PostgreSQL": async ({ server }: BothSides) => {
    await databaseKilled(server)
    await untilBack(server)
  },
  "the supply's PostgreSQL": async ({ supply }: BothSides) => {
    await databaseKilled(supply)
    await untilBack(supply)
  },
}
type Victim = keyof typeof victims
/** A database that ends again sooner has not recovered (apps/server/src/db/launcher/launcher-keeper.ts), and is given up after a minute of that. */
const recoveredMs = 31_000
const isDatabase = (victim: Victim): boolean => victim.endsWith('PostgreSQL')
const kills = Object.fromEntries(Object.keys(victims).map((name) => [name, 0])) as Record<Victim, number>

async function killAtRandom(sides: BothSides, working: () => boolean): Promise<void> {
  const names = Object.keys(victims) as Victim[]
  const backAt = new Map<Victim, number>()
  const hasRecovered = (victim: Victim): boolean =>
    !isDatabase(victim) || performance.now() - (backAt.get(victim) ?? -Infinity) > recoveredMs
  for (;;) {
    const moment = performance.now() + killAfterMs.least + Math.random() * (killAfterMs.most - killAfterMs.least)
    while (working() && performance.now() < moment) await wait(20)
    if (!working()) return
    const recovered = names.filter(hasRecovered)
    const victim = recovered[Math.floor(Math.random() * recovered.length)]!
    await victims[victim](sides)
    backAt.set(victim, performance.now())
    kills[victim]++
  }
}

/** A hotel that answers by hand has its time, which the order tells. */
const waitsOn = `(o.fulfiller = 'rail-waitlist' OR EXISTS (SELECT FROM hotel_order h
  WHERE h.enterprise_id = o.enterprise_id AND h.order_no = o.order_no AND h.decides_by > $3))`
const isUnderWay = `(o.state = ANY($1) OR (o.state = $2 AND NOT ${waitsOn}))`
const valuesOf = ({ now }: BothSides): unknown[] => [
  underWay.map((state) => orderStates.code(state)),
  orderStates.code('issuing'),
  now(),
]

/** Where they stand that should be over: for whoever looks for the reason. */
const printStuck = (sides: BothSides): Promise<void> =>
  asOwner(sides.server, async (database) => {
    const { rows } = await database.query(
      `SELECT kind, fulfiller, state, travel_type, count(*)::integer, min(hold_expires_at) AS held, max(created_at) AS made, min(order_no) AS one
       FROM orders o WHERE ${isUnderWay} GROUP BY 1, 2, 3, 4 ORDER BY 5 DESC`,
      valuesOf(sides),
    )
    if (rows.length > 0) console.table(rows)
  })

/** Orders that should be over by now, whoever waits for them; those in a waitlist, and those whose hotel answers by hand, wait on. */
const stuck = (sides: BothSides): Promise<Record<string, number>> =>
  asOwner(sides.server, async (database) => ({
    'Orders still under way': await numberOf(database, `SELECT count(*) FROM orders o WHERE ${isUnderWay}`, valuesOf(sides)),
    'Jobs given up': await numberOf(database, 'SELECT count(*) FROM job WHERE failed_at IS NOT NULL'),
  }))

await withBothSides(8271, async (sides) => {
  const { server } = sides
  const client = createClient(server.port)
  const pairs = await hirePairs(server, client, people)
  await asOwner(server, (database) => database.query('DELETE FROM approval_flows_version WHERE enterprise_id = 1'))
  const stages = createStages(
    createCaller(client, pairs, () => untilIdle(sides)),
    pairs,
    noticesOf(server),
  )
  const lived: Lived = { orders: 0, refused: 0 }
  let [turn, working] = [0, true]
  const begin = performance.now()
  const liveOn = async (): Promise<void> => {
    while (lived.orders < wanted) await randomLife(stages, turn++, lived)
  }
  await Promise.all([
    Promise.all(Array.from({ length: lives }, liveOn)).finally(() => (working = false)),
    killAtRandom(sides, () => working),
  ])
  const minutes = (performance.now() - begin) / 60_000
  await endLeases(sides)
  await untilIdle(sides)
  const broken = await brokenBetween(sides)
  await turnClock(sides, overMinutes)
  await untilIdle(sides)
  const brokenLater = await brokenBetween(sides)
  const left = await stuck(sides)
  await printStuck(sides)
  for (const each of [...broken, ...brokenLater]) console.log(each)
  client.close()
  publish({
    name: 'random-kills',
    title: 'Random orders while server, supply and databases are killed',
    about:
      `Flights, trains and stays of ${people} people, half a dozen lives by chance: left open, cancelled, kept, changed, refunded, changed and refunded, a ` +
      `waitlist that is left; most paid personally, some by the company. ${lives} lives are under way at once. The supply is a process of its own, asked over ` +
      'HTTP, with a database of its own. One of four is killed as kill -9 does, at random; a database not again before it has recovered. Nobody is judged by what they were told, only by the invariants ' +
      'of apps/server/src/testing/invariants.ts between both databases: when everything has come to rest, and once the clock has been turned by the time that ' +
      'anything is held and two minutes.',
    postgres: await databaseVersion(server),
    tables: [
      {
        head: ['Killed', 'Times'],
        rows: Object.entries(kills).map(([name, count]) => [name, whole(count)]),
      },
      {
        head: ['Afterwards', 'Found', 'Wanted', ''],
        rows: [
          ['Orders', whole(lived.orders), `at least ${whole(wanted)}`, verdict(lived.orders >= wanted)],
          ['Invariants that do not hold', whole(broken.length), '0', verdict(broken.length === 0)],
          [`The same ${overMinutes} minutes later`, whole(brokenLater.length), '0', verdict(brokenLater.length === 0)],
          ...Object.entries(left).map(([name, count]) => [name, whole(count), '0', verdict(count === 0)]),
        ],
      },
    ],
    notes: [
      `${whole(lived.refused)} wishes came to nothing, since somebody was quicker or a search went with a kill.`,
      `${minutes.toFixed(0)} minutes on a machine that was shared: the figures are counts, no times.`,
    ],
  })
  const isSound = broken.length + brokenLater.length === 0 && Object.values(left).every((count) => count === 0)
  if (!isSound) process.exitCode = 1
})
