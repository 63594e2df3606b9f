import type { Language } from '@sojourn/contract/kit/language'
import { intlFlightRulesText } from '@sojourn/text/products/intl-flight/rules'
import { intlFlightTaxesText } from '@sojourn/text/products/intl-flight/taxes'
import { countryName } from '../../reference/place/countries'

/** What a tax on a ticket is called; one that nobody has named by its country, whose code it has, else by its code (handbook 2.2). */
export function taxName(code: string, language: Language): string {
  const names: Readonly<Record<string, string>> = intlFlightTaxesText[language]
  const country = countryName(code)
  return names[code] ?? (country ? intlFlightRulesText[language].taxesOf({ country: country[language] }) : code)
}
