import { managed, overtaken } from './admin.testing'
import type { Row } from './row.testing'

const flow = {
  flowId: 'a',
  name: { 'zh-CN': '上级审批', 'zh-TW': '', en: '' },
  conditions: {},
  levels: [{ approvers: ['manager'], mode: 'any' }],
  deadlineHours: 24,
  onSilence: 'reject',
}

/** Approval flows in the console. */
export const flowsRows: Record<string, Row> = {
  'GET Manage/GetFlows': managed(),
  'POST Manage/CheckFlows': managed(() => ({ flows: [flow] })),
  'POST Manage/SimulateFlows': managed(({ employeeId }) => ({
    travellerIds: [employeeId],
    object: 'booking',
    product: 'flight',
    amount: 100,
    outOfPolicy: false,
  })),
  'POST Manage/FindFlowPeople': managed(() => ({ keyword: '林', approvers: false })),
  'POST Manage/ProposeFlows': managed(() => ({ version: overtaken, flows: [flow] }), 'recordChanged'),
  'POST Manage/DecideFlows': managed(({ employeeId }) => ({ proposalId: employeeId, decision: 'publish' }), 'proposalUnknown'),
  'POST Manage/TakeBackFlows': managed(() => ({ version: overtaken, to: overtaken - 1 }), 'flowsVersionUnknown'),
  'GET Manage/GetDelegates': managed(),
  'POST Manage/SetDelegate': managed(
    ({ employeeId }) => ({ principalId: employeeId, substituteId: employeeId, fromDate: '2020-01-01', toDate: '2020-01-02' }),
    'delegateDatesWrong',
  ),
  'POST Manage/EndDelegate': managed(({ employeeId }) => ({ delegateId: employeeId }), 'delegateUnknown'),
}
