import type { Language } from '@sojourn/contract/kit/language'
import { intlFareBrands } from '@sojourn/contract/products/intl-flight/fare-brands'
import type { IntlFlightSection } from '@sojourn/contract/products/intl-flight/policy.shapes'
import { approvalFlowText } from '@sojourn/text/booking/approval/flow'
import { policyText } from '@sojourn/text/booking/policy/words'
import { policyWarningsText } from '@sojourn/text/products/policy/warnings'
import { onlyReminders } from '../../../booking/policy/only-reminders'
import type { PolicyWarning } from '../../../booking/policy/section'
import { cabinNames } from '../../../reference/air/cabin-names'

/** What a standard for international flights hardly means. */
export function intlFlightWarnings(section: IntlFlightSection, language: Language): PolicyWarning[] {
  const text = policyWarningsText[language]
  const { byDuration, maxPrice, advanceDays, directFirst, handling } = section
  const lines = (byDuration ?? []).toSorted((one, other) => one.from - other.from)
  const [shortest] = lines
  const found: PolicyWarning[] = []
  if (shortest && shortest.from > 0) {
    const duration = policyText[language].duration({ minutes: shortest.from })
    found.push({ path: 'byDuration', sentence: text.shorterUnlimited({ duration }) })
  }
  const lost = lines.flatMap(({ cabins }, index) =>
    (lines[index - 1]?.cabins ?? []).filter((cabin) => !cabins.includes(cabin) && cabin !== 'Y'),
  )
  if (lost.length > 0)
    found.push({ path: 'byDuration', sentence: text.longerStricter({ cabins: cabinNames([...new Set(lost)], language) }) })
  if (section.excludedCountries?.length === 0)
    found.push({ path: 'excludedCountries', sentence: text.nothingExcluded({ rule: approvalFlowText[language].rules.country }) })
  found.push(...ofFares(section, language))
  if (advanceDays === 0) found.push({ path: 'advanceDays', sentence: text.advanceZero })
  const limiting = [
    byDuration && ('cabin' as const),
    maxPrice !== undefined && ('offerPrice' as const),
    advanceDays !== undefined && ('advanceDays' as const),
    directFirst && ('direct' as const),
    section.forbidAirportChange && ('airportChange' as const),
    section.forbidSelfTransfer && ('selfTransfer' as const),
    section.excludedCountries && ('country' as const),
    section.paidExtras && ('paidExtras' as const),
    section.refundable && ('refundable' as const),
    section.changeable && ('changeable' as const),
    section.excludedBrands && ('fareType' as const),
    section.excludedCarriers && ('carrier' as const),
    section.priceByDuration && ('durationPrice' as const),
    section.medianPrice && ('medianPrice' as const),
  ]
  if (onlyReminders(limiting, handling)) found.push({ path: 'handling', sentence: text.onlyReminders })
  return found
}

/** What a standard hardly means by the fares that it lets pass. */
function ofFares(
  { excludedBrands, excludedCarriers, priceByDuration = [], maxPrice }: IntlFlightSection,
  language: Language,
): PolicyWarning[] {
  const text = policyWarningsText[language]
  const { rules } = approvalFlowText[language]
  const duration = (minutes: number): string => policyText[language].duration({ minutes })
  const found: PolicyWarning[] = []
  if (excludedBrands?.length === 0)
    found.push({ path: 'excludedBrands', sentence: text.nothingExcluded({ rule: rules.fareType }) })
  if (intlFareBrands.every((brand) => excludedBrands?.includes(brand)))
    found.push({ path: 'excludedBrands', sentence: text.noFareLeft })
  if (excludedCarriers?.length === 0)
    found.push({ path: 'excludedCarriers', sentence: text.nothingExcluded({ rule: rules.carrier }) })
  const lines = priceByDuration.toSorted((one, other) => one.from - other.from)
  const [shortest] = lines
  if (shortest && shortest.from > 0 && maxPrice === undefined)
    found.push({ path: 'priceByDuration', sentence: text.shorterUncapped({ duration: duration(shortest.from) }) })
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1]
    if (before && line.maxPrice < before.maxPrice)
      found.push({ path: 'priceByDuration', sentence: text.longerCheaper({ duration: duration(line.from) }) })
  }
  return found
}
