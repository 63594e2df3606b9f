import { segmentTypes } from '@sojourn/contract/booking/codes'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { FlightLeg, IntlFlightSearchParams } from '@sojourn/contract/products/intl-flight/draft.shapes'
import { checkDay } from '../../../booking/date-section'
import { compareDates } from '../../../kit/local-date'
import { checkLegs } from './legs'

export interface IntlFlightSearchContext {
  /** The local day at a place: flights leave by its calendar. */
  todayAt(this: void, code: string): string
  /** Last day that can be booked, included. */
  horizonEnd: string
  /** The city that a place belongs to; a place that is none of ours stands for itself. */
  cityOf(code: string): string
  knowsPlace(code: string): boolean
  hasAirport(code: string): boolean
  /** In mainland China. */
  isDomestic(code: string): boolean
}

/** The legs of any search: the way out, the way back, or those of a trip with several. */
export function legsOf(params: IntlFlightSearchParams): FlightLeg[] {
  const kind = segmentTypes.word(params.segmentType)
  if (kind === 'multi') return params.segmentQueryList ?? []
  const depart = { code: params.departAirportCode, name: params.departCityName, type: params.departType }
  const arrive = { code: params.arriveAirportCode, name: params.arriveCityName, type: params.arriveType }
  const out = legBetween(0, depart, arrive, params.departDate)
  return kind === 'single' ? [out] : [out, legBetween(1, arrive, depart, params.returnDate ?? '')]
}

/** Directions that were asked for one by one, which are neither a way nor there and back. */
export const isOfSeveralLegs = ({ segmentType }: IntlFlightSearchParams): boolean => segmentTypes.word(segmentType) === 'multi'

interface End {
  code: string
  name: string
  type: number | undefined
}
const legBetween = (journeyIndex: number, depart: End, arrive: End, departDate: string): FlightLeg => ({
  journeyIndex,
  departCode: depart.code,
  departCityName: depart.name,
  ...(depart.type !== undefined && { departType: depart.type }),
  arriveCode: arrive.code,
  arriveCityName: arrive.name,
  ...(arrive.type !== undefined && { arriveType: arrive.type }),
  departDate,
})

/** Both ends of every leg in mainland China: such a trip is a domestic one. */
export const isAllDomestic = (params: IntlFlightSearchParams, isDomestic: (code: string) => boolean): boolean =>
  legsOf(params).every(({ departCode, arriveCode }) => isDomestic(departCode) && isDomestic(arriveCode))

/** The first thing wrong with a search for international flights (S5.03–S5.09, S5.19). */
export function checkIntlFlightSearch(params: IntlFlightSearchParams, context: IntlFlightSearchContext): Problem | undefined {
  return isOfSeveralLegs(params) ? checkMulti(params, context) : checkOneWay(params, context)
}

function checkOneWay(params: IntlFlightSearchParams, context: IntlFlightSearchContext): Problem | undefined {
  const { departAirportCode, arriveAirportCode, departDate, returnDate = '' } = params
  if (departAirportCode === '') return problem('cityMissing', { field: 'departAirportCode' })
  if (arriveAirportCode === '') return problem('cityMissing', { field: 'arriveAirportCode' })
  if (context.cityOf(departAirportCode) === context.cityOf(arriveAirportCode))
    return problem('citySame', { field: 'arriveAirportCode' })
  const place =
    checkPlace('departAirportCode', departAirportCode, params.departCityName, context) ??
    checkPlace('arriveAirportCode', arriveAirportCode, params.arriveCityName, context)
  const out = place ?? checkDay('departDate', departDate, daysAt(departAirportCode, context))
  if (out || segmentTypes.word(params.segmentType) === 'single') return out
  const back = checkDay('returnDate', returnDate, daysAt(arriveAirportCode, context))
  if (back?.problem === 'dateInvalid') return back
  return compareDates(returnDate, departDate) < 0 ? problem('returnBeforeDeparture', { field: 'returnDate' }) : back
}

function checkMulti(params: IntlFlightSearchParams, context: IntlFlightSearchContext): Problem | undefined {
  const legs = params.segmentQueryList ?? []
  if (legs.length < 2) return problem('cityMissing', { field: `segmentQueryList.${legs.length}.departCode` })
  const wrong = checkLegs(legs, (code) => context.cityOf(code))
  if (wrong) return wrong
  for (const [index, leg] of legs.entries()) {
    const field = (name: keyof FlightLeg): string => `segmentQueryList.${index}.${name}`
    const found =
      checkPlace(field('departCode'), leg.departCode, leg.departCityName, context) ??
      checkPlace(field('arriveCode'), leg.arriveCode, leg.arriveCityName, context) ??
      checkDay(field('departDate'), leg.departDate, daysAt(leg.departCode, context))
    if (found) return found
  }
  return isAllDomestic(params, (code) => context.isDomestic(code))
    ? problem('multiOnlyInternational', { field: 'segmentQueryList' })
    : undefined
}

const daysAt = (code: string, { todayAt, horizonEnd }: IntlFlightSearchContext) => ({ today: todayAt(code), horizonEnd })

function checkPlace(field: string, code: string, name: string, context: IntlFlightSearchContext): Problem | undefined {
  const detail = { city: name || code }
  if (!context.knowsPlace(code)) return problem('cityUnknown', { field, detail })
  return context.hasAirport(code) ? undefined : problem('cityWithoutAirport', { field, detail })
}
