import type { Language, LocalText } from '@sojourn/contract/kit/language'
import { visaRulesText } from '@sojourn/text/products/visa/rules'
import { inEveryLanguage } from '../../../kit/every-language'
import { countryName } from '../../../reference/place/countries'
import type { VisaOnSale } from './catalogue'

export const countryIn = (country: string, language: Language): string => countryName(country)?.[language] ?? country

/** What a product is called. */
export const productName = ({ country, kind, entries }: Pick<VisaOnSale, 'country' | 'kind' | 'entries'>): LocalText =>
  inEveryLanguage((language) => {
    const text = visaRulesText[language]
    return text.productName({ country: countryIn(country, language), kind: text.kinds[kind], entries: text.entries[entries] })
  })
