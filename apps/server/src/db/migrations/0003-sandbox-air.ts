import { sandboxAirSchema } from '@sojourn/supply/sandbox/air/schema'
import type { Migration } from '../migration'

/** The built-in supply keeps its books beside the customers' rows, which it never sees. */
const sql = sandboxAirSchema

export const sandboxAir: Migration = { name: '0003-sandbox-air', sql, tenantTables: [], appendOnly: [] }
