import { searchTrains, searchTrainTransfers } from '@sojourn/contract/products/train/train.calls'
import { saveTrainOrderTemp } from '@sojourn/contract/products/train/draft.calls'
import { addDays } from '@sojourn/domain/kit/local-date'
import { station } from '@sojourn/domain/reference/rail/stations'
import { createClient, resultOf, type Client } from '../client'
import { kilobytes, milliseconds, perSecond, verdict, whole } from '../format'
import { repeatRuns, runClients, spread } from '../load'
import { hirePairs, type Pair } from '../people'
import type { RailCity, RailQuery } from './queries'
import type { BenchServer } from '../server'

const people = 8
const seconds = 4
const runs = 5
const turnsAtMost = 4000
const china = 8 * 3_600_000
/** Within the days of sale, so that seats are counted. */
const daysAhead = 5

interface Kind {
  name: string
  ask: (client: Client, token: string, tempOrderNo: string) => Promise<{ ms: number; bytes: number; found: number }>
  isMet: (median: number, p99: number) => boolean
}
const kinds: readonly Kind[] = [
  {
    name: 'Direct',
    async ask(client, token, tempOrderNo) {
      const answer = await client.call(searchTrains, { tempOrderNo }, { token })
      return { ms: answer.ms, bytes: answer.bytes, found: resultOf(answer).trains.length }
    },
    isMet: (median, p99) => median <= 3 && p99 <= 15,
  },
  {
    name: 'One change',
    async ask(client, token, tempOrderNo) {
      const answer = await client.call(searchTrainTransfers, { tempOrderNo }, { token })
      return { ms: answer.ms, bytes: answer.bytes, found: resultOf(answer).transfers.length }
    },
    isMet: (_, p99) => p99 <= 60,
  },
]

/** Both searches by one client that never pauses, with verdicts, seats and the choice set stored: a row each. */
export async function searchOverHttp(
  server: BenchServer,
  queries: { direct: readonly RailQuery[]; change: readonly RailQuery[] },
) {
  const client = createClient(server.port)
  const pairs = await hirePairs(server, client, people)
  const rows: string[][] = []
  for (const [kind, asked] of [
    [kinds[0]!, queries.direct],
    [kinds[1]!, queries.change],
  ] as const) {
    const drafts: string[] = []
    for (const [index, query] of asked.entries()) drafts.push(await saveDraft(client, personOf(pairs, index), query))
    let [bytes, found] = [0, 0]
    const run = (lasting: number) =>
      runClients({ clients: 1, seconds: lasting, turns: turnsAtMost }, async (_, turn) => {
        const draft = turn % drafts.length
        const answer = await kind.ask(client, personOf(pairs, draft), drafts[draft]!)
        bytes += answer.bytes
        found += answer.found
        return answer.ms
      })
    await run(seconds / 2)
    ;[bytes, found] = [0, 0]
    const measured = await repeatRuns(runs, () => run(seconds))
    const { count } = measured
    const size = [whole(found / count), kilobytes(bytes / count)]
    rows.push([
      kind.name,
      whole(asked.length),
      ...size,
      milliseconds(measured.median),
      spread(
        measured.p99,
        measured.runs.map(({ p99 }) => p99),
      ),
      perSecond(count / measured.seconds),
      verdict(measured.runs.every(({ median, p99 }) => kind.isMet(median, p99))),
    ])
  }
  client.close()
  return rows
}

const personOf = (pairs: readonly Pair[], index: number): string => pairs[index % pairs.length]!.employee.token

/** A search by city: its most important station stands for it. */
async function saveDraft(client: Client, token: string, { from, to }: RailQuery): Promise<string> {
  const depart = stationOf(from)
  const arrive = stationOf(to)
  const searchParams = {
    segmentType: 0 as const,
    departStation: depart.name,
    departStationCode: depart.code,
    arriveStation: arrive.name,
    arriveStationCode: arrive.code,
    searchFastTrainOnly: false,
    departDate: addDays(new Date(Date.now() + china).toISOString().slice(0, 10), daysAhead),
  }
  const saved = await client.call(saveTrainOrderTemp, { searchParams, travelType: 1, bookType: 0 }, { token })
  return resultOf(saved).tempOrderNo
}

function stationOf({ stations }: RailCity): { code: string; name: string } {
  const named = stations.map((code) => ({
    code,
    name: station(code)?.name['zh-CN'] ?? '',
    city: station(code)?.city.name['zh-CN'],
  }))
  return named.find(({ name, city }) => name === city) ?? named[0]!
}
