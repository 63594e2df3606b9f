import type { RequestOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { changeCarDestination } from '@sojourn/contract/products/car/order.calls'
import { formatYuan } from '@sojourn/domain/kit/money'
import type { KeptCourse } from '@sojourn/domain/products/car/kept-course'
import { isRideFailure } from '@sojourn/supply/ports/ride'
import type { Actor, Context } from '../../../../context'
import { answeredBefore } from '../../../../db/once'
import { inCompany, once } from '../../../../work'
import { asking } from '../../../booking/lifecycle/asking'
import { orderJob } from '../../../booking/lifecycle/order-job'
import { rideKey } from '../fulfilment/issue'
import { updateRide } from '../order/ride-store'
import { carPlace, placeSupplied } from '../supply/places'
import { ownRide } from './own-ride'

type Request = RequestOf<typeof changeCarDestination>

/** Takes a ride to another place of its city, where that costs no more than what was set aside. */
export async function changeDestination(
  context: Context,
  actor: Actor,
  request: Request,
): Promise<{ orderNo: string } | Problem> {
  const redirected = (await answeredBefore(context, actor)) ? undefined : await askPlatform(context, actor, request)
  return once<{ orderNo: string }>(context, actor, async (work) => {
    if (isProblem(redirected)) return redirected
    const own = await ownRide(work, actor, request.orderNo, { lock: true })
    if (isProblem(own)) return own
    if (redirected) await updateRide(work, { ...own.ride, course: { ...own.ride.course, redirected } })
    await orderJob(work, 'order.issue', request.orderNo)
    return { orderNo: request.orderNo }
  })
}

async function askPlatform(
  context: Context,
  actor: Actor,
  { orderNo, to: chosen }: Request,
): Promise<NonNullable<KeptCourse['redirected']> | Problem> {
  const { enterpriseId } = actor
  const own = await inCompany(context, enterpriseId, (work) => ownRide(work, actor, orderNo, { lock: false }))
  if (isProblem(own)) return own
  const { car, ride, state } = own
  if (state !== 'riding' || !ride.rideNo) return problem('carRideMoved', { field: 'orderNo' })
  const to = await carPlace(context, car.cityId, chosen.placeId)
  if (!to) return problem('carPlaceUnknown', { field: 'to' })
  if (to.placeId === car.to?.placeId) return problem('carPlacesSame', { field: 'to' })
  const key = `${rideKey({ enterpriseId, orderNo })}/${to.placeId}`
  const request = { key, rideNo: ride.rideNo, to: placeSupplied(to), atMost: car.atMost }
  const answer = await context.rides.redirect(asking(context), request)
  if (!isRideFailure(answer)) return { to, ...answer }
  if (answer.failure !== 'priceChanged') return problem('carRideMoved', { field: 'orderNo' })
  const detail = { atMost: formatYuan(answer.price ?? 0), held: formatYuan(car.atMost) }
  return problem('carDearerThanHeld', { field: 'to', detail })
}
