import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addMinutes } from '../../../kit/local-date'
import { percentInHalfYuan, toHalfYuan } from './half-yuan'
import { railChange, railRefund, type RailTicket } from './refund-and-change'

/** Wednesday 9 December 2026, 10:00 in China. */
const departAt = '2026-12-09T02:00:00.000Z'
const before = (minutes: number): string => addMinutes(departAt, -minutes)
const hour = 60
const day = 24 * hour
const ticket = (fare: number, more: Partial<RailTicket> = {}): RailTicket => ({ fare, departAt, ...more })

describe('rounding to half a yuan', () => {
  test.each([
    [2424, 2400],
    [2425, 2450],
    [2474, 2450],
    [2475, 2500],
    [2499, 2500],
    [2500, 2500],
  ])('%i fen become %i', (fen, rounded) => expect(toHalfYuan(fen)).toBe(rounded))
})

describe('refund fees of trains, handbook 3.7', () => {
  test.each([
    { name: 'eight days to the minute', minutes: 8 * day, fee: 0 },
    { name: 'a minute under eight days', minutes: 8 * day - 1, fee: 2750 },
    { name: '48 hours to the minute', minutes: 48 * hour, fee: 2750 },
    { name: 'a minute under 48 hours', minutes: 48 * hour - 1, fee: 5550 },
    { name: '24 hours to the minute', minutes: 24 * hour, fee: 5550 },
    { name: 'a minute under 24 hours', minutes: 24 * hour - 1, fee: 11_050 },
    { name: 'a minute before departure', minutes: 1, fee: 11_050 },
  ])('553 yuan, $name', ({ minutes, fee }) => {
    expect(railRefund(ticket(55_300), before(minutes))).toMatchObject({ fee, refund: 55_300 - fee })
  })

  test('after departure nothing comes back online', () => {
    expect(railRefund(ticket(55_300), departAt)).toEqual({ refusal: 'departed' })
  })

  test('a fee is two yuan at least, and none where none applies', () => {
    expect(railRefund(ticket(2350), before(3 * day))).toMatchObject({ fee: 200, refund: 2150 })
    expect(railRefund(ticket(2350), before(9 * day))).toMatchObject({ fee: 0, refund: 2350 })
  })

  test('a ticket changed away from under eight days keeps its five percent', () => {
    const changed = { withinEightDays: true, springFestival: false }
    expect(railRefund(ticket(55_300, { changed }), before(10 * day))).toMatchObject({ percent: 5, fee: 2750 })
    expect(railRefund(ticket(55_300, { changed: { ...changed, withinEightDays: false } }), before(10 * day))).toMatchObject({
      fee: 0,
    })
  })

  test.each([
    { minutes: 8 * day, differenceFee: 500 },
    { minutes: 8 * day - 1, differenceFee: 3200 },
    { minutes: 47 * hour, differenceFee: 5300 },
  ])(
    '[handbook 3.7] over the border the difference of a cheaper train bears the border’s own fee, $minutes minutes before',
    (of) => {
      const border = ticket(21_500, { crossBorder: { fromWestKowloon: false } })
      expect(
        railChange(border, { fare: 10_800, departAt: border.departAt, sameDestination: true }, before(of.minutes)),
      ).toMatchObject({ differenceFee: of.differenceFee })
    },
  )

  test.each([
    [100, 47 * hour, { fee: 100, refund: 0 }],
    [150, 3 * day, { fee: 150, refund: 0 }],
    [250, 3 * day, { fee: 200, refund: 50 }],
    [100, 9 * day, { fee: 0, refund: 100 }],
  ])('[handbook 3.7] the least fee never takes more than the fare: %d fen', (fare, minutes, expected) => {
    expect(railRefund(ticket(fare), before(minutes))).toMatchObject(expected)
  })

  test('a changed ticket in the Spring Festival period costs a fifth at any time', () => {
    const changed = { withinEightDays: false, springFestival: true }
    expect(railRefund(ticket(55_300, { changed }), before(10 * day))).toMatchObject({ percent: 20, fee: 11_050 })
  })

  test.each([
    { minutes: 8 * day, percent: 5, fee: 1000 },
    { minutes: 8 * day - 1, percent: 30, fee: 6400 },
    { minutes: 48 * hour, percent: 30, fee: 6400 },
    { minutes: 48 * hour - 1, percent: 50, fee: 10_700 },
    { minutes: 30, percent: 50, fee: 10_700 },
  ])('to Hong Kong $minutes minutes before: $percent percent, in whole yuan', ({ minutes, percent, fee }) => {
    expect(railRefund(ticket(21_500, { crossBorder: { fromWestKowloon: false } }), before(minutes))).toMatchObject({
      percent,
      fee,
    })
  })

  test('cross-border refunds close 30 minutes before, 45 from West Kowloon, and never after a change', () => {
    expect(railRefund(ticket(21_500, { crossBorder: { fromWestKowloon: false } }), before(29))).toEqual({ refusal: 'closed' })
    expect(railRefund(ticket(21_500, { crossBorder: { fromWestKowloon: true } }), before(44))).toEqual({ refusal: 'closed' })
    expect(railRefund(ticket(21_500, { crossBorder: { fromWestKowloon: true } }), before(45))).toMatchObject({ percent: 50 })
    const changed = { withinEightDays: false, springFestival: false }
    expect(railRefund(ticket(21_500, { changed, crossBorder: { fromWestKowloon: false } }), before(9 * day))).toEqual({
      refusal: 'changedCrossBorder',
    })
  })
})

