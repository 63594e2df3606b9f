import { addMinutes } from '../../../kit/local-date'
import type { KeptIntlTicket } from '../kept'
import { chargeOf, type Charge } from './penalties'
import type { DirectionState } from '../ticket-state'

/** So long before departure that no window of late fees holds. */
const wellBefore = -365 * 24 * 60

interface AskedSlice {
  /** Of the trip; the ticket covers it. */
  slice: number
  departAt: string
}

/** What it costs an adult to give an unused ticket back, or to change this direction of it, well before `departAt`. */
export function ticketFees(
  { prices, penalties, slices }: KeptIntlTicket,
  { slice, departAt }: AskedSlice,
): Record<'refund' | 'change', Charge> {
  const all = Object.values(prices)
  const { filed, fare, surcharge } = all.find(({ passenger }) => passenger === 'adult') ?? all[0]!
  const directions = slices.map((): DirectionState => ({
    fare: Math.round(fare / slices.length),
    surcharge: Math.round(surcharge / slices.length),
    taxes: [],
    oneWayFare: 0,
    segments: [{ departAt, flown: false, changedByCarrier: false }],
  }))
  const ticket = { directions, penalties, rates: { [filed.currency]: filed.rate }, infant: false }
  const at = addMinutes(departAt, wellBefore)
  const positions = directions.map((_direction, position) => position)
  return { refund: chargeOf(ticket, 'refund', positions, at), change: chargeOf(ticket, 'change', [slices.indexOf(slice)], at) }
}
