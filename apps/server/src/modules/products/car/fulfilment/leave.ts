import { problem } from '@sojourn/contract/kit/problems'
import { formatYuan } from '@sojourn/domain/kit/money'
import { isRideFailure, type RideFailure } from '@sojourn/supply/ports/ride'
import type { Fulfilment } from '../../../../context'
import { asking } from '../../../booking/lifecycle/asking'
import { rideOfOrder } from '../order/ride-store'
import { rideKey } from './issue'

interface Asked {
  key: string
  rideNo: string | null
}
type Answer = { fee: number } | RideFailure | undefined

/** Calls a ride off where that is free; where it costs something, somebody has to agree to that first. */
export const leaveRide: NonNullable<Fulfilment['leave']> = {
  async request(work, order): Promise<Asked> {
    const { ride } = await rideOfOrder(work, order.orderNo)
    return { key: rideKey(order), rideNo: ride.rideNo }
  },
  async ask(context, { key, rideNo }: Asked): Promise<Answer> {
    if (rideNo) return context.rides.cancel(asking(context), { key: `${key}/cancel/0`, rideNo, feeAtMost: 0 })
    // It may just be on its way to the platform: either the key is dead, or there is a ride to call off.
    const { state } = await context.rides.void(asking(context), { operation: 'order', key })
    return state === 'void' ? { fee: 0 } : { failure: 'notCancellable' }
  },
  async keep(_work, { orderNo }, _request, answer: Answer) {
    if (!answer || !isRideFailure(answer)) return undefined
    if (answer.failure === 'feeRose') return problem('carCancelCosts', { detail: { fee: formatYuan(answer.price ?? 0) } })
    return problem('orderChanged', { detail: { orderNo } })
  },
}

/** A ride is used when it is settled; nobody is asked. */
export const rideTravel: Fulfilment['travel'] = {
  request: async () => undefined,
  ask: async () => undefined,
  keep: async () => ({ coupons: [] }),
}
