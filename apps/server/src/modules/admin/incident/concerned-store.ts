import { products, type Product } from '@sojourn/contract/booking/codes'
import type { CodeOf } from '@sojourn/contract/kit/codes'
import type { Tenant } from '../../../db/tenant'
import {
  inWords,
  presenceColumns,
  presences,
  type Period,
  type Presence,
  type StoredPresence,
} from '../whereabouts/presence-store'
import { airProducts, railProducts } from '../whereabouts/places'
import type { PlaceKeys } from './places'
import { lastHeard } from './store'

/** A place and a time. */
export interface IncidentArea extends Period {
  keys: PlaceKeys
}

const codesOf = (list: readonly Product[]): string => list.map((product) => products.code(product)).join(', ')

/** Whether one end of a journey lies there. */
const isThere = (end: 'depart' | 'arrive'): string => `(p.${end}_city = ANY($4)
  OR p.product IN (${codesOf(airProducts)}) AND p.${end}_place = ANY($5)
  OR p.product IN (${codesOf(railProducts)}) AND p.${end}_place = ANY($6))`

/**
 * Who is there at any time of the period: in a stay, in a car, between arriving and going on, setting out or arriving. A journey that does not run still
 * brings people to where it would have begun.
 */
const concerned = `WITH ${presences},
  concerned AS (
    SELECT p.* FROM presence p WHERE CASE p.kind
      WHEN 'journey' THEN p.begins_at BETWEEN $2 AND $3 AND ${isThere('depart')}
        OR NOT p.called_off AND p.ends_at BETWEEN $2 AND $3 AND ${isThere('arrive')}
      WHEN 'stay' THEN p.arrive_city = ANY($4) OR p.service_key = ANY($7)
      ELSE p.arrive_city = ANY($4) END)`

const valuesOf = (enterpriseId: number, { from, to, keys }: IncidentArea): unknown[] => [
  enterpriseId,
  from,
  to,
  keys.cities,
  keys.airports,
  keys.stations,
  keys.hotels,
]

/** Whom it concerns. */
export const findConcerned = async (
  { sql, enterpriseId }: Tenant,
  area: IncidentArea,
): Promise<{ employeeId: string; guest: boolean }[]> =>
  sql.query(
    `${concerned}
     SELECT DISTINCT p.employee_id AS "employeeId", e.employee_id IS NULL AS guest
     FROM concerned p LEFT JOIN employee e ON e.enterprise_id = $1 AND e.employee_id = p.employee_id ORDER BY 1`,
    valuesOf(enterpriseId, area),
  )

/** Why it concerns these people. */
export const findReasons = async (
  { sql, enterpriseId }: Tenant,
  area: IncidentArea,
  employeeIds: readonly string[],
): Promise<Presence[]> => {
  const rows = await sql.query<StoredPresence>(
    `${concerned} SELECT ${presenceColumns} FROM concerned p WHERE p.employee_id = ANY($8) ORDER BY p.begins_at, p.order_no`,
    [...valuesOf(enterpriseId, area), employeeIds],
  )
  return rows.map((row) => inWords<Presence>(row))
}

/** Hotels in which people concerned stay, with an order of each. */
export const findConcernedHotels = async (
  { sql, enterpriseId }: Tenant,
  area: IncidentArea,
): Promise<{ hotelId: string; orderNo: string; product: Product; people: number }[]> => {
  const rows = await sql.query<{ hotelId: string; orderNo: string; product: CodeOf<typeof products>; people: number }>(
    `${concerned}
     SELECT p.service_key AS "hotelId", min(p.order_no) AS "orderNo", min(p.product) AS product, count(DISTINCT p.employee_id)::integer AS people
     FROM concerned p WHERE p.kind = 'stay' GROUP BY p.service_key ORDER BY 4 DESC, 1 LIMIT ${hotelsAtMost}`,
    valuesOf(enterpriseId, area),
  )
  return rows.map((row) => ({ ...row, product: products.word(row.product) }))
}
const hotelsAtMost = 30

/** Adds those whom it concerns and who are not among its people, or no longer were; answers them. */
export const joinConcerned = async (
  { sql, enterpriseId }: Tenant,
  incidentId: string,
  area: IncidentArea,
  at: Date,
): Promise<string[]> => {
  const rows = await sql.query<{ employeeId: string }>(
    `${concerned},
     people AS (SELECT DISTINCT ON (p.employee_id) p.employee_id, p.department_id, p.order_no FROM concerned p ORDER BY p.employee_id, p.begins_at)
     INSERT INTO incident_person (enterprise_id, incident_id, employee_id, name, department_id, joined_at)
     SELECT $1, $8, people.employee_id, t.name, people.department_id, $9
     FROM people JOIN LATERAL (SELECT min(name) AS name FROM order_traveller t
       WHERE t.enterprise_id = $1 AND t.order_no = people.order_no AND t.employee_id = people.employee_id) t ON true
     ON CONFLICT (enterprise_id, incident_id, employee_id) DO UPDATE SET joined_at = excluded.joined_at, left_at = NULL
       WHERE incident_person.left_at IS NOT NULL
     RETURNING employee_id AS "employeeId"`,
    [...valuesOf(enterpriseId, area), incidentId, at],
  )
  return rows.map(({ employeeId }) => employeeId)
}

/** Lets those leave whom it does not concern; who needs help stays. Answers who left. */
export const releaseOthers = async (
  { sql, enterpriseId }: Tenant,
  incidentId: string,
  area: IncidentArea,
  at: Date,
): Promise<string[]> => {
  const rows = await sql.query<{ employeeId: string }>(
    `${concerned}
     UPDATE incident_person p SET left_at = $9
     WHERE p.enterprise_id = $1 AND p.incident_id = $8 AND p.left_at IS NULL
       AND NOT EXISTS (SELECT FROM concerned WHERE concerned.employee_id = p.employee_id) AND ${lastHeard} IS DISTINCT FROM 'help'
     RETURNING p.employee_id AS "employeeId"`,
    [...valuesOf(enterpriseId, area), incidentId, at],
  )
  return rows.map(({ employeeId }) => employeeId)
}
