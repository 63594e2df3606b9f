import { addDays, compareDates } from '@sojourn/domain/kit/local-date'
import { filled } from '@sojourn/domain/kit/filled.testing'
import { expect, test } from 'vitest'
import { disruptionOf, disruptionsOf, type IntlDisruption } from '../disruptions'
import { itineraryKeyOf } from '../itinerary-key'
import type { Departure } from '../network'
import { segmentOf } from '../search/itinerary'
import { smallNetwork } from '../small-network.testing'
import { scheduleEvents } from './events'

const seed = 7
const network = smallNetwork(seed)
const days = Array.from({ length: 60 }, (_, day) => addDays('2026-12-01', day))
const departures = days.map((date) => network.departure('MU233', 'PVG', date) as Departure)

const tripOn = (departure: Departure) => ({
  quote: { itineraries: [{ itineraryKey: itineraryKeyOf([departure]), segments: [segmentOf(departure)] }] },
})

test('however many hold a ticket for a flight, it is looked at once and told once', async () => {
  const looked: string[] = []
  const skies = {
    seed,
    network: {
      ...network,
      departure(...flight: Parameters<typeof network.departure>) {
        looked.push(flight.join(' '))
        return network.departure(...flight)
      },
    },
  }
  const rows = [...departures, ...departures, ...departures].map((each) => ({
    trip: tripOn(each),
    segments: [0],
    faults: [],
    ticketed_at: new Date('2026-11-01T00:00:00Z'),
  }))
  const context = { now: new Date('2027-03-01T00:00:00Z'), sql: { query: () => Promise.resolve(rows as never[]) } }
  const events = await scheduleEvents(skies, context, { since: new Date('2026-10-01T00:00:00Z') })
  expect(looked).toHaveLength(days.length)
  const announced = departures.filter((departure) => disruptionOf(seed, departure))
  expect(
    filled(events)
      .map(({ departDate }) => departDate)
      .toSorted(compareDates),
  ).toEqual(announced.map(({ departDate }) => departDate).toSorted(compareDates))
})

/** The first flight of a year of which this is announced. */
function announced(isWanted: (all: readonly IntlDisruption[]) => boolean): { departure: Departure; all: IntlDisruption[] } {
  for (let day = 0; day < 365; day++)
    for (const flightNo of ['MU233', 'MU543', 'CA931', 'MU553', 'CZ303']) {
      const date = addDays('2026-12-01', day)
      for (const from of ['PVG', 'PEK', 'CAN']) {
        const departure = network.departure(flightNo, from, date)
        const all = departure ? disruptionsOf(seed, departure) : []
        if (departure && isWanted(all)) return { departure, all }
      }
    }
  throw new Error('nothing like it in a year')
}
const eventsAt = (departure: Departure, ms: number, more: { since: number; ticketedAt: number }) => {
  const row = { trip: tripOn(departure), segments: [0], faults: [], ticketed_at: new Date(more.ticketedAt) }
  const context = { now: new Date(ms), sql: { query: () => Promise.resolve([row] as never[]) } }
  return scheduleEvents({ seed, network }, context, { since: new Date(more.since) })
}

test('[handbook 1.6] a flight that leaves earlier is told with its earlier hours', async () => {
  const { departure, all } = announced(([first]) => first?.kind === 'retimed' && first.later < 0)
  const [{ announcedMs, later }] = all as [IntlDisruption]
  const [event] = await eventsAt(departure, announcedMs, { since: announcedMs - 1, ticketedAt: announcedMs - 60_000 })
  expect(event).toMatchObject({ kind: 'retimed', now: { departAt: new Date(departure.departMs + later * 60_000).toISOString() } })
})

test('[handbook 1.6] that it flies as planned after all is told to whoever heard otherwise, and to nobody who bought it since', async () => {
  const { departure, all } = announced(({ length }) => length === 2)
  const [first, restored] = all as [IntlDisruption, IntlDisruption]
  const asked = { since: restored.announcedMs - 1, ticketedAt: first.announcedMs - 60_000 }
  const [event] = await eventsAt(departure, restored.announcedMs, asked)
  expect(event).toMatchObject({ kind: 'restored', now: { departAt: new Date(departure.departMs).toISOString() } })
  expect(event!.eventId).toMatch(/-restored$/)
  const later = { ...asked, ticketedAt: restored.announcedMs + 60_000 }
  expect(await eventsAt(departure, restored.announcedMs + 120_000, later)).toEqual([])
})
