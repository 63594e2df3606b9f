import type pg from 'pg'
import { outside } from '@sojourn/supply/in-process/outside'
import { airMethods, hotelMethods, intlAirMethods, railMethods, rideMethods, venueMethods } from '@sojourn/supply/ports/methods'
import { createSandboxAir } from '@sojourn/supply/sandbox/air/sandbox-air'
import { createSandboxHotel } from '@sojourn/supply/sandbox/hotel/sandbox-hotel'
import { createSandboxIntlAir } from '@sojourn/supply/sandbox/intl-air/sandbox-intl-air'
import { createSandboxRail } from '@sojourn/supply/sandbox/rail/sandbox-rail'
import { createSandboxRide } from '@sojourn/supply/sandbox/ride/sandbox-ride'
import { createSandboxVenues } from '@sojourn/supply/sandbox/venue/sandbox-venues'
import { openDatabase } from '../../db/database'
import type { Sql } from '../../db/sql'
import { openTestDatabase } from '../../db/testing'
import { seatsInBooks } from '../seats-in-books'
import { checkBooks } from '../../modules/products/train/supply/sandbox-rail.testing'
import type { Suppliers } from './suppliers'

/** The built-in suppliers in this process, with books of their own. */
export async function builtInSuppliers(): Promise<Suppliers & { books: Pick<pg.Pool, 'query'> }> {
  const database = await openTestDatabase()
  const connections = openDatabase(database.application)
  const surroundings = {
    books: <Answer>(work: (sql: Sql) => Promise<Answer>) => connections.books(work),
    look: <Answer>(work: (sql: Sql) => Promise<Answer>) => connections.platform(work),
    beforeAsking: () => undefined,
    limitMs: 20_000,
  }
  return {
    books: database.pool,
    air: outside(createSandboxAir({ seed: 7, fuelLevels: () => [] }), airMethods, surroundings),
    hotels: outside(createSandboxHotel({ seed: 1 }), hotelMethods, surroundings),
    intlAir: outside(createSandboxIntlAir({ seed: 7 }), intlAirMethods, surroundings),
    rail: outside(createSandboxRail({ seed: 1 }), railMethods, surroundings),
    rides: outside(createSandboxRide({ seed: 1 }), rideMethods, surroundings),
    venues: outside(createSandboxVenues({ seed: 1 }), venueMethods, surroundings),
    async checkBooks() {
      await checkBooks(database.pool)
      const { sold, recorded } = await seatsInBooks(database.pool)
      if (sold !== recorded) throw new Error(`${sold} seats are sold and ${recorded} recorded`)
    },
    async close() {
      await connections.close()
      await database.close()
    },
  }
}
