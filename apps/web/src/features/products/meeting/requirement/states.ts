import type { MeetingState } from '@sojourn/contract/products/meeting/meeting-words'
import { getMeetingDemand, getMeetingDemandHalls, getMeetingDemands } from '../../../../api/calls/products/meeting/requirement'
import type { Tone } from '../../../../kit/marks/badge'

export const meetingTones: Record<MeetingState, Tone> = {
  draft: 'locked',
  submitted: 'brand',
  asking: 'brand',
  quoted: 'warn',
  confirming: 'warn',
  awaitingDeposit: 'warn',
  running: 'brand',
  settling: 'warn',
  completed: 'good',
  cancelled: 'locked',
  expired: 'locked',
  refused: 'bad',
}

/** What becomes stale once a request has moved. */
export const demandReads = [getMeetingDemand, getMeetingDemands, getMeetingDemandHalls]
