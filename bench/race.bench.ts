import { orderStates } from '@sojourn/contract/booking/codes'
import type { CreateFlightOrder } from '@sojourn/contract/products/flight/booking.shapes'
import { problems } from '@sojourn/contract/kit/tables/problems'
import { createOrder, orderRequest, saveDraft, search, type Choice, type Trip } from './support/booking'
import { createClient, type Client } from './support/client'
import { asOwner, databaseVersion, numberOf } from './support/database'
import { milliseconds, verdict } from './support/format'
import { hirePairs, type Pair } from './support/people'
import { publish } from './support/report'
import { withServer, type BenchServer } from './support/server'
import { summarise } from './support/statistics'
import { busiestPairs, tripOfTurn } from './support/trips'

const buyers = 64
const seats = 9
const rounds = 10
const searchesAtMost = 300
const quietMinutes = 2
const places = busiestPairs(200)

interface Round {
  held: number
  soldOut: number
  other: number
  /** Seats, orders and records in the database afterwards. */
  sold: number
  orders: number
  records: number
  allMs: number
}

/** A fare in policy with exactly nine seats, whose limits do not change in the next minutes. */
function contested(flights: Choice['flight'][], searchId: string): Choice | undefined {
  const minute = new Date().getUTCMinutes()
  for (const flight of flights) {
    const away = (Number(flight.departTime.slice(3)) - minute + 60) % 60
    if (flight.stop || away < quietMinutes || away > 60 - quietMinutes) continue
    const fare = flight.fares.find((each) => each.seats === seats && each.verdict === 'within')
    if (fare) return { searchId, flight, fare }
  }
  return undefined
}

let turn = 0
async function findContested(client: Client, { employee }: Pair): Promise<{ trip: Trip; choice: Choice }> {
  for (let tried = 0; tried < searchesAtMost; tried++) {
    const trip = tripOfTurn(places, turn++)
    const { flights, searchId } = await search(client, employee, await saveDraft(client, employee, trip))
    const choice = contested(flights, searchId)
    if (choice) return { trip, choice }
  }
  throw new Error(`no fare with exactly ${seats} seats was found`)
}

/** All buyers have searched and press the button in the same moment. */
async function race(server: BenchServer, client: Client, pairs: readonly Pair[]): Promise<Round> {
  const { trip, choice } = await findContested(client, pairs[0]!)
  const requests: CreateFlightOrder[] = []
  for (const { employee } of pairs) {
    const tempOrderNo = await saveDraft(client, employee, trip)
    const { searchId } = await search(client, employee, tempOrderNo)
    requests.push(orderRequest(employee, tempOrderNo, { ...choice, searchId }))
  }
  const begin = performance.now()
  const answers = await Promise.all(pairs.map(({ employee }, index) => createOrder(client, employee, requests[index]!)))
  const allMs = performance.now() - begin
  const held = answers.filter(({ success }) => success).length
  const soldOut = answers.filter(({ code }) => code === problems.fareSoldOut.code).length
  const { flightKey } = choice.flight
  const [sold, orders, records] = await asOwner(server, async (database) => [
    await numberOf(database, soldOfFlight, [flightKey]),
    await numberOf(database, ordersOfFlight, [flightKey]),
    await numberOf(
      database,
      `SELECT count(*) FROM sandbox_air_pnr WHERE state = 'held' AND journeys->0->'flight'->>'flightKey' = $1`,
      [flightKey],
    ),
  ])
  return { held, soldOut, other: buyers - held - soldOut, sold, orders, records, allMs }
}

/** Every press is written before its supplier is asked; what the supplier refused has never been. */
const ordersOfFlight = `
  SELECT count(*) FROM order_segment JOIN orders USING (enterprise_id, order_no)
  WHERE body->>'flightKey' = $1 AND state NOT IN (${orderStates.code('placing')}, ${orderStates.code('refused')})`

/** Seats of every class that the flight's legs have given away. */
const soldOfFlight = `
  SELECT coalesce(sum(taken), 0) FROM sandbox_air_sale, unnest(sold) AS taken
  WHERE (flight_date, leg_id) IN (
    SELECT (seat->>'date')::date, seat->>'leg' FROM sandbox_air_pnr, jsonb_array_elements(journeys->0->'seats') AS seat
    WHERE journeys->0->'flight'->>'flightKey' = $1)`

const isRight = ({ held, soldOut, sold, orders, records }: Round): boolean =>
  soldOut === buyers - seats && [held, sold, orders, records].every((count) => count === seats)

await withServer(8221, async (server) => {
  const client = createClient(server.port)
  const pairs = await hirePairs(server, client, buyers)
  const results: Round[] = []
  for (let round = 0; round < rounds; round++) results.push(await race(server, client, pairs))
  client.close()
  const right = results.filter(isRight).length
  publish({
    name: 'race',
    title: `${buyers} buyers, ${seats} seats`,
    about:
      `${buyers} people order the same fare of the same flight in the same moment; it has exactly ${seats} seats. ${rounds} flights, one after the ` +
      `other. Target: exactly ${seats} held each time, everybody else is told that it is sold out.`,
    postgres: await databaseVersion(server),
    tables: [
      {
        head: ['Flight', 'Held', 'Told sold out', 'Other answers', 'Seats sold', 'Orders', 'Records', 'All answered in'],
        rows: results.map(({ held, soldOut, other, sold, orders, records, allMs }, index) => [
          String(index + 1),
          ...[held, soldOut, other, sold, orders, records].map(String),
          milliseconds(allMs),
        ]),
      },
    ],
    notes: [
      `Exactly ${seats} held in ${right} of ${rounds} rounds: ${verdict(right === rounds)}. All ${buyers} answered in ${milliseconds(summarise(results.map(({ allMs }) => allMs)).median)} at the median.`,
    ],
  })
  if (right < rounds) process.exitCode = 1
})
