import type { Language } from '@sojourn/contract/kit/language'
import { readFlight } from '@sojourn/domain/products/flight/kept'
import { airline } from '@sojourn/domain/reference/air/airlines'
import { policyText } from '@sojourn/text/booking/policy/words'
import type { ReportItem } from '../../../../capabilities/report'
import type { LineDisplay } from '../../../../context'
import { airportName } from '../../../reference/air-places'

/** A kept flight as lines of a bill name it. */
function flightReportItem(segment: unknown, language: Language): ReportItem {
  const { flightNo, journey, carrier, fare, departAirport, arriveAirport, charges } = readFlight(segment)
  return {
    service: flightNo,
    carrier: airline(carrier)?.shortName[language] ?? carrier,
    className: `${policyText[language].cabins[fare.cabin]} ${fare.bookingClass}`,
    from: airportName(departAirport, language),
    to: airportName(arriveAirport, language),
    journey,
    fullFare: fare.fullFare,
    taxes: Object.fromEntries(
      Object.entries(charges).map(([position, { buildFee, fuelFee }]) => [Number(position), buildFee + fuelFee]),
    ),
  }
}

export const flightLines: LineDisplay = { reportItem: flightReportItem }
