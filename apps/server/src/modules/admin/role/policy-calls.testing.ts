import {
  decidePolicy,
  endPolicy,
  getPolicies,
  getPolicy,
  getPolicyOf,
  getPolicyScopeChoices,
  proposePolicy,
  takeBackPolicy,
  widenPolicy,
} from '@sojourn/contract/products/travel-policy.calls'
import { policyDraft, today } from '../../../testing/policies'
import type { ConsoleCall } from './console-call.testing'

const overtaken = { policyId: 'staff', recordVersion: 99 }

/** Travel policies. */
export const policyCalls: readonly ConsoleCall[] = [
  [getPolicies, {}],
  [getPolicy, { policyId: 'staff' }],
  [getPolicyScopeChoices, {}],
  [getPolicyOf, { employeeId: '1-employee' }],
  [proposePolicy, { ...overtaken, effectiveFrom: today, policy: policyDraft({ type: 'grade', ids: ['P1'] }) }],
  [widenPolicy, { ...overtaken, version: 1, effectiveFrom: today }],
  [endPolicy, { ...overtaken, effectiveFrom: today, confirmed: true }],
  [decidePolicy, { proposalId: 'none', decision: 'publish' }],
  [takeBackPolicy, { ...overtaken, version: 1 }],
]
