import { isRailFailure, type RailFailure, type RailLeave } from '@sojourn/supply/ports/rail'
import type { Actor, Fulfilment } from '../../../../context'
import { asking } from '../../../booking/lifecycle/asking'
import type { OrderTravellerRow } from '../../../booking/order/store'
import { logHandOver } from '../../../booking/traveller/hand-over'
import { railKey } from './lock'
import { findTrainOrder } from '../order/order-store'
import { railProblem } from '../supply/supply'
import { railDocument } from '../supply/to-supply'

type Release = NonNullable<Fulfilment['release']>

interface KeptSeats {
  lockNo: string | null
  key: string
  /** The booker gave them up, which the railway counts (handbook 3.5). */
  cancelled: boolean
}

/** Locked seats go back to the railway; an order without them leaves its queue. */
export const giveSeatsBack: Release = {
  async request(work, { enterpriseId, orderNo, cancelled, reference }): Promise<KeptSeats | undefined> {
    const kept = await findTrainOrder(work, orderNo)
    return kept && { lockNo: reference ?? kept.lockNo, key: railKey(enterpriseId, orderNo), cancelled }
  },
  async ask(context, request) {
    const { lockNo, key, cancelled } = request as KeptSeats
    const { rail } = context
    await (lockNo ? rail.release(asking(context), { lockNo, cancelled }) : rail.leaveQueue(asking(context), { key }))
  },
}

/** Whoever waits no longer is off the railway's list, and gets no place on it any more. */
export const releasePlaceInList: Release = {
  request: async (_work, { enterpriseId, orderNo }): Promise<RailLeave> => ({ key: railKey(enterpriseId, orderNo) }),
  ask: (context, request) => context.rail.leaveWaitlist(asking(context), request as RailLeave),
}

type Leave = NonNullable<Fulfilment['leave']>

/** The same, as far as the railway has not matched the order, and its time is not over. */
export const leaveList: Leave = {
  ...releasePlaceInList,
  keep: async ({ context }, _order, _request, answer: { left: true } | RailFailure) =>
    isRailFailure(answer) ? railProblem(context, answer, 'orderNo') : undefined,
}

/** One of the party leaves it, as `actor` wishes; the railway is given the document once more. */
export const oneLeavesList = ({ employeeId, agent }: Pick<Actor, 'employeeId' | 'agent'>, leaver: OrderTravellerRow): Leave => ({
  ...leaveList,
  async request(work, { enterpriseId, orderNo }): Promise<RailLeave> {
    const purpose = `order ${orderNo}: who leaves the railway's waitlist`
    const subjects = [`traveller ${leaver.employeeId} of ${orderNo}`]
    await logHandOver(work, { enterpriseId, employeeId, purpose, subjects, ...(agent && { agent }) })
    const { credentialType, credentialCipher } = leaver
    const passenger = railDocument({ credentialType, credentialNumber: work.context.vault.open(credentialCipher) })
    return { key: railKey(enterpriseId, orderNo), passenger }
  },
})
