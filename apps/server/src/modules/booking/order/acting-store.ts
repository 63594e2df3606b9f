import type { Tenant } from '../../../db/tenant'

/** A session that a colleague opened in the name of whoever booked an order, to see to it. */
export interface ActingRow {
  at: Date
  agentName: string
  personName: string
  reason: string
}

export const findActings = ({ sql, enterpriseId }: Tenant, orderNo: string): Promise<ActingRow[]> =>
  sql.query<ActingRow>(
    `SELECT opened_at AS at, agent_name AS "agentName", employee_name AS "personName", reason FROM agent_ticket
     WHERE enterprise_id = $1 AND reference = $2 AND agency_id = enterprise_id AND opened_at IS NOT NULL ORDER BY opened_at`,
    [enterpriseId, orderNo],
  )
