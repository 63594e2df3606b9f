import { expect, test } from 'vitest'
import { insuranceState, type InsuredSegment } from './insurance-state'

test.each<[string, Partial<InsuredSegment>, string | undefined]>([
  ['waits for approval', { order: 'approving' }, 'unpaid'],
  ['waits for payment', { order: 'awaitingPayment' }, 'unpaid'],
  ['is paid', { order: 'issuing' }, 'waiting'],
  ['is cancelled', { order: 'cancelled' }, 'cancelled'],
  ['was rejected', { order: 'rejected' }, 'cancelled'],
  ['could not be issued', { order: 'failed' }, 'cancelled'],
  ['has a ticket', { coupon: 'open' }, 'insured'],
  ['was flown', { coupon: 'used', order: 'completed' }, 'insured'],
  ['is being given back', { coupon: 'open', refund: 'open' }, 'returning'],
  ['is kept after a refund that failed', { coupon: 'open', refund: 'over' }, 'insured'],
  ['was given back before departure', { coupon: 'refunded', refund: 'over' }, 'returned'],
  ['was given back after departure', { coupon: 'refunded', refund: 'none' }, 'insured'],
  ['was changed: it goes along', { coupon: 'exchanged' }, undefined],
])('[handbook 1.8] a flight that %s', (_words, flight, state) =>
  expect(insuranceState({ order: 'issued', coupon: undefined, refund: 'none', ...flight })).toBe(state),
)
