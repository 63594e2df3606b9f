import { intlFlightComparison, intlFlightFacts } from '@sojourn/domain/products/intl-flight/report-facts'
import { readIntlSegment } from '@sojourn/domain/products/intl-flight/kept'
import type { ReportedProduct } from '../../../../capabilities/report'
import { airKeyName } from '../../../reference/air-places'
import { findFareKeys } from './kept-store'

/** How flights abroad count in reports. */
export const reportedIntlFlights: ReportedProduct = {
  facts: (segment) => intlFlightFacts(readIntlSegment(segment)),
  comparison(search) {
    const compare = intlFlightComparison(search)
    return ({ segment, segments, fareKeys }) => {
      const { slice } = readIntlSegment(segment)
      const direction = segments.map(readIntlSegment).filter((each) => each.slice === slice)
      return compare(direction, fareKeys[slice])
    }
  },
  fareKeys: findFareKeys,
  nameOf: airKeyName,
}
