/** What is wrong with a flow so that it cannot be published. */
export const blockingFaults = [
  'nameMissing',
  'sameFlowTwice',
  'levelEmpty',
  'needTooMany',
  'deadlineZero',
  'amountsCross',
  'conditionEmpty',
  'approverGone',
  'levelNobody',
] as const

/** What works, and probably not as it was meant. */
export const flowWarnings = [
  'neverReached',
  'rulesWithinPolicy',
  'silenceAgrees',
  'copiesUnsent',
  'toldNobody',
  'toldOutOfPolicy',
  'toldVacant',
  'departmentEnded',
  'gradeEnded',
  'costCentreEnded',
  'projectEnded',
  'copyGone',
  'roleUnheld',
  'levelUnfilled',
  'levelVacant',
  'headsMissing',
  'ownersMissing',
  'superiorRing',
] as const

export const flowFaultKinds = [...blockingFaults, ...flowWarnings] as const
export type FlowFaultKind = (typeof flowFaultKinds)[number]

export const isBlocking = (kind: FlowFaultKind): boolean => blockingFaults.some((each) => each === kind)
