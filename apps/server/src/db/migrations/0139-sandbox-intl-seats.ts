import { sandboxIntlSeatSchema } from '@sojourn/supply/sandbox/intl-air/schema'
import type { Migration } from '../migration'

/** The built-in supply of international flights gives each seat of a flight once. */
const sql = sandboxIntlSeatSchema

export const sandboxIntlSeats: Migration = { name: '0139-sandbox-intl-seats', sql, tenantTables: [], appendOnly: [] }
