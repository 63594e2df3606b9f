import type { Language } from '@sojourn/contract/kit/language'
import { intlFlightTaxesText } from '@sojourn/text/products/intl-flight/taxes'

/** What a tax on a ticket is called; one that nobody has named is called by its code (handbook 2.2). */
export function taxName(code: string, language: Language): string {
  const names: Readonly<Record<string, string>> = intlFlightTaxesText[language]
  return names[code] ?? code
}
