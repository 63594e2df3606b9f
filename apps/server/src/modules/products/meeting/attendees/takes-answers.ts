import type { Context } from '../../../../context'
import { chinaDate } from '../../../../kit/clock'
import type { OwnMeeting } from '../order/open-meeting'

/** Guests are invited and answer from when the hall is booked until its last day is over. */
export const takesAnswers = ({ clock }: Context, { order, meeting }: OwnMeeting): boolean =>
  order.state === 'issuing' && meeting.stage === 'confirmed' && chinaDate(clock.now()) <= meeting.body.plan.days.at(-1)!
