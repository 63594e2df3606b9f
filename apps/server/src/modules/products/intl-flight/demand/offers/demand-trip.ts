import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { PlanOfferSearch } from '@sojourn/contract/products/intl-flight/demand.shapes'
import { daysBetween, isLocalDate } from '@sojourn/domain/kit/local-date'
import type { KeptDemandLeg, KeptFlightDemand } from '@sojourn/domain/products/intl-flight/demand/kept-demand'
import type { Static } from 'typebox'
import type { Actor, Work } from '../../../../../context'
import { mayNow, sideOf } from '../../../../booking/demand/demand'
import { findDemand } from '../../../../booking/demand/demand-store'
import { travellersAtMost } from '../../../../booking/party/draft-travellers'
import { dayAt } from '../../../../reference/zones'
import type { IntlFlightDraft } from '../../supply/supply'
import { shownLegs } from '../demand-form'
import { flightDemandKind, type FlightDemandRow } from '../demand-kind'

/** A demand as the search that its travellers would make, with their cabin, prices and agreements; it is kept nowhere. */
export function tripOf(
  { demandNo, employeeId, body }: Pick<FlightDemandRow, 'demandNo' | 'employeeId' | 'body'>,
  legs: readonly KeptDemandLeg[],
  { language }: Pick<Actor, 'language'>,
): IntlFlightDraft {
  const shown = shownLegs(legs, language)
  const [first, last] = [shown[0]!, shown.at(-1)!]
  return {
    tempOrderNo: demandNo,
    employeeId,
    product: 'intlFlight',
    travelType: body.travelType,
    bookType: 'others',
    bookMode: 'normal',
    travelApplyNo: body.travelApplyNo ?? null,
    travelOrderNo: null,
    travellerIds: body.employeeIds,
    expiresAt: new Date(0),
    searchParams: {
      segmentType: 2,
      departAirportCode: first.departCode,
      departCityName: first.departCityName,
      departDate: first.departDate,
      arriveAirportCode: last.arriveCode,
      arriveCityName: last.arriveCityName,
      seatType: body.cabin,
      segmentQueryList: shown,
    },
  }
}

export interface OpenDemand {
  row: FlightDemandRow
  legs: KeptDemandLeg[]
  trip: IntlFlightDraft
}

/** A demand for which the agency looks for offers, on days that suit; the supply sells a party in one record alone. */
export async function openForOffers(
  work: Work,
  actor: Actor,
  { demandNo, dates }: Pick<Static<typeof PlanOfferSearch>, 'demandNo' | 'dates'>,
): Promise<OpenDemand | Problem> {
  if (sideOf(actor) !== 'agency') return problem('forbidden')
  const row = await findDemand(work, flightDemandKind, demandNo)
  if (!row || row.state === 'draft') return problem('demandUnknown', { field: 'demandNo' })
  if (!mayNow(work.context, flightDemandKind, row, actor)('quote')) return problem('demandClosed', { field: 'demandNo' })
  const max = travellersAtMost(work.context, 'intlFlight')
  if (row.body.employeeIds.length > max) return problem('planPartyTooLarge', { field: 'demandNo', detail: { max } })
  const legs = legsOn(row.body, dates, work.context.clock.now())
  return isProblem(legs) ? legs : { row, legs, trip: tripOf(row, legs, actor) }
}

/** The legs on these days, within what was said to suit, one after the other. */
function legsOn({ legs, flexibleDays }: KeptFlightDemand, dates: readonly string[] | undefined, now: Date) {
  if (dates && dates.length !== legs.length) return problem('dateInvalid', { field: 'dates' })
  const moved = legs.map((leg, index) => ({ ...leg, date: dates?.[index] ?? leg.date }))
  for (const [index, { date, departCode }] of moved.entries()) {
    const field = `dates.${index}`
    const suits = isLocalDate(date) && Math.abs(daysBetween(legs[index]!.date, date)) <= flexibleDays
    const before = moved[index - 1]
    if (!suits || (before && date < before.date)) return problem('dateInvalid', { field })
    if (date < dayAt(departCode, now)) return problem('datePast', { field })
  }
  return moved
}
