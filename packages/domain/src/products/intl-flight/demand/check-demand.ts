import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { FlightDemandForm } from '@sojourn/contract/products/intl-flight/demand.shapes'
import { compareDates } from '../../../kit/local-date'
import { checkLegs } from '../draft/legs'

export interface DemandSetting {
  /** The local day at a place: the first on which a flight leaves it. */
  todayAt(this: void, code: string): string
  /** The last that can be booked. */
  last: string
  cityOf(this: void, code: string): string
  knowsPlace(this: void, code: string): boolean
  isDomestic(this: void, code: string): boolean
}

/** The first thing that keeps a request from being sent (handbook 2.5); which people there are is the server's to know. */
export function checkFlightDemand(
  { legs, employeeIds }: Pick<FlightDemandForm, 'legs' | 'employeeIds'>,
  { todayAt, last, cityOf, knowsPlace, isDomestic }: DemandSetting,
): Problem | undefined {
  if (legs.length === 0) return problem('cityMissing', { field: 'legs.0.departCode' })
  const wrong = checkLegs(legs, cityOf)
  if (wrong) return { ...wrong, field: (wrong.field ?? '').replace('segmentQueryList', 'legs') }
  for (const [index, leg] of legs.entries()) {
    for (const end of ['departCode', 'arriveCode'] as const)
      if (!knowsPlace(leg[end])) return problem('cityUnknown', { field: `legs.${index}.${end}` })
    const field = `legs.${index}.departDate`
    if (compareDates(leg.departDate, todayAt(leg.departCode)) < 0) return problem('datePast', { field })
    if (compareDates(leg.departDate, last) > 0) return problem('dateTooFar', { field })
  }
  const codes = legs.flatMap(({ departCode, arriveCode }) => [departCode, arriveCode])
  if (codes.every(isDomestic)) return problem('demandAllDomestic', { field: 'legs' })
  if (employeeIds.length === 0) return problem('demandPeopleMissing', { field: 'employeeIds' })
  return new Set(employeeIds).size < employeeIds.length ? problem('travellerTwice', { field: 'employeeIds' }) : undefined
}
