import type { Language } from '@sojourn/contract/kit/language'
import type {
  VisaDelivery,
  VisaDistrict,
  VisaEntryRule,
  VisaProduct,
  VisaSearchResult,
} from '@sojourn/contract/products/visa/visa.shapes'
import { passportHomes } from '@sojourn/contract/products/visa/visa-words'
import { dayInWords } from '@sojourn/domain/kit/day-words'
import { postFor, type ConsularPost, type VisaOnSale } from '@sojourn/domain/products/visa/catalogue/catalogue'
import { deliveryBefore } from '@sojourn/domain/products/visa/catalogue/earliest-delivery'
import { productName } from '@sojourn/domain/products/visa/catalogue/product-name'
import { rulesOfPassport, type EntryRuleOfPassport } from '@sojourn/domain/products/visa/catalogue/entry-rule'
import { transitRuleOf } from '@sojourn/domain/reference/place/transit-rules'
import { province } from '@sojourn/domain/reference/place/provinces'
import { documentEntryConditionsText } from '@sojourn/text/booking/document/entry-conditions'
import { visaRulesText } from '@sojourn/text/products/visa/rules'

/** For whom something on sale is told. */
export interface Teller {
  departDate: string
  today: string
  /** Where the applicants live; undefined where nobody said. */
  residence: string | undefined
  language: Language
}

/** What a country asks of each kind of passport on the day of travel, each with its date and to be checked again. */
export const rulesOf = (country: string, onDay: string, language: Language): VisaEntryRule[] =>
  passportHomes.flatMap((passport) => rulesOfPassport(passport, country, onDay).map((rule) => toldRule(rule, language)))

export function toldRule(rule: EntryRuleOfPassport, language: Language): VisaEntryRule {
  const { passport, purpose, need, days, condition, validFrom, checkedOn, source } = rule
  const text = visaRulesText[language]
  const sourceName = text.sources[source]
  return {
    passport,
    purpose,
    need,
    ...(days !== undefined && { days }),
    sentence: checked(text.needs[need]({ days: days ?? 0 }), { checkedOn, source }, language),
    ...(condition && { conditions: documentEntryConditionsText[language][condition] }),
    ...(validFrom && { validFrom }),
    checkedOn,
    source: sourceName,
  }
}

const checked = (
  rule: string,
  { checkedOn, source }: Pick<EntryRuleOfPassport, 'checkedOn' | 'source'>,
  language: Language,
): string => {
  const { checkBefore, sources } = visaRulesText[language]
  return checkBefore({ rule, checkedOn: dayInWords(checkedOn, language), source: sources[source] })
}

/** What a country asks for a stop on the way elsewhere; what nobody has looked up is unknown. */
export function transitOf(country: string, language: Language): VisaSearchResult['transit'] {
  const text = visaRulesText[language].transit
  const rule = transitRuleOf(country)
  if (!rule) return { kind: 'unknown', sentence: text.unknown }
  const { kind, hours, asOf, source } = rule
  const said = kind === 'hours' ? text.hours({ hours }) : text[kind]
  return { kind, sentence: checked(said, { checkedOn: asOf, source }, language) }
}

export const districtOf = ({ code, city, provinces }: ConsularPost, language: Language): VisaDistrict => ({
  code,
  name: visaRulesText[language].district({ city: city[language] }),
  provinces: [...provinces],
  provinceNames: provinces.map((each) => province(each)?.name[language] ?? each),
})

/** A visa as lists and pages are told of it. */
export function toldProduct(product: VisaOnSale, teller: Teller): VisaProduct {
  const { express, network: _network, country: _country, ...facts } = product
  const post = teller.residence === undefined ? undefined : postFor(product, teller.residence)
  return {
    ...facts,
    name: productName(product)[teller.language],
    delivery: deliveryOf(product, teller, product.workingDays),
    ...(express && { express, expressDelivery: deliveryOf(product, teller, express.workingDays) }),
    ...(post && { district: districtOf(post, teller.language) }),
  }
}

/** By when a visa is here that is handed in today. */
const deliveryOf = (
  { country, passportNeeded }: VisaOnSale,
  { departDate, today }: Pick<Teller, 'departDate' | 'today'>,
  workingDays: number,
): VisaDelivery => deliveryBefore(departDate, { country, workingDays, passportNeeded, from: today })
