import { intlHotelWords, trainSources } from '@sojourn/contract/admin/company/company-words'
import type { CompanyProducts } from '@sojourn/contract/admin/company/company.shapes'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { companyProducts, openedWithoutSupply, opensMore, productFlags } from './company-products'

const closed: CompanyProducts = {
  flightBookable: false,
  flightIntlBookable: false,
  hotelBookable: false,
  hotelIntlBookable: 'closed',
  trainBookable: 'closed',
  visaBookable: false,
  personalFlightBookable: false,
  personalFlightIntlBookable: false,
  personalHotelBookable: false,
  personalHotelIntlBookable: false,
  personalTrainBookable: false,
  personalVisaBookable: false,
  showmice: false,
  showcar: false,
  advanceHotelBookable: false,
  productDisabledShow: false,
}
const flag = fc.boolean()
const chosen = fc.record<CompanyProducts>({
  ...(Object.fromEntries(Object.keys(closed).map((key) => [key, flag])) as Record<keyof CompanyProducts, never>),
  hotelIntlBookable: fc.constantFrom(...intlHotelWords),
  trainBookable: fc.constantFrom(...trainSources),
})
describe('[S3.11] what a company opens, in words and in flags', () => {
  test('means the same both ways, whatever is chosen', () => {
    fc.assert(
      fc.property(chosen, (products) => {
        expect(companyProducts(productFlags(products))).toEqual(products)
      }),
    )
  })

  test.each([
    ['-1 is closed for business', { flightBookable: -1 }, { flightBookable: false }],
    ['everything else is open for business', { flightBookable: 2 }, { flightBookable: true }],
    ['1 alone is open for personal travel', { personalFlightBookable: 0 }, { personalFlightBookable: false }],
    ['hotels abroad for oneself', { hotelIntlBookable: 1 }, { hotelIntlBookable: 'self' }],
    ['hotels abroad for others', { hotelIntlBookable: 2 }, { hotelIntlBookable: 'others' }],
    ['trains by the office', { trainBookable: -1, trainLocalCustomizedBookable: 0 }, { trainBookable: 'office' }],
    ['trains at the railway', { trainBookable: 0, trainLocalCustomizedBookable: 0 }, { trainBookable: 'railway' }],
    ['0 is paid at the hotel', { advanceHotelBookable: 0 }, { advanceHotelBookable: false }],
  ] as const)('%s', (_name, flags, expected) => {
    expect(companyProducts({ ...productFlags(closed), ...flags })).toMatchObject(expected)
  })
})

describe('a product that nobody supplies', () => {
  const supplied = ['flight', 'hotel', 'intlHotel', 'train'] as const
  test('is not opened; what is open may stay or be closed', () => {
    expect(openedWithoutSupply(closed, { ...closed, showmice: true }, supplied)).toBe('showmice')
    expect(openedWithoutSupply(closed, { ...closed, personalVisaBookable: true }, supplied)).toBe('personalVisaBookable')
    const open = { ...closed, visaBookable: true }
    expect(openedWithoutSupply(open, { ...open, hotelBookable: true }, supplied)).toBeUndefined()
    expect(openedWithoutSupply(open, closed, supplied)).toBeUndefined()
  })

  test('opens nothing more for the people, nor does personal travel', () => {
    const first = { ...closed, flightBookable: true }
    expect(opensMore({ ...first, visaBookable: true, personalTrainBookable: true }, supplied)).toBe(false)
    expect(opensMore({ ...first, hotelIntlBookable: 'self' }, supplied)).toBe(true)
  })
})
