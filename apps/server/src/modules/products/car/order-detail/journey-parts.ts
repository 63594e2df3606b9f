import type { Language } from '@sojourn/contract/kit/language'
import type { JourneyPart, JourneyPoint } from '@sojourn/domain/booking/documents/journey-part'
import { addMinutes, chinaOffsetMinutes, localOf } from '@sojourn/domain/kit/local-date'
import { readCar, type KeptPlace } from '@sojourn/domain/products/car/kept'
import { newCourse } from '@sojourn/domain/products/car/kept-course'
import { policyText } from '@sojourn/text/booking/policy/words'
import { carRulesText } from '@sojourn/text/products/car/rules'
import type { JourneyItem } from '../../../../capabilities/display'
import type { Tenant } from '../../../../db/tenant'
import { findOrderSegments } from '../../../booking/order/store'
import { findRide } from '../order/ride-store'

const pointOf = (place: KeptPlace, at: string, language: Language): JourneyPoint => ({
  place: place.name[language],
  note: '',
  ...localOf(at, chinaOffsetMinutes),
  zone: 'Asia/Shanghai',
  at,
})

/** The ride of an order as documents, calendars and trips show it. */
export async function carParts(tenant: Tenant, orderNo: string): Promise<(language: Language) => JourneyPart[]> {
  const [[segment], ride] = await Promise.all([findOrderSegments(tenant, [orderNo]), findRide(tenant, orderNo)])
  if (!segment) return () => []
  const car = readCar(segment.body)
  // Whoever approves is told while the order is being written.
  const { departAt, driver, redirected } = ride?.course ?? newCourse(car.departAt)
  const ends = redirected?.to ?? car.to ?? car.from
  return (language) => [
    {
      label: carRulesText[language].types[car.rideType],
      detail: [policyText[language].carClasses[car.carClass], car.serviceNo ?? ''].filter((word) => word !== '').join(' · '),
      from: pointOf(car.from, departAt, language),
      to: pointOf(ends, addMinutes(departAt, redirected?.minutes ?? car.minutes), language),
      facts: driver ? [`${driver.plate} · ${driver.name}`] : [],
      segment: 0,
    },
  ]
}

/** A kept ride in the words of the list of journeys; cars have neither number nor terminal. */
export function carItem(segment: unknown, language: Language): JourneyItem {
  const car = readCar(segment)
  const { date, time } = localOf(car.departAt, chinaOffsetMinutes)
  const ends = localOf(addMinutes(car.departAt, car.minutes), chinaOffsetMinutes)
  return {
    flightNo: carRulesText[language].types[car.rideType],
    airlineName: policyText[language].carClasses[car.carClass],
    depAirport: car.from.name[language],
    arrAirport: (car.to ?? car.from).name[language],
    depTerminal: '',
    arrTerminal: '',
    departDate: date,
    departTime: time,
    arriveTime: ends.time,
    spanDays: ends.date > date ? 1 : 0,
  }
}
