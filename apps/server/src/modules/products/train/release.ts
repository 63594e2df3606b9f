import { isRailFailure, type RailFailure } from '@sojourn/supply/ports/rail'
import type { Fulfilment } from '../../../context'
import { asking } from '../../booking/lifecycle/ask-supplier'
import { railKey } from './lock'
import { findTrainOrder } from './order-store'
import { railProblem } from './supply'

type Release = NonNullable<Fulfilment['release']>

interface KeptSeats {
  lockNo: string | null
  key: string
  /** The booker gave them up, which the railway counts (handbook 3.5). */
  cancelled: boolean
}

/** Locked seats go back to the railway; an order without them leaves its queue. */
export const giveSeatsBack: Release = {
  async request(_context, sql, { enterpriseId, orderNo, cancelled }): Promise<KeptSeats | undefined> {
    const kept = await findTrainOrder(sql, enterpriseId, orderNo)
    return kept && { lockNo: kept.lockNo, key: railKey(enterpriseId, orderNo), cancelled }
  },
  async ask(context, request) {
    const { lockNo, key, cancelled } = request as KeptSeats
    const { rail } = context.outside
    await (lockNo ? rail.release(asking(context), { lockNo, cancelled }) : rail.leaveQueue(asking(context), { key }))
  },
}

/** Whoever waits no longer is off the railway's list; who has not joined it yet is unknown there. */
export const releasePlaceInList: Release = {
  async request(_context, sql, { enterpriseId, orderNo }) {
    const kept = await findTrainOrder(sql, enterpriseId, orderNo)
    return kept?.waitlistNo ?? undefined
  },
  ask: (context, waitlistNo) => context.outside.rail.leaveWaitlist(asking(context), { waitlistNo: waitlistNo as string }),
}

/** The same, as far as the railway has not matched the order, and its time is not over. */
export const leaveList: NonNullable<Fulfilment['leave']> = {
  request: releasePlaceInList.request,
  ask: async (context, waitlistNo) => waitlistNo && releasePlaceInList.ask(context, waitlistNo),
  async keep(context, _sql, _order, _request, answer: { left: true } | RailFailure | undefined) {
    return answer && isRailFailure(answer) ? railProblem(context, answer, 'orderNo') : undefined
  },
}
