import type { FuelLevel } from '@sojourn/domain/products/flight/fees'
import type { Log } from '../../../../kit/log'
import type { Database } from '../../../../db/database'
import { findFuelLevels } from './store'

/** Levels of the fuel surcharge, kept in memory. */
export interface FuelLevels {
  /** As last read; every flight of a search asks. */
  now: () => readonly FuelLevel[]
  reload: (this: void) => Promise<void>
}

/** A level is entered a day ahead at least, so that processes which look once a minute know it in time. */
const staleAfterMs = 60_000

export async function rememberFuelLevels(database: Database, log: Log): Promise<FuelLevels> {
  let levels: readonly FuelLevel[] = []
  let readAt = 0
  async function reload(): Promise<void> {
    readAt = performance.now()
    levels = await database.platform(findFuelLevels)
  }
  await reload()
  return {
    now() {
      if (performance.now() - readAt > staleAfterMs)
        reload().catch((error: unknown) => log.warn({ err: error }, 'fuel surcharges not read again'))
      return levels
    },
    reload,
  }
}
