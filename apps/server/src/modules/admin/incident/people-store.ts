import type { SafetyStatus, SafetyAnswer } from '@sojourn/contract/admin/orders/incident-words'
import type { ReadableName } from '@sojourn/domain/booking/traveller/passenger-name'
import { containing } from '../../../db/like'
import { pageLimit } from '../../../db/page-limit'
import type { Tenant } from '../../../db/tenant'
import { latinOf, namedLike, type Reader } from '../../booking/columns/latin-column'

export interface IncidentPersonRow extends ReadableName {
  employeeId: string
  departmentId: string
  /** Has no account of the company. */
  guest: boolean
  mobileCipher: string
  joinedAt: Date
  outcome: SafetyAnswer | null
  saidAt: Date | null
  /** Who wrote it down. */
  actorId: string | null
  actorName: string | null
  noteCipher: string | null
  calls: number
  /** How urgent: help, nothing heard, safe. */
  rank: number
}

export interface IncidentPeopleSearch {
  incidentId: string
  status: SafetyStatus | undefined
  keyword: string
  after: { rank: number; employeeId: string } | undefined
  limit: number
  reader: Reader
  /** These alone. */
  employeeIds?: readonly string[]
}

const ranks: Readonly<Record<SafetyStatus, number>> = { help: 0, unreached: 1, safe: 2 }

/** Whom an incident concerns, the most urgent first. */
export function searchPeopleOf({ sql, enterpriseId }: Tenant, search: IncidentPeopleSearch): Promise<IncidentPersonRow[]> {
  const values: unknown[] = [enterpriseId, search.incidentId]
  const put = (value: unknown): string => `$${values.push(value)}`
  const conditions: string[] = []
  if (search.status) conditions.push(`ranked.rank = ${put(ranks[search.status])}`)
  if (search.keyword !== '') conditions.push(namedLike('p', put(containing(search.keyword))))
  if (search.employeeIds) conditions.push(`p.employee_id = ANY(${put(search.employeeIds)})`)
  if (search.after)
    conditions.push(`(ranked.rank, p.employee_id) > (${put(search.after.rank)}::integer, ${put(search.after.employeeId)}::text)`)
  return sql.query<IncidentPersonRow>(
    `SELECT p.employee_id AS "employeeId", p.name, ${latinOf('p', search.reader)} AS latin, p.department_id AS "departmentId",
       employee.employee_id IS NULL AS guest, coalesce(employee.mobile_cipher, guest.mobile_cipher, '') AS "mobileCipher", p.joined_at AS "joinedAt",
       heard.outcome, heard.at AS "saidAt", heard.actor_id AS "actorId", actor.name AS "actorName", heard.note_cipher AS "noteCipher", ranked.rank,
       (SELECT count(*)::integer FROM incident_event called WHERE called.enterprise_id = $1 AND called.incident_id = $2
          AND called.employee_id = p.employee_id AND called.act = 'call') AS calls
     FROM incident_person p
     LEFT JOIN employee ON employee.enterprise_id = $1 AND employee.employee_id = p.employee_id
     LEFT JOIN guest ON guest.enterprise_id = $1 AND guest.guest_id = p.employee_id
     LEFT JOIN LATERAL (SELECT said.outcome, said.at, said.actor_id, said.note_cipher FROM incident_event said
       WHERE said.enterprise_id = $1 AND said.incident_id = $2 AND said.employee_id = p.employee_id AND said.outcome IN ('safe', 'help')
       ORDER BY said.event_id DESC LIMIT 1) heard ON true
     CROSS JOIN LATERAL (SELECT CASE heard.outcome WHEN 'help' THEN 0 WHEN 'safe' THEN 2 ELSE 1 END AS rank) ranked
     LEFT JOIN employee actor ON actor.enterprise_id = $1 AND actor.employee_id = heard.actor_id
     WHERE p.enterprise_id = $1 AND p.incident_id = $2 AND p.left_at IS NULL ${conditions.map((condition) => `AND ${condition}`).join(' ')}
     ORDER BY ranked.rank, p.employee_id LIMIT ${pageLimit(search.limit)}`,
    values,
  )
}
