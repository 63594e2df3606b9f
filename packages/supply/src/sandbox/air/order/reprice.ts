import type { AirFailure, AirHeld, AirRepricing } from '../../../ports/air'
import type { SqlExecutor } from '../../../ports/supply'
import { heldOf } from './held'
import { lostOrDearer } from './held-faults'
import type { Desk } from './holds'
import { lockPnr, type PnrRecord } from './records'

/** A record as it would be ticketed now; a risen fare that the caller accepts becomes the fare of the record. */
export async function reprice(desk: Desk, sql: SqlExecutor, request: AirRepricing, now: Date): Promise<AirHeld | AirFailure> {
  const record = await lockPnr(sql, request.pnr)
  if (!record || record.state === 'voided') return { failure: 'pnrUnknown' }
  if (record.state === 'released' || new Date(record.hold_until) < now) return { failure: 'holdExpired' }
  const failed = record.state === 'held' ? lostOrDearer(desk, record, now) : undefined
  if (!failed) return heldAs(record, record.journeys)
  const { prices } = failed
  const accepted = prices !== undefined && prices.every((price, index) => price <= (request.accepted?.[index] ?? 0))
  if (!accepted) return failed
  const journeys = record.journeys.map((journey, index) => ({
    ...journey,
    fare: { ...journey.fare, ticketPrice: prices[index] ?? journey.fare.ticketPrice },
  }))
  await sql.query(
    "UPDATE sandbox_air_pnr SET journeys = $2, faults = array_remove(faults, 'PRICE_RISE'), revision = revision + 1 WHERE pnr = $1",
    [record.pnr, JSON.stringify(journeys)],
  )
  return heldAs(record, journeys)
}

const heldAs = (record: PnrRecord, journeys: PnrRecord['journeys']): AirHeld =>
  heldOf(record.pnr, new Date(record.hold_until), journeys)
