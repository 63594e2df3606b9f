import { addDays } from '@sojourn/domain/kit/local-date'
import { expect, test } from 'vitest'
import { arrivals } from './arrivals'
import { disruptionOf } from './disruptions'
import type { Departure } from './network'
import { smallNetwork } from './small-network.testing'

const seed = 7
const network = smallNetwork(seed)
const departures = Array.from(
  { length: 400 },
  (_, day) => network.departure('MU233', 'PVG', addDays('2026-12-01', day)) as Departure,
)
const hourMs = 3_600_000

test.each([undefined, 'cancelled', 'delayed', 'retimed'] as const)(
  '[handbook 5.3] the landing of a flight that is %s',
  (kind) => {
    const departure = departures.find((each) => disruptionOf(seed, each)?.kind === kind)!
    const { flightNo, to: airport, arriveMs } = departure
    const asked = { flightNo, from: new Date(arriveMs - hourMs), to: new Date(arriveMs + hourMs) }
    const later = disruptionOf(seed, departure)?.later ?? 0
    const plannedAt = new Date(arriveMs)
    expect(arrivals({ seed, network }, asked, new Date('2027-06-01T00:00:00Z'))).toEqual([
      { airport, plannedAt, ...(kind !== 'cancelled' && { expectedAt: new Date(arriveMs + later * 60_000) }) },
    ])
    expect(arrivals({ seed, network }, { ...asked, to: asked.from }, plannedAt)).toEqual([])
  },
)
