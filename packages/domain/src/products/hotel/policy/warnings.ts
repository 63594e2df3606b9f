import type { Language } from '@sojourn/contract/kit/language'
import type { HotelSection } from '@sojourn/contract/products/hotel/policy.shapes'
import { approvalFlowText } from '@sojourn/text/booking/approval/flow'
import { policyText } from '@sojourn/text/booking/policy/words'
import { policyWarningsText } from '@sojourn/text/products/policy/warnings'
import { countryNames } from '../../../booking/policy/country-names'
import { cityNameList } from '../../../booking/policy/city-names'
import { onlyReminders } from '../../../booking/policy/only-reminders'
import type { PolicyWarning } from '../../../booking/policy/section'
import { countryName } from '../../../reference/place/countries'
import { inSeason, sharedLimit } from './limit'
import { keywordIn } from './named-hotels'

type CityItem = NonNullable<HotelSection['cityItems']>[number]
type SeasonItem = NonNullable<HotelSection['seasonCityItems']>[number]

const allTiers = ['first', 'newFirst', 'other'] as const
/** A leap year, so that every day of a season exists. */
const anyYear = 2028

/** What a standard for hotels hardly means. */
export function hotelWarnings(section: HotelSection, language: Language): PolicyWarning[] {
  return [
    ...ofPlaces(section, language),
    ...ofSeasons(section, language),
    ...ofNames(section, language),
    ...ofRules(section, language),
  ]
}

/** Every city has a line: by itself, or in the country by its tier. */
const coversAll = (items: readonly CityItem[]): boolean =>
  items.some(({ cityNames }) => cityNames?.includes('*')) ||
  allTiers.every((tier) => items.some(({ tiers }) => tiers?.includes(tier)))

function ofPlaces({ cityItems = [] }: HotelSection, language: Language): PolicyWarning[] {
  const text = policyWarningsText[language]
  const found: PolicyWarning[] = []
  if (cityItems.length > 0 && !coversAll(cityItems)) found.push({ path: 'cityItems', sentence: text.noOtherCities })
  cityItems.forEach((item, index) => {
    // A city that stands twice is a fault of its own.
    const again = cityItems.slice(0, index).flatMap((before) => sharedPlaces({ ...before, cityNames: [] }, item, language))
    if (again.length > 0)
      found.push({ path: `cityItems.${index}`, sentence: text.placeTwice({ places: listed(again, language) }) })
  })
  return found
}

function ofSeasons({ seasonCityItems = [] }: HotelSection, language: Language): PolicyWarning[] {
  const text = policyWarningsText[language]
  return seasonCityItems.flatMap((item, index) => {
    const before = seasonCityItems.slice(0, index).filter((each) => overlap(each, item))
    const again = before.flatMap((each) => sharedPlaces(each, item, language))
    if (again.length === 0) return []
    return [{ path: `seasonCityItems.${index}`, sentence: text.seasonsOverlap({ places: listed(again, language) }) }]
  })
}

const overlap = (one: SeasonItem, other: SeasonItem): boolean =>
  inSeason(`${anyYear}-${one.beginDate}`, other) || inSeason(`${anyYear}-${other.beginDate}`, one)

/** What both lines name, in words. */
function sharedPlaces(one: CityItem, other: CityItem, language: Language): string[] {
  const text = policyText[language]
  const both = <Name>(names: readonly Name[] = [], others: readonly Name[] = []) => names.filter((name) => others.includes(name))
  const cities = both(one.cityNames, other.cityNames)
  return [
    ...cityNameList(
      cities.filter((name) => name !== '*'),
      language,
    ),
    ...(cities.includes('*') ? [text.everyCity] : []),
    ...both(one.tiers, other.tiers).map((tier) => text.tiers[tier]),
    ...both(one.countries, other.countries).map((country) => countryName(country)?.[language] ?? country),
    ...both(one.regions, other.regions).map((region) => text.regions[region]),
  ]
}

const listed = (places: readonly string[], language: Language): string =>
  policyText[language].list({ items: [...new Set(places)] })

function ofNames(section: HotelSection, language: Language): PolicyWarning[] {
  const text = policyWarningsText[language]
  const { exemptHotels, excludedKeywords, excludedCountries, cityItems = [], seasonCityItems = [] } = section
  const { rules } = approvalFlowText[language]
  const found: PolicyWarning[] = []
  if (exemptHotels?.length === 0) found.push({ path: 'exemptHotels', sentence: text.nothingExempt })
  if (excludedKeywords?.length === 0)
    found.push({ path: 'excludedKeywords', sentence: text.nothingExcluded({ rule: rules.hotelName }) })
  if (excludedCountries?.length === 0)
    found.push({ path: 'excludedCountries', sentence: text.nothingExcluded({ rule: rules.country }) })
  const spared = (exemptHotels ?? []).filter(({ name }) => keywordIn(excludedKeywords ?? [], [name]) !== undefined)
  if (spared.length > 0)
    found.push({ path: 'exemptHotels', sentence: text.exemptAndExcluded({ hotels: spared.map(({ name }) => name) }) })
  const items = [...cityItems, ...seasonCityItems]
  const priced = (excludedCountries ?? []).filter((country) => items.some(({ countries }) => countries?.includes(country)))
  if (priced.length > 0)
    found.push({ path: 'excludedCountries', sentence: text.pricedAndExcluded({ countries: countryNames(priced, language) }) })
  return found
}

function ofRules(section: HotelSection, language: Language): PolicyWarning[] {
  const text = policyWarningsText[language]
  const { cityItems = [], seasonCityItems = [], starMax, multiplayer, advanceDays, agreementFirst, handling } = section
  const { excludedKeywords, excludedCountries } = section
  const items = [...cityItems, ...seasonCityItems]
  const found: PolicyWarning[] = []
  if (starMax !== undefined && items.length === 0) found.push({ path: 'starMax', sentence: text.starWithoutPrice })
  if (items.length > 0 && handling.hotelPrice !== 'forbid' && items.every(({ violateCanBook }) => !violateCanBook))
    found.push({ path: 'cityItems', sentence: text.handlingUnused })
  if (handling.hotelPrice === 'forbid' && items.some(({ violateCanBook }) => violateCanBook))
    found.push({ path: 'cityItems', sentence: text.mayExceedUnused })
  if (multiplayer && sharedLimit(multiplayer, 100_00, 100_00) < 100_00)
    found.push({ path: 'multiplayer', sentence: text.sharersGetLess })
  if (advanceDays === 0) found.push({ path: 'advanceDays', sentence: text.advanceZero })
  const limiting = [
    items.length > 0 && ('hotelPrice' as const),
    starMax !== undefined && ('star' as const),
    advanceDays !== undefined && ('advanceDays' as const),
    agreementFirst && ('agreementHotel' as const),
    excludedKeywords && ('hotelName' as const),
    excludedCountries && ('country' as const),
  ]
  if (onlyReminders(limiting, handling)) found.push({ path: 'handling', sentence: text.onlyReminders })
  return found
}
