import { expect, test } from 'vitest'
import type { KeptIntlPenalty } from './kept'
import { onlineHurdle, type OnlineHurdle } from './online-hurdle'

const always = { unit: 'hours' } as const
const rule = (
  kind: KeptIntlPenalty['kind'],
  scope: KeptIntlPenalty['scope'],
  permission: KeptIntlPenalty['permission'],
  window: KeptIntlPenalty['window'] = always,
): KeptIntlPenalty => ({ kind, scope, unit: 'ticket', window, permission })
const now = '2026-12-10T00:00:00.000Z'
const flight = (departAt: string, flown = false) => [{ departAt: `2026-12-${departAt}:00:00.000Z`, flown }]
const soon = [flight('10T20'), flight('17T20')]
const far = [flight('20T20'), flight('27T20')]
const begun = [flight('09T20', true), flight('17T20')]
const day = { unit: 'hours', from: 24 } as const
const late = { unit: 'hours', to: 24 } as const

test.each<[string, 'refund' | 'change', KeptIntlPenalty[], typeof far, OnlineHurdle | undefined]>([
  ['a rule that allows it is no hurdle', 'refund', [rule('refund', 'unused', 'allowed')], far, undefined],
  ['nor is one that never does', 'refund', [rule('refund', 'unused', 'forbidden')], far, undefined],
  ['a rule that nobody knows', 'refund', [rule('refund', 'unused', 'unknown')], far, 'rulesUnknown'],
  ['no rule of the kind', 'refund', [rule('change', 'unused', 'allowed')], far, 'rulesUnknown'],
  ['known as long as nothing is flown', 'refund', [rule('refund', 'unused', 'allowed')], begun, 'partlyUsed'],
  ['known although something is', 'refund', [rule('refund', 'partlyUsed', 'allowed')], begun, undefined],
  [
    'unknown from a day before departure',
    'refund',
    [rule('refund', 'unused', 'allowed', day), rule('refund', 'unused', 'unknown', late)],
    soon,
    'nearDeparture',
  ],
  [
    'the same long before',
    'refund',
    [rule('refund', 'unused', 'allowed', day), rule('refund', 'unused', 'unknown', late)],
    far,
    undefined,
  ],
  [
    'no change from a day before departure, of the only direction that is left',
    'change',
    [rule('change', 'inbound', 'allowed', day), rule('change', 'inbound', 'forbidden', late)],
    [flight('01T20', true), flight('10T20')],
    'nearDeparture',
  ],
  [
    'of two directions the second can still be changed',
    'change',
    ['outbound', 'inbound'].flatMap((scope) => [
      rule('change', scope as 'outbound', 'allowed', day),
      rule('change', scope as 'outbound', 'forbidden', late),
    ]),
    soon,
    undefined,
  ],
])('[handbook 2.2] %s', (_title, kind, penalties, directions, hurdle) =>
  expect(onlineHurdle({ kind, penalties, directions }, now)).toBe(hurdle),
)
