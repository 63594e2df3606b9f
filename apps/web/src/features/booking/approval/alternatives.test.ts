import { expect, test } from 'vitest'
import type { Alternative } from '../product/screens'
import { excessOverLowest, shownAlternatives } from './alternatives'

const fare = (flightNo: string, ticketPrice: number, chosen = false): Alternative => ({
  flightNo,
  departTime: '08:00',
  arriveTime: '10:20',
  cabin: 'Y',
  bookingClass: 'K',
  discount: 60,
  ticketPrice,
  verdict: 'within',
  chosen,
  saving: 0,
})
const seen = [fare('MU5101', 120_000, true), fare('CA1501', 90_000), fare('HO1252', 76_000), fare('CZ3907', 110_000)]

test('[handbook 8.2] the cheapest fares are shown and the chosen one always among them', () => {
  expect(shownAlternatives(seen, 2).map(({ flightNo }) => flightNo)).toEqual(['HO1252', 'MU5101'])
  expect(shownAlternatives(seen, 9).map(({ flightNo }) => flightNo)).toEqual(['HO1252', 'CA1501', 'CZ3907', 'MU5101'])
  expect(shownAlternatives([], 3)).toEqual([])
})

test('[handbook 8.2] the excess over the lowest fare adds up both journeys', () => {
  const list = (items: Alternative[], journey: number) => ({ journey, searchedAt: '2026-11-20T02:00:00Z', list: items })
  expect(excessOverLowest([list(seen, 0), list([fare('MU5102', 80_000, true), fare('FM9102', 75_000)], 1)])).toBe(49_000)
  expect(excessOverLowest([list([fare('MU5101', 50_000, true)], 0)])).toBe(0)
  expect(excessOverLowest([])).toBeUndefined()
})

test('dearer than the lowest means the lowest within the standard, where there is one', () => {
  const judged = [
    { ...fare('MU5101', 80_000, true), verdict: 'approval' as const },
    { ...fare('9C8812', 30_000), verdict: 'approval' as const },
    { ...fare('MU5103', 60_000), verdict: 'within' as const },
  ]
  const seenAs = (list: Alternative[]) => [{ journey: 0, searchedAt: '2026-11-20T02:00:00Z', list }]
  expect(excessOverLowest(seenAs(judged))).toBe(20_000)
  expect(excessOverLowest(seenAs(judged.slice(0, 2)))).toBe(50_000)
})
