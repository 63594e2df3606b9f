import { describe, expect, test } from 'vitest'
import { matchSettlement, type BilledLine, type UnmatchedCause } from './match'
import type { SettlementLine } from './settlement-file'
import { matchStateAfter } from './states'

const period = { from: '2026-11-01', to: '2026-11-30' }
const sold = { ticketNo: '781-1', day: '2026-11-03', currency: 'CNY', fare: 96_000, taxes: 6_000, fee: 0 }
const billed = (more: Partial<BilledLine> = {}): BilledLine => ({
  reference: 'F1-0-0',
  orderNo: 'F1',
  ...sold,
  company: 103_500,
  charged: 103_500,
  ...more,
})
const asked = (more: Partial<SettlementLine> = {}): SettlementLine => ({ line: 2, reference: 'F1-0-0', ...sold, ...more })
const found = (ours: BilledLine[], theirs: SettlementLine[], causes: [string, UnmatchedCause][] = []) =>
  matchSettlement({ billed: ours, file: theirs, period, causes: new Map(causes) }).variances.map(
    ({ kind, side, ours: said, theirs: other, difference }) => [kind, side, said, other, difference],
  )

test('what agrees in order, file and bill is matched', () =>
  expect(matchSettlement({ billed: [billed()], file: [asked()], period, causes: new Map() })).toEqual({
    matched: 1,
    variances: [],
  }))

describe('between the file and the order', () => {
  test.each<[string, SettlementLine[], unknown[][]]>([
    ['nothing of it', [], [['missingInFile', 'file', '102000', '', -102_000]]],
    ['twice', [asked(), asked({ line: 3 })], [['doubled', 'file', '102000', '204000', 102_000]]],
    ['another fare', [asked({ fare: 97_000 })], [['amount', 'file', '96000', '97000', 1_000]]],
    ['other taxes', [asked({ taxes: 5_999 })], [['tax', 'file', '6000', '5999', -1]]],
    ['a fee that the rule does not have', [asked({ fee: 500 })], [['feeAgainstRule', 'file', '0', '500', 500]]],
    ['another day of the period', [asked({ day: '2026-11-30' })], [['date', 'file', '2026-11-03', '2026-11-30', 0]]],
    ['a day after the period', [asked({ day: '2026-12-01' })], [['wrongPeriod', 'file', '2026-11-03', '2026-12-01', 0]]],
    ['another currency', [asked({ currency: 'USD', fare: 1 })], [['currency', 'file', 'CNY', 'USD', 0]]],
    [
      'several at once',
      [asked({ fare: 97_000, day: '2026-11-04' })],
      [
        ['date', 'file', '2026-11-03', '2026-11-04', 0],
        ['amount', 'file', '96000', '97000', 1_000],
      ],
    ],
  ])('%s', (_, file, variances) => expect(found([billed()], file)).toEqual(variances))

  test('a charged order of the period that the bill lost is the bill’s fault, not the supplier’s', () =>
    expect(found([], [asked()], [['F1', 'unbilled']])).toEqual([['missingInOrder', 'bill', '', '102000', 102_000]]))

  test.each<[UnmatchedCause | 'unknown', string]>([
    ['cancelled', 'cancelledCharged'],
    ['personal', 'personalAsBusiness'],
    ['otherPeriod', 'wrongPeriod'],
    ['unknown', 'missingInOrder'],
  ])('an order that is %s and not in the bill', (cause, kind) =>
    expect(found([], [asked()], cause === 'unknown' ? [] : [['F1', cause]])).toEqual([[kind, 'file', '', '102000', 102_000]]),
  )
})

test('a bill that charges the company something else than the order says', () =>
  expect(found([billed({ charged: 103_600 })], [asked()])).toEqual([['amount', 'bill', '103500', '103600', 100]]))

test.each([
  ['found', 'ask', 'asked'],
  ['found', 'accept', 'accepted'],
  ['asked', 'reject', 'rejected'],
  ['asked', 'ask', undefined],
  ['accepted', 'reject', undefined],
  ['settled', 'accept', undefined],
] as const)('what is %s: %s leads to %s', (state, move, next) => expect(matchStateAfter(state, move)).toBe(next))
