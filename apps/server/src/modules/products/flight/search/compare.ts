import { products } from '@sojourn/contract/booking/codes'
import type { FlightSearchParams } from '@sojourn/contract/products/flight/flight.shapes'
import { flightCarbonGrams, flightDoorToDoor } from '@sojourn/domain/products/flight/comparison'
import { evaluateFlightParty } from '@sojourn/domain/products/flight/policy/evaluate'
import { withinPolicy } from '@sojourn/domain/booking/policy/verdict'
import { averageFee } from '@sojourn/domain/booking/service-fee'
import { policyText } from '@sojourn/text/booking/policy/words'
import type { Work } from '../../../../context'
import type { ComparableOffer, ComparedJourney } from '../../../../capabilities/catalogue'
import { chinaDate } from '../../../../kit/clock'
import { serviceFees } from '../../../booking/settings/service-fees'
import { findEnterprise } from '../../../booking/settings/store'
import { findPeople } from '../../../booking/traveller/store'
import { underApplication } from '../../../booking/traveller/under-application'
import { airportName, airportsOf, cityOf } from '../../../reference/air-places'
import { optionsByAir } from './choose-connection'
import { flightSetting, railAlternative } from '../policy/rail-alternative'
import { policyTraveller } from './search'

/** Where and when a search for flights goes, by city. */
export const flightEnds = (searchParams: object) => {
  const { departAirportCode, arriveAirportCode, departDate } = searchParams as FlightSearchParams
  return { depart: cityOf(departAirportCode), arrive: cityOf(arriveAirportCode), date: departDate }
}

/** Every fare of a day between two cities, for the comparison with other products. */
export async function compareFlights(work: Work, journey: ComparedJourney): Promise<ComparableOffer[]> {
  const departAirports = airportsOf(journey.depart, 0)
  const arriveAirports = airportsOf(journey.arrive, 0)
  if (departAirports.length === 0 || arriveAirports.length === 0) return []
  const today = chinaDate(work.context.clock.now())
  const [enterprise, people] = await Promise.all([
    findEnterprise(work),
    findPeople(work, journey.travellerIds, {
      today,
      reader: journey.language,
      under: underApplication(work.context, journey.travelApplyNo),
    }),
  ])
  const { business, language } = journey
  const { agreements } = enterprise.config.settings
  const search = {
    departAirports,
    arriveAirports,
    date: journey.date,
    party: Math.max(1, people.length),
    agreements: business ? agreements : [],
    governmentOnly: false,
    businessTravel: business,
  }
  const flights = await optionsByAir(work.context, search, averageFee(serviceFees(work, 'flight'), journey, people))
  const travellers = business ? people.map(policyTraveller) : []
  const rail = business ? await railAlternative(work.context, people, flights[0], Math.max(1, people.length)) : undefined
  const verdicts = evaluateFlightParty(travellers, flights, {
    bookingDate: today,
    language,
    setting: flightSetting(enterprise, rail),
  })
  return flights.flatMap((flight, row) =>
    flight.fares.map(({ cabin, bookingClass, ticketPrice }, position) => ({
      ...frameOf(flight, language),
      seat: `${policyText[language].cabins[cabin]} ${bookingClass}`,
      price: ticketPrice + flight.buildFee + flight.fuelFee + flight.serviceFee,
      verdict: (verdicts[row]?.[position] ?? withinPolicy).verdict,
    })),
  )
}

const frameOf = (flight: Awaited<ReturnType<typeof optionsByAir>>[number], language: ComparedJourney['language']) => ({
  productType: products.code('flight'),
  number: flight.flightNo,
  from: airportName(flight.departAirport, language),
  to: airportName(flight.arriveAirport, language),
  departDate: flight.departDate,
  departTime: flight.departTime,
  arriveTime: flight.arriveTime,
  spanDays: flight.spanDays,
  rideMinutes: flight.durationMinutes,
  doorToDoorMinutes: flightDoorToDoor(flight.durationMinutes),
  carbonGrams: flightCarbonGrams(flight.distanceKm),
})
