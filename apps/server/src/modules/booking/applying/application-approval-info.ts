import { approvalPersonModes, type ApprovalInfo } from '@sojourn/contract/booking/approval/approval.shapes'
import { isProblem } from '@sojourn/contract/kit/problems'
import type { Actor, Work } from '../../../context'
import type { ContentRow } from '../application/record'
import { approverName, type PersonRow } from '../traveller/store'
import { applicationChain } from './application-approval'

/** Who would decide, level by level; where the flow leaves the choice, those to choose from (S3.14). */
export async function applicationApproval(
  work: Work,
  actor: Actor,
  content: ContentRow['content'],
  people: readonly PersonRow[],
): Promise<ApprovalInfo> {
  const resolved = await applicationChain(work, actor, { shown: { content }, people })
  if (isProblem(resolved)) return { approvalPersonMode: approvalPersonModes.code('chooseOne'), personGroupList: [] }
  const nameOf = (id: string): string => approverName(resolved.approvers, id, actor.language)
  return {
    approvalPersonMode: approvalPersonModes.code('fixed'),
    personGroupList: (resolved.chain?.levels ?? []).map(({ level, approverIds }) => ({
      type: level,
      personList: approverIds.map((employeeId) => ({ employeeId, name: nameOf(employeeId), isSelect: true })),
    })),
  }
}
