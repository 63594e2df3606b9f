import { describe, expect, test } from 'vitest'
import { isRailServiceTime, railSale, railSaleWindow, saleClosesMinutes } from './sale-window'

/** China is eight hours ahead: 2026-12-01 is a Tuesday. */
const china = (text: string): string => new Date(`${text}+08:00`).toISOString()

describe('[handbook 3.5] hours of service', () => {
  test.each([
    ['2026-12-03T04:59', false],
    ['2026-12-03T05:00', true],
    ['2026-12-03T23:59', true],
    ['2026-12-04T00:59', true],
    ['2026-12-04T01:00', false],
    ['2026-12-01T23:59', true],
    ['2026-12-02T00:00', false],
    ['2026-12-02T00:59', false],
    ['2026-12-01T00:30', true],
  ])('%s: %s; Tuesdays end at midnight', (at, open) => expect(isRailServiceTime(china(at))).toBe(open))
})

describe('[handbook 3.5] sale of a ride', () => {
  const ride = {
    boardingDate: '2026-12-15',
    departAt: china('2026-12-15T09:00'),
    startMinutes: 13 * 60 + 30,
    closesMinutes: 25,
  }
  test('begins fourteen days before boarding, at the time of the boarding station', () => {
    const saleStartsAt = china('2026-12-01T13:30')
    expect(railSale(railSaleWindow(ride), china('2026-12-01T13:29'))).toEqual({ sale: 'notYetOnSale', saleStartsAt })
    expect(railSale(railSaleWindow(ride), saleStartsAt)).toEqual({ sale: 'onSale' })
  })
  test.each([
    ['2026-12-15T08:35', 'onSale'],
    ['2026-12-15T08:36', 'closed'],
    ['2026-12-15T10:00', 'closed'],
  ])('at %s, for 09:00: %s', (at, sale) => expect(railSale(railSaleWindow(ride), china(at))).toEqual({ sale }))

  test('ends earlier for trains over the border, earliest from Hong Kong', () => {
    expect([saleClosesMinutes('IOQ', 'IZQ'), saleClosesMinutes('IOQ', 'XJA'), saleClosesMinutes('XJA', 'IOQ')]).toEqual([
      25, 45, 60,
    ])
  })
})
