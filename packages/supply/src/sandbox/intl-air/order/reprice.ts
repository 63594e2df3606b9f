import type { IntlAirFailure, IntlAirHeld, IntlAirQuote, IntlAirRepricing } from '../../../ports/intl-air'
import type { SqlExecutor } from '../../../ports/supply'
import { happensTo } from '../../faults'
import { partyOf } from '../fares/buyer'
import { tripOf } from '../fares/trip'
import { boughtAs, quoteOf } from '../search/quote'
import { chosenOption } from '../search/search'
import { heldOf, keptQuote, quoteIn } from './held'
import { raisedBy, type Desk } from './holds'
import { lockRecord, type RecordRow } from './records'

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
  const failed = record.state === 'held' ? lostOrDearer(desk, record, now) : undefined
  if (!failed) return heldOf(record)
  if (failed.total === undefined || failed.total > accepted) return failed
  const trip = { ...record.trip, quote: keptQuote(presentQuote(desk, record, now)) }
  await sql.query(
    "UPDATE sandbox_intl_record SET trip = $2, faults = array_remove(faults, 'PRICE_RISE'), revision = revision + 1 WHERE reference = $1",
    [reference, JSON.stringify(trip)],
  )
  return heldOf({ ...record, trip })
}

/** Why a held record cannot be ticketed as it is: the carrier takes the seats back, or asks more. */
export function lostOrDearer(desk: Desk, record: RecordRow, now: Date): IntlAirFailure | undefined {
  if (happensTo(desk.faults, record, 'SEATS_LOST')) return { failure: 'soldOut' }
  const { total } = presentQuote(desk, record, now)
  return total > record.trip.quote.total ? { failure: 'priceChanged', total } : undefined
}

/** While the price stands it is as it was held; after that the fares of today hold, which are never cheaper for having waited. */
function presentQuote(desk: Desk, record: RecordRow, now: Date): IntlAirQuote {
  const held = quoteIn(record.trip)
  const rises = happensTo(desk.faults, record, 'PRICE_RISE')
  if (!rises && now <= held.priceUntil) return held
  const fresh = quotedNow(desk, record, now, rises ? raisedBy : 0)
  return fresh && fresh.total > held.total ? { ...fresh, payBy: held.payBy } : held
}

function quotedNow(desk: Desk, { trip, passengers }: RecordRow, now: Date, raise: number): IntlAirQuote | undefined {
  const { slices, choices } = trip.pricing
  const none = () => () => []
  const buyer = { ...trip.pricing, passengers }
  const options = slices.flatMap((slice, index) => {
    const way = desk.ways.find(slice, choices[index]!.itineraryKey)
    return (way && chosenOption(desk, way, choices[index]!, { now, buyer, soldOn: none })) ?? []
  })
  if (options.length < slices.length) return undefined
  const found = boughtAs(desk, tripOf(desk.world, slices, now), options, partyOf(passengers))
  return quoteOf(desk, found, passengers, now, raise)
}
