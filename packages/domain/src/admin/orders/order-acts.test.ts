import type { OrderAct } from '@sojourn/contract/access/acting.calls'
import type { OrderPhase } from '@sojourn/contract/admin/orders/order-words'
import type { OrderKind } from '@sojourn/contract/booking/codes'
import { expect, test } from 'vitest'
import { orderActsOf } from './order-acts'

test.each<[OrderKind, OrderPhase, OrderAct[]]>([
  ['booking', 'approving', ['withdraw', 'cancel']],
  ['refund', 'approving', ['withdraw', 'cancel']],
  ['booking', 'paying', ['cancel']],
  ['change', 'fulfilling', ['cancel']],
  ['booking', 'fulfilled', ['change', 'refund']],
  ['change', 'fulfilled', ['change', 'refund']],
  ['refund', 'fulfilled', []],
  ['booking', 'altering', []],
  ['booking', 'altered', []],
  ['booking', 'completed', []],
  ['booking', 'ended', []],
])('[S2.47] of a %s that is %s an administrator may want: %s', (kind, phase, acts) =>
  expect(orderActsOf({ kind, phase })).toEqual(acts),
)
