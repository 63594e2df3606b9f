import { describe, expect, test } from 'vitest'
import { figureRule, growth, shareOfWhole, type Figure } from './figures'
import { nothing } from './measure-line'

const sums = {
  ...nothing(),
  tickets: 10,
  refunded: 2,
  changed: 1,
  sold: 9_000_00,
  returned: 1_500_00,
  taxes: 700_00,
  fees: 100_00,
  alteration: 300_00,
  economyTickets: 8,
  economyFare: 6_000_00,
  economyFull: 12_000_00,
  fullPriced: 2,
  fullFare: 15_000_00,
  saved: 6_000_00,
  compared: 8,
  adopted: 6,
  lost: 400_00,
  violating: 1,
  excess: 120_00,
  nights: 5,
  grams: 2_000_000,
}

describe('figures of handbook 10.6', () => {
  test.each<[Figure, number, number]>([
    ['amount', 8_600_00, 13],
    ['netSales', 7_500_00, 13],
    ['averagePrice', 900_00, 10],
    ['averageDiscount', 50, 8],
    ['fullPriceShare', 0.25, 8],
    ['savedShare', 0.4, 10],
    ['lost', 400_00, 2],
    ['adoption', 0.75, 8],
    ['refundShare', 0.2, 2],
    ['cancelShare', 0.2, 2],
    ['changeShare', 0.1, 1],
    ['alteration', 300_00, 3],
    ['violatingShare', 0.1, 1],
    ['averageRate', 1_500_00, 5],
    ['carbon', 2_000_000, 10],
  ])('%s is %d, of %i', (figure, value, count) => {
    const rule = figureRule(figure)
    expect(rule.value(sums)).toBe(value)
    expect(rule.count(sums)).toBe(count)
  })

  test('the average discount is weighted by amounts, and is no mean of discounts', () => {
    const two = { ...nothing(), economyTickets: 2, economyFare: 900_00 + 200_00, economyFull: 1_000_00 + 1_000_00 }
    const dear = { ...two, economyFare: 900_00 + 2_000_00, economyFull: 1_000_00 + 10_000_00 }
    expect(figureRule('averageDiscount').value(two)).toBe(55)
    expect(figureRule('averageDiscount').value(dear)).toBeCloseTo(26.36, 2)
  })

  test.each<Figure>(['averageDiscount', 'adoption', 'averageRate', 'refundShare'])('%s of nothing is nothing', (figure) => {
    expect(figureRule(figure).value(nothing())).toBeUndefined()
    expect(growth(figure, sums, nothing())).toBeUndefined()
  })

  test('[handbook 10.6] a part is told as its share of the whole; nothing of nothing', () => {
    expect(shareOfWhole('netSales', { ...nothing(), sold: 300_00 }, { ...nothing(), sold: 1_300_00, returned: 100_00 })).toBe(
      0.25,
    )
    expect(shareOfWhole('lost', nothing(), nothing())).toBeUndefined()
  })

  test('growth is a part of what was', () => {
    expect(growth('saved', { ...sums, saved: 9_000_00 }, sums)).toBe(0.5)
    expect(growth('saved', { ...sums, saved: -50_00 }, { ...sums, saved: -100_00 })).toBe(0.5)
  })
})
