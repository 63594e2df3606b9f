import type { Language } from '@sojourn/contract/kit/language'
import type { HotelPanel } from '@sojourn/contract/products/hotel/policy-panel.shapes'
import type { HotelSection } from '@sojourn/contract/products/hotel/policy.shapes'
import { describeHotelPolicy } from '@sojourn/domain/products/hotel/policy/describe'
import { hotelSectionOf } from '@sojourn/domain/products/hotel/policy/section'
import { standards } from '../../../booking/search/travel-standards'
import { panel } from '../../../booking/policy/panel'

/** S3.49–S3.51: in the country or abroad. */
export const hotelStandards = standards((holders, language, request: { tempOrderNo?: string; OrderType: 0 | 1 }): HotelPanel => {
  const product = request.OrderType === 1 ? 'intlHotel' : 'hotel'
  return panel(holders, language, { product, sectionOf: (policy) => hotelSectionOf(policy, product), describe })
})

function describe(section: HotelSection, language: Language) {
  const described = describeHotelPolicy(section, language)
  const { cityItems, seasonCityItems, extendRules } = described
  return { ...described, says: cityItems.length + seasonCityItems.length + extendRules.length > 0 }
}
