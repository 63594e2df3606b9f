import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { admit, asApplication, signInOf } from '@sojourn/server/db/sign-in'
import { createVault, firstKeys } from '@sojourn/server/kit/vault'
import { openDatabase, type Database } from '@sojourn/server/db/database'
import { startEmbeddedPostgres } from '@sojourn/server/db/launcher/launcher'
import { migrate } from '@sojourn/server/db/migrate'
import { localOf } from '@sojourn/domain/kit/local-date'
import type { HotelSupply } from '@sojourn/supply/ports/hotel'
import type { InProcess } from '@sojourn/supply/ports/supply'
import { importHotels } from '@sojourn/supply/sandbox/hotel/import-hotels'
import { createSandboxHotel } from '@sojourn/supply/sandbox/hotel/sandbox-hotel'
import type pg from 'pg'
import { databaseVersion } from './support/database'
import { milliseconds, verdict, whole } from './support/format'
import { largeCity, largeCityId, largeCitySize } from './support/hotel/city'
import { searchHotelsOverHttp } from './support/hotel/http'
import { hotelQuery, hotelWords } from './support/hotel/queries'
import { publish } from './support/report'
import { withServer } from './support/server'
import { summarise, type Summary } from './support/statistics'

const seed = 7
const targets = { search: { median: 10, p99: 40 }, suggestion: 2 }
const [searches, warmUp, rounds] = [600, 60, 20]
const now = new Date()
const today = localOf(now.toISOString(), 480).date

/** Bookings that stand in the books, so that a search has something to take off. */
async function bookSome(database: Database, hotels: InProcess<HotelSupply>): Promise<number> {
  let booked = 0
  for (let turn = 0; turn < 200; turn++) {
    const { checkIn, checkOut, agreements, ...query } = hotelQuery(turn, today)
    const stay = { checkIn, checkOut, rooms: 1, guestsPerRoom: 1, agreements, memberOf: [] }
    await database.platform(async (sql) => {
      const [hotel] = (
        await hotels.search({ sql, now }, { ...query, ...stay, filters: { availableOnly: true }, pins: 0, page: turn })
      ).hotels
      const detail = hotel && (await hotels.detail({ sql, now }, { ...stay, hotelId: hotel.hotelId }))
      if (detail === undefined || 'failure' in detail) return
      const rate = detail.rooms
        .flatMap(({ rates }) => rates)
        .find((each) => each.rooms > 0 && each.hotelType === 2 && each.minNights === 1)
      if (rate === undefined) return
      const guests = [{ room: 0, name: '李雷' }]
      const held = {
        key: `bench-${turn}`,
        rateId: rate.rateId,
        guests,
        expectedTotal: rate.totalPrice,
        latestArrival: 1080,
        requests: [],
        remark: '',
      }
      const answer = await hotels.hold({ sql, now }, { ...stay, ...held, holdUntil: new Date(now.getTime() + 3_600_000) })
      booked += 'failure' in answer ? 0 : 1
    })
  }
  return booked
}

async function measureSearches(database: Database, hotels: InProcess<HotelSupply>): Promise<{ times: Summary; found: number }> {
  const times: number[] = []
  let found = 0
  for (let turn = 0; turn < searches + warmUp; turn++) {
    const begin = performance.now()
    const { total } = await database.platform((sql) => hotels.search({ sql, now }, hotelQuery(turn, today)))
    if (turn < warmUp) continue
    times.push(performance.now() - begin)
    found += total
  }
  return { times: summarise(times), found: found / searches }
}

async function measureSuggestions(hotels: InProcess<HotelSupply>): Promise<Summary> {
  const context = { now, sql: { query: async <Row>() => [] as Row[] } }
  const times: number[] = []
  for (let round = 0; round <= rounds; round++)
    for (const query of hotelWords) {
      const begin = performance.now()
      await hotels.suggest(context, { cityId: largeCityId, query, limit: 10 })
      if (round > 0) times.push(performance.now() - begin)
    }
  return summarise(times)
}

interface Measured {
  loaded: number
  booked: number
  times: Summary
  found: number
  suggestion: Summary
}

async function inProcess(connection: pg.ClientConfig, text: string): Promise<Measured> {
  const signIn = signInOf(createVault(firstKeys(randomBytes(32))))
  await migrate(connection)
  await admit(connection, signIn)
  const database = openDatabase(asApplication(connection, signIn))
  const begin = performance.now()
  const hotels = createSandboxHotel({ seed, properties: importHotels(text, seed) })
  await database.platform((sql) => hotels.search({ sql, now }, hotelQuery(0, today)))
  const loaded = performance.now() - begin
  const booked = await bookSome(database, hotels)
  const measured = await measureSearches(database, hotels)
  await database.close()
  return { loaded, booked, ...measured, suggestion: await measureSuggestions(hotels) }
}

/** A server that sells the same hotels. */
async function overHttp(folder: string, text: string): Promise<{ rows: string[][]; postgres: string }> {
  const file = join(folder, 'hotels.tsv')
  writeFileSync(file, text)
  process.env['HOTELS_FILE'] = file
  let [rows, postgres]: [string[][], string] = [[], '']
  await withServer(8209, async (server) => {
    rows = await searchHotelsOverHttp(server, today, [0, 1000])
    postgres = await databaseVersion(server)
  })
  return { rows, postgres }
}

function report(
  source: string,
  { loaded, booked, times, found, suggestion }: Measured,
  http: Awaited<ReturnType<typeof overHttp>>,
): void {
  const row = (name: string, { median, p99, most }: Summary, size: string, met: boolean): string[] => [
    name,
    ...[median, p99, most].map(milliseconds),
    size,
    verdict(met),
  ]
  publish({
    name: 'hotel',
    title: 'Hotels of one large city',
    about:
      `${whole(largeCitySize)} hotels in one city (${source}), read from a file and searched for the first time in ${milliseconds(loaded)}. ` +
      `Searches for three nights with changing filters, orders and arrivals: rooms left, prices per night, ten cards and the pins of the map; ` +
      `over HTTP by one client with the verdicts of one traveller and the choice set stored, in the process with ${booked} bookings in the books. ` +
      `Suggestions for words typed letter by letter. Targets: search over HTTP p50 ≤ ${targets.search.median} ms, p99 ≤ ${targets.search.p99} ms; ` +
      `suggestion p99 ≤ ${targets.suggestion} ms.`,
    postgres: http.postgres,
    tables: [
      { head: ['Over HTTP', 'p50', 'p99', 'Searches', 'Hotels found', 'Answer', 'Target'], rows: http.rows },
      {
        head: ['In the process', 'p50', 'p99', 'Most', 'Hotels found', 'Target'],
        rows: [
          row('Search', times, whole(found), times.median <= targets.search.median && times.p99 <= targets.search.p99),
          row('Suggestion', suggestion, '', suggestion.p99 <= targets.suggestion),
        ],
      },
    ],
  })
}

const folder = mkdtempSync(join(tmpdir(), 'sojourn-bench-'))
// The database may run under another account, which has to enter this folder.
chmodSync(folder, 0o755)
const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), log: () => undefined })
try {
  const { text, source } = largeCity()
  const measured = await inProcess(postgres.connection, text)
  report(source, measured, await overHttp(folder, text))
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
