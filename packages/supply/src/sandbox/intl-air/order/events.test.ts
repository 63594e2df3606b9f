import { addDays, compareDates } from '@sojourn/domain/kit/local-date'
import { filled } from '@sojourn/domain/kit/filled.testing'
import { expect, test } from 'vitest'
import { disruptionOf } from '../disruptions'
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
  const rows = [...departures, ...departures, ...departures].map((each) => ({ trip: tripOn(each), segments: [0], faults: [] }))
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
