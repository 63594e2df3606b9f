import type { Language } from '@sojourn/contract/kit/language'
import { policyText } from '@sojourn/text/booking/policy/words'
import { countryName } from '../../reference/place/countries'

/** Countries in words; a code that no table knows stays a code. */
export const countryNames = (codes: readonly string[], language: Language): string =>
  policyText[language].list({ items: codes.map((code) => countryName(code)?.[language] ?? code) })
