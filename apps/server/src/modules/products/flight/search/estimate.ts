import { evaluateFlightParty } from '@sojourn/domain/products/flight/policy/evaluate'
import { serviceFeesOf } from '@sojourn/domain/booking/service-fee'
import { sum } from '@sojourn/domain/kit/money'
import { estimateFlights } from '@sojourn/domain/products/flight/estimate'
import type { Work } from '../../../../context'
import type { JourneyEstimate, PlannedJourney } from '../../../../capabilities/catalogue'
import { chinaDate } from '../../../../kit/clock'
import { serviceFees } from '../../../booking/settings/service-fees'
import { findEnterprise } from '../../../booking/settings/store'
import { findPlannedPeople } from '../../../booking/traveller/planned-people'
import { airportsOf } from '../../../reference/air-places'
import { optionsByAir } from './choose-connection'
import { flightSetting, railAlternative } from '../policy/rail-alternative'
import { policyTraveller } from './search'

/** What flights of a planned day cost now, from the same offers and standards that a search would show. */
export async function estimateFlight(work: Work, journey: PlannedJourney): Promise<JourneyEstimate | undefined> {
  const departAirports = airportsOf(journey.depart, 0)
  const arriveAirports = airportsOf(journey.arrive, 0)
  if (departAirports.length === 0 || arriveAirports.length === 0) return undefined
  const today = chinaDate(work.context.clock.now())
  const [enterprise, people] = await Promise.all([findEnterprise(work), findPlannedPeople(work, journey)])
  const { agreements } = enterprise.config.settings
  const search = {
    departAirports,
    arriveAirports,
    date: journey.date,
    party: Math.max(1, people.length),
    agreements,
    governmentOnly: false,
    businessTravel: true,
  }
  const flights = await optionsByAir(work.context, search, sum(serviceFeesOf(serviceFees(work, 'flight'), journey, people)))
  const travellers = people.map(policyTraveller)
  const rail = await railAlternative(work.context, people, flights[0], Math.max(1, people.length))
  const verdicts = evaluateFlightParty(travellers, flights, {
    bookingDate: today,
    language: 'zh-CN',
    setting: flightSetting(enterprise, rail),
  })
  const limited = travellers.some(({ policy }) => policy !== undefined)
  const within = (flight: number, fare: number): boolean => verdicts[flight]?.[fare]?.verdict === 'within'
  return estimateFlights(flights, Math.max(1, people.length), limited ? within : undefined)
}
