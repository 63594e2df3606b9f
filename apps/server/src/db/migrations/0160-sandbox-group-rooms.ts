import { sandboxGroupRoomSchema } from '@sojourn/supply/sandbox/venue/schema'
import type { Migration } from '../migration'

/** Rooms for groups in the books of the built-in venues. */
const sql = sandboxGroupRoomSchema

export const sandboxGroupRooms: Migration = { name: '0160-sandbox-group-rooms', sql, tenantTables: [], appendOnly: [] }
