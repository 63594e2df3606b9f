import type { Problem } from '@sojourn/contract/kit/problems'
import type { MeetingDemandDetail } from '@sojourn/contract/products/meeting/requirement.shapes'
import type { DemandAction } from '@sojourn/domain/booking/demand/demand'
import type { KeptMeetingDemand, KeptMeetingPlan } from '@sojourn/domain/products/meeting/kept-demand'
import type { Actor, Context, Work } from '../../../../context'
import { moveDemand, type DemandChange } from '../../../booking/demand/demand'
import { lookAgain } from './deadlines'
import { meetingDemandKind, type MeetingDemandRow } from './demand-kind'
import { shownDemand } from './demand-view'

type Change = DemandChange<KeptMeetingDemand, KeptMeetingPlan>

export const moveMeeting = (
  context: Context,
  actor: Actor,
  asked: { demandNo: string; action: DemandAction; seen?: number },
  change: (row: MeetingDemandRow, work: Work) => Change | Problem | Promise<Change | Problem>,
): Promise<MeetingDemandDetail | Problem> =>
  moveDemand(context, actor, meetingDemandKind, {
    ...asked,
    change,
    async show(work, row) {
      await lookAgain(work, row)
      return shownDemand(work, actor, row)
    },
  })
