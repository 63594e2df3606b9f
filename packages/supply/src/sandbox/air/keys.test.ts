import fc from 'fast-check'
import { expect, test } from 'vitest'
import { epochDay } from '@sojourn/domain/kit/local-date'
import { createFaults, faultsOfRequest } from '../faults'
import { airFaults } from './faults'
import { flightKey, parseFlightKey, recordLocator } from './keys'

test('a flight key says flight, date and pair, and is read back', () => {
  const day = epochDay('2026-12-01')
  expect(flightKey('MU5101', day, 'SHAPEK')).toBe('MU5101-20261201-SHAPEK')
  expect(parseFlightKey('MU5101-20261201-SHAPEK')).toEqual({ flightNo: 'MU5101', day, pair: 'SHAPEK' })
})

test.each(['', 'MU5101', 'MU5101-20261301-SHAPEK', 'MU5101-20260230-SHAPEK', 'MU5101-20261201-SHA', "MU5101-20261201-SHAPEK'"])(
  '"%s" is no flight key',
  (key) => {
    expect(parseFlightKey(key)).toBeUndefined()
  },
)

test('[handbook 1.7] a record locator has six letters and digits that nobody misreads', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(), fc.nat(4), (key, seed, attempt) =>
      /^[A-HJ-NP-Z][A-HJ-NP-Z2-9]{5}$/.test(recordLocator(key, seed, attempt)),
    ),
  )
  const many = Array.from({ length: 20_000 }, (_, index) => recordLocator(`key-${index}`, 1, 0))
  expect(new Set(many).size).toBeGreaterThan(19_990)
  expect(recordLocator('key', 1, 0)).not.toBe(recordLocator('key', 1, 1))
})

test('faults are asked for, forced, or drawn by a rate, and come from nothing else', () => {
  const faults = createFaults(airFaults)
  const hold = { key: 'k' }
  expect(faultsOfRequest(faults, {}, hold)).toEqual([])
  expect(faultsOfRequest(faults, { faults: ['SLOW', 'SOLD_OUT', 'NO_SUCH_FAULT'] }, hold)).toEqual(['SOLD_OUT', 'SLOW'])
  expect(faultsOfRequest({ ...faults, forced: new Set(['ISSUE_FAIL'] as const) }, {}, hold)).toEqual(['ISSUE_FAIL'])
  const drawn = Array.from(
    { length: 2000 },
    (_, index) => faultsOfRequest({ ...faults, rates: { PRICE_UP: 0.1 } }, {}, { key: `k${index}` }).length,
  )
  expect(drawn.filter((count) => count > 0).length / 2000).toBeCloseTo(0.1, 1)
})
