import type { VisaSearchParams } from '@sojourn/contract/products/visa/draft.shapes'
import { expect, test } from 'vitest'
import { checkVisaSearch } from './draft'

const context = {
  today: '2026-11-20',
  horizonEnd: '2026-12-10',
  knowsCountry: (id: number) => id === 2926,
  knowsProvince: (id: number) => id === 31,
}
const search: VisaSearchParams = { visaType: 0, countryId: 2926, countryName: '新加坡', departDate: '2026-11-28' }

test.each<[clause: string, change: Partial<VisaSearchParams>, problem: string | undefined, field?: string]>([
  ['[S2.55] [S5.13] without a province', {}, undefined],
  ['[S2.55] with one', { provinceId: 31 }, undefined],
  ['[S2.55] no country', { countryId: 0 }, 'visaCountryMissing', 'countryId'],
  ['an unknown country', { countryId: 1 }, 'visaCountryUnknown', 'countryId'],
  ['an unknown province', { provinceId: 99 }, 'provinceUnknown', 'provinceId'],
  ['[S9.04] today', { departDate: '2026-11-20' }, undefined],
  ['[S9.04] twenty-one days ahead', { departDate: '2026-12-11' }, 'dateTooFar', 'departDate'],
])('%s', (_clause, change, expected, field) => {
  const found = checkVisaSearch({ ...search, ...change }, context)
  expect(found?.problem).toBe(expected)
  expect(found?.field).toBe(field)
})

test.each([
  ['as it was typed', '亚特兰蒂斯', '亚特兰蒂斯'],
  ['by its number, where nothing was typed', '', 1],
])('[S2.55] a country that is not served is named %s', (_how, countryName, country) => {
  expect(checkVisaSearch({ ...search, countryId: 1, countryName }, context)?.detail).toEqual({ country })
})
