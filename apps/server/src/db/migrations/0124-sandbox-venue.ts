import { sandboxVenueSchema } from '@sojourn/supply/sandbox/venue/schema'
import type { Migration } from '../migration'

/** Books of the built-in venues. */
const sql = sandboxVenueSchema

export const sandboxVenue: Migration = { name: '0124-sandbox-venue', sql, tenantTables: [], appendOnly: [] }
