import type { ApplicationContent } from '@sojourn/contract/booking/application/application.shapes'
import { expect, test } from 'vitest'
import {
  faultsOf,
  stayCities,
  nextLine,
  suggestedBudgets,
  withBudget,
  withDays,
  withProducts,
  withStandard,
} from './application-form'

const content: ApplicationContent = {
  travelApplyType: 1,
  title: '',
  travelDescription: '',
  travellerIds: [],
  limitTraveler: 1,
  costCentreId: 'cc',
  productTypes: [1, 3],
  itineraryMode: 'lines',
  lines: [],
  cities: [],
  startDate: '2026-12-07',
  endDate: '2026-12-09',
  flexBefore: 0,
  flexAfter: 0,
  budgets: [{ productType: 3, amount: 100_00 }],
  customFields: [],
  orderNos: [],
}
const beijing = { code: 'BJS', name: '北京' }
const shanghai = { code: 'SHA', name: '上海' }

test('the first leg goes there and back, the next begins where the former ended', () => {
  const first = nextLine(content)
  expect(first).toMatchObject({ isReturn: true, startDate: '2026-12-07', endDate: '2026-12-09' })
  const single = { ...first, depart: beijing, arrive: shanghai, isReturn: false, endDate: '2026-12-07' }
  expect(nextLine({ ...content, lines: [single] })).toMatchObject({ depart: shanghai, startDate: '2026-12-07', isReturn: false })
  expect(nextLine({ ...content, lines: [{ ...single, isReturn: true }] }).depart).toEqual(beijing)
})
test('a product that is taken away takes its legs and budget along', () => {
  const planned = { ...content, lines: [nextLine(content)] }
  expect(withProducts(planned, [3])).toMatchObject({ lines: [], budgets: [{ productType: 3 }] })
  expect(withProducts(planned, [1]).budgets).toEqual([])
  expect(withBudget(content, 3, 0).budgets).toEqual([])
  expect(withBudget(content, 1, 5).budgets).toHaveLength(2)
})
test('suggestions add up by product, rounded up, and leave out what nobody can say', () => {
  const estimate = { line: 0, cheapest: 1, productType: 1 as const }
  expect(
    suggestedBudgets([
      { ...estimate, basis: 'supply', typical: 123_401 },
      { ...estimate, basis: 'supply', typical: 100_000 },
      { ...estimate, basis: 'none', typical: 0, productType: 5 },
    ]),
  ).toEqual([{ productType: 1, amount: 224_000 }])
})
test('the last day follows the first', () => {
  expect(withDays(content, '2026-12-20')).toMatchObject({ startDate: '2026-12-20', endDate: '2026-12-20' })
  expect(withDays(content, '2026-12-08')).toMatchObject({ endDate: '2026-12-09' })
})
test('the form is checked by the rules of the server', () => {
  const faults = faultsOf({ content, people: [] }, { today: '2026-11-20', fields: [] })
  expect(faults.map(({ field }) => field)).toEqual(['title', 'travellerIds', 'lines'])
})

test('[handbook 9.1] a standard is chosen part by part, and goes with its product', () => {
  const seated = { ...content, ...withStandard(content, 'cabins', [{ cabin: 'C' }]) }
  const both = { ...seated, ...withStandard(seated, 'hotelLimits', [{ city: shanghai, limit: 800_00 }]) }
  expect(both.standard).toEqual({ cabins: [{ cabin: 'C' }], hotelLimits: [{ city: shanghai, limit: 800_00 }] })
  const counted = { ...both, ...withStandard(both, 'nightsPerDay', 2) }
  expect(counted.standard).toEqual({ ...both.standard, nightsPerDay: 2 })
  expect(withProducts(counted, [1]).standard).toEqual({ cabins: [{ cabin: 'C' }] })
  expect(withStandard(counted, 'nightsPerDay', 0).standard).toEqual(both.standard)
  expect(withProducts(both, [3]).standard).toEqual({ hotelLimits: [{ city: shanghai, limit: 800_00 }] })
  expect(withStandard(seated, 'cabins', []).standard, 'nothing chosen, nothing agreed').toEqual({})
})

test('[handbook 9.1] limits of hotels are written for the cities of the itinerary, and for those that have one', () => {
  expect(
    stayCities(content).map(({ code }) => code),
    'any city',
  ).toEqual([''])
  const lines = [nextLine(content), nextLine(content)].map((line) => ({ ...line, arrive: shanghai }))
  const limited = { ...content, lines, standard: { hotelLimits: [{ city: beijing, limit: 1 }] } }
  expect(stayCities(limited)).toEqual([shanghai, beijing])
})
