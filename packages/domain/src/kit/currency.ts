import type { Language } from '@sojourn/contract/kit/language'
import type { Money } from '@sojourn/contract/kit/money'

/** Currencies of ISO 4217 whose smallest unit is not the hundredth: the whole one, or the thousandth. */
const others: Readonly<Record<number, string>> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
}
const digits = new Map(
  Object.entries(others).flatMap(([count, codes]) => codes.split(' ').map((code) => [code, Number(count)] as const)),
)

/** How many decimals the minor unit of a currency has, in which its amounts are kept. */
export const minorDigits = (currency: string): number => digits.get(currency) ?? 2

/** Signs that tell a dollar from a dollar, and a yen from a yuan. */
const signs: Readonly<Record<string, string>> = {
  CNY: '¥',
  HKD: 'HK$',
  MOP: 'MOP$',
  TWD: 'NT$',
  SGD: 'S$',
  USD: 'US$',
  AUD: 'A$',
  CAD: 'C$',
  JPY: 'JP¥',
  THB: '฿',
  KRW: '₩',
  EUR: '€',
  GBP: '£',
}

/** What stands before an amount: its sign, or its code where it has none of its own. */
export const signOfCurrency = (currency: string): string => signs[currency] ?? `${currency} `

/** An amount as files and lists of any language say it: HKD 1,234.50. */
export function moneyWords({ amount, currency }: Money): string {
  const digits = minorDigits(currency)
  const value = new Intl.NumberFormat('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return `${currency} ${value.format(amount / 10 ** digits)}`
}

/** What stands behind an amount in a sentence: 元, 港元; English says the code. */
export function unitOfCurrency(currency: string, language: Language): string {
  if (language === 'en') return currency
  return currency === 'CNY' ? '元' : (new Intl.DisplayNames(language, { type: 'currency' }).of(currency) ?? currency)
}
