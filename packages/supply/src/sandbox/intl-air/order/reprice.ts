import type { IntlAirFailure, IntlAirHeld, IntlAirQuote, IntlAirRepricing } from '../../../ports/intl-air'
import type { SqlExecutor } from '../../../ports/supply'
import { happensTo } from '../../faults'
import { partyOf } from '../fares/buyer'
import type { Option } from '../fares/components'
import { tripOf } from '../fares/trip'
import { boughtAs, optionsOf, quoteOf } from '../search/quote'
import { heldOf, keptQuote, quoteIn } from './held'
import { raisedBy, type Desk } from './holds'
import { lockRecord, type RecordRow, type SliceValue } from './records'
import { valuesOf } from './values'

/** What is held as it would be ticketed now; what has become dearer and is accepted becomes the price of the record. */
export async function reprice(
  desk: Desk,
  sql: SqlExecutor,
  { reference, accepted = 0 }: IntlAirRepricing,
  now: Date,
): Promise<IntlAirHeld | IntlAirFailure> {
  const record = await lockRecord(sql, reference)
  if (!record) return { failure: 'referenceUnknown' }
  if (record.state === 'released' || (record.state === 'held' && new Date(record.hold_until) < now))
    return { failure: 'holdExpired' }
  if (record.state === 'ticketed') return heldOf(record)
  const found = present(desk, record, now)
  const failed = failureOf(record, found)
  if (!failed) return heldOf(record)
  if (!found || failed.total === undefined || failed.total > accepted) return failed
  const { quote, values } = found
  const trip = { ...record.trip, quote: keptQuote(quote), values }
  await sql.query(
    "UPDATE sandbox_intl_record SET trip = $2, faults = array_remove(faults, 'PRICE_RISE'), revision = revision + 1 WHERE reference = $1",
    [reference, JSON.stringify(trip)],
  )
  return heldOf({ ...record, trip })
}

/** Why a held record cannot be ticketed as it is: it flies no more, the carrier takes the seats back, or asks more. */
export const lostOrDearer = (desk: Desk, record: RecordRow, now: Date): IntlAirFailure | undefined =>
  failureOf(record, present(desk, record, now))

function failureOf({ trip }: RecordRow, found: Present | undefined): IntlAirFailure | undefined {
  if (!found) return { failure: 'soldOut' }
  const { total } = found.quote
  return total > trip.quote.total ? { failure: 'priceChanged', total } : undefined
}

type Present = { quote: IntlAirQuote; values: SliceValue[] }

/**
 * While the price stands it is as it was held; after that the fares of today hold, which are never cheaper for having waited. Undefined where
 * the seats are lost: taken back, or of flights that were cancelled or connect no more since they were held.
 */
function present(desk: Desk, record: RecordRow, now: Date): Present | undefined {
  const { trip, passengers } = record
  const options = optionsOf(desk, { ...trip.pricing, passengers }, now)
  if (!options || happensTo(desk.faults, record, 'SEATS_LOST')) return undefined
  const held = { quote: quoteIn(trip), values: trip.values }
  const rises = happensTo(desk.faults, record, 'PRICE_RISE')
  if (!rises && now <= held.quote.priceUntil) return held
  const fresh = quotedNow(desk, record, options, { now, raise: rises ? raisedBy : 0 })
  return fresh.quote.total > held.quote.total ? { ...fresh, quote: { ...fresh.quote, payBy: held.quote.payBy } } : held
}

function quotedNow(
  desk: Desk,
  { trip, passengers }: RecordRow,
  options: readonly Option[],
  { now, raise }: { now: Date; raise: number },
): Present {
  const bought = boughtAs(tripOf(desk.world, trip.pricing.slices, now), options, partyOf(passengers))
  const seats = trip.quote.fares.map((fare) => fare.seats)
  return { quote: quoteOf(desk, { ...bought, seats }, { passengers, now, raise }), values: valuesOf(bought, passengers, raise) }
}
