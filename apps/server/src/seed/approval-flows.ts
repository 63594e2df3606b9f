import type { ApprovalFlow } from '@sojourn/domain/booking/approval/approval-flow'

const dearAfterSale = 3000_00

/** Applications are reminded of and never rejected by silence; with `exempt` what is booked within them needs nobody more. */
const applications: ApprovalFlow = {
  flowId: 'application',
  name: { 'zh-CN': '出差申请审批', 'zh-TW': '出差申請審批', en: 'Travel application' },
  conditions: { objects: ['application'] },
  levels: [{ approvers: ['manager'], mode: 'any' }],
  deadlineHours: 24,
  onSilence: 'remind',
}
const insideApplication: ApprovalFlow = {
  flowId: 'inside-application',
  name: { 'zh-CN': '已审批行程免审', 'zh-TW': '已審批行程免審', en: 'Within an approved application' },
  conditions: { objects: ['booking'], insideApplication: true, outOfPolicy: false },
  levels: [],
  deadlineHours: 24,
  onSilence: 'reject',
}
const changesAndRefunds: ApprovalFlow = {
  flowId: 'after-sale',
  name: { 'zh-CN': '大额退改审批', 'zh-TW': '大額退改審批', en: 'Changes and refunds of a large amount' },
  conditions: { objects: ['change', 'refund'], minAmount: dearAfterSale },
  levels: [{ approvers: ['manager'], mode: 'any' }],
  copies: [{ to: ['departmentHead'], when: 'finish' }],
  deadlineHours: 24,
  onSilence: 'reject',
}
/** Out of policy the second approver decides too, where the company has one. */
const outOfPolicy = (secondApproverId: string | undefined): ApprovalFlow => ({
  flowId: 'out-of-policy',
  name: { 'zh-CN': '超标审批', 'zh-TW': '超標審批', en: 'Out of policy' },
  conditions: { objects: ['booking'], outOfPolicy: true },
  levels: [
    { approvers: ['manager'], mode: 'any' },
    ...(secondApproverId ? [{ approvers: [{ employeeId: secondApproverId }], mode: 'any' as const }] : []),
  ],
  deadlineHours: 24,
  onSilence: 'reject',
})
const withinPolicy: ApprovalFlow = {
  flowId: 'in-policy',
  name: { 'zh-CN': '标准内审批', 'zh-TW': '標準內審批', en: 'Within policy' },
  conditions: { objects: ['booking'], outOfPolicy: false },
  levels: [{ approvers: ['manager'], mode: 'any' }],
  deadlineHours: 24,
  onSilence: 'reject',
}

/** The flows of a company, tried in this order. */
export const approvalFlows = (secondApproverId: string | undefined, exempt: boolean): ApprovalFlow[] => [
  applications,
  changesAndRefunds,
  ...(exempt ? [insideApplication] : []),
  outOfPolicy(secondApproverId),
  withinPolicy,
]
