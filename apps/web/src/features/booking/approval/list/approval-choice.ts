import type { ApprovalInfo, ChosenApprovers } from '@sojourn/contract/booking/approval/approval.shapes'

/** One level on which the booker names the approvers (S3.14). */
export type ApproverGroup = ApprovalInfo['personGroupList'][number]
/** Who was named, by level. */
export type ApproverChoice = Readonly<Record<number, readonly string[]>>

/** Who counts as named: the choice among those who can be, or those whom the server chose already. */
export function namedIn({ type, personList }: ApproverGroup, chosen: ApproverChoice): string[] {
  const named = chosen[type]?.filter((id) => personList.some(({ employeeId }) => employeeId === id))
  return named ?? personList.filter(({ isSelect }) => isSelect).map(({ employeeId }) => employeeId)
}

/** Levels on which nobody is named yet. */
export const missingApprovers = (groups: readonly ApproverGroup[], chosen: ApproverChoice): number[] =>
  groups.filter((group) => namedIn(group, chosen).length === 0).map(({ type }) => type)

/** What a submission says about them. */
export const chosenApprovers = (groups: readonly ApproverGroup[], chosen: ApproverChoice): ChosenApprovers =>
  groups.map((group) => ({ type: group.type, employeeIds: namedIn(group, chosen) }))
