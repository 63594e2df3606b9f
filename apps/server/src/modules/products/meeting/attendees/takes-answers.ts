import type { Context } from '../../../../context'
import { chinaDate } from '../../../../kit/clock'
import type { OwnMeeting } from '../order/open-meeting'

/** The hall is booked, and nobody has called the meeting off. */
export const isConfirmed = ({ order, meeting }: OwnMeeting): boolean => order.state === 'issuing' && meeting.stage === 'confirmed'

/** Guests are invited and answer from when the hall is booked until its last day is over. */
export const takesAnswers = ({ clock }: Context, own: OwnMeeting): boolean =>
  isConfirmed(own) && chinaDate(clock.now()) <= own.meeting.body.plan.days.at(-1)!
