import { sandboxRideSchema } from '@sojourn/supply/sandbox/ride/schema'
import type { Migration } from '../migration'

/** Books of the built-in platform of cars. */
const sql = sandboxRideSchema

export const sandboxRide: Migration = { name: '0120-sandbox-ride', sql, tenantTables: [], appendOnly: [] }
