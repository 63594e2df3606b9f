import { searchFlights } from '@sojourn/contract/products/flight/flight.calls'
import { saveDraft } from './support/booking'
import { createClient, type Client } from './support/client'
import { databaseVersion } from './support/database'
import { kilobytes, milliseconds, perSecond, verdict, whole } from './support/format'
import { repeatRuns, runClients, spread, type Measured } from './support/load'
import { hirePairs, type Pair } from './support/people'
import { ownCpuMsOf } from './support/processes'
import { publish } from './support/report'
import { withServer } from './support/server'
import { busiestPairs, dayOfTurn, type CityPair } from './support/trips'

const target = { median: 5, p99: 25 }
const people = 8
const drafts = 40
const seconds = 4
const runs = 5
const turnsAtMost = 6000

const mixes = [
  { name: 'PEK/PKX to SHA/PVG', pairs: [{ from: 'BJS', to: 'SHA' }] },
  { name: '200 busiest city pairs', pairs: busiestPairs(200) },
]

function missed(name: string, clients: number, cpu: number): string {
  const reason =
    clients === 1
      ? 'the rest of the time goes to the database and to whatever else the machine does'
      : `so the last of ${clients} that ask at once waits for about ${milliseconds(cpu * clients)}`
  return `Missed by ${name} at ${clients} client${clients === 1 ? '' : 's'}: one search costs the server ${milliseconds(cpu)} of its one thread, ${reason}.`
}

/** Drafts of each person, so that the measured part is the search alone. */
function prepare(client: Client, pairs: readonly Pair[], places: readonly CityPair[]): Promise<string[][]> {
  return Promise.all(
    pairs.map(async ({ employee }, person) => {
      const made: string[] = []
      for (let turn = 0; turn < drafts; turn++) {
        const { from, to } = places[(turn * people + person) % places.length]!
        made.push(await saveDraft(client, employee, { from, to, date: dayOfTurn(turn * 7 + person) }))
      }
      return made
    }),
  )
}

/** What the answers held, in all. */
interface Seen {
  bytes: number
  flights: number
}

async function measure(
  client: Client,
  pairs: readonly Pair[],
  made: readonly string[][],
  clients: number,
  lasting: number,
  seen: Seen,
): Promise<Measured> {
  return runClients({ clients, seconds: lasting, turns: turnsAtMost }, async (_, turn) => {
    const person = turn % people
    const { token } = pairs[person]!.employee
    const tempOrderNo = made[person]![Math.floor(turn / people) % drafts]!
    const answer = await client.call(searchFlights, { tempOrderNo }, { token })
    if (!answer.result) throw new Error(`${answer.code} ${answer.message}`)
    seen.bytes += answer.bytes
    seen.flights += answer.result.flights.length
    return answer.ms
  })
}

await withServer(8201, async (server) => {
  const client = createClient(server.port)
  const pairs = await hirePairs(server, client, people)
  const rows: string[][] = []
  const notes: string[] = []
  for (const mix of mixes) {
    const made = await prepare(client, pairs, mix.pairs)
    await measure(client, pairs, made, 1, 2, { bytes: 0, flights: 0 })
    for (const clients of [1, 8]) {
      const before = ownCpuMsOf(server.pid())
      const seen = { bytes: 0, flights: 0 }
      const measured = await repeatRuns(runs, () => measure(client, pairs, made, clients, seconds, seen))
      const { count } = measured
      const met = measured.runs.every(({ median, p99 }) => median <= target.median && p99 <= target.p99)
      const cpu = (ownCpuMsOf(server.pid()) - before) / count
      const size = [whole(seen.flights / count), kilobytes(seen.bytes / count)]
      rows.push([
        mix.name,
        String(clients),
        milliseconds(measured.median),
        spread(
          measured.p99,
          measured.runs.map(({ p99 }) => p99),
        ),
        perSecond(count / measured.seconds),
        ...size,
        verdict(met),
      ])
      if (!met) notes.push(missed(mix.name, clients, cpu))
    }
  }
  client.close()
  publish({
    name: 'search',
    title: 'Domestic search over HTTP',
    about:
      `POST api/Flight/FlightSearch/v3 on the full timetable, with the verdicts of one traveller and the choice set stored. ` +
      `${runs} runs of ${seconds} s each: the middle one, of the p99 the best and the worst too. Target in every run: p50 ≤ ${target.median} ms, p99 ≤ ${target.p99} ms.`,
    postgres: await databaseVersion(server),
    tables: [{ head: ['Search', 'Clients', 'p50', 'p99', 'Searches', 'Flights', 'Answer', 'Target'], rows }],
    notes,
  })
})
