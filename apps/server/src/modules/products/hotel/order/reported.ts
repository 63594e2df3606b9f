import { readStaySegment } from '@sojourn/domain/products/hotel/kept/kept'
import { stayFacts } from '@sojourn/domain/products/hotel/report-facts'
import { hotelCity } from '@sojourn/domain/reference/hotel/hotel-cities'
import type { ReportedProduct } from '../../../../capabilities/report'

/** How stays count in reports: by their city. */
export const reportedStays: ReportedProduct = {
  facts: (segment) => stayFacts(readStaySegment(segment)),
  nameOf: (_group, key, language) => hotelCity(Number(key))?.name[language] ?? key,
}
