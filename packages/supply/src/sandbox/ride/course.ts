import type { SuppliedDriver, SuppliedRide, SuppliedRideEvent } from '../../ports/ride'
import { hashText, unit } from '../air/random'
import { driverOf } from './drivers'
import type { RideRecord } from './records'
import { routeOf, type Route } from './tariff'

const minute = 60_000
/** A driver for a planned ride is looked for so many minutes before; nobody looks longer than three. */
const looksAhead = 40
const looksFor = 3
/** A driver for a planned ride comes so many minutes early, and one comes aboard within two. */
const early = 5
const boards = 2

interface Happening {
  kind: SuppliedRideEvent
  at: number
}

/** All that happens to a ride if nobody interferes any more: it follows from its row alone. */
export interface Course {
  happenings: Happening[]
  driver: SuppliedDriver
  approach: { startedAt: number; endsAt: number; metres: number }
  ride: { startedAt: number; endsAt: number } & Route
}

export function courseOf(record: RideRecord, seed: number): Course {
  const share = (what: string): number => unit(hashText(record.rideNo + what, seed))
  const isPlanned = record.plan.kind !== 'now'
  const ordered = record.orderedAt.getTime()
  const planned = record.departAt.getTime()
  const looks = isPlanned ? Math.max(ordered, planned - looksAhead * minute) : ordered
  const first = looks + (10 + Math.floor(share('found') * 50)) * 1000
  const giveUp = record.faults.includes('DRIVER_CANCELS')
  const accepted = giveUp ? first + 2 * minute : first
  const metres = 800 + Math.floor(share('near') * 2700)
  const drives = Math.ceil(metres / 420) * minute
  const arrived = Math.max(accepted + drives, isPlanned ? planned - early * minute : 0)
  const began = Math.max(arrived + boards * minute, isPlanned ? planned : 0)
  const route = drivenRoute(record, began, share('way'))
  const ended = began + route.minutes * minute
  const found: Happening[] = [
    { kind: 'accepted', at: first },
    ...(giveUp
      ? [
          { kind: 'driverCancelled' as const, at: first + minute },
          { kind: 'accepted' as const, at: accepted },
        ]
      : []),
  ]
  return {
    happenings: happeningsOf(record, { looks, found, accepted, arrived, began, ended }),
    driver: driverOf(record.rideNo + (giveUp ? '/2' : ''), record.plan.cityId, record.rideClass, seed),
    approach: { startedAt: arrived - drives, endsAt: arrived, metres },
    ride: { startedAt: began, endsAt: ended, ...route },
  }
}

interface Moments {
  looks: number
  found: Happening[]
  accepted: number
  arrived: number
  began: number
  ended: number
}

function happeningsOf(record: RideRecord, { looks, found, accepted, arrived, began, ended }: Moments): Happening[] {
  const { plan, faults, orderedAt, movedAt, cancelledAt, redirected } = record
  const before: Happening[] = [
    ...(plan.kind === 'now' ? [] : [{ kind: 'reserved' as const, at: orderedAt.getTime() }]),
    ...(movedAt ? [{ kind: 'moved' as const, at: movedAt.getTime() }] : []),
  ]
  const course: Happening[] = faults.includes('NO_DRIVER')
    ? [{ kind: 'noDriver', at: looks + looksFor * minute }]
    : faults.includes('SERVICE_CANCELS')
      ? [...found, { kind: 'serviceCancelled', at: accepted + minute }]
      : [
          ...found,
          { kind: 'arrived', at: arrived },
          { kind: 'began', at: began },
          ...(redirected ? [{ kind: 'destinationChanged' as const, at: Date.parse(redirected.at) }] : []),
          { kind: 'ended', at: ended },
        ]
  const all = [...before, ...course].toSorted((a, b) => a.at - b.at)
  if (!cancelledAt) return all
  const cancelled = cancelledAt.getTime()
  return [...all.filter(({ at }) => at <= cancelled), { kind: 'cancelled', at: cancelled }]
}

/** The way that is driven in the end: within a tenth of the plan, unless the driver goes round. */
function drivenRoute(record: RideRecord, began: number, share: number): Route {
  if (record.redirected) return { metres: record.redirected.metres, minutes: record.redirected.minutes }
  const planned = routeOf({ ...record.plan, departAt: new Date(began) })
  if (!record.plan.to) return planned
  const factor = record.faults.includes('DETOUR') ? 2 : 0.94 + share * 0.12
  return { metres: Math.round(planned.metres * factor), minutes: Math.max(1, Math.round(planned.minutes * factor)) }
}

/** How late a platform tells what has happened. */
const late = 3 * minute

/** What the platform tells by now, in its own way: late, twice, or in another order. */
export function toldBy(record: RideRecord, { happenings }: Course, now: Date): Pick<SuppliedRide, 'events' | 'nextAt'> {
  const delay = record.faults.includes('NOTICE_LATE') ? late : 0
  const told = happenings
    .map(({ kind, at }, index) => ({ number: index + 1, kind, at: new Date(at) }))
    .filter(({ at }) => at.getTime() + delay <= now.getTime())
  const twice = record.faults.includes('NOTICE_TWICE') ? told.flatMap((event) => [event, event]) : told
  const next = happenings.find(({ at }) => at + delay > now.getTime())
  return {
    events: record.faults.includes('NOTICE_SHUFFLED') ? twice.toReversed() : twice,
    ...(next && { nextAt: new Date(next.at + delay) }),
  }
}
