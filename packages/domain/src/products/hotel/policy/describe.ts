import type { HotelSection } from '@sojourn/contract/products/hotel/policy.shapes'
import type { Language } from '@sojourn/contract/kit/language'
import { policyText } from '@sojourn/text/booking/policy/words'
import { shortYuan } from '../../../kit/money'
import { countryName } from '../../../reference/place/countries'
import { countryNames } from '../../../booking/policy/country-names'
import { cityNameList } from '../../../booking/policy/city-names'
import { ruleLines } from '../../../booking/policy/rule-lines'

type CityItem = NonNullable<HotelSection['cityItems']>[number]
type Float = NonNullable<HotelSection['muchFloatation']>

/** One line of the standard: places in words, fen per room and night (S3.49). */
export interface DescribedCityItem {
  cityNames: string[]
  standard: number
  violateCanBook: boolean
}
/** A day of every year, as a season begins or ends. */
export interface SeasonDay {
  month: number
  day: number
  text: string
}
export interface DescribedHotelPolicy {
  cityItems: DescribedCityItem[]
  /** S3.50 */
  seasonCityItems: (DescribedCityItem & { beginDateStruct: SeasonDay; endDateStruct: SeasonDay })[]
  /** Rules besides the price, in sentences (S3.51). */
  extendRules: string[]
  multiplayer: string
  muchFloatation: string
  singleFloatation: string
  /** What happens above the price. */
  handling: string
}

/** The hotel standard as the panel shows it, per city with its seasons (S3.49–S3.51); text that does not apply is empty. */
export function describeHotelPolicy(section: HotelSection, language: Language): DescribedHotelPolicy {
  const text = policyText[language]
  const { cityItems = [], seasonCityItems = [], multiplayer, muchFloatation, singleFloatation } = section
  const priced = cityItems.length + seasonCityItems.length > 0
  return {
    cityItems: cityItems.map((item) => describeItem(item, language, cityItems.length === 1)),
    seasonCityItems: seasonCityItems.map((item) => ({
      ...describeItem(item, language, false),
      beginDateStruct: seasonDay(item.beginDate, language),
      endDateStruct: seasonDay(item.endDate, language),
    })),
    extendRules: extendRules(section, priced, language),
    multiplayer: multiplayer
      ? text.multiplayer[multiplayer.formula]({
          param: multiplayer.formula <= 3 ? `${multiplayer.param}%` : shortYuan(multiplayer.param),
        })
      : '',
    muchFloatation: muchFloatation?.value ? text.muchFloatation({ float: floatText(muchFloatation) }) : '',
    singleFloatation: singleFloatation?.value ? text.singleFloatation({ float: floatText(singleFloatation) }) : '',
    handling: priced ? text.beyond[section.handling.hotelPrice ?? 'approval'] : '',
  }
}

function extendRules(section: HotelSection, priced: boolean, language: Language): string[] {
  const text = policyText[language]
  const line = ruleLines(section.handling, language)
  const { compare, starMax, breakfastExtra, advanceDays, agreementFirst } = section
  const { exemptHotels = [], excludedKeywords = [], excludedCountries = [] } = section
  return [
    ...(priced ? [compare === 'each' ? text.compareEach : text.compareAverage] : []),
    ...(starMax === undefined ? [] : [line('star', text.starRule({ star: starMax }))]),
    ...(breakfastExtra ? [text.breakfastRule({ price: shortYuan(breakfastExtra) })] : []),
    ...(advanceDays === undefined ? [] : [line('advanceDays', text.advanceDaysRule({ days: advanceDays }))]),
    ...(agreementFirst
      ? [line('agreementHotel', text.agreementHotelRule({ threshold: shortYuan(agreementFirst.threshold) }))]
      : []),
    ...(excludedKeywords.length > 0 ? [line('hotelName', text.hotelNameRule({ keywords: excludedKeywords }))] : []),
    ...(excludedCountries.length > 0
      ? [line('country', text.countriesRule({ countries: countryNames(excludedCountries, language) }))]
      : []),
    ...(exemptHotels.length > 0 ? [text.exemptHotelsRule({ hotels: exemptHotels.map(({ name }) => name) })] : []),
  ]
}

function describeItem(item: CityItem, language: Language, alone: boolean): DescribedCityItem {
  const text = policyText[language]
  const named = (item.cityNames ?? []).filter((name) => name !== '*')
  const names = [
    ...cityNameList(named, language),
    ...(item.tiers ?? []).map((tier) => text.tiers[tier]),
    ...(item.countries ?? []).map((country) => countryName(country)?.[language] ?? country),
    ...(item.regions ?? []).map((region) => text.regions[region]),
    ...(item.cityNames?.includes('*') ? [alone ? text.everyCityAlone : text.everyCity] : []),
  ]
  return { cityNames: names, standard: item.standard, violateCanBook: item.violateCanBook }
}

function seasonDay(monthDay: string, language: Language): SeasonDay {
  const [month, day] = [Number(monthDay.slice(0, 2)), Number(monthDay.slice(3))]
  return { month, day, text: policyText[language].monthDay({ month, day }) }
}

const floatText = ({ type, value }: Float): string => (type === 'percent' ? `${value}%` : shortYuan(value))
