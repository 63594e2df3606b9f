import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { revealRideEmergency } from '@sojourn/contract/products/car/desk.calls'
import { nameAgent } from '../../../../db/once'
import { newId } from '../../../../kit/id'
import { inTransaction } from '../../../../work'
import type { Actor, Context } from '../../../../context'
import { findOrders } from '../../../booking/order/store'
import { refuseUnserved } from '../../../booking/settings/refuse-unserved'
import { logAccess } from '../../../booking/traveller/store'
import { emergencyOf } from '../order/emergency'
import { findRide } from '../order/ride-store'

type Revealed = ResponseOf<typeof revealRideEmergency>

/** Whom the desk calls when something happened on the way; written down before it is told (handbook 11.5). */
export async function revealEmergency(
  context: Context,
  actor: Actor,
  { enterpriseId, orderNo }: RequestOf<typeof revealRideEmergency>,
): Promise<Revealed | Problem> {
  const refused = await refuseUnserved(context, actor, enterpriseId)
  if (refused) return refused
  return inTransaction<Revealed | Problem>(context, enterpriseId, async (work) => {
    const [[order], ride] = await Promise.all([findOrders(work, [orderNo]), findRide(work, orderNo)])
    const emergency = order?.state === 'issuing' && ride ? emergencyOf(context, ride) : undefined
    if (!order || !emergency) return problem('orderUnknown', { field: 'orderNo' })
    const at = context.clock.now()
    await nameAgent(work.sql, { agentId: actor.employeeId, name: actor.name })
    await logAccess(work, {
      at,
      employeeId: order.bookerId,
      purpose: `order ${orderNo}: emergency contact for the desk`,
      subjects: [{ id: newId(at), subject: `emergency contact of ${orderNo}` }],
    })
    return emergency
  })
}
