import { orderKinds, orderStates, type OrderKind, type OrderState } from '@sojourn/contract/booking/codes'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  alterationOf,
  holdsSeats,
  isActive,
  isPlaced,
  isTicketed,
  mayCause,
  nextState,
  orderEvents,
  transitions,
  type OrderEvent,
} from './transitions'

type Legal = Partial<Record<`${OrderState} ${OrderEvent}`, OrderState>>
const shared: Legal = {
  'draft submit': 'approving',
  'approving reject': 'rejected',
  'approving withdraw': 'cancelled',
  'approving expire': 'closed',
}
const paid: Legal = {
  ...shared,
  'placing submit': 'approving',
  'placing skipApproval': 'awaitingPayment',
  'placing queue': 'draft',
  'placing refuse': 'refused',
  'draft skipApproval': 'awaitingPayment',
  'approving approve': 'awaitingPayment',
  'awaitingPayment cancel': 'cancelled',
  'awaitingPayment expire': 'closed',
  'altered alter': 'altered',
  'altered refundAll': 'refunded',
  'altered complete': 'completed',
  'altered reschedule': 'altered',
  'completed alter': 'altered',
  'completed refundAll': 'refunded',
}
const legal: Record<OrderKind, Legal> = {
  booking: {
    ...paid,
    'placing settle': 'issuing',
    'draft cancel': 'cancelled',
    'draft expire': 'closed',
    'draft settle': 'issuing',
    'approving withdraw': 'draft',
    'approving cancel': 'cancelled',
    'approving settle': 'issuing',
    'draft fail': 'failed',
    'awaitingPayment pay': 'issuing',
    'issuing leave': 'cancelled',
    'issuing leaveOne': 'issuing',
    'issuing issue': 'issued',
    'issuing fail': 'failed',
    'issued alter': 'altered',
    'issued refundAll': 'refunded',
    'issued changeAll': 'changed',
    'issued complete': 'completed',
    'issued reschedule': 'issued',
    'altered changeAll': 'changed',
    'completed changeAll': 'changed',
  },
  change: {
    ...paid,
    'placing settle': 'changing',
    'draft settle': 'changing',
    'draft cancel': 'cancelled',
    'draft expire': 'closed',
    'draft fail': 'changeFailed',
    'approving settle': 'changing',
    'awaitingPayment pay': 'changing',
    'changing exchange': 'changed',
    'changing exchangeFail': 'changeFailed',
    'changed alter': 'altered',
    'changed refundAll': 'refunded',
    'changed complete': 'completed',
    'changed reschedule': 'changed',
  },
  refund: {
    ...shared,
    'draft skipApproval': 'refunding',
    'approving approve': 'refunding',
    'refunding refund': 'refunded',
    'refunding refundFail': 'refundFailed',
  },
}
const tried = orderKinds.flatMap((kind) =>
  orderStates.words.flatMap((state) => orderEvents.map((event) => [kind, state, event] as const)),
)
const eachState = orderKinds.flatMap((kind) => orderStates.words.map((state) => ({ kind, state })))

