import type { Language } from '@sojourn/contract/kit/language'
import { readIntlSegment } from '@sojourn/domain/products/intl-flight/kept'
import { airline } from '@sojourn/domain/reference/air/airlines'
import { policyText } from '@sojourn/text/booking/policy/words'
import type { ReportItem } from '../../../../capabilities/report'
import type { LineDisplay } from '../../../../context'
import { airportName } from '../../../reference/air-places'
import { intlOrderWords, intlStateName } from './order-words'

/** A kept flight as lines of a bill name it; its taxes belong to the ticket, not to a flight of it. */
function intlReportItem(segment: unknown, language: Language): ReportItem {
  const { flightNo, carrier, cabin, bookingClass, departAirport, arriveAirport } = readIntlSegment(segment)
  return {
    service: flightNo,
    carrier: airline(carrier)?.shortName[language] ?? carrier,
    className: `${policyText[language].cabins[cabin]} ${bookingClass}`,
    from: airportName(departAirport, language),
    to: airportName(arriveAirport, language),
  }
}

export const intlLines: LineDisplay = { reportItem: intlReportItem, stateName: intlStateName, words: intlOrderWords }
