import { filled } from '@sojourn/domain/kit/filled.testing'
import { expect, test } from 'vitest'
import { disruptionOf, scheduleEvents } from './disruptions'
import { parseFlightKey } from './keys'
import { createNetwork } from './timetable/network'
import { offerOf } from './offers'
import { planTimetable } from './timetable/plan-timetable'
import { referenceWorld } from './reference-world'
import { departureMs, saleDay } from './sale-day'
import { fliesOn } from './timetable/timetable'

const network = createNetwork(planTimetable(referenceWorld, 1), referenceWorld, 1)
const [yesterday, now] = [new Date('2026-11-19T02:00:00Z'), new Date('2026-11-20T02:00:00Z')]
const events = scheduleEvents(network, yesterday, now)
const hour = 3_600_000

test('[handbook 12] one flight in 200 is cancelled and one in 50 late', () => {
  const day = 20_800
  const flown = network.parts.filter((part) => fliesOn(part.scheduled.days, day))
  const count = (kind: string): number => flown.filter((part) => disruptionOf(part, day)?.kind === kind).length / flown.length
  expect(count('cancelled')).toBeCloseTo(0.005, 2)
  expect(count('delayed')).toBeCloseTo(0.02, 2)
})

test('events are announced within the asked time and at most a day before departure', () => {
  expect(events.length).toBeGreaterThan(100)
  for (const { flightKey, announcedAt } of filled(events)) {
    expect(announcedAt > yesterday && announcedAt <= now).toBe(true)
    const named = parseFlightKey(flightKey)
    const segment = network.find(named?.flightNo ?? '', named?.pair ?? '')[0]
    const ahead = departureMs(named?.day ?? 0, segment?.scheduled.legs[0]?.departMinutes ?? 0) - announcedAt.getTime()
    expect(ahead).toBeGreaterThan(0)
    expect(ahead).toBeLessThanOrEqual(24 * hour)
  }
})

test('two halves of a time tell together what the whole tells, each event once', () => {
  const middle = new Date('2026-11-19T13:00:00Z')
  const halves = [...scheduleEvents(network, yesterday, middle), ...scheduleEvents(network, middle, now)]
  expect(halves).toEqual(events)
  expect(new Set(events.map(({ eventId }) => eventId)).size).toBe(events.length)
})

test('a cancelled flight names another of its carrier and is sold no more', () => {
  const cancelled = events.filter(({ kind }) => kind === 'cancelled')
  expect(cancelled.filter(({ protectedFlightKey }) => protectedFlightKey).length).toBeGreaterThan(cancelled.length / 2)
  for (const { flightKey, protectedFlightKey } of filled(cancelled)) {
    expect(protectedFlightKey?.slice(0, 2) ?? flightKey.slice(0, 2)).toBe(flightKey.slice(0, 2))
    const named = parseFlightKey(flightKey)
    const segment = network.find(named?.flightNo ?? '', named?.pair ?? '')[0]
    const anybody = { party: 1, agreements: [], businessTravel: false, governmentOnly: false }
    expect(
      segment && offerOf(segment, { sale: saleDay(referenceWorld, named?.day ?? 0), now, soldOf: () => [], wanted: anybody }),
    ).toBeUndefined()
  }
})
