import type { BaseRate, Money } from '@sojourn/contract/kit/money'
import { minorDigits, signOfCurrency } from '@sojourn/domain/kit/currency'
import { converted } from '@sojourn/domain/kit/exchange'
import { formatCoins } from './format'
import { language } from './language'

/** An amount of any currency with its own sign: ฿3,200, HK$1,280.50, JP¥30,047, ¥1,280, −¥12.50. */
export function formatMoney({ amount, currency }: Money): string {
  return `${amount < 0 ? '−' : ''}${signOfCurrency(currency)}${formatCoins(Math.abs(amount), minorDigits(currency))}`
}

/** Fen in the currency of the company's books. */
export const inBase = (fen: number, rate: BaseRate): Money => ({ amount: converted(fen, rate), currency: rate.currency })

/** The same without a fraction. */
export function inWholeBase(fen: number, rate: BaseRate): Money {
  const unit = 10 ** minorDigits(rate.currency)
  const { amount, currency } = inBase(fen, rate)
  return { amount: Math.round(amount / unit) * unit, currency }
}

/** 港元 HKD. */
export const nameOfCurrency = (currency: string): string =>
  `${new Intl.DisplayNames(language, { type: 'currency' }).of(currency) ?? ''} ${currency}`.trim()
