import { describe, expect, test } from 'vitest'
import type { AccountRule } from '@sojourn/contract/finance/accounting.shapes'
import { accountOf, type CostFacts } from './account-of'

const line: CostFacts = { product: 'flight', category: 'flightFare', entityId: 'E1', costCentreId: 'C1', projectCode: 'P1' }
const rules: AccountRule[] = [
  { product: 'flight', account: 'product' },
  { category: 'flightFare', account: 'category' },
  { product: 'flight', category: 'flightFare', account: 'product+category' },
  { entityId: 'E1', account: 'entity' },
  { costCentreId: 'C1', account: 'centre' },
  { costCentreId: 'C1', category: 'serviceFee', account: 'centre+fee' },
  { projectCode: 'P1', account: 'project' },
  { projectCode: '', category: 'insurance', account: 'no project' },
]

describe('the closest rule that fits decides, in whatever order they stand', () => {
  test.each<[string, Partial<CostFacts>, string | undefined]>([
    ['a project before its cost centre', {}, 'project'],
    ['a cost centre before its entity', { projectCode: '' }, 'centre'],
    ['a cost centre with a kind of charge before the cost centre', { projectCode: '', category: 'serviceFee' }, 'centre+fee'],
    ['an entity before product and charge', { projectCode: '', costCentreId: 'C9' }, 'entity'],
    ['a charge of a product before the charge', { projectCode: '', costCentreId: 'C9', entityId: '' }, 'product+category'],
    ['a charge before its product', { projectCode: '', costCentreId: '', entityId: '', product: 'train' }, 'category'],
    ['what is of no project, where a rule says so', { projectCode: '', category: 'insurance' }, 'no project'],
    [
      'nothing where none fits',
      { projectCode: '', costCentreId: '', entityId: '', product: 'train', category: 'train' },
      undefined,
    ],
  ])('%s', (_what, more, account) => {
    const facts = { ...line, ...more }
    expect(accountOf({ rules }, facts)).toBe(account)
    expect(accountOf({ rules: rules.toReversed() }, facts)).toBe(account)
  })
})
