import type { CallOutcome, IncidentAct, IncidentKind, SafetyAnswer } from '@sojourn/contract/admin/orders/incident-words'
import type { LocalText } from '@sojourn/contract/kit/language'
import { containing } from '../../../db/like'
import { pageLimit } from '../../../db/page-limit'
import type { Tenant } from '../../../db/tenant'
import type { Cursor } from '../../../kit/cursor'
import type { KeptPlace } from './places'

export interface IncidentRow {
  incidentId: string
  kind: IncidentKind
  title: LocalText
  message: LocalText
  places: KeptPlace[]
  from: Date
  to: Date
  openedAt: Date
  openedBy: string
  closedAt: Date | null
  closedBy: string | null
  closingNoteCipher: string | null
}
/** How many there are, and how they stand. */
export interface StatusCounts {
  people: number
  unreached: number
  help: number
  safe: number
}
export type CountedIncident = IncidentRow & StatusCounts

const columns = `i.incident_id AS "incidentId", i.kind, i.title, i.message, i.places, i.starts_at AS "from", i.ends_at AS "to", i.opened_at AS "openedAt",
  i.opened_by AS "openedBy", i.closed_at AS "closedAt", i.closed_by AS "closedBy", i.closing_note_cipher AS "closingNoteCipher"`

/** What was heard of a person last; `p` is the row of the person. */
export const lastHeard = `(SELECT heard.outcome FROM incident_event heard
  WHERE heard.enterprise_id = p.enterprise_id AND heard.incident_id = p.incident_id AND heard.employee_id = p.employee_id
    AND heard.outcome IN ('safe', 'help') ORDER BY heard.event_id DESC LIMIT 1)`

const statusCounts = `(SELECT count(*)::integer AS people, count(*) FILTER (WHERE heard.last IS NULL)::integer AS unreached,
    count(*) FILTER (WHERE heard.last = 'help')::integer AS help, count(*) FILTER (WHERE heard.last = 'safe')::integer AS safe
  FROM incident_person p CROSS JOIN LATERAL (SELECT ${lastHeard} AS last) heard
  WHERE p.enterprise_id = i.enterprise_id AND p.incident_id = i.incident_id AND p.left_at IS NULL)`

export async function findIncident(
  { sql, enterpriseId }: Tenant,
  incidentId: string,
  lock = false,
): Promise<IncidentRow | undefined> {
  const [row] = await sql.query<IncidentRow>(
    `SELECT ${columns} FROM incident i WHERE i.enterprise_id = $1 AND i.incident_id = $2${lock ? ' FOR UPDATE' : ''}`,
    [enterpriseId, incidentId],
  )
  return row
}

export interface IncidentSearch {
  keyword: string
  closed: boolean
  before: Cursor | undefined
  limit: number
}
/** The newest first, each with how its people stand. */
export const searchIncidentRows = (
  { sql, enterpriseId }: Tenant,
  { keyword, closed, before, limit }: IncidentSearch,
): Promise<CountedIncident[]> =>
  sql.query<CountedIncident>(
    `SELECT ${columns}, c.* FROM (
       SELECT * FROM incident i WHERE i.enterprise_id = $1 AND (i.closed_at IS NOT NULL) = $2
         AND ($3::text = '' OR i.title::text ILIKE $4 OR i.places::text ILIKE $4)
         AND (i.opened_at, i.incident_id) < ($5::timestamptz, $6::text)
       ORDER BY i.opened_at DESC, i.incident_id DESC LIMIT ${pageLimit(limit)}) i
     CROSS JOIN LATERAL ${statusCounts} c ORDER BY i.opened_at DESC, i.incident_id DESC`,
    [enterpriseId, closed, keyword, containing(keyword), before?.at ?? 'infinity', before?.id ?? ''],
  )

export async function countStatuses({ sql, enterpriseId }: Tenant, incidentId: string): Promise<StatusCounts> {
  const [row] = await sql.query<StatusCounts>(
    `SELECT c.* FROM incident i CROSS JOIN LATERAL ${statusCounts} c WHERE i.enterprise_id = $1 AND i.incident_id = $2`,
    [enterpriseId, incidentId],
  )
  return row!
}

export const countOpenIncidents = async ({ sql, enterpriseId }: Tenant): Promise<number> => {
  const [row] = await sql.query<{ count: number }>(
    'SELECT count(*)::integer AS count FROM incident WHERE enterprise_id = $1 AND closed_at IS NULL',
    [enterpriseId],
  )
  return row!.count
}

