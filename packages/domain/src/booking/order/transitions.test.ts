import { orderStates, type OrderState } from '@sojourn/contract/booking/codes'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { holdsSeats, isActive, isFinal, mayCause, nextState, orderEvents, transitions, type OrderEvent } from './transitions'

const legal: Partial<Record<`${OrderState} ${OrderEvent}`, OrderState>> = {
  'draft submit': 'approving',
  'draft skipApproval': 'awaitingPayment',
  'draft cancel': 'cancelled',
  'draft expire': 'closed',
  'approving approve': 'awaitingPayment',
  'approving reject': 'rejected',
  'approving withdraw': 'cancelled',
  'approving expire': 'closed',
  'awaitingPayment pay': 'issuing',
  'awaitingPayment cancel': 'cancelled',
  'awaitingPayment expire': 'closed',
  'issuing issue': 'issued',
  'issuing fail': 'failed',
  'issued complete': 'completed',
}
const pairs = orderStates.words.flatMap((state) => orderEvents.map((event) => [state, event] as const))

describe('order transitions (handbook 6.3)', () => {
  test.each(pairs)('%s + %s', (state, event) => {
    expect(nextState(state, event)).toBe(legal[`${state} ${event}`])
  })
  test('only these states are final', () => {
    expect(orderStates.words.filter(isFinal).sort()).toEqual(['cancelled', 'closed', 'completed', 'failed', 'rejected'])
  })
  test('every event sequence ends in a state of the table, and a final state stays', () => {
    fc.assert(
      fc.property(fc.constantFrom(...orderStates.words), fc.array(fc.constantFrom(...orderEvents)), (start, events) => {
        let state = start
        for (const event of events) {
          const next = nextState(state, event)
          if (isFinal(state)) expect(next).toBeUndefined()
          state = next ?? state
        }
        expect(orderStates.words).toContain(state)
      }),
    )
  })
  test('from every state a final one can be reached', () => {
    const reachesEnd = (state: OrderState, seen: OrderState[]): boolean =>
      isFinal(state) ||
      orderEvents.some((event) => {
        const next = nextState(state, event)
        return next !== undefined && !seen.includes(next) && reachesEnd(next, [...seen, state])
      })
    for (const state of orderStates.words) expect(reachesEnd(state, [])).toBe(true)
  })
  test('every held order can expire by itself, so seats always come back', () => {
    for (const state of orderStates.words.filter(holdsSeats)) expect(mayCause(state, 'expire', 'system')).toBe(true)
  })
  test('an issued order is never cancelled, and only approvers or silence decide an approval', () => {
    expect(nextState('issued', 'cancel')).toBeUndefined()
    expect(mayCause('approving', 'approve', 'booker')).toBe(false)
    expect(mayCause('approving', 'withdraw', 'approver')).toBe(false)
    expect(mayCause('awaitingPayment', 'pay', 'payer')).toBe(true)
  })
  test('whoever causes a transition is named', () => {
    for (const events of Object.values(transitions))
      for (const { by } of Object.values(events)) expect(by.length).toBeGreaterThan(0)
  })
  test('a closed order no longer counts for its passengers', () => {
    expect(orderStates.words.filter(isActive)).toEqual(
      ['draft', 'approving', 'awaitingPayment', 'issuing', 'issued'].sort(
        (a, b) => orderStates.words.indexOf(a as OrderState) - orderStates.words.indexOf(b as OrderState),
      ),
    )
  })
})
