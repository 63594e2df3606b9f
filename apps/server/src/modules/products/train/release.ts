import type { Fulfilment } from '../../../context'
import { asking } from '../../booking/lifecycle/ask-supplier'
import { railKey } from './lock'
import { findTrainOrder } from './order-store'

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

/** Whoever waits no longer is off the railway's list. */
export const leaveList: Release = {
  async request(_context, sql, { enterpriseId, orderNo }) {
    const kept = await findTrainOrder(sql, enterpriseId, orderNo)
    return kept?.waitlistNo ?? undefined
  },
  ask: (context, waitlistNo) => context.outside.rail.leaveWaitlist(asking(context), { waitlistNo: waitlistNo as string }),
}
