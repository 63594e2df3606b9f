import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dateOfEpochDay, epochDay } from '@sojourn/domain/kit/local-date'
import { isAirFailure } from '@sojourn/supply/ports/air'
import type { SupplyContext } from '@sojourn/supply/ports/supply'
import type { LegLimits } from '@sojourn/supply/sandbox/air/availability'
import { flightKey } from '@sojourn/supply/sandbox/air/keys'
import type { BookingClass } from '@sojourn/supply/sandbox/air/ladders'
import { limitsOf, refusal } from '@sojourn/supply/sandbox/air/offers'
import { fareOf, publicPrice, publicType } from '@sojourn/supply/sandbox/air/fares'
import { referenceWorld } from '@sojourn/supply/sandbox/air/reference-world'
import { saleDay } from '@sojourn/supply/sandbox/air/sale-day'
import type { Segment } from '@sojourn/supply/sandbox/air/timetable/segment'
import { openTestDatabase, type TestDatabase } from '../../../../db/testing'
import { seatsInBooks } from '../../../../testing/seats-in-books'
import { air, contextOf, holdRequest, network, now } from './sandbox-air.testing'

let database: TestDatabase
let context: SupplyContext
beforeAll(async () => {
  database = await openTestDatabase()
  context = contextOf(database.pool)
})
afterAll(() => database.close())

/** The three ways to buy a flight that stops once. */
interface ThroughFlight {
  first: Segment
  second: Segment
  whole: Segment
}

const throughFlights: ThroughFlight[] = network.parts
  .filter(({ legs, scheduled }) => legs.length === 2 && !scheduled.operatedAs)
  .slice(0, 40)
  .flatMap(({ scheduled, start, end }) => {
    const part = (pair: string) => network.find(scheduled.flightNo, pair)
    const [first, second, whole] = [part(start.from + start.to), part(end.from + end.to), part(start.from + end.to)].flat()
    return first && second && whole ? [{ first, second, whole }] : []
  })

function seatRequest(key: string, segment: Segment, day: number, bookingClass: BookingClass, party: number) {
  const fare = fareOf(segment, bookingClass, {
    type: publicType(bookingClass),
    ticketPrice: publicPrice(segment, bookingClass, day),
    seats: party,
  })
  const { described } = segment
  const flight = {
    ...described,
    flightKey: flightKey(segment.flightNo, day, segment.pair),
    departDate: dateOfEpochDay(day),
    fuelFee: 0,
    childFuelFee: 0,
    fares: [fare],
  }
  return holdRequest(key, [{ flight, fare }], party)
}

/** Counts seats leg by leg in plain lists, as slowly and plainly as possible. */
function createModel(limits: readonly LegLimits[], whole: Segment) {
  const sold = limits.map(() => whole.ladder.classes.map(() => 0))
  const fits = (leg: number, bookingClass: BookingClass, party: number): boolean => {
    const place = bookingClass.index - 1
    const inCabin = whole.ladder.classes.reduce(
      (sum, each, index) => sum + (each.cabin === bookingClass.cabin ? (sold[leg]?.[index] ?? 0) : 0),
      0,
    )
    return (
      (sold[leg]?.[place] ?? 0) + party <= (limits[leg]?.authorised[place] ?? 0) &&
      inCabin + party <= (limits[leg]?.cabinSeats[bookingClass.cabin] ?? 0)
    )
  }
  const move = (legs: readonly number[], bookingClass: BookingClass, seats: number): void =>
    legs.forEach((leg) => sold[leg]?.splice(bookingClass.index - 1, 1, (sold[leg][bookingClass.index - 1] ?? 0) + seats))
  return {
    sold,
    hold(legs: readonly number[], bookingClass: BookingClass, party: number): boolean {
      const possible = legs.every((leg) => fits(leg, bookingClass, party))
      if (possible) move(legs, bookingClass, party)
      return possible
    },
    release: (legs: readonly number[], bookingClass: BookingClass, party: number): void => move(legs, bookingClass, -party),
  }
}

