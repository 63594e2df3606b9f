import type { KnownRate } from '@sojourn/domain/kit/exchange'
import type { ExchangeRates } from '../../../capabilities/exchange-rates'
import type { Database } from '../../../db/database'
import { findExchangeRates } from './exchange-rate-store'

/** All rates, in memory; whoever enters one has them read again everywhere. */
export async function rememberExchangeRates(database: Database): Promise<ExchangeRates & { reload(this: void): Promise<void> }> {
  let known: ReadonlyMap<string, readonly KnownRate[]> = new Map()
  let [begun, kept] = [0, 0]
  async function reload(): Promise<void> {
    begun += 1
    const turn = begun
    const rates = await database.platform(findExchangeRates)
    // A reading that began earlier and came back later knows less.
    if (turn < kept) return
    kept = turn
    const currencies = [...new Set(rates.map(({ currency }) => currency))]
    known = new Map(currencies.map((code) => [code, rates.filter(({ currency }) => currency === code)]))
  }
  await reload()
  return { reload, of: (currency) => known.get(currency) ?? [] }
}
