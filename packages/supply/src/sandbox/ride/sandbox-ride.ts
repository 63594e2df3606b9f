import { atMostOf, takenOffOf } from '@sojourn/domain/products/car/fare'
import { acceptedAt } from '@sojourn/domain/products/car/ride-events'
import { cancelTerms } from '@sojourn/domain/products/car/cancelling'
import { rideRefusals } from '../../ports/refusals'
import type { RideFailure, RideOperation, RideOrder, RidePart, RidePlace, RideSupply, SuppliedRide } from '../../ports/ride'
import type { InProcess, SqlExecutor, SupplyContext } from '../../ports/supply'
import { hashText } from '../air/random'
import { createFaults, faultsOfRequest, slowAnswer, type Faults } from '../faults'
import { createJournal } from '../keys/journal'
import { courseOf, toldBy, type Course } from './course'
import { rideFaults, type RideFault } from './faults'
import { findRide, insertRide, lockRide, rideByKey, updateRide, type RideRecord } from './records'
import { estimates, fareOf, totalOf, routeBetween, routeOf } from './tariff'

interface Desk {
  seed: number
  faults: Faults<RideFault>
}

const minute = 60_000
/** How long a person takes to look at a fare. */
const reviewMinutes = 120
/** A driver who is made to end elsewhere does so this far away. */
const elsewhereMetres = 1800

/** The built-in platform of cars: its rides follow their course by the clock that it is asked with. */
export function createSandboxRide({
  seed,
  faults = createFaults(rideFaults),
}: {
  seed: number
  faults?: Faults<RideFault>
}): InProcess<RideSupply> {
  const desk: Desk = { seed, faults }
  const { keyed, keys } = createJournal<RideOperation, RideFailure>({ supplier: 'ride', refusals: rideRefusals })
  return {
    ...keys,
    estimate: async (_, plan) => estimates(plan),
    order: (context, request) => keyed(context, { operation: 'order', key: request.key }, () => order(desk, context, request)),
    ride: async ({ sql, now }, { rideNo }) => {
      const record = await findRide(sql, rideNo)
      return record && toldOf(record, courseOf(record, seed), now)
    },
    cancel: (context, request) => keyed(context, { operation: 'cancel', key: request.key }, () => cancel(desk, context, request)),
    move: (context, request) => keyed(context, { operation: 'move', key: request.key }, () => move(desk, context, request)),
    redirect: (context, request) =>
      keyed(context, { operation: 'redirect', key: request.key }, () => redirect(desk, context, request)),
    emergency: (context, request) =>
      keyed(context, { operation: 'emergency', key: request.key }, () => emergency(desk, context, request)),
    review: (context, request) => keyed(context, { operation: 'review', key: request.key }, () => review(desk, context, request)),
  }
}

async function review(
  desk: Desk,
  context: SupplyContext,
  { key, rideNo, parts }: { key: string; rideNo: string; parts: readonly RidePart[] },
): Promise<{ decidesAt: Date } | RideFailure> {
  const found = await onCourse(desk, context, rideNo)
  if ('failure' in found) return found
  const { record } = found
  if (record.review && record.done.includes(`review ${key}`)) return { decidesAt: new Date(record.review.decidesAt) }
  if (!hasHappened(found, 'ended', context.now)) return { failure: 'notReviewable' }
  const decidesAt = new Date(context.now.getTime() + reviewMinutes * minute)
  await updateRide(context.sql, {
    ...record,
    review: { parts: [...parts], decidesAt: decidesAt.toISOString() },
    done: [...record.done, `review ${key}`],
  })
  return { decidesAt }
}

/** Whom it would call the built-in platform forgets: its books hold no names. */
async function emergency(
  desk: Desk,
  context: SupplyContext,
  { rideNo }: { rideNo: string },
): Promise<{ told: true } | RideFailure> {
  const found = await onCourse(desk, context, rideNo)
  return 'failure' in found ? found : { told: true }
}

