import type { ApprovalFlow } from '@sojourn/domain/booking/approval/approval-flow'

/** One level in policy; out of policy the second approver decides too, where the company has one. Silence rejects. */
export const approvalFlows = (secondApproverId: string | undefined): ApprovalFlow[] => [
  {
    flowId: 'out-of-policy',
    name: { 'zh-CN': '超标审批', 'zh-TW': '超標審批', en: 'Out of policy' },
    conditions: { outOfPolicy: true },
    levels: [
      { approvers: ['manager'], mode: 'any' },
      ...(secondApproverId ? [{ approvers: [{ employeeId: secondApproverId }], mode: 'any' as const }] : []),
    ],
    deadlineHours: 24,
    onSilence: 'reject',
  },
  {
    flowId: 'in-policy',
    name: { 'zh-CN': '标准内审批', 'zh-TW': '標準內審批', en: 'Within policy' },
    conditions: { outOfPolicy: false },
    levels: [{ approvers: ['manager'], mode: 'any' }],
    deadlineHours: 24,
    onSilence: 'reject',
  },
]
