import { addDays } from '@sojourn/domain/kit/local-date'
import type { SupplyContext } from '@sojourn/supply/ports/supply'
import { disruptionOf, type IntlDisruption } from '@sojourn/supply/sandbox/intl-air/disruptions'
import { isStructured } from '@sojourn/supply/sandbox/intl-air/fares/rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../../db/testing'
import {
  contextOf,
  granted,
  held,
  holdOf,
  intlAir,
  network,
  now,
  pickTrip,
  searchOf,
  seed,
  slice,
  type Pick,
} from './sandbox-intl-air.testing'

const minuteMs = 60_000
let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const contextAt = (ms: number): SupplyContext => contextOf(database.pool, new Date(ms))

interface Announced {
  slices: ReturnType<typeof slice>[]
  pick: Pick
  announcedMs: number
}

const isKnown = ({ fare }: Pick): boolean => isStructured(seed, fare.validatingCarrier)

/** A direct flight, of rules that are known, of which its carrier will say this, as it is sold the minute before. */
async function announcedFlight(kind: IntlDisruption['kind']): Promise<Announced> {
  for (const pair of ['SHA-SIN', 'BJS-SIN', 'SHA-LON', 'CAN-SIN'])
    for (let ahead = 30; ahead < 90; ahead++) {
      const slices = [slice(`${pair} ${addDays('2026-11-20', ahead)}`)]
      for (const { segments, itineraryKey } of await intlAir.search(
        contextAt(now.getTime()),
        searchOf(slices, { directOnly: true }),
      )) {
        const [{ flightNo, departAirport, departDate }] = segments as [(typeof segments)[number]]
        const disruption = disruptionOf(seed, network.departure(flightNo, departAirport, departDate)!)
        if (disruption?.kind !== kind) continue
        const before = contextAt(disruption.announcedMs - minuteMs)
        const onSale = await intlAir.search(before, searchOf(slices, { directOnly: true, itineraryKey }))
        const pick = onSale.flatMap((itinerary) => itinerary.fares.map((fare) => ({ itinerary, fare }))).find(isKnown)
        if (pick) return { slices, pick, announcedMs: disruption.announcedMs }
      }
    }
  throw new Error(`no flight is ${kind}`)
}

async function heldBefore({ slices, pick, announcedMs }: Announced, key: string, fault?: 'PRICE_RISE') {
  const before = contextAt(announcedMs - minuteMs)
  return held(before, { ...holdOf(key, slices, [pick], ['adult'], fault), holdUntil: new Date(announcedMs + 60 * minuteMs) })
}

test.each([undefined, 'PRICE_RISE'] as const)(
  'seats that are held of a flight that its carrier cancels become no tickets, at no price (%s)',
  async (fault) => {
    const flight = await announcedFlight('cancelled')
    const key = `cancelled-${fault}`
    const { reference, total } = await heldBefore(flight, key, fault)
    const told = contextAt(flight.announcedMs)
    expect(await intlAir.reprice(told, { reference, accepted: total * 2 })).toEqual({ failure: 'soldOut' })
    expect(await intlAir.issue(told, { key, reference })).toEqual({ failure: 'soldOut' })
  },
)

test('seats that are held of a flight that is retimed become tickets, whose holders are told the new hours with the price or after it', async () => {
  const flight = await announcedFlight('retimed')
  const told = contextAt(flight.announcedMs + minuteMs)
  const dearer = await heldBefore(flight, 'retimed-dearer', 'PRICE_RISE')
  const repriced = granted(await intlAir.reprice(told, { reference: dearer.reference, accepted: dearer.total * 2 }))
  const later = Date.parse(repriced.itineraries[0]!.segments[0]!.departAt)
  const { flightNo, departAt } = dearer.itineraries[0]!.segments[0]!
  expect(later).not.toBe(Date.parse(departAt))
  granted(await intlAir.issue(told, { key: 'retimed-dearer', reference: dearer.reference }))
  const since = new Date(flight.announcedMs - minuteMs)
  expect(await intlAir.scheduleEvents(told, { since })).toEqual([])

  const { reference } = await heldBefore(flight, 'retimed')
  granted(await intlAir.issue(told, { key: 'retimed', reference }))
  const [event] = await intlAir.scheduleEvents(told, { since })
  expect(event).toMatchObject({ kind: 'retimed', flightNo })
  expect(Date.parse(event!.now!.departAt)).toBe(later)
})

test('seats that are held for a change to a flight that its carrier cancels make no new tickets', async () => {
  const { slices, pick, announcedMs } = await announcedFlight('cancelled')
  const own = pick.fare.validatingCarrier
  const before = contextAt(announcedMs - minuteMs)
  const other = [{ ...slices[0]!, date: addDays(slices[0]!.date, 2) }]
  const [old] = await pickTrip(before, other, [({ brand, validatingCarrier }) => brand === 'flex' && validatingCarrier === own])
  const holdUntil = new Date(announcedMs + 60 * minuteMs)
  const { reference } = await held(before, { ...holdOf('old', other, [old!]), holdUntil })
  const ticketNos = granted(await intlAir.issue(before, { key: 'old', reference })).tickets.map(({ ticketNo }) => ticketNo)
  const offers = granted(
    await intlAir.changeOffers(before, { ticketNos, slice: 0, date: slices[0]!.date, directOnly: true, limit: 50 }),
  )
  const { itinerary, fareKey } = offers.find((offer) => offer.itinerary.itineraryKey === pick.itinerary.itineraryKey)!
  const to = { itineraryKey: itinerary.itineraryKey, fareKey }
  const change = { ticketNos, slice: 0, to, costAtMost: 100_000_000 }
  const seats = granted(await intlAir.holdChange(before, { key: 'seats', ...change, holdUntil }))
  const taking = { key: 'change', ...change, held: seats.reference }
  expect(await intlAir.changeAll(contextAt(announcedMs), taking)).toEqual({ failure: 'itineraryUnknown' })
  expect(granted(await intlAir.changeAll(before, { ...taking, key: 'change-in-time' })).tickets).toHaveLength(1)
})
