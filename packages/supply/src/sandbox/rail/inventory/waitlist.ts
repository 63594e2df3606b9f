import type {
  RailDocument,
  RailFailure,
  RailLeave,
  RailWaitlistQuestion,
  RailWaitlistRequest,
  RailWaitlistState,
} from '../../../ports/rail'
import type { RailChoice } from '../../../ports/rail-ride'
import type { SupplyContext } from '../../../ports/supply'
import type { RailDesk } from './desk'
import { issuedOf } from './issuing'
import { closesAt, settle } from './matching'
import { findRide, partyRefusal, peopleOf, type Person, type Ride } from './rides'
import { clearLapsed } from './returns'
import { arrivesAt, departsAt } from './stretch'
import { claimInTurn, refusedTraveller, travellerOf } from './travellers'
import {
  claimWaitlist,
  endWaitlist,
  expireWaitlist,
  findWaitlist,
  insertWaitlist,
  writeWaiting,
  type WaitRecord,
} from './waitlist-store'

/** Joins at the end of the queue; whoever can be served at once is. */
export async function joinWaitlist(
  desk: RailDesk,
  context: SupplyContext,
  request: RailWaitlistRequest,
): Promise<{ waitlistNo: string } | RailFailure> {
  const { sql, now } = context
  const people = peopleOf(request.passengers)
  const travellers = people.map(({ traveller }) => traveller)
  const [, before] = await Promise.all([claimInTurn(sql, request.key, travellers), findWaitlist(sql, request.key)])
  if (before) return { waitlistNo: before.waitlist_no }
  const rides = acceptable(desk, request, now)
  if ('failure' in rides) return rides
  const refused = await refusedNow(context, rides, people)
  if (refused) return refused
  const { key, deadline, choices } = request
  const waitlistNo = await insertWaitlist(sql, { key, deadline, choices, people, now })
  await serveWaiting(desk, context, choices)
  return { waitlistNo }
}

/** Seats of locks whose time is over, and all that is free, go to those who wait. */
async function serveWaiting(desk: RailDesk, context: SupplyContext, choices: readonly RailChoice[]): Promise<void> {
  const classes = choices.map(({ trainKey, seat }) => ({ train_key: trainKey, seat }))
  await clearLapsed(context, classes)
  await settle(desk, context, [...new Set(choices.map(({ trainKey }) => trainKey))])
}

/** Handbook 3.6: a deadline in time before the last train, and seats rather than standing places; trains that left meanwhile drop out. */
function acceptable(desk: RailDesk, request: RailWaitlistRequest, now: Date): Ride[] | RailFailure {
  const party = partyRefusal(request.passengers)
  if (party) return party
  const found = request.choices.map((choice, index) => findRide(desk, choice, now, index))
  const refused = found.find((ride) => 'failure' in ride && ride.failure !== 'saleClosed')
  if (refused && 'failure' in refused) return refused
  const rides = found.flatMap((ride) => ('failure' in ride ? [] : ride))
  const standing = request.choices.findIndex(({ seat }) => seat === 'WZ')
  if (standing >= 0) return { failure: 'waitlistClosed', ride: standing }
  const inTime = rides.some(({ stretch }) => request.deadline <= closesAt(departsAt(stretch)))
  return inTime && request.deadline > now ? rides : { failure: 'waitlistClosed', ride: 0 }
}

async function refusedNow(
  { sql, now }: SupplyContext,
  rides: readonly Ride[],
  people: readonly Person[],
): Promise<RailFailure | undefined> {
  for (const [ride, { stretch }] of rides.entries()) {
    const times = { ride, train_key: stretch.run.trainKey, departs: departsAt(stretch), arrives: arrivesAt(stretch) }
    const journeys = people.map(({ traveller }, passenger) => ({ passenger, traveller, ...times }))
    const refused = await refusedTraveller(sql, journeys, { now, replaces: [] })
    if (refused) return refused
  }
  return undefined
}

/** The whole party, or one of it whose place in the queue the others keep. A wait that is over otherwise stays as it is. */
export async function leaveWaitlist(
  { sql }: SupplyContext,
  { key, passenger }: RailLeave,
): Promise<{ left: true } | RailFailure> {
  const before = await claimWaitlist(sql, key)
  if (!before || before.state === 'left' || (passenger && !isOn(before, passenger))) return { left: true }
  if (before.state !== 'waiting') return { failure: 'waitlistEnded' }
  const staying = passenger ? before.passengers.filter(({ traveller }) => traveller !== travellerOf(passenger)) : []
  const refused = staying.length > 0 ? partyRefusal(staying) : undefined
  if (refused) return refused
  await (staying.length > 0 ? writeWaiting(sql, before.waitlist_no, staying) : endWaitlist(sql, before.waitlist_no))
  return { left: true }
}

const isOn = ({ state, passengers }: WaitRecord, passenger: RailDocument): boolean =>
  state !== 'left' && passengers.some(({ traveller }) => traveller === travellerOf(passenger))

/** Where it stands after its deadline and the seats of locks whose time is over; it writes, and needs a transaction. */
export async function waitlist(
  desk: RailDesk,
  context: SupplyContext,
  { key, passengers }: RailWaitlistQuestion,
): Promise<RailWaitlistState | undefined> {
  const { sql, now } = context
  const before = await findWaitlist(sql, key)
  if (before?.state === 'waiting') {
    await serveWaiting(desk, context, before.choices)
    await expireWaitlist(sql, before.waitlist_no, now)
  }
  const record = await findWaitlist(sql, key)
  return record && stateOf(context, record, passengers)
}

async function stateOf(
  { sql }: SupplyContext,
  record: WaitRecord,
  passengers: readonly RailDocument[],
): Promise<RailWaitlistState> {
  const { waitlist_no: waitlistNo, state, lock_no, fulfilled_at: at } = record
  const left = passengers.flatMap((passenger, index) => (isOn(record, passenger) ? [] : index))
  const choice = record.choices[record.fulfilled_choice ?? -1]
  if (!choice || !at || lock_no === null) return { waitlistNo, state, left }
  const { purchaseNo, tickets } = await issuedOf(sql, lock_no)
  return { waitlistNo, state, left, fulfilled: { choice, purchaseNo, tickets, at } }
}
