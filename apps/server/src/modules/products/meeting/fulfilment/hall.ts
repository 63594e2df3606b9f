import { isVenueFailure, type HallHold, type VenueFailure } from '@sojourn/supply/ports/venue'
import type { Fulfilment } from '../../../../context'
import type { Secured } from '../../../../capabilities/fulfilment'
import { asking } from '../../../booking/lifecycle/asking'
import { isAnswered } from '../../../booking/lifecycle/ask-supplier'
import { findMeeting, type MeetingRow } from '../order/meeting-store'

export type HallAnswer = { bookingNo: string } | VenueFailure

/** Under which the venue is asked for the days of an order. */
export const hallKeyOf = (enterpriseId: number, orderNo: string): string => `${enterpriseId}/${orderNo}`

export const hallHold = (key: string, { cityId, plan }: MeetingRow['body'], until: Date): HallHold => ({
  key,
  cityId,
  hallKey: plan.hallKey,
  days: plan.days,
  until,
})

/** Hears how the days of an order were held that nobody waits for any more: under the same key, by what the order keeps. */
export const secureHall: NonNullable<Fulfilment['secure']> = {
  async request(work, { enterpriseId, orderNo, holdExpiresAt }): Promise<HallHold> {
    const { body } = await findMeeting(work, orderNo)
    return hallHold(hallKeyOf(enterpriseId, orderNo), body, holdExpiresAt)
  },
  ask: (context, hold: HallHold) => context.venues.hold(asking(context), hold),
  keep: async (_work, _order, _request, answer: HallAnswer): Promise<Secured> =>
    isVenueFailure(answer) ? { failure: answer.failure } : { held: true, reference: answer.bookingNo },
  isAnswered: (context, { enterpriseId, orderNo }) =>
    isAnswered(context, context.venues, { operation: 'hold', key: hallKeyOf(enterpriseId, orderNo) }),
}

/** The days of a hall are free again. */
export const releaseHall: NonNullable<Fulfilment['release']> = {
  request: async (_work, { supplierReference, reference }) => reference ?? supplierReference ?? undefined,
  ask: (context, bookingNo) => context.venues.release(asking(context), { bookingNo: bookingNo as string }),
}
