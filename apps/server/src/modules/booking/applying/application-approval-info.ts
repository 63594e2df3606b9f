import type { previewTravelApply } from '@sojourn/contract/booking/application/application.calls'
import { approvalPersonModes } from '@sojourn/contract/booking/approval/approval.shapes'
import type { ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem } from '@sojourn/contract/kit/problems'
import type { Actor, Work } from '../../../context'
import type { ContentRow } from '../application/record'
import { approverName, type PersonRow } from '../traveller/store'
import { applicationChain } from './application-approval'

type Deciding = Pick<ResponseOf<typeof previewTravelApply>, 'approval' | 'told'>

/** Who would decide, level by level, or who would be notified; where the flow leaves the choice, those to choose from (S3.14). */
export async function applicationApproval(
  work: Work,
  actor: Actor,
  content: ContentRow['content'],
  people: readonly PersonRow[],
): Promise<Deciding> {
  const resolved = await applicationChain(work, actor, { shown: { content }, people })
  if (isProblem(resolved)) {
    return { approval: { approvalPersonMode: approvalPersonModes.code('chooseOne'), personGroupList: [] } }
  }
  const nameOf = (id: string): string => approverName(resolved.approvers, id, actor.language)
  const { chain, told } = resolved
  return {
    approval: {
      approvalPersonMode: approvalPersonModes.code('fixed'),
      personGroupList: (chain?.levels ?? []).map(({ level, approverIds }) => ({
        type: level,
        personList: approverIds.map((employeeId) => ({ employeeId, name: nameOf(employeeId), isSelect: true })),
      })),
    },
    ...(told && told.toldIds.length > 0 && { told: told.toldIds.map(nameOf) }),
  }
}
