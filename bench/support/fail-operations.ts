import { cancelOrder } from '@sojourn/contract/booking/order.calls'
import { pay, paymentCallback } from '@sojourn/contract/booking/payment.calls'
import { applyFlightChange, applyFlightRefund } from '@sojourn/contract/products/flight/after-sales.calls'
import { createFlightOrder } from '@sojourn/contract/products/flight/flight.calls'
import { applyHotelRefund } from '@sojourn/contract/products/hotel/after-sales.calls'
import { createHotelOrder } from '@sojourn/contract/products/hotel/hotel.calls'
import { applyTrainChange, applyTrainRefund } from '@sojourn/contract/products/train/after-sales.calls'
import { joinTrainWaitlist, leaveTrainWaitlist } from '@sojourn/contract/products/train/waitlist.calls'
import { createTrainOrder } from '@sojourn/contract/products/train/train.calls'
import { failSteps, pointOf, type FailStep } from '@sojourn/server/kit/fail-points'
import type { Stages } from './stages'

/** Asks for something, and is answered in the end. */
export type Trigger = () => Promise<unknown>

/** Something that is asked of a supplier, and whose work it is at each step; a step that it does not have is absent. */
export interface Operation {
  name: string
  /** Everything up to the moment before. */
  prepare(stages: Stages, turn: number): Promise<Trigger>
  intent?: readonly string[]
  supplier?: string
  outcome?: string
}

const paid = [pay.path, paymentCallback.path]

/** Beside each other in one kill: no two of them have a work in common. */
export const batches: readonly (readonly Operation[])[] = [
  [
    {
      name: 'place a change of a flight',
      prepare: (at, turn) => at.flightChange(turn),
      intent: [applyFlightChange.path],
      supplier: 'air/hold',
      outcome: applyFlightChange.path,
    },
    {
      name: 'place a change of a train',
      prepare: (at, turn) => at.trainChange(turn),
      intent: [applyTrainChange.path],
      supplier: 'rail/lock',
      outcome: applyTrainChange.path,
    },
    {
      name: 'exchange a flight',
      prepare: (at, turn) => at.paidFlightChange(turn),
      intent: paid,
      supplier: 'air/changeAll',
      outcome: 'order.change',
    },
    {
      name: 'leave a waitlist',
      prepare: (at, turn) => at.leftWaitlist(turn),
      supplier: 'rail/leaveWaitlist',
      outcome: leaveTrainWaitlist.path,
    },
  ],
  [
    {
      name: 'exchange a train',
      prepare: (at, turn) => at.paidTrainChange(turn),
      supplier: 'rail/changeAll',
      outcome: 'order.change',
    },
    {
      name: 'join a waitlist',
      prepare: (at, turn) => at.paidWaitlist(turn),
      supplier: 'rail/joinWaitlist',
      outcome: 'order.issue',
    },
    // What is given back is written down with the outcome of what it is given back for: 'leave a waitlist' stops there.
    {
      name: 'give money back',
      prepare: (at, turn) => at.leftWaitlist(turn),
      outcome: 'payment.return',
    },
    {
      name: 'place a waitlist',
      prepare: (at, turn) => at.waitlist(turn),
      intent: [joinTrainWaitlist.path],
    },
  ],
  [
    {
      name: 'place a stay',
      prepare: (at, turn) => at.placing('stay', turn),
      intent: [createHotelOrder.path],
      supplier: 'hotels/hold',
      outcome: createHotelOrder.path,
    },
    {
      name: 'issue a flight',
      prepare: (at, turn) => at.paid('flight', turn),
      intent: paid,
      supplier: 'air/issue',
      outcome: 'order.issue',
    },
    {
      name: 'refund a train',
      prepare: (at, turn) => at.refunded('train', turn),
      intent: [applyTrainRefund.path],
      supplier: 'rail/refundAll',
      outcome: 'order.refund',
    },
    {
      name: 'release a stay',
      prepare: (at, turn) => at.cancelling('stay', turn),
      intent: [cancelOrder.path],
      supplier: 'hotels/release',
      outcome: 'order.release',
    },
  ],
  [
    {
      name: 'place a flight',
      prepare: (at, turn) => at.placing('flight', turn),
      intent: [createFlightOrder.path],
      supplier: 'air/hold',
      outcome: createFlightOrder.path,
    },
    {
      name: 'issue a train',
      prepare: (at, turn) => at.paid('train', turn),
      intent: paid,
      supplier: 'rail/issue',
      outcome: 'order.issue',
    },
    {
      name: 'refund a stay',
      prepare: (at, turn) => at.refunded('stay', turn),
      intent: [applyHotelRefund.path],
      supplier: 'hotels/cancel',
      outcome: 'order.refund',
    },
    {
      name: 'release a flight',
      prepare: (at, turn) => at.cancelling('flight', turn),
      intent: [cancelOrder.path],
      supplier: 'air/release',
      outcome: 'order.release',
    },
  ],
  [
    {
      name: 'place a train',
      prepare: (at, turn) => at.placing('train', turn),
      intent: [createTrainOrder.path],
      supplier: 'rail/lock',
      outcome: createTrainOrder.path,
    },
    {
      name: 'confirm a stay',
      prepare: (at, turn) => at.paid('stay', turn),
      intent: paid,
      supplier: 'hotels/confirm',
      outcome: 'order.issue',
    },
    {
      name: 'refund a flight',
      prepare: (at, turn) => at.refunded('flight', turn),
      intent: [applyFlightRefund.path],
      supplier: 'air/refundAll',
      outcome: 'order.refund',
    },
    {
      name: 'release a train',
      prepare: (at, turn) => at.cancelling('train', turn),
      intent: [cancelOrder.path],
      supplier: 'rail/release',
      outcome: 'order.release',
    },
  ],
]

/** Where an operation is at a step; nowhere where it has no such step. */
export function pointsAt({ intent = [], supplier, outcome }: Operation, step: FailStep): string[] {
  const asked = supplier === undefined ? [] : [supplier]
  const kept = outcome === undefined ? [] : [outcome]
  const works = [intent, intent, asked, asked, kept, kept][failSteps.indexOf(step)]!
  return works.map((work) => pointOf(work, step))
}
