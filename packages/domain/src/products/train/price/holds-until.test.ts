import { describe, expect, test } from 'vitest'
import { addMinutes } from '../../../kit/local-date'
import { changeHoldsUntil, refundHoldsUntil } from './holds-until'
import type { RailTicket } from './refund-and-change'

/** 10:00 in China. */
const departAt = '2026-12-09T02:00:00.000Z'
const hour = 60
const day = 24 * hour
const before = (minutes: number) => addMinutes(departAt, -minutes)
const ticket: RailTicket = { fare: 553_00, departAt }
const changed = (withinEightDays: boolean, springFestival = false): RailTicket => ({
  ...ticket,
  changed: { withinEightDays, springFestival },
})
const overBorder = (fromWestKowloon: boolean): RailTicket => ({ ...ticket, crossBorder: { fromWestKowloon } })

describe('[handbook 3.7] until when the fee of a refund stands', () => {
  test.each([
    ['rises eight days before', ticket, 9 * day, 8 * day],
    ['at the boundary it still stands', ticket, 8 * day, 8 * day],
    ['rises two days before', ticket, 8 * day - 1, 2 * day],
    ['rises a day before', ticket, 2 * day - 1, day],
    ['until the train leaves', ticket, day - 1, 0],
    ['changed within eight days: five percent until two days before', changed(true), 9 * day, 2 * day],
    ['changed earlier: free until eight days before', changed(false), 9 * day, 8 * day],
    ['of the Spring Festival: the same until the train leaves', changed(true, true), 9 * day, 0],
    ['over the border: rises two days before', overBorder(false), 3 * day, 2 * day],
    ['over the border: half the fare, until half an hour before', overBorder(false), 2 * day - 1, 30],
    ['from West Kowloon: until three quarters of an hour before', overBorder(true), 1 * hour, 45],
  ])('%s', (_what, of, minutes, until) => {
    expect(refundHoldsUntil(of, before(minutes))).toBe(before(until))
  })
  test.each([
    ['the train has left', ticket, 0],
    ['over the border it is closed', overBorder(true), 44],
  ])('not at all: %s', (_what, of, minutes) => expect(refundHoldsUntil(of, before(minutes))).toBeUndefined())
})

describe('[handbook 3.8] until when the cost of a change stands', () => {
  const dearer = 600_00
  const cheaper = 340_00
  const to = (fare: number, days: number, sameDestination = true) => ({
    fare,
    departAt: addMinutes(departAt, days * day),
    sameDestination,
  })
  const midnight = addMinutes(departAt, 14 * hour)
  test.each([
    ['to a later day: rises two days before', to(dearer, 1), 3 * day, before(2 * day)],
    ['to a later day: rises a day before', to(dearer, 1), 2 * day - 1, before(day)],
    ['to a later day: rises when the train leaves', to(dearer, 1), day - 1, before(0)],
    ['to a later day, after departure: until midnight', to(dearer, 1), -1, midnight],
    ['to a cheaper train of the day, which bears a fee on the difference', to(cheaper, 0.1), 3 * day, before(2 * day)],
    ['to another destination: until two days before', to(dearer, 1, false), 3 * day, before(2 * day)],
  ])('%s', (_what, target, minutes, until) => {
    expect(changeHoldsUntil(ticket, target, before(minutes))).toBe(until)
  })
  test.each([
    ['a dearer train of the day is free until it leaves', to(dearer, 0.1), 3 * day],
    ['a train before anything rises', to(dearer, -9), 10 * day],
    ['the day is over', to(dearer, 1), -15 * hour],
  ])('nothing to hurry for: %s', (_what, target, minutes) => {
    expect(changeHoldsUntil(ticket, target, before(minutes))).toBeUndefined()
  })
})
