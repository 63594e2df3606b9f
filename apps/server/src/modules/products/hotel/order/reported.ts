import { hotelGroup } from '@sojourn/domain/products/hotel/groups'
import { readStaySegment } from '@sojourn/domain/products/hotel/kept/kept'
import { independent, stayComparison, stayFacts } from '@sojourn/domain/products/hotel/report-facts'
import { hotelCity } from '@sojourn/domain/reference/hotel/hotel-cities'
import { reportText } from '@sojourn/text/finance/report/words'
import type { ReportedProduct } from '../../../../capabilities/report'

/** How stays count in reports: by their city, chain and rate. */
export const reportedStays: ReportedProduct = {
  facts: (segment) => stayFacts(readStaySegment(segment)),
  comparison(search) {
    const compare = stayComparison(search)
    return ({ segment }) => compare(readStaySegment(segment))
  },
  nameOf(group, key, language) {
    const text = reportText[language]
    const rates: Readonly<Record<string, string>> = text.rates
    if (group === 'class') return rates[key] ?? key
    if (group === 'carrier') return key === independent ? text.independent : (hotelGroup(key)?.name[language] ?? key)
    return hotelCity(Number(key))?.name[language] ?? key
  },
}
