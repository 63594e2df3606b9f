import type { Tenant } from '../db/tenant'

/** Keys under which a hotel holds rooms for the event to which a trip belongs; none of any other trip. */
export type EventRooms = (tenant: Tenant, travelOrderNo: string) => Promise<string[]>
