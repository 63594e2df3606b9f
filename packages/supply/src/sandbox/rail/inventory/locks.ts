import { isSleeper } from '@sojourn/domain/products/train/seat-choice'
import type { RailFailure, RailLock, RailLocked, RailPending } from '../../../ports/rail'
import type { SqlExecutor, SupplyContext } from '../../../ports/supply'
import { faultsOfRequest, happensTo, slowAnswer } from '../../faults'
import { wishesOf } from './allocation'
import type { RailDesk } from './desk'
import { unverifiedPassenger, type RailFault } from './faults'
import { lockClasses, type ClassRef } from './coach-store'
import { writeLock, type SeatedRide } from './lock-store'
import { settle } from './matching'
import { claimLock, findLock, lockNoOfKey, lockOfKey, placeOf, ticketsOfLock, ticketsOfNumbers, type LockRecord } from './records'
import { findRides, otherWishes, partyRefusal, peopleOf, type Person, type Ride } from './rides'
import { clearLapsed, endLock } from './returns'
import { findSeats } from './seating'
import { arrivesAt, departsAt, standingOf, trainNoOf } from './stretch'
import { claimInTurn, refusedTraveller, type Journey } from './travellers'

/** Fen by which a faulty price is dearer. */
const raisedBy = 500

/** Seats for a party, or the failure; needs a transaction, which the caller undoes after a failure. */
export async function lock(
  desk: RailDesk,
  context: SupplyContext,
  request: RailLock,
): Promise<RailLocked | RailPending | RailFailure> {
  const faults = faultsOfRequest(desk.faults, context, request)
  if (faults.includes('SLOW')) await slowAnswer(desk.faults)
  const first = await lockOnce(desk, context, request, faults)
  return faults.includes('TWICE') ? lockOnce(desk, context, request, faults) : first
}

async function lockOnce(
  desk: RailDesk,
  context: SupplyContext,
  request: RailLock,
  faults: readonly RailFault[],
): Promise<RailLocked | RailPending | RailFailure> {
  const { sql, now } = context
  const { key, holdUntil, replaces = [], insteadOf } = request
  const people = peopleOf(request.passengers)
  const rides = acceptable(desk, request, faults, now)
  const travellers = people.map(({ traveller }) => traveller)
  const trainKeys = request.choices.map(({ trainKey }) => trainKey)
  const [, { before, lapsed }, refused] = await Promise.all([
    claimInTurn(sql, key, travellers),
    lockOfKey(sql, { key, trainKeys, now }),
    'failure' in rides ? undefined : refusedTraveller(sql, journeysOf(rides, people), { now, replaces, insteadOf }),
  ])
  if (before && before.state !== 'pending') return lockedBefore(context, before)
  if ('failure' in rides) return rides
  if (faults.includes('LATE') && !before) return insteadOf ? { failure: 'soldOut' } : putInQueue(context, request, faults)
  if (refused) return refused
  if (await mixesBerthsAndSeats(sql, replaces)) return { failure: 'notChangeable' }
  if (lapsed) await clearAway(desk, context, rides)
  if (insteadOf) await claimBoth(sql, rides, insteadOf)
  const seated = await seatAll(desk, context, { request, rides, faults })
  if ('failure' in seated) return seated
  const { lockNo, places } = await writeLock(sql, now, { key, holdUntil, faults, replaces, people, rides: seated })
  if (insteadOf) await release(desk, context, { lockNo: insteadOf })
  return { lockNo, holdUntil, places }
}

/** The coaches of the old and the new seats in one order, so that two who swap never wait in a circle. */
async function claimBoth(sql: SqlExecutor, rides: readonly Ride[], lockNo: string): Promise<void> {
  await claimLock(sql, lockNo)
  await lockClasses(sql, [...classesOf(rides), ...(await ticketsOfLock(sql, lockNo))])
}

const classesOf = (rides: readonly Ride[]): ClassRef[] =>
  rides.map(({ stretch, seat }) => ({ train_key: stretch.run.trainKey, seat }))

/** Seats of locks whose time is over are free again, for those who wait first. */
async function clearAway(desk: RailDesk, context: SupplyContext, rides: readonly Ride[]): Promise<void> {
  await settle(desk, context, await clearLapsed(context, classesOf(rides)))
}

/** The same key answers the same, also when the seats have become tickets; what was given back is over. */
async function lockedBefore({ sql, now }: SupplyContext, before: LockRecord): Promise<RailLocked | RailFailure> {
  const over = before.state === 'released' || before.state === 'expired' || (before.state === 'held' && before.hold_until < now)
  if (over) return { failure: 'lockExpired' }
  const places = (await ticketsOfLock(sql, before.lock_no)).map(placeOf)
  return { lockNo: before.lock_no, holdUntil: before.hold_until, places }
}

/** Everything that can be known without the books. */
function acceptable(desk: RailDesk, request: RailLock, faults: readonly RailFault[], now: Date): Ride[] | RailFailure {
  const party = partyRefusal(request.passengers)
  if (party) return party
  if (faults.includes('BUSY')) return { failure: 'supplierBusy' }
  if (faults.includes('CLOSED')) return { failure: 'outOfService' }
  const found = findRides(desk, request.choices, now)
  if ('failure' in found) return found
  const rides = faults.includes('PRICE_UP') ? found.map(dearer) : found
  const prices = rides.map(({ fare }) => fare.price)
  const ride = prices.findIndex((price, index) => price > (request.expectedPrices[index] ?? 0))
  if (ride >= 0) return { failure: 'priceChanged', ride, prices }
  return faultyRefusal(request, faults) ?? rides
}

