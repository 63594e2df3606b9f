import { managed } from './admin.testing'
import type { Row } from './row.testing'

const period = { product: 'flight', from: '2026-11-01', to: '2026-11-30' }
const choice = { searchId: 'none', position: -1 }

export const policyLabRows: Record<string, Row> = {
  'GET Manage/GetLabRuns': managed(),
  'POST Manage/GetLabRun': managed(() => ({ runId: 'none' }), 'notFound'),
  'POST Manage/TryPolicy': managed(() => ({ ...period, policyId: 'staff', version: 99, everybody: false }), 'policyUnknown'),
  'POST Manage/ReplayPolicies': managed(() => ({ ...period, from: '2026-12-01' }), 'labPeriodInvalid'),
  'POST Manage/CancelLabRun': managed(() => ({ runId: 'none' }), 'notFound'),
  'POST Manage/GetGoldenTrips': managed(),
  'POST Manage/GetGoldenOffers': managed(({ orderNo }) => ({ orderNo })),
  'POST Manage/SaveGoldenTrip': managed(
    ({ orderNo }) => ({ version: 0, name: '样例', verdict: 'within', choice: { ...choice, orderNo } }),
    'goldenUnsuitable',
  ),
  'POST Manage/EndGoldenTrip': managed(() => ({ goldenId: 'none', version: 0 }), 'notFound'),
}
