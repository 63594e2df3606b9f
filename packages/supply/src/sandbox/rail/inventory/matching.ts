import type { RailChoice } from '../../../ports/rail-ride'
import type { SupplyContext } from '../../../ports/supply'
import { isStoppedBy } from '../stopped'
import type { RailDesk } from './desk'
import { issueAll } from './issuing'
import { writeLock } from './lock-store'
import type { Ride } from './rides'
import { findSeats } from './seating'
import { arrivesAt, departsAt, findStretch } from './stretch'
import { refusedTraveller, tryClaim } from './travellers'
import { claimWaiting, expireWaitlist, fulfilWaitlist, type WaitRecord } from './waitlist-store'

/** Handbook 3.6: nobody waits longer than until twenty minutes before departure. */
const closingMinutes = 20
export const closesAt = (departs: Date): Date => new Date(departs.getTime() - closingMinutes * 60_000)

/** Milliseconds before the departure of each train at which it is not waited for any more: those that the deadline leaves before the last. */
export function leadOf(
  desk: RailDesk,
  { choices, deadline }: Pick<WaitRecord, 'deadline'> & { choices: readonly RailChoice[] },
): number {
  const stretches = choices.flatMap((choice) => findStretch(desk.runs, choice) ?? [])
  return Math.max(...stretches.map((stretch) => departsAt(stretch).getTime())) - deadline.getTime()
}

/**
 * Seats of these trains may have come back: everybody who waits for them is served in the order of joining, a party as a whole
 * or not at all, so that a party for whom the seats do not suffice lets the next one pass. Part of the caller's transaction; it
 * never waits for another buyer, and a coach that is busy is tried again with the next question.
 */
export async function settle(desk: RailDesk, context: SupplyContext, trainKeys: readonly string[]): Promise<void> {
  if (trainKeys.length === 0) return
  const waiting = await claimWaiting(context.sql, trainKeys)
  const inVain = new Set<string>()
  for (const record of waiting) {
    if (record.deadline <= context.now) await expireWaitlist(context.sql, record.waitlist_no, context.now)
    else await serve(desk, context, { record, trainKeys: new Set(trainKeys), inVain })
  }
}

interface Served {
  record: WaitRecord
  trainKeys: ReadonlySet<string>
  inVain: Set<string>
}

/** The first choice, best first, that has places for the whole party. */
async function serve(desk: RailDesk, context: SupplyContext, { record, trainKeys, inVain }: Served): Promise<void> {
  const { sql, now } = context
  const lead = leadOf(desk, record)
  for (const [index, choice] of record.choices.entries()) {
    const ride = trainKeys.has(choice.trainKey) ? rideOf(desk, choice, now, lead) : undefined
    const question = `${JSON.stringify(choice)} ${record.passengers.length}`
    if (!ride || inVain.has(question)) continue
    const travel = await travelOf(context, ride, record)
    // Nobody behind them takes the seats of those who are busy for a moment.
    if (travel === 'busy') inVain.add(question)
    if (travel !== 'free') continue
    const { stretch, seat } = ride
    const party = { size: record.passengers.length, wishes: [], key: record.waitlist_no }
    const seating = await findSeats({ sql, now, seed: desk.seed, wait: false }, { ...party, stretch, seat })
    if (!seating) {
      inVain.add(question)
      continue
    }
    const rides = [{ ...ride, seating }]
    const lock = {
      key: `waitlist ${record.waitlist_no}`,
      holdUntil: now,
      faults: [],
      replaces: [],
      people: record.passengers,
      rides,
    }
    const { lockNo } = await writeLock(sql, now, lock)
    await issueAll(sql, lockNo)
    await fulfilWaitlist(sql, record.waitlist_no, { choice: index, lockNo, at: now })
    return
  }
}

function rideOf(desk: RailDesk, choice: RailChoice, now: Date, lead: number): Ride | undefined {
  const stretch = findStretch(desk.runs, choice)
  const fare = stretch && desk.fareOf(stretch, choice.seat)
  if (!stretch || !fare || isStoppedBy(stretch, now, desk)) return undefined
  return departsAt(stretch).getTime() - lead > now.getTime() ? { stretch, seat: choice.seat, fare } : undefined
}

/** Whoever has bought another journey in the meantime does not get this one; who is about to buy one is not waited for. */
async function travelOf(
  { sql, now }: SupplyContext,
  { stretch }: Ride,
  record: WaitRecord,
): Promise<'free' | 'busy' | 'refused'> {
  const travellers = record.passengers.map(({ traveller }) => traveller)
  if (!(await tryClaim(sql, travellers))) return 'busy'
  const times = { ride: 0, train_key: stretch.run.trainKey, departs: departsAt(stretch), arrives: arrivesAt(stretch) }
  const journeys = travellers.map((traveller, passenger) => ({ passenger, traveller, ...times }))
  return (await refusedTraveller(sql, journeys, { now, replaces: [] })) ? 'refused' : 'free'
}
