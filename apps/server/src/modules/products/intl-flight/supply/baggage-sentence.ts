import type { Language } from '@sojourn/contract/kit/language'
import type { KeptIntlSegment } from '@sojourn/domain/products/intl-flight/kept'
import { searchJourneyText } from '@sojourn/text/products/intl-flight/search/journey'

export function baggageSentence({ pieces, kilograms }: KeptIntlSegment['baggage'], language: Language): string {
  const text = searchJourneyText[language]
  if (pieces === 0 || kilograms === 0) return text.noBaggage
  return pieces === undefined ? text.weight({ kilograms }) : text.pieces({ pieces, kilograms })
}
