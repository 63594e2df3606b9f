import type { Budget } from '@sojourn/contract/admin/company/budget.shapes'

const balance = {
  from: '2026-10-01',
  to: '2026-12-31',
  amount: 1_000_000,
  adjusted: 0,
  pending: 0,
  spent: 0,
  available: 1_000_000,
  percent: 0,
  level: 0,
}

/** ¥10,000 a quarter for a department and those below it. */
export const budget: Budget = {
  planId: 'p1',
  version: 2,
  name: '销售差旅',
  names: { 'zh-CN': '销售差旅', 'zh-TW': '', en: '' },
  object: { kind: 'department', id: 'd1', name: '销售部' },
  below: true,
  period: 'quarter',
  from: '2026-01-01',
  to: '2026-12-31',
  amount: 1_000_000,
  products: [],
  warnFirst: 60,
  warnSecond: 90,
  overLimit: 'allow',
  viewers: [],
  current: balance,
}

/** Its quarters that can be meant. */
export const quarters = [{ ...balance, from: '2026-07-01', to: '2026-09-30' }, balance]
