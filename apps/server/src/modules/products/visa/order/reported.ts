import { readVisaSegment } from '@sojourn/domain/products/visa/kept'
import { visaFacts } from '@sojourn/domain/products/visa/report-facts'
import { countryName } from '@sojourn/domain/reference/place/countries'
import { visaRulesText } from '@sojourn/text/products/visa/rules'
import type { ReportedProduct } from '../../../../capabilities/report'

/** How visas count in reports: by their kind and country. */
export const reportedVisas: ReportedProduct = {
  facts: (segment) => visaFacts(readVisaSegment(segment)),
  nameOf(group, key, language) {
    const kinds: Readonly<Record<string, string>> = visaRulesText[language].kinds
    return group === 'route' ? (countryName(key)?.[language] ?? key) : (kinds[key] ?? key)
  },
}
