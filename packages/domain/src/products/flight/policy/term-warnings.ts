import type { Language } from '@sojourn/contract/kit/language'
import { airFareTypes } from '@sojourn/contract/products/flight/fare-types'
import type { FlightSection } from '@sojourn/contract/products/flight/policy.shapes'
import { approvalFlowText } from '@sojourn/text/booking/approval/flow'
import { policyText } from '@sojourn/text/booking/policy/words'
import { policyWarningsText } from '@sojourn/text/products/policy/warnings'
import type { PolicyWarning } from '../../../booking/policy/section'
import { dearestPercent, fareTiers } from '../fare-rules'
import { carrierNames } from '../../../reference/air/carrier-names'

/** What a standard hardly means by the kinds of fares that it lets pass. */
export const termWarnings = (section: FlightSection, language: Language): PolicyWarning[] => [
  ...ofFees(section, language),
  ...ofExcluded(section, language),
  ...ofDurations(section, language),
]

/** The least that any rule of a carrier ever asks. */
const leastFee = (kind: 'refund' | 'change'): number =>
  Math.min(...fareTiers.map((tier) => dearestPercent(kind, tier)).filter((percent) => typeof percent === 'number'))

function ofFees({ refundable, changeable }: FlightSection, language: Language): PolicyWarning[] {
  const text = policyWarningsText[language]
  const found: PolicyWarning[] = []
  for (const [path, limit, kind] of [
    ['refundable', refundable, 'refund'],
    ['changeable', changeable, 'change'],
  ] as const)
    if (limit && limit.feeAtMost < leastFee(kind)) found.push({ path, sentence: text.noFareSoFree({ percent: leastFee(kind) }) })
  return found
}

function ofExcluded(section: FlightSection, language: Language): PolicyWarning[] {
  const { excludedFareTypes, excludedCarriers, agreementCarriers } = section
  const { rules } = approvalFlowText[language]
  const text = policyWarningsText[language]
  const found: PolicyWarning[] = []
  if (excludedFareTypes?.length === 0)
    found.push({ path: 'excludedFareTypes', sentence: text.nothingExcluded({ rule: rules.fareType }) })
  if (airFareTypes.every((type) => excludedFareTypes?.includes(type)))
    found.push({ path: 'excludedFareTypes', sentence: text.noFareLeft })
  else if (excludedFareTypes?.includes('published') && section.fullPriceAllowed !== false)
    found.push({ path: 'excludedFareTypes', sentence: text.fewFaresLeft })
  if (excludedCarriers?.length === 0)
    found.push({ path: 'excludedCarriers', sentence: text.nothingExcluded({ rule: rules.carrier }) })
  const both = (agreementCarriers?.carriers ?? []).filter((carrier) => excludedCarriers?.includes(carrier))
  if (both.length > 0)
    found.push({ path: 'excludedCarriers', sentence: text.agreedAndExcluded({ carriers: carrierNames(both, language) }) })
  return found
}

/** No flight within the country is longer: Harbin to Sanya takes six hours. */
const longestFlight = 420

function ofDurations({ priceByDuration = [] }: FlightSection, language: Language): PolicyWarning[] {
  const text = policyWarningsText[language]
  const duration = (minutes: number): string => policyText[language].duration({ minutes })
  const lines = priceByDuration.toSorted((one, other) => one.from - other.from)
  const [shortest] = lines
  const found: PolicyWarning[] = []
  const tell = (sentence: string) => found.push({ path: 'priceByDuration', sentence })
  if (shortest && shortest.from > 0) tell(text.shorterUncapped({ duration: duration(shortest.from) }))
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1]
    if (line.from > longestFlight) tell(text.neverFlownSoLong({ duration: duration(line.from) }))
    if (before && isLower(line.maxPrice, before.maxPrice)) tell(text.longerCheaper({ duration: duration(line.from) }))
  }
  return found
}

const isLower = (price: number | undefined, before: number | undefined): boolean =>
  price !== undefined && before !== undefined && price < before
