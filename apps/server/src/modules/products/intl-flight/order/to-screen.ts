import type { Language } from '@sojourn/contract/kit/language'
import type { IntlOrderSegment } from '@sojourn/contract/products/intl-flight/order.shapes'
import { daysBetween } from '@sojourn/domain/kit/local-date'
import { readIntlSegment } from '@sojourn/domain/products/intl-flight/kept'
import { airline } from '@sojourn/domain/reference/air/airlines'
import type { JourneyItem } from '../../../../capabilities/display'
import { airportName } from '../../../reference/air-places'
import type { IntlSegmentRow } from './kept-store'

/** A kept flight as its order's page is told of it. */
export function shownOrderSegment({ position, body, departAt, arriveAt }: IntlSegmentRow): IntlOrderSegment {
  const { version: _version, slice, ...kept } = body
  return { ...kept, index: position, slice, departAt: departAt.toISOString(), arriveAt: arriveAt.toISOString() }
}

/** A kept flight in the words of the list of journeys. */
export function intlItem(segment: unknown, language: Language): JourneyItem {
  const kept = readIntlSegment(segment)
  return {
    flightNo: kept.flightNo,
    airlineName: airline(kept.carrier)?.shortName[language] ?? kept.carrier,
    depAirport: airportName(kept.departAirport, language),
    arrAirport: airportName(kept.arriveAirport, language),
    depTerminal: kept.departTerminal,
    arrTerminal: kept.arriveTerminal,
    departDate: kept.departDate,
    departTime: kept.departTime,
    arriveTime: kept.arriveTime,
    spanDays: daysBetween(kept.departDate, kept.arriveDate),
  }
}
