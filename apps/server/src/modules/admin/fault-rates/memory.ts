import type { FaultRates } from '@sojourn/contract/admin/agency/fault-rates.calls'
import type { Database } from '../../../db/database'
import { findFaultRates } from './store'

/** How often the built-in supply fails, kept in memory. */
export interface FaultRatesInForce {
  /** Tells the rates that hold now, and each time that they are read again. */
  follow(this: void, hear: (rates: FaultRates) => void): void
  reload: (this: void) => Promise<void>
}

/** `first` hold until the agency says otherwise. */
export async function rememberFaultRates(database: Database, first: FaultRates): Promise<FaultRatesInForce> {
  let rates = first
  const followers: ((rates: FaultRates) => void)[] = []
  async function reload(): Promise<void> {
    const [newest] = await database.platform((sql) => findFaultRates(sql, 1))
    rates = newest?.rates ?? first
    followers.forEach((hear) => hear(rates))
  }
  await reload()
  return {
    follow(hear) {
      followers.push(hear)
      hear(rates)
    },
    reload,
  }
}