async function order(desk: Desk, context: SupplyContext, request: RideOrder): Promise<{ rideNo: string } | RideFailure> {
  const {
    key,
    rideClass,
    atMost,
    passenger: _passenger,
    emergency: _emergency,
    serviceNo: _serviceNo,
    remark: _remark,
    departAt,
    ...plan
  } = request
  const faults = faultsOfRequest(desk.faults, context, request)
  if (faults.includes('SLOW')) await slowAnswer(desk.faults)
  const before = await rideByKey(context.sql, key)
  if (before) return { rideNo: before.rideNo }
  const now = plan.kind === 'now' ? context.now : departAt
  const estimate = estimates({ ...plan, departAt: now }).find((each) => each.rideClass === rideClass)
  if (!estimate) return { failure: 'notServed' }
  const price = faults.includes('PRICE_UP') ? estimate.total * 2 : estimate.total
  if (price > atMost) return { failure: 'priceChanged', price }
  const rideNo = `R${String(hashText(key, desk.seed)).padStart(10, '0')}${String(hashText(key, ~desk.seed) % 1000).padStart(3, '0')}`
  const nothing = { movedAt: null, cancelledAt: null, cancelFee: null, redirected: null, review: null, done: [] }
  await insertRide(context.sql, key, { rideNo, plan, rideClass, faults, orderedAt: context.now, departAt: now, ...nothing })
  return { rideNo }
}

interface OnCourse {
  record: RideRecord
  course: Course
}

async function onCourse({ seed }: Desk, { sql }: { sql: SqlExecutor }, rideNo: string): Promise<OnCourse | RideFailure> {
  const record = await lockRide(sql, rideNo)
  return record ? { record, course: courseOf(record, seed) } : { failure: 'rideUnknown' }
}

const hasHappened = ({ course }: OnCourse, kind: Course['happenings'][number]['kind'], now: Date): boolean =>
  course.happenings.some((each) => each.kind === kind && each.at <= now.getTime())

async function cancel(
  desk: Desk,
  context: SupplyContext,
  { key, rideNo, feeAtMost }: { key: string; rideNo: string; feeAtMost: number },
): Promise<{ fee: number } | RideFailure> {
  const found = await onCourse(desk, context, rideNo)
  if ('failure' in found) return found
  const { record, course } = found
  if (record.done.includes(`cancel ${key}`)) return { fee: record.cancelFee ?? 0 }
  const over = (['began', 'noDriver', 'serviceCancelled', 'cancelled'] as const).some((kind) =>
    hasHappened(found, kind, context.now),
  )
  if (over) return { failure: 'notCancellable' }
  const heard = course.happenings.filter(({ at }) => at <= context.now.getTime())
  const accepted = acceptedAt(heard.map(({ kind, at }, number) => ({ number, kind, at: new Date(at).toISOString() })))
  const { fee } = cancelTerms({
    carClass: record.rideClass,
    plannedAt: record.plan.kind === 'now' ? undefined : record.departAt.toISOString(),
    acceptedAt: accepted,
    now: context.now.toISOString(),
  })
  if (fee > feeAtMost) return { failure: 'feeRose', price: fee }
  await updateRide(context.sql, { ...record, cancelledAt: context.now, cancelFee: fee, done: [...record.done, `cancel ${key}`] })
  return { fee }
}

async function move(
  desk: Desk,
  context: SupplyContext,
  { key, rideNo, departAt }: { key: string; rideNo: string; departAt: Date },
): Promise<{ departAt: Date } | RideFailure> {
  const found = await onCourse(desk, context, rideNo)
  if ('failure' in found) return found
  const { record } = found
  if (record.done.includes(`move ${key}`)) return { departAt }
  const over = (['arrived', 'noDriver', 'serviceCancelled', 'cancelled'] as const).some((kind) =>
    hasHappened(found, kind, context.now),
  )
  if (over || record.plan.kind === 'now') return { failure: 'notMovable' }
  await updateRide(context.sql, { ...record, departAt, movedAt: context.now, done: [...record.done, `move ${key}`] })
  return { departAt }
}

