import type { LocalText } from '@sojourn/contract/kit/language'
import type { Sql } from '../../../db/sql'
import type { Tenant } from '../../../db/tenant'
import type { Cursor } from '../../../kit/cursor'
import { literal } from '../../../db/like'
import type { LoginRow } from '../store'

export interface ServedCompany {
  enterpriseId: number
  name: LocalText
}
export const findServedCompanies = (sql: Sql, agencyId: number): Promise<ServedCompany[]> =>
  sql.query<ServedCompany>(
    'SELECT enterprise_id AS "enterpriseId", name FROM agency_customer WHERE agency_id = $1 ORDER BY enterprise_id',
    [agencyId],
  )

export interface Customer {
  employeeId: string
  name: string
  departmentName: LocalText
  gradeName: LocalText
  isVip: boolean
}
const customer = `SELECT employee.employee_id AS "employeeId", employee.name, department.name AS "departmentName", grade.name AS "gradeName",
    coalesce(travel_preference.is_vip, false) AS "isVip"
  FROM employee JOIN department USING (enterprise_id, department_id) JOIN grade USING (enterprise_id, grade_id)
  LEFT JOIN travel_preference USING (enterprise_id, employee_id)
  WHERE employee.enterprise_id = $1 AND employee.active AND NOT employee.awaiting_activation`

/** By name, department or login, or by the number of an order that the person booked or travels by. */
export const searchCustomers = (
  { sql, enterpriseId }: Tenant,
  search: { keyword: string; loginHash: string; limit: number },
): Promise<Customer[]> =>
  sql.query<Customer>(
    `${customer} AND (employee.name ILIKE '%' || $2 || '%' OR employee.name_pinyin ILIKE '%' || $2 || '%'
       OR EXISTS (SELECT FROM jsonb_each_text(department.name) WHERE value ILIKE '%' || $2 || '%')
       OR EXISTS (SELECT FROM login WHERE login.login_hash = $4 AND login.enterprise_id = employee.enterprise_id
                  AND login.employee_id = employee.employee_id)
       OR EXISTS (SELECT FROM orders WHERE orders.enterprise_id = $1 AND order_no = upper($5) AND booker_id = employee.employee_id)
       OR EXISTS (SELECT FROM order_traveller WHERE order_traveller.enterprise_id = $1 AND order_no = upper($5)
                  AND order_traveller.employee_id = employee.employee_id))
     ORDER BY employee.name_pinyin LIMIT $3`,
    [enterpriseId, literal(search.keyword), search.limit, search.loginHash, search.keyword],
  )

export async function findCustomer({ sql, enterpriseId }: Tenant, employeeId: string): Promise<Customer | undefined> {
  const [row] = await sql.query<Customer>(`${customer} AND employee.employee_id = $2`, [enterpriseId, employeeId])
  return row
}

export interface NewTicket {
  ticketId: string
  agencyId: number
  agentId: string
  agentName: string
  enterpriseId: number
  companyName: LocalText
  employeeId: string
  employeeName: string
  reason: string
  reference: string
  createdAt: Date
  opensUntil: Date
}
/** Made in the agent's own session, whose second factor it takes along. */
export const insertTicket = (sql: Sql, ticket: NewTicket, tokenHash: string): Promise<unknown> =>
  sql.query(
    `INSERT INTO agent_ticket (ticket_id, agency_id, agent_id, agent_name, enterprise_id, company_name, employee_id, employee_name,
       reason, reference, created_at, opens_until, second_factor)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, (SELECT second_factor FROM session WHERE token_hash = $13))`,
    [
      ticket.ticketId,
      ticket.agencyId,
      ticket.agentId,
      ticket.agentName,
      ticket.enterpriseId,
      JSON.stringify(ticket.companyName),
      ticket.employeeId,
      ticket.employeeName,
      ticket.reason,
      ticket.reference,
      ticket.createdAt,
      ticket.opensUntil,
      tokenHash,
    ],
  )

export interface TicketRow extends Omit<NewTicket, 'createdAt' | 'opensUntil'> {
  createdAt: Date
  /** That the agent's own session was opened with. */
  secondFactor: string | null
  openedAt: Date | null
  endedAt: Date | null
}
const ticketColumns = `ticket_id AS "ticketId", agency_id AS "agencyId", agent_id AS "agentId", agent_name AS "agentName",
  enterprise_id AS "enterpriseId", company_name AS "companyName", employee_id AS "employeeId", employee_name AS "employeeName",
  reason, reference, created_at AS "createdAt", opened_at AS "openedAt", ended_at AS "endedAt", second_factor AS "secondFactor"`