export const insertIncident = (
  { sql, enterpriseId }: Tenant,
  row: Omit<IncidentRow, 'closedAt' | 'closedBy' | 'closingNoteCipher'>,
): Promise<unknown> =>
  sql.query(
    `INSERT INTO incident (enterprise_id, incident_id, kind, title, message, places, starts_at, ends_at, opened_at, opened_by)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      enterpriseId,
      row.incidentId,
      row.kind,
      JSON.stringify(row.title),
      JSON.stringify(row.message),
      JSON.stringify(row.places),
      row.from,
      row.to,
      row.openedAt,
      row.openedBy,
    ],
  )

export const updateIncident = ({ sql, enterpriseId }: Tenant, row: IncidentRow): Promise<unknown> =>
  sql.query(
    `UPDATE incident SET kind = $3, title = $4, message = $5, places = $6, starts_at = $7, ends_at = $8
     WHERE enterprise_id = $1 AND incident_id = $2`,
    [
      enterpriseId,
      row.incidentId,
      row.kind,
      JSON.stringify(row.title),
      JSON.stringify(row.message),
      JSON.stringify(row.places),
      row.from,
      row.to,
    ],
  )

export const updateClosed = (
  { sql, enterpriseId }: Tenant,
  { incidentId, at, by, noteCipher }: { incidentId: string; at: Date; by: string; noteCipher: string },
): Promise<unknown> =>
  sql.query(
    'UPDATE incident SET closed_at = $3, closed_by = $4, closing_note_cipher = $5 WHERE enterprise_id = $1 AND incident_id = $2',
    [enterpriseId, incidentId, at, by, noteCipher],
  )

export interface NewEvent {
  eventId: string
  act: IncidentAct
  actorId: string
  employeeId?: string | undefined
  hotelId?: string | undefined
  outcome?: CallOutcome
  noteCipher?: string
}
export const insertEvents = (
  { sql, enterpriseId }: Tenant,
  incidentId: string,
  at: Date,
  events: readonly NewEvent[],
): Promise<unknown> =>
  sql.query(
    `INSERT INTO incident_event (enterprise_id, incident_id, event_id, at, act, actor_id, employee_id, hotel_id, outcome, note_cipher)
     SELECT $1, $2, e."eventId", $3, e.act, e."actorId", e."employeeId", e."hotelId", e.outcome, e."noteCipher"
     FROM jsonb_to_recordset($4::jsonb) AS e("eventId" uuid, act text, "actorId" text, "employeeId" text, "hotelId" text, outcome text, "noteCipher" text)`,
    [enterpriseId, incidentId, at, JSON.stringify(events)],
  )

export interface LogRow {
  at: Date
  act: IncidentAct
  actorId: string
  actorName: string
  employeeId: string | null
  personName: string | null
  hotelId: string | null
  outcome: CallOutcome | null
  noteCipher: string | null
  people: number
}
/** The latest first; notifications of one moment are one row. */
export const findLog = ({ sql, enterpriseId }: Tenant, incidentId: string, limit: number): Promise<LogRow[]> =>
  sql.query<LogRow>(
    `SELECT e.at, e.act, e.actor_id AS "actorId", coalesce(actor.name, '') AS "actorName", e.employee_id AS "employeeId", p.name AS "personName",
       e.hotel_id AS "hotelId", e.outcome, e.note_cipher AS "noteCipher", e.people
     FROM (
       SELECT at, act, actor_id, CASE WHEN count(*) = 1 THEN min(employee_id) END AS employee_id, min(hotel_id) AS hotel_id, min(outcome) AS outcome,
         min(note_cipher) AS note_cipher, count(*)::integer AS people, max(event_id::text) AS last
       FROM incident_event WHERE enterprise_id = $1 AND incident_id = $2
       GROUP BY at, act, actor_id, CASE WHEN act IN ('answer', 'call') THEN event_id END
       ORDER BY last DESC LIMIT ${pageLimit(limit)}) e
     LEFT JOIN employee actor ON actor.enterprise_id = $1 AND actor.employee_id = e.actor_id
     LEFT JOIN incident_person p ON p.enterprise_id = $1 AND p.incident_id = $2 AND p.employee_id = e.employee_id
     ORDER BY e.last DESC`,
    [enterpriseId, incidentId],
  )

export interface MyIncidentRow extends IncidentRow {
  answer: SafetyAnswer | null
  answeredAt: Date | null
}
/** Open incidents that concern somebody, the newest first; or the one that is named, whether or not it is open. */
export const findIncidentsOf = (
  { sql, enterpriseId }: Tenant,
  employeeId: string,
  incidentId: string | undefined,
): Promise<MyIncidentRow[]> =>
  sql.query<MyIncidentRow>(
    `SELECT ${columns}, heard.outcome AS answer, heard.at AS "answeredAt"
     FROM incident_person p JOIN incident i USING (enterprise_id, incident_id)
     LEFT JOIN LATERAL (SELECT e.outcome, e.at FROM incident_event e
       WHERE e.enterprise_id = p.enterprise_id AND e.incident_id = p.incident_id AND e.employee_id = p.employee_id AND e.outcome IN ('safe', 'help')
       ORDER BY e.event_id DESC LIMIT 1) heard ON true
     WHERE p.enterprise_id = $1 AND p.employee_id = $2 AND p.left_at IS NULL AND (i.incident_id = $3 OR $3::text IS NULL AND i.closed_at IS NULL)
     ORDER BY i.opened_at DESC LIMIT 20`,
    [enterpriseId, employeeId, incidentId ?? null],
  )

/** Those of them who were not reached. */
export const findUnreached = async ({ sql, enterpriseId }: Tenant, incidentId: string): Promise<string[]> =>
  (
    await sql.query<{ employeeId: string }>(
      `SELECT p.employee_id AS "employeeId" FROM incident_person p
       WHERE p.enterprise_id = $1 AND p.incident_id = $2 AND p.left_at IS NULL AND ${lastHeard} IS NULL ORDER BY 1`,
      [enterpriseId, incidentId],
    )
  ).map(({ employeeId }) => employeeId)

/** Those whom it concerns. */
export const findPeopleIn = async ({ sql, enterpriseId }: Tenant, incidentId: string): Promise<string[]> =>
  (
    await sql.query<{ employeeId: string }>(
      `SELECT employee_id AS "employeeId" FROM incident_person
       WHERE enterprise_id = $1 AND incident_id = $2 AND left_at IS NULL ORDER BY 1`,
      [enterpriseId, incidentId],
    )
  ).map(({ employeeId }) => employeeId)
