import { intlFlightComparison, intlFlightFacts } from '@sojourn/domain/products/intl-flight/report-facts'
import { readIntlSegment } from '@sojourn/domain/products/intl-flight/kept'
import type { ReportedProduct } from '../../../../capabilities/report'
import { airKeyName } from '../../../reference/air-places'

/** How flights abroad count in reports. */
export const reportedIntlFlights: ReportedProduct = {
  facts: (segment) => intlFlightFacts(readIntlSegment(segment)),
  comparison: (search, segment) => intlFlightComparison(search, readIntlSegment(segment)),
  nameOf: airKeyName,
}
