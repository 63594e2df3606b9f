import { setTimeout as wait } from 'node:timers/promises'
import { problems } from '@sojourn/contract/kit/problems'
import { createOrder, orderRequest, chooseWithin, saveDraft, search } from './support/booking'
import { createClient, type Client } from './support/client'
import { asOwner, databaseVersion, numberOf } from './support/database'
import { milliseconds, perSecond, verdict, whole } from './support/format'
import { runClients } from './support/load'
import { hirePairs, type Pair } from './support/people'
import { publish } from './support/report'
import { withServer, type BenchServer } from './support/server'
import { summarise } from './support/statistics'
import { busiestPairs, tripOfTurn } from './support/trips'

const bookings = 5000
const people = 64
const clients = 16
const kills = 8
const seconds = 600
/** Lines with few flights a day: the benchmark is about bookings, not about long lists. */
const places = busiestPairs(800).slice(400)

/** What a buyer was told in the end. */
interface Told {
  tempOrderNo: string
  orderNo: string | undefined
}

/** One booking whose every step is asked again with the same key until it is answered. */
async function bookPersistently(client: Client, { employee }: Pair, turn: number): Promise<Told> {
  for (let attempt = 0; ; attempt++) {
    const trip = tripOfTurn(places, turn + attempt * bookings)
    const key = (step: string): string => `crash-${turn}-${attempt}-${step}`
    const tempOrderNo = await saveDraft(client, employee, trip, { key: key('draft'), persist: true })
    const choice = chooseWithin(await search(client, employee, tempOrderNo, true), turn)
    if (!choice) continue
    const request = orderRequest(employee, tempOrderNo, choice)
    const answer = await createOrder(client, employee, request, { key: key('order'), persist: true })
    if (answer.result) return { tempOrderNo, orderNo: answer.result.orderNo }
    if (!goOn.has(answer.code)) throw new Error(`${answer.code} ${answer.message}`)
  }
}
/** A fare that is gone by now, or a flight that this person has already, is answered by another search. */
const goOn = new Set<number>([problems.fareSoldOut, problems.samePassenger, problems.priceChanged].map(({ code }) => code))

/** Kills the server at even distances of bookings and starts it again; answers how long each start took. */
async function killAndStart(server: BenchServer, booked: () => number): Promise<number[]> {
  const starts: number[] = []
  for (let kill = 1; kill <= kills; kill++) {
    while (booked() < (bookings * kill) / (kills + 1)) await wait(5)
    await server.kill()
    await server.start()
    starts.push(server.startMs())
  }
  return starts
}

interface Check {
  name: string
  found: number
  wanted: number
}

async function audit(server: BenchServer, told: readonly Told[]): Promise<Check[]> {
  const orderNos = told.flatMap(({ orderNo }) => orderNo ?? [])
  const draftNos = told.map(({ tempOrderNo }) => tempOrderNo)
  const taken = "count(*) FILTER (WHERE state IN ('held', 'ticketed'))"
  return asOwner(server, async (database) => {
    const check = async (name: string, wanted: number | string, text: string, values: unknown[] = []): Promise<Check> => ({
      name,
      wanted: typeof wanted === 'number' ? wanted : await numberOf(database, wanted),
      found: await numberOf(database, text, values),
    })
    const live = 'FROM orders WHERE state IN (20, 1100)'
    return [
      await check(
        'Confirmed orders that are in the database',
        told.length,
        'SELECT count(*) FROM orders WHERE order_no = ANY($1)',
        [orderNos],
      ),
      await check('Orders in the database', told.length, 'SELECT count(*) FROM orders'),
      await check(
        'Bookings with more than one order',
        0,
        'SELECT count(*) FROM (SELECT FROM orders WHERE temp_order_no = ANY($1) GROUP BY temp_order_no HAVING count(*) > 1) AS doubled',
        [draftNos],
      ),
      await check('Supplier records held', told.length, `SELECT ${taken} FROM sandbox_air_pnr`),
      await check(
        'Seats taken',
        "SELECT sum(party * jsonb_array_length(journeys->0->'seats')) FROM sandbox_air_pnr WHERE state = 'held'",
        'SELECT sum(taken) FROM sandbox_air_sale, unnest(sold) AS taken',
      ),
      await check(
        'Postings that do not sum to zero',
        0,
        'SELECT count(*) FROM (SELECT FROM ledger_entry GROUP BY posting_id HAVING sum(amount) <> 0) AS crooked',
      ),
      await check(
        'Fen frozen in the ledger',
        `SELECT sum(total) ${live}`,
        "SELECT sum(amount) FROM ledger_entry WHERE account = 'credit.frozen'",
      ),
      await check('Fen frozen on the credit line', `SELECT sum(total) ${live}`, 'SELECT sum(frozen) FROM credit_line'),
      await check(
        'Approvals open',
        `SELECT count(*) ${live} AND state = 20`,
        'SELECT count(DISTINCT approval_id) FROM approval_task WHERE active',
      ),
    ]
  })
}

await withServer(8231, async (server) => {
  const client = createClient(server.port)
  const pairs = await hirePairs(server, client, people)
  const told: Told[] = []
  const measuring = runClients({ clients, seconds, turns: bookings }, async (_, turn) => {
    const begin = performance.now()
    told.push(await bookPersistently(client, pairs[turn % people]!, turn))
    return performance.now() - begin
  })
  const [measured, starts] = await Promise.all([measuring, killAndStart(server, () => told.length)])
  client.close()
  const checks = await audit(server, told)
  const right = checks.every(({ found, wanted }) => found === wanted) && told.length === bookings
  const { median, p99 } = summarise(measured.latencies)
  publish({
    name: 'crash',
    title: `kill -9 during ${whole(bookings)} bookings`,
    about:
      `${clients} clients book for ${people} people; the server is killed ${kills} times in between and started again. A client that gets no answer ` +
      `asks again with the same key. Target: none lost, none doubled, seats and ledger agree.`,
    postgres: await databaseVersion(server),
    tables: [
      {
        head: ['Afterwards', 'Found', 'Wanted', ''],
        rows: checks.map(({ name, found, wanted }) => [name, whole(found), whole(wanted), verdict(found === wanted)]),
      },
    ],
    notes: [
      `${whole(told.length)} bookings confirmed in ${measured.seconds.toFixed(0)} s with the restarts, ${whole(client.repeated())} requests were asked again, ${perSecond(told.length / measured.seconds)}: a booking took ${milliseconds(median)} at the median, ${milliseconds(p99)} at p99. The server was ready again after ${milliseconds(summarise(starts).median)} at the median, ${milliseconds(summarise(starts).most)} at most.`,
    ],
  })
  if (!right) process.exitCode = 1
})
