import { describe, expect, test } from 'vitest'
import { arrivals } from './arrivals'
import { disruptionOf, type Disruption } from './disruptions'
import { referenceWorld } from './reference-world'
import { chinaDay, departureMs } from './sale-day'
import { createNetwork } from './timetable/network'
import { planTimetable } from './timetable/plan-timetable'
import type { FlightPart } from './timetable/segment'
import { fliesOn } from './timetable/timetable'

const network = createNetwork(planTimetable(referenceWorld, 1), referenceWorld, 1)
const day = chinaDay(new Date('2026-12-09T04:00:00Z'))
const hourMs = 3_600_000

/** A flight of that day to which this happens, and an hour on either side of its landing. */
function flightThatIs(kind: Disruption['kind'] | undefined) {
  const part = network.parts.find(
    (each) => each.scheduled.legs.length === 1 && fliesOn(each.scheduled.days, day) && disruptionOf(each, day)?.kind === kind,
  ) as FlightPart
  const landsMs = departureMs(day, part.end.arriveMinutes)
  const { flightNo } = part.scheduled
  const asked = { flightNo, from: new Date(landsMs - hourMs), to: new Date(landsMs + hourMs) }
  return { asked, landsMs, airport: part.end.to, disruption: disruptionOf(part, day) }
}

describe('[handbook 5.3] when a flight lands, for whoever waits for it', () => {
  const long = new Date('2027-01-01T00:00:00Z')

  test('as planned', () => {
    const { asked, landsMs, airport } = flightThatIs(undefined)
    const plannedAt = new Date(landsMs)
    expect(arrivals(network, asked, long)).toEqual([{ airport, plannedAt, expectedAt: plannedAt }])
  })

  test('late, once that is announced', () => {
    const { asked, landsMs, disruption } = flightThatIs('delayed')
    const { announcedMs, later } = disruption!
    expect(later).toBeGreaterThan(0)
    const at = (ms: number) => arrivals(network, asked, new Date(ms)).map(({ expectedAt }) => expectedAt?.getTime())
    expect([at(announcedMs - 1), at(announcedMs)]).toEqual([[landsMs], [landsMs + later * 60_000]])
  })

  test('cancelled: it is not expected', () => {
    const { asked, airport, landsMs } = flightThatIs('cancelled')
    expect(arrivals(network, asked, long)).toEqual([{ airport, plannedAt: new Date(landsMs) }])
  })

  test('another number, or another time, lands nowhere', () => {
    const { asked } = flightThatIs(undefined)
    expect(arrivals(network, { ...asked, flightNo: 'ZZ999' }, long)).toEqual([])
    expect(arrivals(network, { ...asked, to: asked.from }, long)).toEqual([])
  })
})
