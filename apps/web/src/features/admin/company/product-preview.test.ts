import type { CompanyProducts } from '@sojourn/contract/admin/company/company.shapes'
import { expect, test } from 'vitest'
import { previewTabs } from './product-preview'

const products: CompanyProducts = {
  flightBookable: true,
  flightIntlBookable: false,
  hotelBookable: false,
  hotelIntlBookable: 'others',
  trainBookable: 'office',
  visaBookable: false,
  personalFlightBookable: false,
  personalFlightIntlBookable: false,
  personalHotelBookable: true,
  personalHotelIntlBookable: false,
  personalTrainBookable: false,
  personalVisaBookable: false,
  showmice: false,
  showcar: false,
  advanceHotelBookable: false,
  productDisabledShow: false,
}
const shown = (chosen: CompanyProducts, travelType: 'business' | 'personal') =>
  previewTabs(chosen, travelType).map(({ tab, products: within }) => [tab, ...within.map(({ product }) => product)])

test('[S4.02] the preview shows home as its people will see it: what is not open is hidden', () => {
  expect(shown(products, 'business')).toEqual([
    ['flight', 'flight'],
    ['hotel', 'intlHotel'],
    ['train', 'train'],
  ])
  expect(shown(products, 'personal')).toEqual([['hotel', 'hotel']])
})

test('[S4.01] or shown as not open', () => {
  const tabs = previewTabs({ ...products, productDisabledShow: true }, 'business')
  expect(tabs.flatMap((tab) => tab.products)).toEqual([
    { product: 'flight', bookable: true },
    { product: 'intlFlight', bookable: false },
    { product: 'intlHotel', bookable: true },
    { product: 'hotel', bookable: false },
    { product: 'train', bookable: true },
  ])
})
