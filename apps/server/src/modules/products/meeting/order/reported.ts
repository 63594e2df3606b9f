import { readMeetingSegment } from '@sojourn/domain/products/meeting/kept'
import { meetingFacts } from '@sojourn/domain/products/meeting/report-facts'
import { hotelCity } from '@sojourn/domain/reference/hotel/hotel-cities'
import { reportText } from '@sojourn/text/finance/report/words'
import type { ReportedProduct } from '../../../../capabilities/report'

/** How meetings count in reports: by their size and city. */
export const reportedMeetings: ReportedProduct = {
  facts: (segment) => meetingFacts(readMeetingSegment(segment)),
  nameOf(group, key, language) {
    const sizes: Readonly<Record<string, string>> = reportText[language].meetingSizes
    return group === 'route' ? (hotelCity(Number(key))?.name[language] ?? key) : (sizes[key] ?? key)
  },
}
