import { describe, expect, it } from 'vitest'
import { isHeld, isNeverTicketed } from '../state/order-state'
import { orderProgress } from './order-progress'

type Order = Parameters<typeof orderProgress>[0]
const at = '2026-11-20T02:00:00.000Z'
const order = (more: Partial<Order>): Order => ({
  kind: 'booking',
  total: 76_000,
  state: 1100,
  createdAt: at,
  payments: [],
  history: [],
  departAt: '2026-12-01T00:00:00.000Z',
  holdExpiresAt: '2026-11-20T02:30:00.000Z',
  ...more,
})
const approval = (state: 0 | 1 | 2): NonNullable<Order['approval']> => ({
  state,
  deadline: '2026-11-21T02:00:00.000Z',
  onSilence: 'reject',
  tasks: [
    { level: 1, approver: '王经理', state: state === 0 ? 0 : state, ...(state > 0 && { decidedAt: '2026-11-20T03:00:00.000Z' }) },
  ],
})
const states = (value: Order) => orderProgress(value).map(({ step, state }) => `${step} ${state}`)

describe('progress of a flight order', () => {
  it('waits for approval, then for payment, by a named time', () => {
    expect(states(order({ state: 20, approval: approval(0) }))).toEqual([
      'submit done',
      'approval current',
      'payment todo',
      'ticket todo',
      'travel todo',
    ])
    expect(orderProgress(order({ state: 20, approval: approval(0) }))[1]).toMatchObject({
      at: '2026-11-21T02:00:00.000Z',
      byThen: true,
    })
    expect(states(order({ approval: approval(1) }))).toEqual([
      'submit done',
      'approval done',
      'payment current',
      'ticket todo',
      'travel todo',
    ])
  })

  it('an order without approval has no such step', () => {
    expect(states(order({}))[1]).toBe('payment current')
  })

  it('nor has one whose approvers are only told', () => {
    const told = { ...approval(0), state: 16 as const, tasks: [] }
    expect(states(order({ approval: told }))).toEqual(['submit done', 'payment current', 'ticket todo', 'travel todo'])
    expect(states(order({ approval: told, state: 1990 })).at(-1)).toBe('travel done')
  })

  it('paid and issued', () => {
    const paid = { payments: [{ method: '企业月结', amount: 1, state: 'paid', at }] }
    expect(states(order({ ...paid, state: 1700 }))).toEqual(['submit done', 'payment done', 'ticket current', 'travel todo'])
    expect(states(order({ ...paid, state: 1990 }))).toEqual(['submit done', 'payment done', 'ticket done', 'travel done'])
    expect(states(order({ ...paid, state: 1801 })).at(-1)).toBe('ticket failed')
  })

  it('an order that ended promises nothing more', () => {
    expect(states(order({ state: 25, approval: approval(2) }))).toEqual(['submit done', 'approval failed'])
    expect(states(order({ state: 1400 }))).toEqual(['submit done', 'payment failed'])
    expect(isHeld(1400)).toBe(false)
    expect(isHeld(20)).toBe(true)
  })
  it('an order that its supplier has not answered waits where it was submitted; one that it refused ends there', () => {
    expect(states(order({ state: 5 }))).toEqual(['submit current', 'payment todo', 'ticket todo', 'travel todo'])
    expect(isNeverTicketed(5)).toBe(false)
    expect(states(order({ state: 6 }))).toEqual(['submit failed'])
    expect(isNeverTicketed(6)).toBe(true)
  })
  it('of a refund goes from approval to the carrier, of a change over payment to travel', () => {
    expect(states(order({ kind: 'refund', state: 1810 }))).toEqual(['submit done', 'ticket current'])
    expect(states(order({ kind: 'refund', state: 1812 }))).toEqual(['submit done', 'ticket failed'])
    expect(states(order({ kind: 'change', state: 1100 }))).toEqual([
      'submit done',
      'payment current',
      'ticket todo',
      'travel todo',
    ])
    expect(states(order({ kind: 'change', state: 1821, total: 0 }))).toEqual(['submit done', 'ticket done', 'travel todo'])
  })
  it('of a booking whose tickets were given back ends with the ticket, of one with some left goes on', () => {
    expect(states(order({ state: 1811 })).at(-1)).toBe('ticket done')
    expect(states(order({ state: 1900 })).slice(-2)).toEqual(['ticket done', 'travel todo'])
  })
})