/** A ticket that opens something still. */
export async function findWaitingTicket(sql: Sql, ticketId: string, now: Date): Promise<TicketRow | undefined> {
  const [row] = await sql.query<TicketRow>(
    `SELECT ${ticketColumns} FROM agent_ticket WHERE ticket_id = $1 AND opened_at IS NULL AND opens_until > $2`,
    [ticketId, now],
  )
  return row
}

/** Takes the ticket: only the first who asks in time finds it. */
export async function takeTicket(sql: Sql, ticketId: string, now: Date): Promise<TicketRow | undefined> {
  const [row] = await sql.query<TicketRow>(
    `UPDATE agent_ticket SET opened_at = $2 WHERE ticket_id = $1 AND opened_at IS NULL AND opens_until > $2 RETURNING ${ticketColumns}`,
    [ticketId, now],
  )
  return row
}

export const endTickets = (sql: Sql, ticketIds: readonly string[], now: Date): Promise<unknown> =>
  sql.query('UPDATE agent_ticket SET ended_at = $2 WHERE ticket_id = ANY($1) AND ended_at IS NULL', [ticketIds, now])

/** What somebody asked for and has not taken opens nothing any more. */
export const endWaitingTickets = (sql: Sql, { enterpriseId, employeeId }: LoginRow, now: Date): Promise<unknown> =>
  sql.query(
    `UPDATE agent_ticket SET opens_until = created_at
     WHERE agency_id = $1 AND agent_id = $2 AND opened_at IS NULL AND opens_until > $3`,
    [enterpriseId, employeeId, now],
  )

/** The same of everybody. */
export const endAllWaitingTickets = (sql: Sql, now: Date): Promise<unknown> =>
  sql.query('UPDATE agent_ticket SET opens_until = created_at WHERE opened_at IS NULL AND opens_until > $1', [now])

export const insertAgentSession = (
  sql: Sql,
  session: { tokenHash: string; ticket: TicketRow; createdAt: Date; expiresAt: Date; device: string; address: string },
): Promise<unknown> =>
  sql.query(
    `INSERT INTO session (token_hash, enterprise_id, employee_id, created_at, expires_at, agency_id, agent_id, agent_name, ticket_id,
       device, address) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      session.tokenHash,
      session.ticket.enterpriseId,
      session.ticket.employeeId,
      session.createdAt,
      session.expiresAt,
      session.ticket.agencyId,
      session.ticket.agentId,
      session.ticket.agentName,
      session.ticket.ticketId,
      session.device,
      session.address,
    ],
  )

interface TicketsOfAgent {
  agencyId: number
  agentId: string
  before: Cursor | undefined
  limit: number
}

export const findTicketsOfAgent = (sql: Sql, { agencyId, agentId, before, limit }: TicketsOfAgent): Promise<TicketRow[]> =>
  sql.query<TicketRow>(
    `SELECT ${ticketColumns} FROM agent_ticket
     WHERE agency_id = $1 AND agent_id = $2
       AND ($3::timestamptz IS NULL OR (created_at, ticket_id) < ($3::timestamptz, $4::uuid))
     ORDER BY created_at DESC, ticket_id DESC LIMIT $5`,
    [agencyId, agentId, before?.at ?? null, before?.id ?? null, limit],
  )

export interface AgentActionRow {
  id: string
  at: Date
  agentName: string
  employeeName: string
  reason: string
  reference: string
  call: string
  subject: string
}
export const findAgentActions = (
  { sql, enterpriseId }: Tenant,
  { employeeId, before, limit }: { employeeId: string | null; before: Cursor | undefined; limit: number },
): Promise<AgentActionRow[]> =>
  sql.query<AgentActionRow>(
    `SELECT agent_action.id, at, agent_name AS "agentName", employee.name AS "employeeName", reason, reference, call, subject
     FROM agent_action JOIN employee USING (enterprise_id, employee_id)
     WHERE enterprise_id = $1 AND ($2::timestamptz IS NULL OR (at, id) < ($2::timestamptz, $3::uuid))
       AND ($5::text IS NULL OR employee_id = $5)
     ORDER BY at DESC, id DESC LIMIT $4`,
    [enterpriseId, before?.at ?? null, before?.id ?? null, limit, employeeId],
  )
