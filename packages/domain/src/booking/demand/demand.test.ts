import type { OrderState } from '@sojourn/contract/booking/codes'
import { demandStates } from '@sojourn/contract/booking/demand.shapes'
import { describe, expect, test } from 'vitest'
import { usualDesk } from '../desk-hours'
import {
  demandStateAt,
  type DemandAction,
  demandStateOfOrder,
  mayDemand,
  offersStandFor,
  quotePromisedBy,
  reopenedUntil,
} from './demand'

/** All that can be done with a request. */
const actions: readonly DemandAction[] = ['save', 'submit', 'quote', 'refuse', 'accept', 'cancel', 'askAgain', 'askOther']
const china = (text: string): string => new Date(`${text}+08:00`).toISOString()

test.each([
  ['within working hours', '2026-12-09T10:00', '2026-12-09T10:30'],
  ['at their beginning', '2026-12-09T09:00', '2026-12-09T09:30'],
  ['before them', '2026-12-09T03:00', '2026-12-09T09:30'],
  ['half an hour before their end', '2026-12-09T17:30', '2026-12-09T18:00'],
  ['ten minutes before their end', '2026-12-09T17:50', '2026-12-10T09:20'],
  ['at their end', '2026-12-09T18:00', '2026-12-10T09:30'],
  ['after them', '2026-12-09T23:59', '2026-12-10T09:30'],
  ['on a Friday evening', '2026-12-11T19:00', '2026-12-14T09:30'],
  ['on a Saturday', '2026-12-12T10:00', '2026-12-14T09:30'],
  ['on a Sunday', '2026-12-13T10:00', '2026-12-14T09:30'],
  ['on a Saturday that is worked', '2026-10-10T10:00', '2026-10-10T10:30'],
  ['on a weekday of a holiday', '2026-10-01T10:00', '2026-10-08T09:30'],
  ['over New Year', '2026-12-31T17:45', '2027-01-04T09:15'],
])('[handbook 2.5] an offer is promised in 30 minutes of working hours: asked for %s', (_when, asked, promised) =>
  expect(quotePromisedBy(china(asked), usualDesk)).toBe(china(promised)),
)

test('[handbook 2.5] offers stand for two hours, and not at their last instant', () => {
  expect(offersStandFor).toBe(120)
  const due = china('2026-12-09T12:00')
  const at = (now: string) => demandStateAt({ state: 'quoted', due }, china(now))
  expect([at('2026-12-09T11:59:59'), at('2026-12-09T12:00')]).toEqual(['quoted', 'expired'])
  expect(demandStateAt({ state: 'quoted' }, china('2026-12-09T13:00')), 'offers without an end').toBe('quoted')
  expect(demandStateAt({ state: 'submitted', due }, china('2026-12-09T13:00'))).toBe('submitted')
})

describe('what came to nothing can be asked for or answered again for seven days, then it is obsolete by itself', () => {
  const due = china('2026-12-09T12:00')
  const order = (state: OrderState, since: string) => ({ state, since: china(since) })

  test.each([
    ['plans that nobody took', { state: 'quoted', due }, '2026-12-16T12:00'],
    ['plans that were written down as over', { state: 'expired', due }, '2026-12-16T12:00'],
    [
      'a plan that was refused while another stands',
      { state: 'chosen', due, order: order('rejected', '2026-12-09T11:00') },
      '2026-12-16T12:00',
    ],
    [
      'a plan that was refused when all were over',
      { state: 'chosen', due, order: order('rejected', '2026-12-11T09:00') },
      '2026-12-18T09:00',
    ],
    [
      'an order that could not be ticketed',
      { state: 'chosen', due, order: order('failed', '2026-12-10T15:00') },
      '2026-12-17T15:00',
    ],
    ['a refusal of plans without an end', { state: 'chosen', order: order('rejected', '2026-12-10T15:00') }, '2026-12-17T15:00'],
  ] as const)('[handbook 2.5] %s', (_case, demand, until) => {
    expect(reopenedUntil(demand, china(until))).toBe(china(until))
    const second = (seconds: number) => new Date(new Date(china(until)).getTime() + seconds * 1000).toISOString()
    expect(demandStateAt(demand, second(-1))).toMatch(/expired|rejected/)
    expect(demandStateAt(demand, second(0))).toBe('obsolete')
  })

  test('[handbook 2.5] approvers refuse one plan: another may be chosen until the last of them is over', () => {
    const demand = { state: 'chosen', due, order: order('rejected', '2026-12-09T11:00') } as const
    const at = (now: string) => demandStateAt(demand, china(now))
    expect([at('2026-12-09T11:59:59'), at('2026-12-09T12:00')]).toEqual(['rejected', 'expired'])
  })

  test.each([
    ['what waits for an offer', { state: 'submitted', due }],
    ['a draft', { state: 'draft' }],
    ['what the agency could not offer', { state: 'refused' }],
    ['a plan in approval', { state: 'chosen', due, order: order('approving', '2026-12-09T11:00') }],
    ['tickets', { state: 'chosen', due, order: order('refunded', '2026-12-09T11:00') }],
  ] as const)('[handbook 2.5] %s has no such end', (_case, demand) => {
    const later = china('2027-12-09T12:00')
    expect(reopenedUntil(demand, later)).toBeUndefined()
    expect(demandStateAt(demand, later)).not.toBe('obsolete')
  })
})

describe('who does what with a request', () => {
  const rows = (side: 'customer' | 'agency') =>
    Object.fromEntries(demandStates.words.map((state) => [state, actions.filter((action) => mayDemand(action, state, side))]))

  test('[S4.42] [handbook 2.5] the person who asked writes, sends, chooses, asks again and withdraws', () =>
    expect(rows('customer')).toEqual({
      draft: ['save', 'submit', 'cancel'],
      submitted: ['cancel'],
      quoted: ['accept', 'cancel', 'askOther'],
      chosen: [],
      approving: [],
      awaitingPayment: [],
      rejected: ['accept', 'cancel', 'askAgain', 'askOther'],
      expired: ['cancel', 'askAgain', 'askOther'],
      refused: ['askAgain'],
      obsolete: [],
      issued: [],
    }))

  test('[S4.42] [handbook 2.5] the agency answers and gives up, and never takes its own offer', () =>
    expect(rows('agency')).toEqual({
      draft: ['cancel'],
      submitted: ['quote', 'refuse', 'cancel'],
      quoted: ['quote', 'refuse', 'cancel'],
      chosen: [],
      approving: [],
      awaitingPayment: [],
      rejected: ['quote', 'cancel'],
      expired: ['quote', 'refuse', 'cancel'],
      refused: [],
      obsolete: [],
      issued: [],
    }))
})

test.each([
  ['approving', 'approving'],
  ['rejected', 'rejected'],
  ['awaitingPayment', 'awaitingPayment'],
  ['issuing', 'awaitingPayment'],
  ['issued', 'issued'],
  ['refunded', 'issued'],
  ['closed', 'expired'],
  ['failed', 'expired'],
] as const)('[handbook 2.5] a demand whose order is %s is %s', (order, demand) => expect(demandStateOfOrder(order)).toBe(demand))
