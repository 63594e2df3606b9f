import { readFlight } from '@sojourn/domain/products/flight/kept'
import { flightComparison, flightFacts } from '@sojourn/domain/products/flight/report-facts'
import type { ReportedProduct } from '../../../../capabilities/report'
import { airKeyName } from '../../../reference/air-places'

/** How domestic flights count in reports. */
export const reportedFlights: ReportedProduct = {
  facts: (segment) => flightFacts(readFlight(segment)),
  comparison(search) {
    const compare = flightComparison(search)
    return ({ segment }) => compare(readFlight(segment))
  },
  nameOf: airKeyName,
}
