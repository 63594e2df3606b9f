import { changeCostOf } from '@sojourn/domain/products/intl-flight/change'
import { expect, test } from 'vitest'
import type { IntlFareBrand } from '../../../ports/intl-air'
import { isStructured, penaltiesOf, rulesOf } from './rules'

const seed = 7
const carrier = ['MU', 'SQ', 'CA', 'NH'].find((each) => isStructured(seed, each))!
const yuan = { currency: 'CNY', rate: 100_000_000 }
const now = '2026-12-01T00:00:00.000Z'
const fare = { fare: 300_000, surcharge: 0, taxes: [] }

/** What it costs to change each direction of one ticket of these fares to one that costs the same; yuan. */
function changesOf(brands: readonly IntlFareBrand[], hoursAhead: number): (number | string)[] {
  const rules = brands.map((brand) => rulesOf(seed, { itinerary: { carrier }, brand, type: 'published' }))
  const directions = brands.map((_, index) => {
    const departAt = new Date(Date.parse(now) + (hoursAhead + index) * 3_600_000).toISOString()
    return { ...fare, oneWayFare: 400_000, segments: [{ departAt, flown: false, changedByCarrier: false }] }
  })
  const ticket = { directions, penalties: penaltiesOf(rules, yuan, []), rates: { CNY: yuan.rate }, infant: false }
  return brands.map((_, index) => {
    const cost = changeCostOf(ticket, index, { ...fare, departAt: '2027-01-20T00:00:00.000Z', sameCabin: true }, now)
    return typeof cost === 'string' ? cost : cost.fee / 100
  })
}

test.each<[string, IntlFareBrand[], number, number[]]>([
  ['one direction by its own fare', ['light'], 100, [1200]],
  ['two directions each by its own fare', ['flex', 'light'], 100, [0, 1200]],
  ['a flexible fare of a third direction does not free a light one', ['flex', 'light', 'flex'], 100, [0, 1200, 1200]],
  ['wherever it stands among the later ones', ['light', 'flex', 'standard', 'flex'], 100, [1200, 600, 600, 600]],
  ['the dearest of each window by itself', ['flex', 'standard', 'businessSaver'], 100, [0, 1000, 1000]],
  ['and nearer to departure', ['flex', 'standard', 'businessSaver'], 40, [0, 1500, 1500]],
])('[handbook 2.2] changing a ticket: %s', (_title, brands, hoursAhead, fees) =>
  expect(changesOf(brands, hoursAhead)).toEqual(fees),
)

test('[handbook 2.2] forbidden is dearer than any fee: a later direction that may not change keeps the others from it', () =>
  // Within three days of departure a light fare does not change.
  expect(changesOf(['flex', 'light', 'flex'], 40)).toEqual([0, 'notChangeable', 'notChangeable']))