async function redirect(
  desk: Desk,
  context: SupplyContext,
  { key, rideNo, to, atMost }: { key: string; rideNo: string; to: RidePlace; atMost: number },
): Promise<{ metres: number; minutes: number; estimate: number } | RideFailure> {
  const found = await onCourse(desk, context, rideNo)
  if ('failure' in found) return found
  const { record, course } = found
  if (record.redirected && record.done.includes(`redirect ${key}`)) {
    const { metres, minutes, estimate } = record.redirected
    return { metres, minutes, estimate }
  }
  const { from, to: former } = record.plan
  const { now } = context
  if (!former || record.redirected || !hasHappened(found, 'began', now) || hasHappened(found, 'ended', now))
    return { failure: 'notRedirectable' }
  const { startedAt, endsAt, metres } = course.ride
  const share = (now.getTime() - startedAt) / (endsAt - startedAt)
  const at = {
    latitude: from.latitude + (former.latitude - from.latitude) * share,
    longitude: from.longitude + (former.longitude - from.longitude) * share,
  }
  const rest = routeBetween({ ...from, ...at }, to, now)
  const route = {
    metres: Math.round(metres * share) + rest.metres,
    minutes: Math.ceil((now.getTime() - startedAt) / minute) + rest.minutes,
  }
  const estimate = totalOf(fareOf({ ...record.plan, to, departAt: new Date(startedAt) }, record.rideClass, route))
  if (estimate > atMost) return { failure: 'priceChanged', price: atMostOf(estimate) }
  await updateRide(context.sql, {
    ...record,
    redirected: { at: now.toISOString(), to, ...route, estimate },
    done: [...record.done, `redirect ${key}`],
  })
  return { ...route, estimate }
}

/** All that the platform says of a ride now. */
function toldOf(record: RideRecord, course: Course, now: Date): SuppliedRide {
  const { events, nextAt } = toldBy(record, course, now)
  const has = (kind: SuppliedRide['events'][number]['kind']): boolean => events.some((event) => event.kind === kind)
  const latest = events
    .toSorted((a, b) => b.number - a.number)
    .find(({ kind }) => kind === 'accepted' || kind === 'driverCancelled')
  const fare = has('ended') ? fareTold(record, course) : undefined
  const leg = legOf(course, has)
  const decides = record.review && new Date(record.review.decidesAt)
  const isOpen = decides && decides > now
  const next = nextAt ?? (isOpen ? decides : undefined)
  return {
    rideNo: record.rideNo,
    events,
    ...(latest?.kind === 'accepted' && { driver: course.driver }),
    ...(leg && { leg }),
    ...(fare && { fare }),
    ...(record.cancelFee !== null && { cancelFee: record.cancelFee }),
    ...(record.review && decides && { review: { decidesAt: decides, ...(!isOpen && { takenOff: takenOff(record, course) }) } }),
    ...(next && { nextAt: next }),
  }
}

function legOf({ approach, ride }: Course, has: (kind: SuppliedRide['events'][number]['kind']) => boolean): SuppliedRide['leg'] {
  if (has('ended') || has('cancelled') || has('serviceCancelled')) return undefined
  const drawn = ({ startedAt, endsAt, metres }: Course['approach']) => ({
    startedAt: new Date(startedAt),
    endsAt: new Date(endsAt),
    metres,
  })
  if (has('began')) return { kind: 'ride', ...drawn(ride) }
  return has('accepted') && !has('arrived') ? { kind: 'approach', ...drawn(approach) } : undefined
}

function fareTold(record: RideRecord, { ride }: Course): NonNullable<SuppliedRide['fare']> {
  const { plan, rideClass, redirected, faults } = record
  const parts = fareOf({ ...plan, ...(redirected && { to: redirected.to }), departAt: record.departAt }, rideClass, ride)
  const missedBy = faults.includes('DROP_ELSEWHERE') ? elsewhereMetres : 0
  return {
    total: totalOf(parts),
    parts,
    metres: ride.metres,
    minutes: ride.minutes,
    missedBy,
    crossedCity: faults.includes('CROSS_CITY'),
  }
}

/** Whoever looks at a fare takes off what goes beyond the shortest way to where the car was told to go. */
function takenOff(record: RideRecord, course: Course): number {
  const { plan, rideClass, redirected, review } = record
  const route = redirected ?? routeOf({ ...plan, departAt: new Date(course.ride.startedAt) })
  const planned = fareOf({ ...plan, ...(redirected && { to: redirected.to }), departAt: record.departAt }, rideClass, route)
  return takenOffOf(fareTold(record, course).parts, planned, review?.parts ?? [])
}
