import { isProblem } from '@sojourn/contract/kit/problems'
import { isUsedUp } from '@sojourn/domain/booking/application/match'
import { isActive } from '@sojourn/domain/booking/order/transitions'
import { isBookable } from '@sojourn/domain/booking/application/transitions'
import type { Work } from '../../../context'
import { lockApplication } from '../application/store'
import { findUseOfOrder, findUses } from '../application/use-store'
import { findOrders, type OrderRow } from '../order/store'
import { matchableOf } from '../application/application-matchable'
import { moveApplication } from './application-move'

/** When the travel of its last order is over, an application that is used up is complete; what was not needed is free. */
export async function completeApplication(work: Work, orderNo: string): Promise<void> {
  const use = await findUseOfOrder(work, orderNo)
  const application = use && (await lockApplication(work, use.travelApplyNo))
  if (!application || !isBookable(application.state)) return
  const [[matchable], uses] = await Promise.all([matchableOf(work, [application]), findUses(work, [application.travelApplyNo])])
  // Also orders whose money is all given back: somebody may still travel on them.
  const orders = await findOrders(
    work,
    uses.map((each) => each.orderNo),
  )
  if (!matchable || !isUsedUp(matchable) || orders.some(isOpen) || !orders.some(isTravelled)) return
  const by = { kind: 'system', id: 'system', name: '' } as const
  const moved = await moveApplication(work, application, { event: 'complete', by })
  if (isProblem(moved)) throw new Error(`application ${application.travelApplyNo} could not be completed: ${moved.problem}`)
}

/** Still to be travelled on; a booking that was changed as a whole lives on in an order of its own. */
const isOpen = ({ kind, state }: OrderRow): boolean => isActive(state) && !(kind === 'booking' && state === 'changed')

/** An application of which nothing was travelled stays with its applicant, who may change it. */
const isTravelled = ({ state }: OrderRow): boolean => state === 'completed'
