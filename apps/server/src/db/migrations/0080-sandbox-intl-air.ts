import { sandboxIntlAirSchema } from '@sojourn/supply/sandbox/intl-air/schema'
import type { Migration } from '../migration'

/** Books of the built-in supply of international flights; seats stand in the sale table that domestic flights share. */
const sql = sandboxIntlAirSchema

export const sandboxIntlAir: Migration = { name: '0080-sandbox-intl-air', sql, tenantTables: [], appendOnly: [] }
