import type { BaseRate } from '@sojourn/contract/kit/money'
import { rateAt } from '@sojourn/domain/kit/exchange'
import type { Context } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import type { EnterpriseRow } from './store'

type Books = Pick<EnterpriseRow, 'currency'> & { config: { settings: { baseCurrency?: string } } }

/** The currency of a company's books. */
export const baseCurrencyOf = ({ currency, config }: Books): string => config.settings.baseCurrency ?? currency

/** By what amounts of a moment are told in another currency too; nothing for the settlement currency, or where none is known. */
export function rateOn(
  { exchangeRates }: Pick<Context, 'exchangeRates'>,
  currency: string,
  moment: { day: string; knownAt: Date },
): BaseRate | undefined {
  const rate = rateAt(exchangeRates.of(currency), { currency, day: moment.day, knownAt: moment.knownAt.toISOString() })
  return rate && { currency, day: rate.day, fenPerMillion: rate.fenPerMillion }
}

/** By what amounts of a moment are told in the company's base currency too (decision 96). */
export const baseRateAt = (context: Pick<Context, 'exchangeRates'>, company: Books, at: Date): BaseRate | undefined =>
  baseRateOn(context, company, { day: chinaDate(at), knownAt: at })

/** The same of a day, as it was known at an instant. */
export function baseRateOn(
  context: Pick<Context, 'exchangeRates'>,
  company: Books,
  moment: { day: string; knownAt: Date },
): BaseRate | undefined {
  const base = baseCurrencyOf(company)
  return base === company.currency ? undefined : rateOn(context, base, moment)
}
