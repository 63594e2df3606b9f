import type { Language } from '@sojourn/contract/kit/language'
import { intlFlightRulesText } from '@sojourn/text/products/intl-flight-rules'
import { minorDigits } from '../../kit/currency'
import type { KeptIntlPenalty } from './kept'

const groupedDigits = (whole: number): string => String(whole).replace(/\B(?=(\d{3})+$)/g, ',')

/** JPY 12,000; EUR 50.50: an amount in the smallest coin of its currency. */
export function currencyAmount({ amount, currency }: { amount: number; currency: string }): string {
  const digits = minorDigits(currency)
  const coins = 10 ** digits
  const rest = amount % coins
  return `${currency} ${groupedDigits(Math.floor(amount / coins))}${rest === 0 ? '' : `.${String(rest).padStart(digits, '0')}`}`
}

/** One rule of a ticket as a sentence (handbook 2.2): what, of which part, when, and what it costs. */
export function penaltySentence(penalty: KeptIntlPenalty, language: Language): string {
  const text = intlFlightRulesText[language]
  const { kind, scope, unit, window, permission, fee, percent, tax } = penalty
  const subject = tax === undefined ? text.kinds[kind] : text.taxOf({ tax })
  return text.sentence({
    subject,
    scope: text.scopes[scope],
    when: text.window({ unit: window.unit, from: window.from, to: window.to }),
    answer: permission === 'allowed' ? (costOf({ fee, percent, unit }, language) ?? text.free) : text.permissions[permission],
  })
}

function costOf(
  { fee, percent, unit }: { fee: KeptIntlPenalty['fee']; percent: number | undefined; unit: KeptIntlPenalty['unit'] },
  language: Language,
): string | undefined {
  const text = intlFlightRulesText[language]
  if (percent !== undefined && percent > 0) return text.percent({ percent, unit: text.units[unit] })
  if (fee && fee.amount > 0) return text.fee({ amount: currencyAmount(fee), unit: text.units[unit] })
  return undefined
}
