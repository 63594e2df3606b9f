import { orderStates } from '@sojourn/contract/booking/codes'
import { demandStates } from '@sojourn/contract/booking/demand.shapes'
import { describe, expect, test } from 'vitest'
import { usualDesk } from '../desk-hours'
import {
  demandStateAt,
  type DemandAction,
  demandStateOfOrder,
  mayDemand,
  offersStandFor,
  ordersBehind,
  quotePromisedBy,
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
  const at = (now: string) => demandStateAt('quoted', due, china(now))
  expect([at('2026-12-09T11:59:59'), at('2026-12-09T12:00')]).toEqual(['quoted', 'expired'])
  expect(demandStateAt('quoted', undefined, china('2026-12-09T13:00')), 'offers without an end').toBe('quoted')
  expect(demandStateAt('submitted', due, china('2026-12-09T13:00'))).toBe('submitted')
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
      rejected: ['cancel'],
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

test('[handbook 2.5] every order stands behind one state of a demand', () =>
  expect(demandStates.words.flatMap(ordersBehind).toSorted()).toEqual([...orderStates.words].toSorted()))
