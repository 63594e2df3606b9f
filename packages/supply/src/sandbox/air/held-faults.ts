import type { AirFailure } from '../../ports/air'
import { raisedBy, type Desk } from './holds'
import type { PnrRecord } from './records'

/** What goes wrong on purpose with a record after it was held: the carrier takes the seats back, or asks more. */
export function lostOrDearer(desk: Desk, { faults, journeys }: PnrRecord): AirFailure | undefined {
  const happens = (fault: 'SEATS_LOST' | 'PRICE_RISE'): boolean => faults.includes(fault) || desk.faults.forced.has(fault)
  if (happens('SEATS_LOST')) return { failure: 'soldOut' }
  if (!happens('PRICE_RISE')) return undefined
  return { failure: 'priceChanged', prices: journeys.map(({ fare }) => fare.ticketPrice + raisedBy) }
}