const dearer = (ride: Ride): Ride => ({ ...ride, fare: { ...ride.fare, price: ride.fare.price + raisedBy } })

function faultyRefusal({ passengers }: RailLock, faults: readonly RailFault[]): RailFailure | undefined {
  const passenger = unverifiedPassenger(passengers)
  if (faults.includes('IDENTITY')) return { failure: 'identityNotVerified', passenger }
  if (faults.includes('CONFLICT')) return { failure: 'journeyConflict', passenger: 0 }
  if (faults.includes('LIMIT')) return { failure: 'purchaseLimit', passenger: 0 }
  return faults.includes('NO_SEAT') ? { failure: 'soldOut' } : undefined
}

async function putInQueue({ sql, now }: SupplyContext, request: RailLock, faults: readonly RailFault[]): Promise<RailPending> {
  await sql.query(
    `INSERT INTO sandbox_rail_lock (lock_key, state, hold_until, faults, replaces, created_at)
    VALUES ($1, 'pending', $2::timestamptz, $3::text[], $4::text[], $5::timestamptz)`,
    [request.key, request.holdUntil, faults, request.replaces ?? [], now],
  )
  return { pending: true }
}

const journeysOf = (rides: readonly Ride[], people: readonly Person[]): Journey[] =>
  rides.flatMap(({ stretch }, ride) => {
    const times = { ride, train_key: stretch.run.trainKey, departs: departsAt(stretch), arrives: arrivesAt(stretch) }
    return people.map(({ traveller }, passenger) => ({ passenger, traveller, ...times }))
  })

/** Handbook 3.8: berths are not changed together with seats. */
async function mixesBerthsAndSeats(sql: SqlExecutor, replaced: readonly string[]): Promise<boolean> {
  const old = replaced.length > 1 ? await ticketsOfNumbers(sql, replaced) : []
  return new Set(old.map(({ seat }) => isSleeper(seat))).size > 1
}

interface RidesToSeat {
  request: RailLock
  rides: readonly Ride[]
  faults: readonly RailFault[]
}

/** Seats on every ride, or on none. Rides are taken in the order of their trains, so that two buyers never wait in a circle. */
async function seatAll(
  desk: RailDesk,
  context: SupplyContext,
  { request, rides, faults }: RidesToSeat,
): Promise<SeatedRide[] | RailFailure> {
  const seated: (SeatedRide | undefined)[] = rides.map(() => undefined)
  const order = [...rides.keys()].sort((a, b) => compareKeys(rides[a], rides[b]))
  for (const index of order) {
    const ride = rides[index]
    const found = ride && (await seatRide(desk, context, { request, ride, faults }))
    if (!found) return { failure: 'soldOut', ride: index, ...(ride && { trainNo: trainNoOf(ride.stretch) }) }
    seated[index] = found
  }
  return seated.filter((each) => each !== undefined)
}

const compareKeys = (a: Ride | undefined, b: Ride | undefined): number =>
  (a?.stretch.run.trainKey ?? '') < (b?.stretch.run.trainKey ?? '') ? -1 : 1

interface RideToSeat {
  request: RailLock
  ride: Ride
  faults: readonly RailFault[]
}

async function seatRide(
  desk: RailDesk,
  { sql, now }: SupplyContext,
  { request, ride, faults }: RideToSeat,
): Promise<SeatedRide | undefined> {
  const size = request.passengers.length
  const asked = wishesOf(size, request.seatChoice, request.berthChoice)
  const wishes = faults.includes('OTHER_SEAT') ? otherWishes(asked) : asked
  const desired = { size, wishes, key: request.key, stretch: ride.stretch }
  const scene = { sql, now, seed: desk.seed, wait: true }
  const seating = await findSeats(scene, { ...desired, seat: ride.seat })
  if (seating) return { ...ride, seating }
  if (!request.acceptStanding || standingOf(ride.stretch.run)?.base !== ride.seat) return undefined
  const standing = await findSeats(scene, { ...desired, seat: 'WZ' })
  return standing && { ...ride, seating: standing }
}

/** Gives locked seats back, to those who wait for them first; repeating it changes nothing. */
export async function release(
  desk: RailDesk,
  context: SupplyContext,
  { lockNo, cancelled = false }: { lockNo: string; cancelled?: boolean },
): Promise<void> {
  await settle(desk, context, await endLock(context, lockNo, cancelled))
}

/** The key waits for seats no longer; those that the queue has found go back. Repeating it changes nothing. */
export async function leaveQueue(desk: RailDesk, context: SupplyContext, { key }: { key: string }): Promise<void> {
  await claimInTurn(context.sql, key, [])
  const lockNo = await lockNoOfKey(context.sql, key)
  if (lockNo !== undefined) await release(desk, context, { lockNo })
}

/** Whether the seats of a lock would be ticketed now. */
export async function held(desk: RailDesk, { sql, now }: SupplyContext, { lockNo }: { lockNo: string }): Promise<boolean> {
  const record = await findLock(sql, lockNo)
  return record?.state === 'held' && record.hold_until >= now && !happensTo(desk.faults, record, 'SEATS_LOST')
}
