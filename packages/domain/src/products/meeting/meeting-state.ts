import type { OrderState } from '@sojourn/contract/booking/codes'
import type { DemandState } from '@sojourn/contract/booking/demand.shapes'
import type { MeetingState } from '@sojourn/contract/products/meeting/meeting-words'

/** What became of the order of a deposit beside its state. */
export interface BookedMeeting {
  /** Local day in China on which it ends. */
  lastDay: string
  calledOff: boolean
}

/** Handbook 5.2 of a request; one whose offer became an order stands as that does. */
const ofDemand: Record<DemandState, MeetingState> = {
  draft: 'draft',
  submitted: 'submitted',
  quoted: 'quoted',
  chosen: 'confirming',
  approving: 'confirming',
  awaitingPayment: 'awaitingDeposit',
  rejected: 'quoted',
  expired: 'expired',
  refused: 'refused',
  obsolete: 'cancelled',
  issued: 'completed',
}
/** `asking`: the agency has said which venues it asks. */
export const meetingStateOfDemand = (state: DemandState, { asking }: { asking: boolean }): MeetingState =>
  state === 'submitted' && asking ? 'asking' : ofDemand[state]

/** States of orders that say all of their meeting. */
const ofOrder: Partial<Record<OrderState, MeetingState>> = {
  placing: 'confirming',
  draft: 'confirming',
  approving: 'confirming',
  awaitingPayment: 'awaitingDeposit',
}
const came: readonly OrderState[] = ['issued', 'completed']

/** Handbook 5.2 of the order of a deposit. */
export function meetingStateOfOrder(order: OrderState, { lastDay, calledOff }: BookedMeeting, today: string): MeetingState {
  if (calledOff) return 'cancelled'
  if (order === 'issuing') return today > lastDay ? 'settling' : 'running'
  return ofOrder[order] ?? (came.includes(order) ? 'completed' : 'cancelled')
}
