import type { Language } from '@sojourn/contract/kit/language'
import type { FlightSection } from '@sojourn/contract/products/flight/policy.shapes'
import { policyWarningsText } from '@sojourn/text/products/policy/warnings'
import { onlyReminders } from '../../../booking/policy/only-reminders'
import type { PolicyWarning } from '../../../booking/policy/section'
import { airline } from '../../../reference/air/airlines'
import { cabinNames } from '../../../reference/air/cabin-names'
import { allowsCabin } from './offers'
import { carrierNames } from '../../../reference/air/carrier-names'
import { termWarnings } from './term-warnings'

/** No flight within the country is longer: Harbin to Sanya takes six hours. */
const longestFlight = 420
/** Nearly every pair of cities with a quick train is within: Beijing to Guangzhou takes seven hours and a quarter. */
const nearlyEveryTrain = 480
const fullFare = 100

/** What a standard for domestic flights hardly means. */
export function flightWarnings(section: FlightSection, language: Language): PolicyWarning[] {
  return [
    ...ofCabins(section, language),
    ...ofComparisons(section, language),
    ...termWarnings(section, language),
    ...ofJourney(section, language),
  ]
}

function ofCabins(section: FlightSection, language: Language): PolicyWarning[] {
  const text = policyWarningsText[language]
  const { cabins, cabinDuration, fullPriceAllowed } = section
  const found: PolicyWarning[] = []
  if (cabins && !allowsCabin(section, 'Y')) found.push({ path: 'cabins', sentence: text.noEconomy })
  const ceiling = cabins?.find(({ cabin }) => cabin === 'Y')?.maxDiscount
  if (fullPriceAllowed === false && ceiling !== undefined && ceiling < fullFare)
    found.push({ path: 'fullPriceAllowed', sentence: text.fullPriceCovered })
  const barred = cabinDuration?.cabins.filter((cabin) => !allowsCabin(section, cabin)) ?? []
  if (barred.length > 0)
    found.push({ path: 'cabinDuration', sentence: text.durationOfBarredCabin({ cabins: cabinNames(barred, language) }) })
  const kept = cabinDuration?.cabins.filter((cabin) => !barred.includes(cabin)) ?? []
  if (cabinDuration && cabinDuration.minutes >= longestFlight && kept.length > 0)
    found.push({ path: 'cabinDuration', sentence: text.cabinNeverFlown({ cabins: cabinNames(kept, language) }) })
  return found
}

function ofComparisons(
  { lowestPrice, agreementCarriers, forbidLowCost, handling }: FlightSection,
  language: Language,
): PolicyWarning[] {
  const text = policyWarningsText[language]
  const found: PolicyWarning[] = []
  if (lowestPrice?.threshold === 0 && handling.lowestPrice === 'forbid')
    found.push({ path: 'lowestPrice', sentence: text.onlyCheapest })
  const agreed = agreementCarriers?.carriers
  if (agreed?.length === 0) found.push({ path: 'agreementCarriers', sentence: text.noCarriers })
  const lowCost = forbidLowCost ? (agreed ?? []).filter((carrier) => airline(carrier)?.lowCost) : []
  if (lowCost.length > 0)
    found.push({ path: 'agreementCarriers', sentence: text.lowCostAgreed({ carriers: carrierNames(lowCost, language) }) })
  return found
}

function ofJourney(section: FlightSection, language: Language): PolicyWarning[] {
  const text = policyWarningsText[language]
  const { trainFirst, advanceDays, handling } = section
  const found: PolicyWarning[] = []
  if (trainFirst && trainFirst.minutes >= nearlyEveryTrain) found.push({ path: 'trainFirst', sentence: text.trainNearlyAlways })
  if (advanceDays === 0) found.push({ path: 'advanceDays', sentence: text.advanceZero })
  if (onlyReminders(limitingRules(section), handling)) found.push({ path: 'handling', sentence: text.onlyReminders })
  return found
}

const limitingRules = (section: FlightSection) => [
  section.cabins && ('cabin' as const),
  section.cabins?.some(({ maxDiscount }) => maxDiscount !== undefined) && ('discount' as const),
  section.fullPriceAllowed === false && ('fullPrice' as const),
  section.lowestPrice && ('lowestPrice' as const),
  section.advanceDays !== undefined && ('advanceDays' as const),
  section.agreementCarriers && ('agreementCarrier' as const),
  section.forbidLowCost && ('lowCost' as const),
  section.cabinDuration && ('cabinDuration' as const),
  section.trainFirst && ('trainFirst' as const),
  section.refundable && ('refundable' as const),
  section.changeable && ('changeable' as const),
  section.excludedFareTypes && ('fareType' as const),
  section.excludedCarriers && ('carrier' as const),
  section.priceByDuration && ('durationPrice' as const),
  section.medianPrice && ('medianPrice' as const),
]
