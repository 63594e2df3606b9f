import { ofApproval, own, type Row } from './row.testing'

/** The manager has agreed by then. */
const decided = { ownerReads: 'approvalDecided' } as const
const unknownToken = `1.${'x'.repeat(43)}`

/** Approvals: what is asked of whom, acts, delegates, and the links of notifications. */
export const approvalRows: Record<string, Row> = {
  'POST Approval/GetMyApprovalList': own({ size: 100 }),
  'POST Approval/GetApprovalOrderList': own({ size: 100 }),
  'GET Approval/GetApprovalOrder': ofApproval(),
  'GET Approval/GetApprovalDetail': ofApproval(),
  'POST Approval/Decide': ofApproval({ decision: 'agree', version: 1 }, { owner: 'manager' }),
  'POST Approval/DecideMany': {
    request: ({ approvalId }) => ({ list: [{ approvalId, version: 1 }] }),
    stranger: 'own',
    repeats: true,
    owner: 'manager',
  },
  'POST Approval/Transfer': ofApproval({ employeeId: '1-director' }, { ...decided, owner: 'manager' }),
  'POST Approval/AddSigner': ofApproval({ employeeIds: ['1-director'], when: 'before' }, { ...decided, owner: 'manager' }),
  'POST Approval/Withdraw': ofApproval({}, decided),
  'POST Approval/Urge': ofApproval({}, decided),
  'POST Approval/Comment': ofApproval({ words: '好' }),
  'POST Approval/FindApprovers': own({ keyword: '' }),
  'GET Approval/GetDelegates': own(),
  'POST Approval/SaveDelegate': {
    request: ({ approverId }) => ({ employeeId: approverId, fromDate: '2026-12-01', toDate: '2026-12-02' }),
    stranger: 'approverUnknown',
    // Of oneself to a colleague, which every approver may.
    colleague: 'own',
    owner: 'manager',
  },
  'POST Approval/RevokeDelegate': {
    request: ({ delegateId }) => ({ delegateId }),
    stranger: 'delegateUnknown',
    owner: 'manager',
  },
  'POST Approval/ReadLink': { request: () => ({ token: unknownToken }), stranger: 'approvalLinkUnknown' },
  'POST Approval/DecideByLink': {
    request: () => ({ token: unknownToken, decision: 'agree', version: 1 }),
    stranger: 'approvalLinkUnknown',
  },
}
