import { describe, expect, test } from 'vitest'
import { feeChangesAfter, feeFault, feesOn, noFees, samePlace, feeStatusesOf, type FeeRow } from './fee-schedule'

const fees = (online: number) => ({ online, assisted: online + 1, vipOnline: online + 2, vipAssisted: online + 3 })
const start = '2000-01-01'
const rows: FeeRow[] = [
  { from: start, fees: fees(10) },
  { from: '2026-06-01', fees: fees(12) },
  { product: 'train', from: start, fees: fees(5) },
  { enterpriseId: 1, from: start, fees: fees(20) },
  { enterpriseId: 1, product: 'hotel', from: '2026-03-01', fees: fees(30) },
  { enterpriseId: 1, product: 'hotel', from: '2026-09-01' },
]

describe('[handbook 6.4] fees of the agency by customer, product and day', () => {
  test.each([
    ['what all pay', 2, 'flight', '2026-05-31', 10, start],
    ['from its day on', 2, 'flight', '2026-06-01', 12, '2026-06-01'],
    ['of one product before that of all', 2, 'train', '2026-06-01', 5, start],
    ['what a customer agreed, before what all pay for the product', 1, 'train', '2026-06-01', 20, start],
    ['what it agreed for a product', 1, 'hotel', '2026-03-01', 30, '2026-03-01'],
    ['not before its day', 1, 'hotel', '2026-02-28', 20, start],
    ['and once that ends what it agreed for all products', 1, 'hotel', '2026-09-01', 20, start],
  ] as const)('%s', (_case, enterpriseId, product, date, online, from) => {
    expect(feesOn(rows, { enterpriseId, product, date })).toEqual({ from, fees: fees(online) })
  })

  test('nothing where no agency says anything', () => {
    expect(feesOn([], { enterpriseId: 1, product: 'flight', date: start })).toEqual({ fees: noFees })
  })

  test('a customer whose own fees end pays what all pay', () => {
    const ended = [...rows, { enterpriseId: 1, from: '2026-07-01' }]
    expect(feesOn(ended, { enterpriseId: 1, product: 'flight', date: '2026-07-01' }).fees).toEqual(fees(12))
  })

  test('days to come are told where what is charged becomes different', () => {
    expect(feeChangesAfter(rows, { enterpriseId: 2, product: 'flight', date: '2026-01-01' })).toEqual([
      { from: '2026-06-01', fees: fees(12) },
    ])
    expect(feeChangesAfter(rows, { enterpriseId: 2, product: 'train', date: '2026-01-01' })).toEqual([])
    expect(feeChangesAfter(rows, { enterpriseId: 1, product: 'hotel', date: '2026-01-01' }).map(({ from }) => from)).toEqual([
      '2026-03-01',
      '2026-09-01',
    ])
  })

  test('a row is to come, in force, or of the past, by the day and by what came after it', () => {
    const known = rows.map((row) => ({ ...row, state: 'agreed' as const }))
    const refused = { from: '2026-05-01', fees: fees(99), state: 'refused' as const }
    const statuses = (today: string) => feeStatusesOf(known, today)
    expect(statuses('2026-05-31')).toEqual(['inForce', 'coming', 'inForce', 'inForce', 'inForce', 'coming'])
    expect(statuses('2026-09-01')).toEqual(['past', 'inForce', 'inForce', 'inForce', 'past', 'inForce'])
    expect(feeStatusesOf([...known, refused], '2026-06-01').at(-1)).toBe('refused')
    expect(samePlace({ product: 'train' }, { enterpriseId: 1, product: 'train' })).toBe(false)
  })

  test.each([
    ['tomorrow', { from: '2026-06-02', fees: fees(1) }, undefined],
    ['today', { from: '2026-06-01', fees: fees(1) }, { field: 'from', fault: 'feeDay' }],
    ['no day', { from: '2026-02-30', fees: fees(1) }, { field: 'from', fault: 'feeDay' }],
    ['a thousand yuan', { from: '2026-06-02', fees: fees(99_997) }, undefined],
    ['more than a thousand yuan', { from: '2026-06-02', fees: fees(100_000) }, { field: 'fees', fault: 'feeAmount' }],
    ['less than nothing', { from: '2026-06-02', fees: fees(-1) }, { field: 'fees', fault: 'feeAmount' }],
    ['the end of what a customer agreed', { enterpriseId: 1, from: '2026-06-02' }, undefined],
    ['no amount for all', { from: '2026-06-02' }, { field: 'fees', fault: 'feeMissing' }],
  ] as const)('proposed on the first of June: %s', (_case, row, fault) => {
    expect(feeFault(row, '2026-06-01')).toEqual(fault)
  })
})
