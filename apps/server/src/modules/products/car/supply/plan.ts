import type { SearchedRide } from '@sojourn/contract/products/car/car.shapes'
import type { CarSearchParams } from '@sojourn/contract/products/car/draft.shapes'
import type { Language } from '@sojourn/contract/kit/language'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { atMostOf } from '@sojourn/domain/products/car/fare'
import { rideBegins } from '@sojourn/domain/products/car/draft'
import type { KeptCar, KeptPlace } from '@sojourn/domain/products/car/kept'
import { isBefore } from '@sojourn/domain/kit/local-date'
import type { RideEstimate } from '@sojourn/supply/ports/ride'
import type { Context } from '../../../../context'
import { asking } from '../../../booking/lifecycle/asking'
import { carCity, carPlace, placeShown, placeSupplied } from './places'

/** A ride as it was searched, with its places found. */
export interface PlannedRide {
  rideType: KeptCar['rideType']
  cityId: number
  /** Simplified Chinese. */
  cityName: string
  from: KeptPlace
  to?: KeptPlace
  departAt: string
  serviceNo?: string
}

/** What a search asks for now; a planned moment that is over asks for another. */
export async function planOf(context: Context, params: CarSearchParams): Promise<PlannedRide | Problem> {
  const { cityId, serviceNo } = params
  const now = context.clock.now().toISOString()
  const departAt = rideBegins(params, now)
  if (isBefore(departAt, now)) return problem('carTimeGone', { field: 'departTime' })
  const [from, to] = await Promise.all([
    carPlace(context, cityId, params.from.placeId),
    params.to && carPlace(context, cityId, params.to.placeId),
  ])
  const city = carCity(cityId)
  if (!city || !from || (params.to && !to)) return problem('carNoneHere', { field: 'cityId' })
  return {
    rideType: params.rideType,
    cityId,
    cityName: city.name['zh-CN'],
    from,
    ...(to && { to }),
    departAt,
    ...(serviceNo && { serviceNo }),
  }
}

/** One class of car for a planned ride, at the price of now. */
export interface PricedCar extends RideEstimate {
  atMost: number
}

/** Every class for a ride, the cheapest first. */
export async function carsOf(context: Context, plan: PlannedRide): Promise<PricedCar[] | Problem> {
  const estimates = await context.rides.estimate(asking(context), suppliedPlan(plan))
  if (estimates.length === 0) return problem('carNoneHere', { field: 'cityId' })
  return estimates.map((estimate) => ({ ...estimate, atMost: atMostOf(estimate.total) }))
}

/** A ride and its cars together. */
export async function pricedRide(
  context: Context,
  params: CarSearchParams,
): Promise<{ plan: PlannedRide; cars: PricedCar[] } | Problem> {
  const plan = await planOf(context, params)
  if (isProblem(plan)) return plan
  const cars = await carsOf(context, plan)
  return isProblem(cars) ? cars : { plan, cars }
}

export const suppliedPlan = ({ cityId, rideType, from, to, departAt }: PlannedRide) => ({
  cityId,
  kind: rideType,
  from: placeSupplied(from),
  ...(to && { to: placeSupplied(to) }),
  departAt: new Date(departAt),
})

export const rideShown = (plan: PlannedRide, { metres, minutes }: RideEstimate, language: Language): SearchedRide => ({
  rideType: plan.rideType,
  cityId: plan.cityId,
  cityName: carCity(plan.cityId)?.name[language] ?? plan.cityName,
  from: placeShown(plan.from, language),
  ...(plan.to && { to: placeShown(plan.to, language) }),
  departAt: plan.departAt,
  ...(plan.serviceNo && { serviceNo: plan.serviceNo }),
  metres,
  minutes,
})

/** As an order keeps it. */
export const keptCar = (
  { rideType, cityId, from, to, departAt, serviceNo }: PlannedRide,
  { rideClass, metres, minutes, total, parts, atMost }: PricedCar,
): KeptCar => ({
  version: 1,
  rideType,
  carClass: rideClass,
  cityId,
  from,
  ...(to && { to }),
  departAt,
  ...(serviceNo && { serviceNo }),
  metres,
  minutes,
  estimate: total,
  parts,
  atMost,
})
