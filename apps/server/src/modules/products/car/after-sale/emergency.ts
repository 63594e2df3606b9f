import type { RequestOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { changeCarEmergency } from '@sojourn/contract/products/car/order.calls'
import { isUnderWay } from '@sojourn/domain/products/car/ride-events'
import { isRideFailure } from '@sojourn/supply/ports/ride'
import type { Actor, Context } from '../../../../context'
import { answeredBefore } from '../../../../db/once'
import { newId } from '../../../../kit/id'
import { inCompany, once } from '../../../../work'
import { asking } from '../../../booking/lifecycle/asking'
import { announce } from '../../../booking/notification/announce'
import { rideKey } from '../fulfilment/issue'
import { emergencySealed } from '../order/emergency'
import { peopleOfRide } from '../order/people-of-ride'
import { updateEmergency } from '../order/ride-store'
import { ownRide } from './own-ride'

type Request = RequestOf<typeof changeCarEmergency>

/** The platform hears first whom it is to call from now on. */
export async function changeEmergency(context: Context, actor: Actor, request: Request): Promise<{ orderNo: string } | Problem> {
  const { orderNo, emergency } = request
  const refused = (await answeredBefore(context, actor)) ? undefined : await tellPlatform(context, actor, request)
  const concerned: string[] = []
  const answer = await once<{ orderNo: string }>(context, actor, async (work) => {
    if (refused) return refused
    const own = await ownRide(work, actor, orderNo, { lock: true })
    if (isProblem(own)) return own
    concerned.push(...(await peopleOfRide(work, own.order)))
    await updateEmergency(work, orderNo, emergencySealed(context, emergency))
    return { orderNo }
  })
  if (!isProblem(answer)) announce(context, actor.enterpriseId, orderNo, concerned)
  return answer
}

async function tellPlatform(context: Context, actor: Actor, { orderNo, emergency }: Request): Promise<Problem | undefined> {
  const { enterpriseId } = actor
  const own = await inCompany(context, enterpriseId, (work) => ownRide(work, actor, orderNo, { lock: false }))
  if (isProblem(own)) return own
  const { rideNo } = own.ride
  if (!rideNo || !isUnderWay(own.state)) return problem('carRideMoved', { field: 'orderNo' })
  const key = `${rideKey({ enterpriseId, orderNo })}/emergency/${newId(context.clock.now())}`
  const answer = await context.rides.emergency(asking(context), { key, rideNo, emergency })
  return isRideFailure(answer) ? problem('carRideMoved', { field: 'orderNo' }) : undefined
}
