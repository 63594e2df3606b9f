import { orderStates } from '@sojourn/contract/booking/codes'
import type { Language } from '@sojourn/contract/kit/language'
import type { OwnOrderWords } from '@sojourn/domain/booking/order/order-words'
import { hotelRulesText } from '@sojourn/text/products/hotel-rules'

/** The state in the words of stays, where they differ from those of tickets (handbook 4.5). */
export function hotelStateName({ state }: { state: number }, language: Language): string | undefined {
  const { states } = hotelRulesText[language]
  return states[orderStates.word(state as 10) as keyof typeof states]
}

/** A stay is confirmed and given up by rooms, where others have tickets and seats. */
export const hotelOrderWords = (language: Language): OwnOrderWords => hotelRulesText[language].orders
