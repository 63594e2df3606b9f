import { serviceFeesOf } from '@sojourn/domain/booking/service-fee'
import { sum } from '@sojourn/domain/kit/money'
import { estimateJourney } from '@sojourn/domain/booking/application/estimate'
import { keepsStandards } from '@sojourn/domain/products/hotel/policy/evaluate'
import { nightsOfStay } from '@sojourn/domain/products/hotel/stay'
import { hotelCities, isInternational } from '@sojourn/domain/reference/hotel/hotel-cities'
import { hotelSectionOf } from '@sojourn/domain/products/hotel/policy/section'
import type { Work } from '../../../../context'
import type { JourneyEstimate, PlannedStay } from '../../../../capabilities/catalogue'
import { chinaDate } from '../../../../kit/clock'
import { serviceFees } from '../../../booking/settings/service-fees'
import { asking } from '../../../booking/lifecycle/asking'
import { findEnterprise } from '../../../booking/settings/store'
import { findPlannedPeople } from '../../../booking/traveller/planned-people'
import { policyCard } from '../supply/from-supply'
import { hotelSetting } from '../policy/judge'
import { stayRequest } from '../supply/supply'

/** More than any city has. */
const everyHotel = 10_000

/** What prepaid rooms of a city cost for these nights now, hotel by hotel, from the same prices and standards that a list would show. */
export async function estimateStay(work: Work, planned: PlannedStay): Promise<JourneyEstimate | undefined> {
  const city = hotelCities().find(({ name }) => name['zh-CN'] === planned.city)
  if (!city) return undefined
  const today = chinaDate(work.context.clock.now())
  const [enterprise, people] = await Promise.all([findEnterprise(work), findPlannedPeople(work, planned)])
  const { hotelAgreements: agreements = [] } = enterprise.config.settings
  const fees = serviceFeesOf(serviceFees(work, isInternational(city) ? 'intlHotel' : 'hotel'), planned, people)
  const { pins } = await work.context.hotels.search(asking(work.context), {
    ...stayRequest(
      planned,
      fees.map(() => [0]),
      { agreements, memberOf: [] },
    ),
    cityId: city.id,
    hotelType: 2,
    filters: { availableOnly: true },
    sort: 'price',
    page: 0,
    pageSize: 0,
    pins: everyHotel,
  })
  const product = isInternational(city) ? 'intlHotel' : 'hotel'
  const parties = people.map(({ employeeId, policy }) => {
    const section = hotelSectionOf(policy?.body, product)
    return [{ travellerId: employeeId, ...(section ? { policy: section } : {}) }]
  })
  const nights = nightsOfStay(planned)
  const offers = pins.map((pin) => policyCard(pin, nights))
  const keeps = keepsStandards(parties, offers, hotelSetting(city, today))
  const limited = parties.some(([guest]) => guest?.policy !== undefined)
  return estimateJourney(
    pins.map(({ price = 0 }) => [(price * fees.length + sum(fees)) * nights.length]),
    limited ? (hotel) => keeps(offers[hotel]!) : undefined,
  )
}
