import { describe, expect, test } from 'vitest'
import { isAtOnce, payBy, readTicketTimeLimit } from './ticket-time-limit'

/** From twenty days ahead within a week and three days before departure; from one to nineteen within a day; today's at once. */
const market = '20-365,7,3/1-19,1,0/0-0,0,0'
const booked = '2026-12-01T02:00:00.000Z'
const inDays = (days: number, minutes = 0): string =>
  new Date(Date.parse(booked) + days * 86_400_000 + minutes * 60_000).toISOString()

describe('[handbook 2.4] the market’s encoding of a ticket time limit', () => {
  test('is read range by range', () => {
    expect(readTicketTimeLimit(market)).toEqual([
      { from: 20, to: 365, withinDays: 7, beforeDeparture: 3 },
      { from: 1, to: 19, withinDays: 1, beforeDeparture: 0 },
      { from: 0, to: 0, withinDays: 0, beforeDeparture: 0 },
    ])
  })

  test.each(['', '20-365', '20-365,7', '20-365,7,3,1', 'x20-365,7,3', '20-365,7,3x', '20-,7,3', '-365,7,3', '20-365,,3'])(
    'says nothing in “%s”',
    (text) => {
      expect(readTicketTimeLimit(text)).toEqual([])
    },
  )

  test('a range that nobody can read leaves the others', () => {
    expect(readTicketTimeLimit('week/100-200,10,12')).toEqual([{ from: 100, to: 200, withinDays: 10, beforeDeparture: 12 }])
  })

  test.each([
    { ahead: 0, text: market, atOnce: true },
    { ahead: 1, text: market, atOnce: false },
    { ahead: 19, text: market, atOnce: false },
    { ahead: 20, text: market, atOnce: false },
    { ahead: 365, text: market, atOnce: false },
    { ahead: 366, text: market, atOnce: true },
    { ahead: 5, text: '0-9,0,2', atOnce: false },
    { ahead: 5, text: '', atOnce: true },
  ])('$ahead days ahead of “$text” is paid at once: $atOnce', ({ ahead, text, atOnce }) => {
    expect(isAtOnce(text, ahead)).toBe(atOnce)
  })

  test.each([
    { what: 'within days of booking, where those come first', text: market, departs: inDays(30), by: inDays(7) },
    { what: 'days before departure, where those come first', text: '0-365,7,3', departs: inDays(9), by: inDays(6) },
    {
      what: 'days ahead are whole ones: an hour short of twenty is nineteen',
      text: market,
      departs: inDays(20, -60),
      by: inDays(1),
    },
    { what: 'never less than a payment takes', text: '0-365,7,3', departs: inDays(3, 10), by: inDays(0, 30) },
    { what: 'a limit a minute beyond that stands', text: '0-365,7,3', departs: inDays(3, 31), by: inDays(0, 31) },
    { what: 'at once is half an hour', text: market, departs: inDays(0, 600), by: inDays(0, 30) },
    { what: 'so is what no range is for', text: market, departs: inDays(400), by: inDays(0, 30) },
  ])('ticketed $what', ({ text, departs, by }) => {
    expect(Date.parse(payBy(text, booked, departs))).toBe(Date.parse(by))
  })
})
