import { sandboxIntlChangeSchema } from '@sojourn/supply/sandbox/intl-air/schema'
import type { Migration } from '../migration'

/** The built-in supply of international flights keeps seats while a change waits. */
const sql = sandboxIntlChangeSchema

export const sandboxIntlChange: Migration = { name: '0098-sandbox-intl-change', sql, tenantTables: [], appendOnly: [] }
