import type { RequestOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { confirmCarFare, disputeCarFare } from '@sojourn/contract/products/car/order.calls'
import { chargedFare } from '@sojourn/domain/products/car/fare'
import type { KeptCourse } from '@sojourn/domain/products/car/kept-course'
import { fareStateOf } from '@sojourn/domain/products/car/settling'
import type { Actor, Context } from '../../../../context'
import { once } from '../../../../work'
import { announce } from '../../../booking/notification/announce'
import { orderJob } from '../../../booking/lifecycle/order-job'
import { peopleOfRide } from '../order/people-of-ride'
import { updateRide } from '../order/ride-store'
import { ownRide, type OwnRide } from './own-ride'

/** The fare of a ride is right, as it was seen. */
export const confirmFare = (
  context: Context,
  actor: Actor,
  { orderNo, amount }: RequestOf<typeof confirmCarFare>,
): Promise<{ orderNo: string } | Problem> =>
  answerFare(context, actor, orderNo, ({ ride: { course }, car }, at) =>
    chargedFare(course.fare!.total, 0, car.atMost) === amount
      ? { ...course, confirmedAt: at }
      : problem('carFareMoved', { field: 'amount' }),
  )

/** Parts of the fare are not right: the platform is asked to look at them. */
export const disputeFare = (
  context: Context,
  actor: Actor,
  { orderNo, parts, reason }: RequestOf<typeof disputeCarFare>,
): Promise<{ orderNo: string } | Problem> =>
  answerFare(context, actor, orderNo, ({ ride: { course } }, at) =>
    parts.every((part) => course.fare!.parts.some((line) => line.part === part))
      ? { ...course, dispute: { parts, reason: reason.trim(), at } }
      : problem('carPartUnknown', { field: 'parts' }),
  )

/** Somebody says something of a fare that nobody has said anything of. */
async function answerFare(
  context: Context,
  actor: Actor,
  orderNo: string,
  answered: (own: OwnRide, at: string) => KeptCourse | Problem,
): Promise<{ orderNo: string } | Problem> {
  const concerned: string[] = []
  const answer = await once<{ orderNo: string }>(context, actor, async (work) => {
    const own = await ownRide(work, actor, orderNo, { lock: true })
    if (isProblem(own)) return own
    concerned.push(...(await peopleOfRide(work, own.order)))
    const { course } = own.ride
    if (!course.fare || fareStateOf(course) !== 'unconfirmed') return problem('carFareMoved', { field: 'orderNo' })
    const next = answered(own, context.clock.now().toISOString())
    if (isProblem(next)) return next
    await updateRide(work, { ...own.ride, course: next })
    await orderJob(work, 'order.issue', orderNo)
    return { orderNo }
  })
  if (!isProblem(answer)) announce(context, actor.enterpriseId, orderNo, concerned)
  return answer
}
