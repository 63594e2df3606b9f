import { exchangeRates } from '../../hotel/tables/exchange-rates'

/** Currencies of the countries in which trips begin; elsewhere fares are filed in dollars. */
const euro = 'FR DE IT ES NL FI AT PT GR BE IE LU'
const currencies: Readonly<Record<string, string>> = {
  CN: 'CNY',
  HK: 'HKD',
  MO: 'MOP',
  TW: 'TWD',
  JP: 'JPY',
  KR: 'KRW',
  TH: 'THB',
  SG: 'SGD',
  MY: 'MYR',
  AE: 'AED',
  GB: 'GBP',
  AU: 'AUD',
  CA: 'CAD',
  CH: 'CHF',
  QA: 'QAR',
  ...Object.fromEntries(euro.split(' ').map((country) => [country, 'EUR'])),
}

export const currencyOf = (country: string): string => currencies[country] ?? 'USD'

/** Fen for a million whole units, of the dated table. */
export function rateOf(currency: string): number {
  const rate = exchangeRates[currency]
  if (rate === undefined) throw new Error(`no exchange rate of ${currency}`)
  return rate
}
