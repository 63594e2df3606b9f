import type { Language } from '@sojourn/contract/kit/language'
import { orderStates } from '@sojourn/contract/booking/codes'
import { isNeverTicketed } from '@sojourn/domain/booking/order/transitions'
import { saidOf } from '@sojourn/domain/booking/policy/engine'
import type { OfferVerdict } from '@sojourn/domain/booking/policy/verdict'
import { sum } from '@sojourn/domain/kit/money'
import { addMonths, chinaOffsetMinutes, localInstant, localOf } from '@sojourn/domain/kit/local-date'
import { costOfRide } from '@sojourn/domain/products/car/settling'
import { judgeCars, type CarSetting, type PolicyCar } from '@sojourn/domain/products/car/policy/evaluate'
import { carSectionOf } from '@sojourn/domain/products/car/policy/section'
import { policyText } from '@sojourn/text/booking/policy/words'
import type { Work } from '../../../../context'
import { stateCodes } from '../../../booking/columns/state-codes'
import type { PersonRow } from '../../../booking/traveller/store'
import { findRidesOfMonth } from '../order/ride-store'
import type { PlannedRide, PricedCar } from '../supply/plan'

const over = stateCodes(orderStates.words.filter(isNeverTicketed))

/** Where, when and the how manieth of the month the ride is, and what the others of it come to, for whoever is picked up. */
export async function settingOf(
  work: Work,
  { cityName, departAt, from: begins, to: ends }: PlannedRide,
  employeeId: string,
): Promise<CarSetting> {
  const { date, time } = localOf(departAt, chinaOffsetMinutes)
  const first = `${date.slice(0, 7)}-01`
  const at = (day: string): Date => new Date(localInstant(day, '00:00', chinaOffsetMinutes))
  const rides = await findRidesOfMonth(work, employeeId, { from: at(first), to: at(addMonths(first, 1)) }, over)
  const points = [begins, ...(ends ? [ends] : [])].map(({ kind, latitude, longitude }) => ({ kind, latitude, longitude }))
  return { cityName, time, rideOfMonth: rides.length + 1, spentOfMonth: sum(rides.map(costOfRide)), ends: points }
}

/** Cars as policy sees them, by their estimate. */
export const judgedCars = (cars: readonly PricedCar[], language: Language): PolicyCar[] =>
  cars.map(({ rideClass, total }) => ({
    carClass: rideClass,
    name: policyText[language].carClasses[rideClass],
    price: total,
  }))

/** What policy says of every class for these people. */
export function verdictsOf(
  people: readonly PersonRow[],
  cars: readonly PricedCar[],
  setting: CarSetting,
  language: Language,
): OfferVerdict[] {
  const travellers = people.map((person) => {
    const policy = carSectionOf(person.policy?.body)
    return { travellerId: person.employeeId, ...(policy && { policy }) }
  })
  const judged = judgeCars(travellers, judgedCars(cars, language), setting, language)
  return cars.map((_car, offer) => saidOf(judged, offer))
}
