import { groupBy } from '../../air/order/group'
import { hashText } from '../../air/random'
import { chinaDay, departureMs } from '../../air/sale-day'
import type { SqlExecutor } from '../../../ports/supply'

/** A document as a number below 2^53: the books know that two journeys are of one person, and no document. */
export const travellerOf = (document: { credentialType: number; credentialNumber: string }): number => {
  const text = `${document.credentialType}/${document.credentialNumber.toUpperCase()}`
  return hashText(text, 0x5a11) * 0x200000 + (hashText(text, 0x9e37) & 0x1fffff)
}

/** A journey that somebody is about to have. */
export interface Journey {
  /** Index of the ride and of the passenger in the request. */
  ride: number
  passenger: number
  traveller: number
  train_key: string
  departs: Date
  arrives: Date
}

/** Requests under the same key, and by the same people, follow each other; the order of the claims is fixed. */
export const claimInTurn = (sql: SqlExecutor, key: string, travellers: readonly number[]): Promise<unknown> =>
  sql.query('SELECT pg_advisory_xact_lock(claim) FROM (SELECT DISTINCT unnest($1::bigint[]) AS claim ORDER BY 1) AS c', [
    [hashText(key, 0x4b) * 0x200000 + (hashText(key, 0x31) & 0x1fffff), ...travellers],
  ])

/** The same without waiting: false when one of them is busy in another transaction. */
export async function tryClaim(sql: SqlExecutor, travellers: readonly number[]): Promise<boolean> {
  const rows = await sql.query<{ claimed: boolean }>(
    'SELECT pg_try_advisory_xact_lock(claim) AS claimed FROM (SELECT DISTINCT unnest($1::bigint[]) AS claim ORDER BY 1) AS c',
    [travellers],
  )
  return rows.every(({ claimed }) => claimed)
}

interface Known {
  traveller: number
  train_key: string
  seat: string
  departs: Date
  arrives: Date
  ticket_no: string | null
  lock_no: string
  /** Unpaid seats that this person cancelled today; the other rows are journeys that are still to be had. */
  cancelled: boolean
}

/** No train is under way longer than this. */
const longestRide = "interval '4 days'"
const knownStatement = /* sql */ `
SELECT t.traveller, t.train_key, t.seat, t.departs, t.arrives, t.ticket_no, t.lock_no, t.state = 'released' AS cancelled
FROM sandbox_rail_ticket t JOIN sandbox_rail_lock l USING (lock_no)
WHERE t.traveller = ANY($1::bigint[]) AND t.departs >= $2::timestamptz - ${longestRide} AND (
  t.state = 'issued' OR (t.state = 'held' AND t.hold_until >= $2::timestamptz) OR (
    t.state = 'released' AND l.state = 'released' AND (t.terms->>'buyer')::boolean AND l.released_at >= $3::timestamptz AND cardinality(l.replaces) = 0))`

const cancellationsAtMost = 3
/** So many cancelled standing places count as one cancellation. */
const standingWeight = 5

type Refused = { failure: 'journeyConflict' | 'purchaseLimit'; ride: number; passenger: number }

/**
 * Handbook 3.5: whom the railway refuses. One ticket per person, train and date, no journeys at the same time; three
 * cancellations of unpaid seats of one's own in a day end a person's purchases.
 */
export async function refusedTraveller(
  sql: SqlExecutor,
  journeys: readonly Journey[],
  { now, replaces, insteadOf }: { now: Date; replaces: readonly string[]; insteadOf?: string | undefined },
): Promise<Refused | undefined> {
  const dayStart = new Date(departureMs(chinaDay(now), 0))
  const travellers = [...new Set(journeys.map(({ traveller }) => traveller))]
  const known = groupBy(await sql.query<Known>(knownStatement, [travellers, now, dayStart]), ({ traveller }) => traveller)
  for (const [index, journey] of journeys.entries()) {
    const { ride, passenger } = journey
    const own = known.get(journey.traveller) ?? []
    if (cancellationsOf(own) >= cancellationsAtMost) return { failure: 'purchaseLimit', ride, passenger }
    const live = own.filter(
      ({ cancelled, ticket_no, lock_no }) => !cancelled && !replaces.includes(ticket_no ?? '') && lock_no !== insteadOf,
    )
    const other = journeys.slice(0, index).filter(({ traveller }) => traveller === journey.traveller)
    if (
      live.some((each) => each.train_key === journey.train_key || overlaps(each, journey)) ||
      other.some((each) => overlaps(each, journey))
    )
      return { failure: 'journeyConflict', ride, passenger }
  }
  return undefined
}

function cancellationsOf(known: readonly Known[]): number {
  const locks = (standing: boolean): number =>
    new Set(known.filter(({ cancelled, seat }) => cancelled && (seat === 'WZ') === standing).map(({ lock_no }) => lock_no)).size
  return locks(false) + Math.floor(locks(true) / standingWeight)
}

type Span = Pick<Journey, 'departs' | 'arrives'>

const overlaps = (a: Span, b: Span): boolean => a.departs < b.arrives && b.departs < a.arrives
