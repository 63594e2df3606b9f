import { login } from '@sojourn/contract/access/session.calls'
import { getPoiContent } from '@sojourn/contract/reference/city.calls'
import { findKeyWords } from '@sojourn/contract/reference/hotel-place.calls'
import { findTrainStation } from '@sojourn/contract/reference/station.calls'
import { getVisaCountry } from '@sojourn/contract/reference/visa-country.calls'
import { createCitySearch } from '@sojourn/domain/reference/place/city-search'
import { citySearchEntries } from '@sojourn/domain/reference/place/city-search-entries'
import { findHotelDestinations, findHotelKeywords } from '@sojourn/domain/reference/hotel/hotel-search'
import { findStations } from '@sojourn/domain/reference/rail/station-search'
import { findVisaDestinations } from '@sojourn/domain/reference/place/visa-countries'
import { demoPassword } from '@sojourn/server/seed/seed'
import { autocompleteQueries, keywordCity } from './support/autocomplete-queries'
import { createClient, resultOf, type Answer, type Client } from './support/client'
import { microseconds, milliseconds, perSecond, verdict, whole } from './support/format'
import { runClients } from './support/load'
import { ownCpuMsOf } from './support/processes'
import { publish } from './support/report'
import { withServer } from './support/server'
import { summarise } from './support/statistics'

const targetMs = 50
const clients = 20
const seconds = Number(process.env['BENCH_SECONDS'] ?? 5)
const turnsAtMost = 20_000
const limit = 10

interface Field {
  name: string
  queries: readonly string[]
  search: (query: string) => unknown
  ask: (client: Client, token: string, query: string) => Promise<Answer<unknown>>
}

const citySearch = createCitySearch(citySearchEntries())

const fields: Field[] = [
  {
    name: 'Flight cities',
    queries: autocompleteQueries.flightCities,
    search: (query) => citySearch(query, limit),
    ask: (client, token, KeyWords) => client.call(getPoiContent, { KeyWords }, { token }),
  },
  {
    name: 'Railway stations',
    queries: autocompleteQueries.stations,
    search: (query) => findStations(query, limit),
    ask: (client, token, KeyWords) => client.call(findTrainStation, { KeyWords }, { token }),
  },
  {
    name: 'Hotel destinations at home',
    queries: autocompleteQueries.hotelsAtHome,
    search: (query) => findHotelDestinations('domestic', query, limit),
    ask: (client, token, keys) => client.call(findKeyWords, { keys, globalArea: 1 }, { token }),
  },
  {
    name: 'Hotel destinations abroad',
    queries: autocompleteQueries.hotelsAbroad,
    search: (query) => findHotelDestinations('international', query, limit),
    ask: (client, token, keys) => client.call(findKeyWords, { keys, globalArea: 4 }, { token }),
  },
  {
    name: 'Hotel keywords of a city',
    queries: autocompleteQueries.hotelKeywords,
    search: (query) => findHotelKeywords(keywordCity, query, limit),
    ask: (client, token, keys) => client.call(findKeyWords, { keys, cityId: keywordCity }, { token }),
  },
  {
    name: 'Visa countries',
    queries: autocompleteQueries.visaCountries,
    search: (query) => findVisaDestinations(query, limit),
    ask: (client, token, KeyWords) => client.call(getVisaCountry, { KeyWords }, { token }),
  },
]

function inProcess({ queries, search }: Field): number[] {
  for (const query of queries) search(query)
  return queries.map((query) => {
    const begin = performance.now()
    search(query)
    return performance.now() - begin
  })
}

async function overHttp(client: Client, token: string, { queries, ask }: Field, lasting: number) {
  return runClients({ clients, seconds: lasting, turns: turnsAtMost }, async (_, turn) => {
    const answer = await ask(client, token, queries[turn % queries.length]!)
    resultOf(answer)
    return answer.ms
  })
}

await withServer(8204, async (server) => {
  const client = createClient(server.port)
  const { loginToken } = resultOf(await client.call(login, { account: 'employee@yuanxing.example', password: demoPassword }))
  const rows: string[][] = []
  const notes: string[] = []
  for (const field of fields) {
    const alone = summarise(inProcess(field))
    await overHttp(client, loginToken, field, seconds / 5)
    const before = ownCpuMsOf(server.pid())
    const measured = await overHttp(client, loginToken, field, seconds)
    const { median, p99, count } = summarise(measured.latencies)
    const cpu = (ownCpuMsOf(server.pid()) - before) / count
    if (p99 > targetMs)
      notes.push(
        `Missed by ${field.name}: one answer costs the server ${milliseconds(cpu)} of its one thread, so the last of ${clients} ` +
          `that ask at once waits for about ${milliseconds(cpu * clients)}; the rest went to whatever else the machine did.`,
      )
    rows.push([
      field.name,
      whole(field.queries.length),
      microseconds(alone.median * 1000),
      microseconds(alone.p99 * 1000),
      milliseconds(median),
      milliseconds(p99),
      milliseconds(cpu),
      perSecond(count / measured.seconds),
      verdict(p99 <= targetMs),
    ])
  }
  client.close()
  publish({
    name: 'autocomplete',
    title: 'Autocomplete of every field',
    about:
      `What people type for the more important places: beginnings of Chinese, pinyin and English names, whole names, one typing error. ` +
      `In the process and over HTTP with ${clients} clients that never pause. Target over HTTP: p99 ≤ ${targetMs} ms.`,
    tables: [
      {
        head: [
          'Field',
          'Queries',
          'p50 in process',
          'p99 in process',
          'p50 over HTTP',
          'p99 over HTTP',
          'Server time',
          'Answers',
          'Target',
        ],
        rows,
      },
    ],
    notes,
  })
})
