import { expect, test } from 'vitest'
import type { CouponState, OrderKind, OrderState } from '@sojourn/contract/booking/codes'
import type { TravelStatus } from '@sojourn/contract/booking/order.shapes'
import { isTravelled, travelStatusOf } from './travel-status'

test.each<[OrderKind, OrderState, CouponState[], TravelStatus]>([
  ['booking', 'draft', [], 'planned'],
  ['booking', 'approving', [], 'planned'],
  ['booking', 'awaitingPayment', [], 'planned'],
  ['booking', 'issuing', [], 'planned'],
  ['booking', 'rejected', [], 'gone'],
  ['booking', 'failed', [], 'gone'],
  ['booking', 'cancelled', [], 'gone'],
  ['booking', 'closed', [], 'gone'],
  ['booking', 'issued', ['open'], 'live'],
  ['booking', 'issued', ['checkedIn'], 'live'],
  ['booking', 'completed', ['used'], 'live'],
  ['booking', 'issued', ['suspended'], 'live'],
  ['booking', 'altered', ['exchanged', 'open'], 'live'],
  ['booking', 'altered', ['exchanged'], 'gone'],
  ['booking', 'altered', ['refunded'], 'gone'],
  ['booking', 'issued', ['void'], 'gone'],
  ['booking', 'issued', [], 'none'],
  ['booking', 'changed', ['exchanged', 'exchanged'], 'gone'],
  ['booking', 'refunded', ['refunded'], 'gone'],
  ['change', 'approving', [], 'none'],
  ['change', 'awaitingPayment', [], 'none'],
  ['change', 'changing', [], 'none'],
  ['change', 'changeFailed', [], 'none'],
  ['change', 'closed', [], 'none'],
  ['change', 'changed', ['open'], 'live'],
  ['change', 'refunded', ['refunded'], 'gone'],
  ['refund', 'refunded', ['refunded'], 'none'],
  ['refund', 'refunding', [], 'none'],
])('[handbook 1.7] of a %s in state %s with coupons %j is %s', (kind, state, coupons, status) => {
  expect(travelStatusOf({ kind, state }, coupons)).toBe(status)
})

test('[handbook 1.7] documents show what is ahead or was travelled, never what was given back', () => {
  expect((['none', 'planned', 'live', 'gone'] as const).filter(isTravelled)).toEqual(['planned', 'live'])
})
