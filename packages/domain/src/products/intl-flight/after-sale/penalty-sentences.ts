import type { Language } from '@sojourn/contract/kit/language'
import { intlFlightRulesText } from '@sojourn/text/products/intl-flight/rules'
import { minorDigits } from '../../../kit/currency'
import type { KeptIntlPenalty } from '../kept'

const groupedDigits = (whole: number): string => String(whole).replace(/\B(?=(\d{3})+$)/g, ',')

/** JPY 12,000; EUR 50.50: an amount in the smallest coin of its currency. */
export function currencyAmount({ amount, currency }: { amount: number; currency: string }): string {
  const digits = minorDigits(currency)
  const coins = 10 ** digits
  const rest = amount % coins
  return `${currency} ${groupedDigits(Math.floor(amount / coins))}${rest === 0 ? '' : `.${String(rest).padStart(digits, '0')}`}`
}

/** One rule of a ticket in words (handbook 2.2): what, of which part, when, and what it costs. */
export function penaltyWords(penalty: KeptIntlPenalty, language: Language) {
  const text = intlFlightRulesText[language]
  const { kind, scope, tax } = penalty
  const { unit, from, to } = penalty.window
  return {
    subject: tax === undefined ? text.kinds[kind] : text.taxOf({ tax }),
    scope: text.scopes[scope],
    when: text.window({ unit, from, to }),
    answer: answerOf(penalty, language),
  }
}

/** The same as one sentence. */
export const penaltySentence = (penalty: KeptIntlPenalty, language: Language): string =>
  intlFlightRulesText[language].sentence(penaltyWords(penalty, language))

/** Some kinds are answered in words of their own: a tax comes back or not, what was flown is deducted. */
function answerOf(penalty: KeptIntlPenalty, language: Language): string {
  const text = intlFlightRulesText[language]
  const { kind, permission } = penalty
  if (permission === 'unknown') return text.unknown
  const own = text.own[kind as keyof typeof text.own]?.[permission]
  if (permission === 'forbidden') return own ?? text.forbidden
  return costOf(penalty, language) ?? own ?? text.free
}

function costOf({ fee, percent, unit }: KeptIntlPenalty, language: Language): string | undefined {
  const text = intlFlightRulesText[language]
  if (percent !== undefined && percent > 0) return text.percent({ percent, unit: text.units[unit] })
  return fee && fee.amount > 0 ? text.fee({ amount: currencyAmount(fee), unit: text.units[unit] }) : undefined
}
