import { managed } from './admin.testing'
import type { Row } from './row.testing'

const overtaken = { policyId: 'staff', recordVersion: 99 }
const policy = {
  name: { 'zh-CN': '员工差旅标准', 'zh-TW': '', en: '' },
  scope: { type: 'grade', ids: ['P1'] },
}
const far = '2027-01-01'

export const travelPolicyRows: Record<string, Row> = {
  'GET Manage/GetPolicies': managed(),
  'GET Manage/GetPolicy': managed(() => ({ policyId: 'staff' })),
  'GET Manage/GetPolicyScopeChoices': managed(),
  'POST Manage/GetPolicyOf': managed(({ employeeId }) => ({ employeeId })),
  'POST Manage/ProposePolicy': managed(() => ({ ...overtaken, effectiveFrom: far, policy }), 'recordChanged'),
  'POST Manage/WidenPolicy': managed(() => ({ ...overtaken, version: 1, effectiveFrom: far }), 'policyVersionUnsuitable'),
  'POST Manage/EndPolicy': managed(() => ({ ...overtaken, effectiveFrom: far, confirmed: true }), 'recordChanged'),
  'POST Manage/DecidePolicy': managed(() => ({ proposalId: 'none', decision: 'publish' }), 'proposalUnknown'),
  'POST Manage/TakeBackPolicy': managed(() => ({ ...overtaken, version: 1 }), 'recordChanged'),
}
