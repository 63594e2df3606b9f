import type { AirFailure } from '../../../ports/air'
import { happensTo } from '../../faults'
import { raisedBy, type Desk } from './holds'
import type { PnrRecord } from './records'

/** What goes wrong on purpose with a record after it was held: the carrier takes the seats back, or asks more. */
export function lostOrDearer(desk: Desk, record: PnrRecord): AirFailure | undefined {
  if (happensTo(desk.faults, record, 'SEATS_LOST')) return { failure: 'soldOut' }
  if (!happensTo(desk.faults, record, 'PRICE_RISE')) return undefined
  return { failure: 'priceChanged', prices: record.journeys.map(({ fare }) => fare.ticketPrice + raisedBy) }
}
