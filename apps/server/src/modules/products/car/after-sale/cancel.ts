import type { RequestOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { cancelCarRide } from '@sojourn/contract/products/car/order.calls'
import { formatYuan } from '@sojourn/domain/kit/money'
import { isRideFailure } from '@sojourn/supply/ports/ride'
import type { Actor, Context } from '../../../../context'
import { answeredBefore } from '../../../../db/once'
import { inCompany, once } from '../../../../work'
import { asking } from '../../../booking/lifecycle/asking'
import { orderJob } from '../../../booking/lifecycle/order-job'
import { rideKey } from '../fulfilment/issue'
import { ownRide } from './own-ride'

type Request = RequestOf<typeof cancelCarRide>

/** Calls a ride off at no more than the fee that was seen; what becomes of the money follows from what the platform tells. */
export async function cancelRide(context: Context, actor: Actor, request: Request): Promise<{ orderNo: string } | Problem> {
  const refused = (await answeredBefore(context, actor)) ? undefined : await askPlatform(context, actor, request)
  return once<{ orderNo: string }>(context, actor, async (work) => {
    if (refused) return refused
    await orderJob(work, 'order.issue', request.orderNo)
    return { orderNo: request.orderNo }
  })
}

async function askPlatform(context: Context, actor: Actor, { orderNo, feeAtMost }: Request): Promise<Problem | undefined> {
  const { enterpriseId } = actor
  const own = await inCompany(context, enterpriseId, (work) => ownRide(work, actor, orderNo, { lock: false }))
  if (isProblem(own)) return own
  const { rideNo } = own.ride
  if (!rideNo) return problem('carRideMoved', { field: 'orderNo' })
  const key = `${rideKey({ enterpriseId, orderNo })}/cancel/${feeAtMost}`
  const answer = await context.rides.cancel(asking(context), { key, rideNo, feeAtMost })
  if (!isRideFailure(answer)) return undefined
  return answer.failure === 'feeRose'
    ? problem('carFeeRose', { field: 'feeAtMost', detail: { fee: formatYuan(answer.price ?? 0) } })
    : problem('carRideMoved', { field: 'orderNo' })
}