describe('order transitions (handbook 6.3)', () => {
  test.each(tried)('%s: %s + %s', (kind, state, event) => {
    expect(nextState(kind, state, event)).toBe(legal[kind][`${state} ${event}`])
  })
  test('every event sequence ends in a state of the table', () => {
    const start = fc.constantFrom(...eachState)
    fc.assert(
      fc.property(start, fc.array(fc.constantFrom(...orderEvents)), ({ kind, state: first }, events) => {
        let state = first
        for (const event of events) {
          state = nextState(kind, state, event) ?? state
        }
        expect(orderStates.words).toContain(state)
      }),
    )
  })
  test('what waits for somebody always has a way out', () => {
    const waiting: OrderState[] = ['placing', 'draft', 'approving', 'awaitingPayment', 'issuing', 'changing', 'refunding']
    for (const kind of orderKinds)
      for (const state of waiting.filter((each) => transitions[kind][each]))
        expect(orderEvents.filter((event) => nextState(kind, state, event)).length).toBeGreaterThan(1)
  })
  test('every order that holds seats can expire by itself, so seats always come back', () => {
    for (const state of ['approving', 'awaitingPayment'] as const)
      for (const kind of orderKinds.filter((each) => transitions[each][state] && holdsSeats(state)))
        expect(mayCause(kind, state, 'expire', 'system')).toBe(true)
  })
  test('an issued order is never cancelled, and only approvers or silence decide an approval', () => {
    for (const kind of orderKinds) {
      for (const state of orderStates.words.filter(isTicketed)) expect(nextState(kind, state, 'cancel')).toBeUndefined()
      expect(mayCause(kind, 'approving', 'approve', 'booker')).toBe(false)
      expect(mayCause(kind, 'approving', 'withdraw', 'approver')).toBe(false)
    }
    expect(mayCause('booking', 'awaitingPayment', 'pay', 'payer')).toBe(true)
    expect(mayCause('change', 'awaitingPayment', 'pay', 'payer')).toBe(true)
  })
  test('only the supplier’s word makes or takes tickets', () => {
    for (const event of ['issue', 'exchange', 'refund', 'alter', 'refundAll', 'changeAll'] as const)
      for (const { kind, state } of eachState) {
        expect(mayCause(kind, state, event, 'booker') || mayCause(kind, state, event, 'payer')).toBe(false)
      }
  })
  test('[handbook 3.6] [handbook 4.5] what still waits for seats or for a hotel is left by its booker alone, and only while it waits', () => {
    const leaves = eachState.filter(({ kind, state }) => mayCause(kind, state, 'leave', 'booker'))
    expect(leaves).toEqual([{ kind: 'booking', state: 'issuing' }])
    for (const { kind, state } of eachState)
      for (const actor of ['payer', 'approver', 'supplier', 'system'] as const)
        expect(mayCause(kind, state, 'leave', actor)).toBe(false)
  })
  test('[handbook 4.4] what is paid at the hotel goes on without payment, once nobody has to approve it', () => {
    const settled = eachState.filter(({ kind, state }) => nextState(kind, state, 'settle'))
    expect(settled.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
      'booking placing',
      'booking draft',
      'booking approving',
      'change placing',
      'change draft',
      'change approving',
    ])
    expect(mayCause('booking', 'approving', 'settle', 'booker')).toBe(false)
  })
  test('whoever causes a transition is named', () => {
    for (const table of Object.values(transitions))
      for (const events of Object.values(table)) for (const { by } of Object.values(events)) expect(by.length).toBeGreaterThan(0)
  })
  test('only the supplier’s word makes an order what never was, before it came about', () => {
    const refused = eachState.filter(({ kind, state }) => nextState(kind, state, 'refuse'))
    expect(refused.map(({ kind, state }) => `${kind} ${state}`)).toEqual(['booking placing', 'change placing'])
    for (const actor of ['booker', 'payer', 'approver', 'system'] as const)
      expect(mayCause('booking', 'placing', 'refuse', actor)).toBe(false)
    expect(orderStates.words.filter((state) => !isPlaced(state))).toEqual(['placing', 'refused'])
  })
  test('a closed order no longer counts for its passengers', () => {
    const active = ['placing', 'draft', 'approving', 'awaitingPayment', 'issuing', 'issued', 'changing', 'changed', 'altered']
    expect(orderStates.words.filter(isActive).toSorted()).toEqual(active.toSorted())
  })
})

describe('an order whose tickets are taken back', () => {
  test.each([
    ['booking', ['refunded', 'refunded'], 'refundAll'],
    ['booking', ['exchanged', 'exchanged'], 'changeAll'],
    ['booking', ['exchanged', 'refunded'], 'alter'],
    ['booking', ['refunded', 'open'], 'alter'],
    ['booking', ['used', 'refunded'], 'alter'],
    ['change', ['refunded'], 'refundAll'],
    ['change', ['exchanged'], 'alter'],
  ] as const)('%s with %j: %s', (kind, coupons, event) => {
    expect(alterationOf(kind, coupons)).toBe(event)
  })
})
