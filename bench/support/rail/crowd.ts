import type { SeatClass } from '@sojourn/contract/products/train/train.shapes'
import type { Database } from '@sojourn/server/db/database'
import type { RailLock, RailPassenger, RailSupply } from '@sojourn/supply/ports/rail'
import type { RailChoice, RailRide } from '@sojourn/supply/ports/rail-ride'
import type { InProcess } from '@sojourn/supply/ports/supply'

export const now = new Date('2026-11-20T02:00:00Z')
const enterpriseId = 1
const seat: SeatClass = 'O'
/** Of a hundred purchases so many are for one, two, three, four and five. */
const parties = [1, 2, 3, 4, 5].flatMap((size, index) => Array.from({ length: [35, 30, 15, 12, 8][index] ?? 0 }, () => size))

/** A day far enough ahead that most seats are left, and sale has begun. */
const travelDates = ['2026-12-01', '2026-12-02', '2026-12-03']

/** Trains of sixteen coaches between Shanghai and Beijing with the most seats left. */
export async function largeTrains(database: Database, rail: InProcess<RailSupply>, count: number): Promise<RailRide[]> {
  const rides: RailRide[] = []
  for (const date of travelDates) {
    const search = { departStations: ['AOH'], arriveStations: ['VNP'], date, fastOnly: true }
    rides.push(...(await database.tenant(enterpriseId, (sql) => rail.search({ now, sql }, search))))
  }
  const left = new Map<RailRide, number>()
  for (const ride of rides) left.set(ride, ride.seats.find((each) => each.seat === seat)?.seats ?? 0)
  return rides.sort((a, b) => left.get(b)! - left.get(a)!).slice(0, count)
}

export interface Sale {
  seats: number
  purchases: number
  soldOut: number
  /** In several coaches although one purchase. */
  apart: number
  seconds: number
  eachMs: number[]
}

/** `buyers` at once buy seats of one train, the whole way or a part of it, until `enough` seats are sold. */
export async function sell(
  database: Database,
  rail: InProcess<RailSupply>,
  train: RailRide,
  buyers: number,
  enough: number,
): Promise<Sale> {
  const choices = await stretchesOf(database, rail, train)
  const sale: Sale = { seats: 0, purchases: 0, soldOut: 0, apart: 0, seconds: 0, eachMs: [] }
  let turn = 0
  const buy = async (): Promise<void> => {
    while (sale.seats < enough && sale.soldOut < buyers) {
      const own = turn++
      const begin = performance.now()
      const request = lockRequest(`${train.trainKey} ${own}`, choices[(own * 7) % choices.length]!, parties[(own * 37) % 100]!)
      const answer = await database.transaction(enterpriseId, (sql) => rail.lock({ now, sql }, request))
      sale.eachMs.push(performance.now() - begin)
      if ('failure' in answer && answer.failure !== 'soldOut') throw new Error(answer.failure)
      if (!('places' in answer)) sale.soldOut++
      else {
        sale.purchases++
        sale.seats += answer.places.length
        if (new Set(answer.places.map(({ coach }) => coach)).size > 1) sale.apart++
      }
    }
  }
  const begin = performance.now()
  await Promise.all(Array.from({ length: buyers }, buy))
  return { ...sale, seconds: (performance.now() - begin) / 1000 }
}

/** The whole way, and every part of it: most people of a long train ride a part. */
async function stretchesOf(database: Database, rail: InProcess<RailSupply>, { trainKey }: RailRide): Promise<RailChoice[]> {
  const stops = await database.tenant(enterpriseId, (sql) => rail.stops({ now, sql }, { trainKey }))
  if ('failure' in stops) throw new Error(stops.failure)
  const stations = stops.map(({ station }) => station)
  return stations.flatMap((departStation, index) =>
    stations.slice(index + 1).map((arriveStation) => ({ trainKey, departStation, arriveStation, seat })),
  )
}

let people = 0
function lockRequest(key: string, choice: RailChoice, party: number): RailLock {
  const passengers = Array.from({ length: party }, (): RailPassenger => {
    people += 1
    return { name: '旅客', credentialType: 1, credentialNumber: `BENCH${people}`, child: false }
  })
  const holdUntil = new Date(now.getTime() + 30 * 60_000)
  return { key, choices: [choice], passengers, expectedPrices: [10_000_000], acceptStanding: false, holdUntil, remark: '' }
}
