import type { AirFailure } from '../../../ports/air'
import { happensTo } from '../../faults'
import { isCalledOff } from '../journeys'
import { raisedBy, type Desk } from './holds'
import type { PnrRecord } from './records'

/** What goes wrong with a record after it was held: its flight is cancelled, the carrier takes the seats back, or asks more. */
export function lostOrDearer(desk: Desk, record: PnrRecord, now: Date): AirFailure | undefined {
  const isLost = record.journeys.some(({ flight }) => isCalledOff(desk, flight, now))
  if (isLost || happensTo(desk.faults, record, 'SEATS_LOST')) return { failure: 'soldOut' }
  if (!happensTo(desk.faults, record, 'PRICE_RISE')) return undefined
  return { failure: 'priceChanged', prices: record.journeys.map(({ fare }) => fare.ticketPrice + raisedBy) }
}
