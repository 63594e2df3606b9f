import { ofApproval, own, type Row } from './row.testing'

const unknownToken = `1.${'x'.repeat(43)}`

/** Approvals: what is asked of whom, acts, delegates, and the links of letters. */
export const approvalRows: Record<string, Row> = {
  'POST Approval/GetMyApprovalList': own({ size: 100 }),
  'POST Approval/GetApprovalOrderList': own({ size: 100 }),
  'GET Approval/GetApprovalOrder': ofApproval(),
  'GET Approval/GetApprovalDetail': ofApproval(),
  'POST Approval/Decide': ofApproval({ decision: 'agree', version: 1 }),
  'POST Approval/DecideMany': own({ list: [{ approvalId: 'x', version: 1 }] }),
  'POST Approval/Transfer': ofApproval({ employeeId: '1-director' }),
  'POST Approval/AddSigner': ofApproval({ employeeIds: ['1-director'], when: 'before' }),
  'POST Approval/Withdraw': ofApproval(),
  'POST Approval/Urge': ofApproval(),
  'POST Approval/Comment': ofApproval({ words: '好' }),
  'GET Approval/FindApprovers': own({ keyword: '' }),
  'GET Approval/GetDelegates': own(),
  'POST Approval/SaveDelegate': {
    request: () => ({ employeeId: '1-director', fromDate: '2026-12-01', toDate: '2026-12-02' }),
    stranger: 'approverUnknown',
  },
  'POST Approval/RevokeDelegate': { request: () => ({ delegateId: 'x' }), stranger: 'delegateUnknown' },
  'POST Approval/ReadLink': { request: () => ({ token: unknownToken }), stranger: 'approvalLinkUnknown' },
  'POST Approval/DecideByLink': {
    request: () => ({ token: unknownToken, decision: 'agree', version: 1 }),
    stranger: 'approvalLinkUnknown',
  },
}
