import { sandboxRailSchema } from '@sojourn/supply/sandbox/rail/inventory/schema'
import type { Migration } from '../migration'

/** The built-in railway keeps its books beside the customers' rows, which it never sees. */
const sql = sandboxRailSchema

export const sandboxRail: Migration = { name: '0017-sandbox-rail', sql, tenantTables: [], appendOnly: [] }
