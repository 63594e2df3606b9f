import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { FlightLeg } from '@sojourn/contract/products/intl-flight/draft.shapes'
import { addDays, compareDates, isLocalDate } from '../../../kit/local-date'

export const maximumLegs = 6
const daysToNextLeg = 3

const blankLeg = (journeyIndex: number, departDate: string): FlightLeg => ({
  journeyIndex,
  departCode: '',
  departCityName: '',
  arriveCode: '',
  arriveCityName: '',
  departDate,
})

/** Two empty legs (S4.20); each next one leaves three days later (S5.08). */
export const blankLegs = (departDate: string): FlightLeg[] => [
  blankLeg(0, departDate),
  blankLeg(1, addDays(departDate, daysToNextLeg)),
]

/** A further leg from where the last one ends, within the bookable days; six at most (S5.08). */
export function addLeg(legs: readonly FlightLeg[], lastBookable: string): FlightLeg[] {
  const last = legs.at(-1)
  if (!last || legs.length >= maximumLegs) return [...legs]
  const next = addDays(last.departDate, daysToNextLeg)
  const leg = blankLeg(legs.length, compareDates(next, lastBookable) > 0 ? lastBookable : next)
  return [
    ...legs,
    {
      ...leg,
      departCode: last.arriveCode,
      departCityName: last.arriveCityName,
      ...(last.arriveType !== undefined && { departType: last.arriveType }),
    },
  ]
}

/** Legs from the third onward can go (S5.08). */
export const canRemoveLeg = (index: number): boolean => index >= 2

export const removeLeg = (legs: readonly FlightLeg[], index: number): FlightLeg[] =>
  canRemoveLeg(index) ? legs.filter((_, at) => at !== index).map((leg, at) => ({ ...leg, journeyIndex: at })) : [...legs]

/** A later date of one leg pushes the following legs that would lie before it (S5.07). */
export function moveLeg(legs: readonly FlightLeg[], index: number, departDate: string): FlightLeg[] {
  let earliest = departDate
  return legs.map((leg, at) => {
    if (at < index) return leg
    if (at > index && compareDates(leg.departDate, earliest) >= 0) earliest = leg.departDate
    return { ...leg, departDate: earliest }
  })
}

/** The first thing wrong with a trip of several legs (S5.06–S5.08); which places exist is the caller's to know. */
export function checkLegs(legs: readonly FlightLeg[], cityOf: (code: string) => string): Problem | undefined {
  if (legs.length > maximumLegs) return problem('tooManyLegs', { field: 'segmentQueryList', detail: { max: maximumLegs } })
  for (const [index, leg] of legs.entries()) {
    const wrong = checkLeg(leg, legs[index - 1], cityOf)
    if (wrong) return { ...wrong, field: `segmentQueryList.${index}.${wrong.field}` }
  }
  return undefined
}

function checkLeg(leg: FlightLeg, before: FlightLeg | undefined, cityOf: (code: string) => string): Problem | undefined {
  if (leg.departCode === '') return problem('cityMissing', { field: 'departCode' })
  if (leg.arriveCode === '') return problem('cityMissing', { field: 'arriveCode' })
  if (cityOf(leg.departCode) === cityOf(leg.arriveCode)) return problem('citySame', { field: 'arriveCode' })
  if (!isLocalDate(leg.departDate)) return problem('dateInvalid', { field: 'departDate' })
  return before && compareDates(leg.departDate, before.departDate) < 0
    ? problem('legBeforeFormer', { field: 'departDate' })
    : undefined
}
