import type { Language } from '@sojourn/contract/kit/language'
import { policyText } from '@sojourn/text/booking/policy/words'
import { airline } from './airlines'

/** Airlines by their short names; a code that no table knows stays a code. */
export const carrierNames = (codes: readonly string[], language: Language): string =>
  policyText[language].list({ items: codes.map((code) => airline(code)?.shortName[language] ?? code) })
