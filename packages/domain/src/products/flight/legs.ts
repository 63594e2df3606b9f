import { problem, type Problem } from '@sojourn/contract/kit/problems'
import { addDays, compareDates, isLocalDate } from '../../kit/local-date'

/** One leg of a trip with several (S3.25). */
export interface FlightLeg {
  departCode: string
  departCityName: string
  arriveCode: string
  arriveCityName: string
  departDate: string
}

export const maximumLegs = 6
const daysToNextLeg = 3

const blankLeg = (departDate: string): FlightLeg => ({
  departCode: '',
  departCityName: '',
  arriveCode: '',
  arriveCityName: '',
  departDate,
})

/** Two empty legs (S4.20); each next one leaves three days later (S5.08). */
export const blankLegs = (departDate: string): FlightLeg[] => [blankLeg(departDate), blankLeg(addDays(departDate, daysToNextLeg))]

export function addLeg(legs: readonly FlightLeg[]): FlightLeg[] {
  const last = legs.at(-1)
  if (!last || legs.length >= maximumLegs) return [...legs]
  return [...legs, blankLeg(addDays(last.departDate, daysToNextLeg))]
}

/** Legs from the third onward can go (S5.08). */
export const canRemoveLeg = (index: number): boolean => index >= 2

/** The first thing wrong with a trip of several legs (S5.06, S5.07). */
export function checkLegs(legs: readonly FlightLeg[]): Problem | undefined {
  for (const [index, leg] of legs.entries()) {
    const field = (name: keyof FlightLeg) => ({ field: `segmentQueryList.${index}.${name}` })
    if (leg.departCode === '') return problem('cityMissing', field('departCode'))
    if (leg.arriveCode === '') return problem('cityMissing', field('arriveCode'))
    if (leg.departCode === leg.arriveCode) return problem('citySame', field('arriveCode'))
    if (!isLocalDate(leg.departDate)) return problem('dateInvalid', field('departDate'))
    const before = legs[index - 1]
    if (before && compareDates(leg.departDate, before.departDate) < 0)
      return problem('returnBeforeDeparture', field('departDate'))
  }
  return undefined
}
