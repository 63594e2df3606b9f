import type { OrderState } from '@sojourn/contract/booking/codes'
import type { TrainOrderDetail, TrainWaitlist } from '@sojourn/contract/products/train/order.calls'
import { sum } from '@sojourn/domain/kit/money'
import { departInstant } from '@sojourn/domain/products/train/connections'
import type { KeptRide } from '@sojourn/domain/products/train/kept/kept'
import { waitsUntil } from '@sojourn/domain/products/train/waitlist'
import type { Actor } from '../../../../context'
import type { OrderRow, OrderTravellerRow } from '../../../booking/order/store'
import { returnedOf } from '../order/tickets'
import { rideOf } from '../order/to-screen'
import { leaversOf, type WaitingParty } from './waitlist-party'
import { waitlistOf } from '../search/waitlist-wishes'

const waitlistWords: Partial<Record<OrderState, TrainWaitlist['state']>> = {
  approving: 'approving',
  awaitingPayment: 'awaitingPayment',
  issuing: 'waiting',
  failed: 'failed',
  cancelled: 'cancelled',
  closed: 'cancelled',
  rejected: 'cancelled',
}
interface Found {
  order: OrderRow
  core: Pick<TrainOrderDetail, 'payments'>
  travellers: readonly OrderTravellerRow[]
}

/** A waitlist as its page shows it: what it waits for, what was paid in advance, and who may leave. */
export function waitlistShown(
  { order, core: { payments }, travellers }: Found,
  { kept, places }: WaitingParty,
  segments: readonly { body: KeptRide }[],
  actor: Actor,
): TrainWaitlist {
  const state = waitlistWords[order.state] ?? 'fulfilled'
  const canLeave = state === 'waiting' && order.bookerId === actor.employeeId
  const taken = state === 'fulfilled' ? segments[0]?.body : undefined
  // Who left the party got the difference back.
  const paid = payments.filter((payment) => payment.state === 'paid' || payment.state === 'refunded')
  const prepaid = Math.max(order.total, sum(paid.map(({ amount }) => amount)))
  const { choices, deadline } = waitlistOf(kept)
  const departures = choices.map(departInstant)
  return {
    state,
    deadline,
    choices: choices.map((choice, position) => ({
      ...rideOf({ position, body: choice }, actor.language),
      waitsUntil: waitsUntil(departures[position]!, departures, deadline),
      taken:
        taken?.trainKey === choice.trainKey &&
        taken.seatClass === choice.seatClass &&
        taken.departStation === choice.departStation,
    })),
    prepaid,
    returned: state === 'failed' || state === 'cancelled' ? prepaid : prepaid - order.total + returnedOf(order, places),
    canLeave,
    leavers: canLeave ? leaversOf(order, { kept, places, travellers }, actor.language) : [],
  }
}
