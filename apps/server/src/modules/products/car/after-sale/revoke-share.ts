import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import type { Actor, Context } from '../../../../context'
import { once } from '../../../../work'
import { updateRide } from '../order/ride-store'
import { ownRide } from './own-ride'

/** Whoever was given the link of a ride watches it no more; the next one that is copied is another. */
export const revokeShare = (
  context: Context,
  actor: Actor,
  { orderNo }: { orderNo: string },
): Promise<{ orderNo: string } | Problem> =>
  once<{ orderNo: string }>(context, actor, async (work) => {
    const own = await ownRide(work, actor, orderNo, { lock: true })
    if (isProblem(own)) return own
    const { ride } = own
    await updateRide(work, { ...ride, course: { ...ride.course, sharesRevoked: (ride.course.sharesRevoked ?? 0) + 1 } })
    return { orderNo }
  })
