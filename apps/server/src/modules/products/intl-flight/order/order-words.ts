import type { Fulfiller } from '@sojourn/contract/booking/codes'
import type { Language } from '@sojourn/contract/kit/language'
import type { NamedState, OwnOrderWords } from '@sojourn/domain/booking/order/order-words'
import { laterExtrasRulesText } from '@sojourn/text/products/intl-flight/later-extras/rules'

export const isOfExtras = ({ fulfiller }: { fulfiller: Fulfiller }): boolean => fulfiller === 'intl-flight-extras'

/** What is bought beside tickets is confirmed, not ticketed. */
export function intlStateName({ fulfiller, state }: NamedState, language: Language): string | undefined {
  const names: Partial<Record<string, string>> = laterExtrasRulesText[language].states
  return isOfExtras({ fulfiller }) ? names[state] : undefined
}

export const intlOrderWords = (language: Language, fulfiller: Fulfiller): OwnOrderWords =>
  isOfExtras({ fulfiller }) ? laterExtrasRulesText[language].words : {}
