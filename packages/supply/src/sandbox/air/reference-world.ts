import { addDays } from '@sojourn/domain/kit/local-date'
import { aircraftType } from '@sojourn/domain/reference/air/aircraft'
import { airline } from '@sojourn/domain/reference/air/airlines'
import { airport } from '@sojourn/domain/reference/air/airports'
import { airCity } from '@sojourn/domain/reference/place/cities'
import { calendarDay } from '@sojourn/domain/reference/festivals'
import { routes } from '@sojourn/domain/reference/air/route-network'
import type { AirWorld } from './world'

const isOff = (date: string): boolean => calendarDay(date)?.off === true

/** The way out before a holiday and the way back at its end are the busiest. */
function rush(date: string): number {
  const off = isOff(date)
  if (isOff(addDays(date, 1)) !== off) return 20
  return off ? 10 : 0
}

/** All but the levels of the fuel surcharge, which are the operator's. */
export const referenceWorld: AirWorld = {
  routes,
  airport,
  city: airCity,
  airline,
  aircraft: aircraftType,
  rush,
  fuelLevels: () => [],
}
