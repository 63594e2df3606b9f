import { sandboxHotelSchema } from '@sojourn/supply/sandbox/hotel/schema'
import type { Migration } from '../migration'

/** The hotels' own books, beside the customers' rows. */
const sql = sandboxHotelSchema

export const hotel: Migration = { name: '0019-hotel', sql, tenantTables: [], appendOnly: [] }
