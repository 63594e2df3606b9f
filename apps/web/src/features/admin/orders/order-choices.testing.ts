import { countedAtMost } from '@sojourn/contract/admin/orders/order-words'

/** What a company's orders can be narrowed by, in tests of their pages. */
export const orderChoices = {
  departments: [
    { departmentId: 'd1', name: '总部', depth: 0 },
    { departmentId: 'd2', name: '销售部', depth: 1 },
  ],
  grades: [],
  costCentres: [
    { costCentreId: 'c1', name: '销售' },
    { costCentreId: 'c2', name: '研发' },
  ],
  projects: [{ code: 'P1', name: '新园区' }],
  legalEntities: [],
  reasons: [],
  fields: [],
  counts: [
    { phase: 'approving', count: 3, atLeast: false },
    { phase: 'paying', count: 0, atLeast: false },
    { phase: 'fulfilling', count: countedAtMost, atLeast: true },
  ],
  mayCorrectCosts: true,
} as const
