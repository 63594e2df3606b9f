import { changeCostOf } from '@sojourn/domain/products/intl-flight/after-sale/change'
import { describe, expect, test } from 'vitest'
import type { IntlFareBrand } from '../../../ports/intl-air'
import { styleOf } from './rule-style'
import { isStructured, penaltiesOf, rulesOf } from './rules'

const seed = 7
const carriers = ['MU', 'SQ', 'CA', 'NH', 'LH', 'BA', 'AF', 'KE', 'TG', 'QR', 'EK', 'UA', 'DL', 'CZ', 'HU', 'CX']
/** One whose fees are the usual ones, and whose late fees begin at the usual hour. */
const carrier = carriers.find((each) => {
  const { level, late } = styleOf(seed, each)
  return isStructured(seed, each) && level === 1 && late.count === 72
})!
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

describe('[handbook 2.2] carriers write their rules each in its way', () => {
  const written = carriers
    .filter((each) => isStructured(seed, each))
    .map((each) => {
      const rules = [rulesOf(seed, { itinerary: { carrier: each }, brand: 'standard', type: 'published' })]
      return penaltiesOf(rules, yuan, [
        { code: 'XF', refundable: true },
        { code: 'RA', refundable: true },
      ])
    })
  const all = written.flat()
  const has = (isWanted: (penalty: (typeof all)[number]) => boolean) => expect(all.some(isWanted)).toBe(true)

  test('in every unit, window and permission that the rules know', () => {
    has(({ unit }) => unit === 'segment')
    has(({ unit }) => unit === 'direction')
    has(({ window }) => window.unit === 'days')
    has(({ window }) => window.unit === 'hours' && window.from === 24)
    has(({ percent }) => percent !== undefined)
    has(({ kind, permission }) => kind === 'upgrade' && permission === 'unknown')
    has(({ kind, permission }) => kind === 'taxRefund' && permission === 'unknown')
  })
  test('and at different heights, each the same whenever it is asked', () => {
    const fees = written.map((own) => own.find(({ kind }) => kind === 'refund')!.fee!.amount)
    expect(new Set(fees).size).toBeGreaterThan(1)
    expect(carriers.map((each) => styleOf(seed, each))).toEqual(carriers.map((each) => styleOf(seed, each)))
  })
})
