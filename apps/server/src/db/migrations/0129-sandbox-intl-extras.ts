import { sandboxIntlExtraSchema } from '@sojourn/supply/sandbox/intl-air/schema'
import type { Migration } from '../migration'

/** The built-in supply of international flights sells seats, meals and bags for tickets that are there. */
const sql = sandboxIntlExtraSchema

export const sandboxIntlExtras: Migration = { name: '0129-sandbox-intl-extras', sql, tenantTables: [], appendOnly: [] }
