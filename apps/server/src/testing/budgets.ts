import type { saveBudget } from '@sojourn/contract/admin/company/budget.calls'
import type { RequestOf } from '@sojourn/contract/kit/call'
import { inChinese } from './company'

type Request = RequestOf<typeof saveBudget>

/** A budget that nothing is wrong with: of a project, by the month. */
export const newBudget = (more: Partial<Request> = {}): Request => ({
  version: 0,
  names: inChinese('测试预算'),
  object: { kind: 'project', id: 'YX-2026-02' },
  below: false,
  period: 'month',
  from: '2026-11-01',
  to: '2027-10-31',
  amount: 10_000_00,
  products: [],
  warnFirst: 60,
  warnSecond: 90,
  overLimit: 'forbid',
  viewerIds: [],
  ...more,
})
