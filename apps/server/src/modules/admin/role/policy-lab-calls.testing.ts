import {
  cancelLabRun,
  endGoldenTrip,
  getGoldenOffers,
  getGoldenTrips,
  getLabRun,
  getLabRuns,
  replayPolicies,
  saveGoldenTrip,
  tryPolicy,
} from '@sojourn/contract/products/policy-lab.calls'
import { today } from '../../../testing/policies'
import type { ConsoleCall } from './console-call.testing'

const period = { product: 'train', from: today, to: today }

/** The policy lab and its golden trips. */
export const policyLabCalls: readonly ConsoleCall[] = [
  [getLabRuns, {}],
  [getLabRun, { runId: 'none' }],
  [tryPolicy, { ...period, policyId: 'staff', version: 99, everybody: true }],
  [replayPolicies, { ...period, from: '2026-11-21' }],
  [cancelLabRun, { runId: 'none' }],
  [getGoldenTrips, {}],
  [getGoldenOffers, { orderNo: 'none' }],
  [saveGoldenTrip, { goldenId: 'none', version: 99, name: '样例', verdict: 'within' }],
  [endGoldenTrip, { goldenId: 'none', version: 99 }],
]
