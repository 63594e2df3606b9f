import type { Language } from '@sojourn/contract/kit/language'
import type { Cabin } from '@sojourn/contract/reference/cabins'
import { policyText } from '@sojourn/text/booking/policy/words'

/** Cabins in words. */
export const cabinNames = (cabins: readonly Cabin[], language: Language): string => {
  const text = policyText[language]
  return text.list({ items: cabins.map((cabin) => text.cabins[cabin]) })
}