const steps = fc.array(
  fc.record({
    part: fc.constantFrom('first', 'second', 'whole'),
    place: fc.nat(30),
    party: fc.integer({ min: 1, max: 9 }),
    undo: fc.boolean(),
  }),
  { minLength: 12, maxLength: 30 },
)
const legsOf = { first: [0], second: [1], whole: [0, 1] }
let run = 0

test(
  'a flight with a stop sells its legs as a plain count of seats would, whatever is bought and given back',
  { timeout: 60_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(throughFlights.length - 1), steps, async (chosen, actions) => {
        const through = throughFlights[chosen]
        if (!through) return
        run += 1
        const day = epochDay('2026-11-23') + run
        const sale = saleDay(referenceWorld, day)
        fc.pre(refusal(through.whole, sale, now) === undefined)
        const model = createModel(limitsOf(through.whole, sale, now), through.whole)
        const live: { pnr: string; undo: () => void }[] = []
        for (const [index, { part, place, party, undo }] of actions.entries()) {
          const earlier = undo ? live.shift() : undefined
          if (earlier) {
            await air.release(context, { pnr: earlier.pnr })
            earlier.undo()
            continue
          }
          const segment = through[part]
          const bookingClass = segment.ladder.classes[place % segment.ladder.classes.length]
          if (!bookingClass) continue
          const answer = await air.hold(context, seatRequest(`through-${run}-${index}`, segment, day, bookingClass, party))
          expect(!isAirFailure(answer)).toBe(model.hold(legsOf[part], bookingClass, party))
          if (!isAirFailure(answer)) live.push({ pnr: answer.pnr, undo: () => model.release(legsOf[part], bookingClass, party) })
        }
        expect(await soldOfLegs(through.whole, sale.date)).toEqual(model.sold.map((leg) => leg.join().replace(/(,0)*$/, '')))
      }),
      { numRuns: 25 },
    )
  },
)

/** Sold seats per leg as text, without the zeros at its end. */
async function soldOfLegs(segment: Segment, date: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ leg_id: string; sold: number[] }>(
    'SELECT leg_id, sold FROM sandbox_air_sale WHERE flight_date = $1',
    [date],
  )
  return segment.legs.map((leg) => (rows.find((row) => row.leg_id === leg.id)?.sold ?? []).join().replace(/(,0)*$/, '') || '0')
}

test('buyers of all parts of a flight with a stop at once neither wait in a circle nor oversell', async () => {
  const day = epochDay('2027-01-11')
  const sale = saleDay(referenceWorld, day)
  const through = throughFlights.find(({ whole }) => refusal(whole, sale, now) === undefined)
  if (!through) throw new Error('no flight with a stop')
  const full = through.whole.ladder.classes.find((each) => each.letter === 'Y')
  if (!full) throw new Error('no full fare')
  const parts = [through.first, through.second, through.whole]
  await Promise.all(
    Array.from({ length: 120 }, (_, buyer) =>
      air.hold(context, seatRequest(`parts-${buyer}`, parts[buyer % 3] ?? through.whole, day, full, 1 + (buyer % 4))),
    ),
  )
  const { rows } = await database.pool.query<{ leg_id: string; seats: number }>(
    'SELECT leg_id, (SELECT sum(seat) FROM unnest(sold) AS seat)::integer AS seats FROM sandbox_air_sale WHERE flight_date = $1',
    [sale.date],
  )
  const limits = limitsOf(through.whole, sale, now)
  for (const [index, leg] of through.whole.legs.entries()) {
    const seats = rows.find((row) => row.leg_id === leg.id)?.seats ?? 0
    expect(seats).toBeGreaterThan(0)
    expect(seats).toBeLessThanOrEqual(limits[index]?.cabinSeats.Y ?? 0)
  }
  const books = await seatsInBooks(database.pool)
  expect(books.sold).toBe(books.recorded)
})
