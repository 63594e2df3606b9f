import { minorDigits } from '@sojourn/domain/kit/currency'
import { rateDate, exchangeRates } from './tables/exchange-rates'
import type { ForeignMoney, SuppliedRate } from '../../ports/hotel-rate'
import type { CityStock } from './stock'

/** Minor units of the city's currency for so many of its whole units. */
function moneyOf({ market }: CityStock, whole: number): ForeignMoney {
  return { amount: Math.round(whole) * 10 ** minorDigits(market.currency), currency: market.currency }
}

/** An average in the country's own currency, abroad. */
export const localMoney = (city: CityStock, fen: number): { localPrice?: ForeignMoney } =>
  city.market.currency === 'CNY' ? {} : { localPrice: moneyOf(city, fen / city.unitFen) }

/** What one room costs abroad in the country's currency, the rate, and its taxes; `whole` is whole units for the whole stay. */
export function localPart(city: CityStock, whole: number, nights: number): Pick<SuppliedRate, 'local'> {
  const { currency, taxPercent, cityTax } = city.market
  if (currency === 'CNY') return {}
  return {
    local: {
      total: moneyOf(city, whole),
      fenPerMillion: exchangeRates[currency] ?? 0,
      rateDate,
      taxIncluded: moneyOf(city, (whole * taxPercent) / (100 + taxPercent)),
      ...(cityTax > 0 ? { taxAtHotel: moneyOf(city, cityTax * nights) } : {}),
    },
  }
}
