import {
  checkFlows,
  decideFlows,
  endCompanyDelegate,
  findFlowPeople,
  getCompanyDelegates,
  getFlows,
  proposeFlows,
  setCompanyDelegate,
  simulateFlows,
  takeBackFlows,
} from '@sojourn/contract/admin/flows.calls'
import { writtenFlow } from '../../../testing/flows'
import type { ConsoleCall } from './console-call.testing'

const days = { fromDate: '2026-11-01', toDate: '2026-11-02' }

/** Approval flows, and who stands in for whom. */
export const flowsCalls: readonly ConsoleCall[] = [
  [getFlows, {}],
  [checkFlows, { flows: [writtenFlow('a')] }],
  [simulateFlows, { travellerIds: ['1-employee'], object: 'booking', product: 'flight', amount: 1, outOfPolicy: false }],
  [findFlowPeople, { keyword: '林', approvers: false }],
  [getCompanyDelegates, {}],
  [proposeFlows, { version: 99, flows: [writtenFlow('a')] }],
  [decideFlows, { proposalId: 'none', decision: 'publish' }],
  [takeBackFlows, { version: 99, to: 98 }],
  [setCompanyDelegate, { principalId: '1-manager', substituteId: '1-director', ...days }],
  [endCompanyDelegate, { delegateId: 'none' }],
]
