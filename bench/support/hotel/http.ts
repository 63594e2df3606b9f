import { searchHotels } from '@sojourn/contract/products/hotel/hotel.calls'
import { saveHotelOrderTemp } from '@sojourn/contract/products/hotel/draft.calls'
import type { HotelListFilters } from '@sojourn/contract/products/hotel/search.shapes'
import { addDays } from '@sojourn/domain/kit/local-date'
import { createClient, resultOf } from '../client'
import { kilobytes, milliseconds, perSecond, verdict, whole } from '../format'
import { largeCityId } from './city'
import { repeatRuns, runClients, spread } from '../load'
import { hirePairs, type Pair } from '../people'
import type { BenchServer } from '../server'

const people = 8
const drafts = 5
const seconds = 4
const runs = 5
const turnsAtMost = 4000

const filters: readonly HotelListFilters[] = [
  {},
  { stars: [30] },
  { priceFrom: 30_000, priceTo: 60_000 },
  { breakfast: true, freeCancellation: true },
  { withinStandard: true, facilities: ['gym', 'parking'] },
  { radius: 5000 },
]
const sorts = ['recommended', 'price', 'distance', 'score'] as const

async function saveDraft(client: ReturnType<typeof createClient>, { employee }: Pair, checkInDate: string): Promise<string> {
  const searchParams = {
    cityId: largeCityId,
    cityName: '上海',
    checkInDate,
    checkOutDate: addDays(checkInDate, 3),
    hotelType: 2 as const,
    isInternational: false,
  }
  const draft = { searchParams, travelType: 1 as const, bookType: 0 as const, bookMode: 0 as const }
  return resultOf(await client.call(saveHotelOrderTemp, draft, { token: employee.token })).tempOrderNo
}

/** Filtered searches of three nights with verdicts, page after page; `pins` is how many pins of the map go with each: a row. */
export async function searchHotelsOverHttp(server: BenchServer, today: string, pins: readonly number[]): Promise<string[][]> {
  const client = createClient(server.port)
  const pairs = await hirePairs(server, client, people)
  const made: { token: string; tempOrderNo: string }[] = []
  for (let draft = 0; draft < people * drafts; draft++) {
    const pair = pairs[draft % people]!
    made.push({ token: pair.employee.token, tempOrderNo: await saveDraft(client, pair, addDays(today, 3 + (draft % 14))) })
  }
  const rows: string[][] = []
  for (const count of pins) {
    let [bytes, found] = [0, 0]
    const run = (lasting: number) =>
      runClients({ clients: 1, seconds: lasting, turns: turnsAtMost }, async (_, turn) => {
        const { token, tempOrderNo } = made[turn % made.length]!
        const wishes = {
          filters: filters[turn % filters.length]!,
          sort: sorts[turn % sorts.length]!,
          page: turn % 3,
          pins: count,
        }
        const answer = await client.call(searchHotels, { tempOrderNo, ...wishes }, { token })
        bytes += answer.bytes
        found += resultOf(answer).total
        return answer.ms
      })
    await run(seconds)
    ;[bytes, found] = [0, 0]
    const measured = await repeatRuns(runs, () => run(seconds))
    const { count: asked } = measured
    rows.push([
      `List${count > 0 ? ` and ${whole(count)} pins` : ''}`,
      milliseconds(measured.median),
      spread(
        measured.p99,
        measured.runs.map(({ p99 }) => p99),
      ),
      perSecond(asked / measured.seconds),
      whole(found / asked),
      kilobytes(bytes / asked),
      verdict(measured.runs.every(({ median, p99 }) => median <= 10 && p99 <= 40)),
    ])
  }
  client.close()
  return rows
}