describe('changes of trains, handbook 3.8', () => {
  const sameDay = '2026-12-09T08:00:00.000Z'
  const nextDay = '2026-12-10T02:00:00.000Z'
  const to = (fare: number, newDepartAt: string, sameDestination = true) => ({ fare, departAt: newDepartAt, sameDestination })
  const change = (minutes: number, newDepartAt: string, newFare = 55_300) =>
    railChange(ticket(55_300), to(newFare, newDepartAt), before(minutes))

  test.each([
    { name: '48 hours before, any date', minutes: 48 * hour, at: nextDay, percent: 0 },
    { name: 'under 48 hours, the same date', minutes: 48 * hour - 1, at: sameDay, percent: 0 },
    { name: 'under 48 hours, a later date', minutes: 48 * hour - 1, at: nextDay, percent: 5 },
    { name: '24 hours before, a later date', minutes: 24 * hour, at: nextDay, percent: 5 },
    { name: 'under 24 hours, a later date', minutes: 24 * hour - 1, at: nextDay, percent: 15 },
    { name: 'under 24 hours, an earlier date', minutes: 23 * hour, at: '2026-12-08T12:00:00.000Z', percent: 0 },
    { name: 'after departure, the same day', minutes: -60, at: sameDay, percent: 0 },
    { name: 'after departure, the next day', minutes: -60, at: nextDay, percent: 40 },
  ])('$name: $percent percent', ({ minutes, at, percent }) => {
    expect(change(minutes, at)).toMatchObject({ percent, fee: percentInHalfYuan(55_300, percent) })
  })

  test('is possible until midnight of the day of departure', () => {
    expect(change(-(13 * hour + 59), nextDay)).toMatchObject({ percent: 40 })
    expect(change(-14 * hour, nextDay)).toEqual({ refusal: 'departed' })
  })

  test('the example of the handbook: 553 to 340, 30 hours before, a later date', () => {
    expect(change(30 * hour, nextDay, 34_000)).toEqual({ percent: 5, fee: 1700, differenceFee: 2150, charge: 0, back: 17_450 })
  })

  test.each([
    { name: '8 days before', minutes: 8 * day, at: nextDay, taken: [0, 0], back: 21_300 },
    { name: '48 hours before', minutes: 48 * hour, at: nextDay, taken: [0, 1050], back: 20_250 },
    { name: '24 hours before, a later date', minutes: 24 * hour, at: nextDay, taken: [1700, 2150], back: 17_450 },
    { name: 'a minute before, the same day', minutes: 1, at: sameDay, taken: [0, 4250], back: 17_050 },
    { name: 'after departure, the same day', minutes: -60, at: sameDay, taken: [0, 4250], back: 17_050 },
    { name: 'after departure, the next day', minutes: -60, at: nextDay, taken: [13_600, 4250], back: 3450 },
  ])('[handbook 3.8] 553 to 340, $name: fee and fee on the difference', ({ minutes, at, taken, back }) => {
    const [fee, differenceFee] = taken
    expect(change(minutes, at, 34_000)).toMatchObject({ fee, differenceFee, charge: 0, back })
  })

  test('a dearer train is charged in full and the old fare comes back', () => {
    expect(change(50 * hour, nextDay, 60_000)).toEqual({ percent: 0, fee: 0, differenceFee: 0, charge: 60_000, back: 55_300 })
  })

  test('a ticket is changed once; another destination needs 48 hours', () => {
    const changed = { withinEightDays: false, springFestival: false }
    expect(railChange(ticket(100, { changed }), to(100, nextDay), before(9 * day))).toEqual({ refusal: 'changedAlready' })
    expect(railChange(ticket(100), to(100, nextDay, false), before(48 * hour - 1))).toEqual({ refusal: 'destinationTooLate' })
    expect(railChange(ticket(100), to(100, nextDay, false), before(48 * hour))).toMatchObject({ fee: 0 })
  })

  test('nobody gets back more than was paid, and nothing is negative', () => {
    const minutes = fc.integer({ min: -13 * 60, max: 15 * day })
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 300_000 }),
        fc.integer({ min: 100, max: 300_000 }),
        minutes,
        (fare, newFare, left) => {
          const made = railChange(ticket(fare), to(newFare, nextDay), before(left))
          if ('refusal' in made) return
          expect(Math.min(made.fee, made.differenceFee, made.charge, made.back)).toBeGreaterThanOrEqual(0)
          expect(made.back).toBeLessThanOrEqual(fare)
        },
      ),
    )
  })
})
