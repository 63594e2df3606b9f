import { expect, test } from 'vitest'
import type { AccountingMapping } from '@sojourn/contract/finance/accounting.shapes'
import { plainMapping } from './accounting.testing'
import { mappingFaults } from './mapping-faults'

const day = '2026-11-01'

test.each<[string, Partial<AccountingMapping>, [string, string][]]>([
  ['a whole mapping has no fault', {}, []],
  ['every account is needed', { inputTax: '' }, [['inputTax', 'accountMissing']]],
  [
    'every payment method has one',
    { settlement: { companyCredit: '2202', deposit: '', companyAccount: '10 02' } },
    [
      ['settlement.deposit', 'accountMissing'],
      ['settlement.companyAccount', 'accountWrong'],
    ],
  ],
  ['a formula is no account', { rules: [{ account: '=1+1' }] }, [['rules.0', 'accountWrong']]],
  [
    'two rules for the same lines contradict each other',
    {
      rules: [
        { category: 'train', account: '1' },
        { category: 'hotel', account: '1' },
        { category: 'train', account: '2' },
      ],
    },
    [['rules.2', 'ruleTwice']],
  ],
  [
    'an entity has one ledger',
    {
      ledgers: [
        { entityId: 'E1', code: 'A' },
        { entityId: 'E1', code: 'B' },
      ],
    },
    [['ledgers.1', 'ledgerTwice']],
  ],
])('%s', (_what, more, faults) => {
  expect(mappingFaults({ ...plainMapping, ...more }, day).map(({ field, fault }) => [field, fault])).toEqual(faults)
})

test('a version says from when it holds', () => {
  expect(mappingFaults(plainMapping, '')).toEqual([{ field: 'from', fault: 'fromMissing' }])
})
