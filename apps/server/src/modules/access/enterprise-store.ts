import type { Sql } from '../../db/sql'
import type { Tenant } from '../../db/tenant'
import type { NewEnterprise } from './joining/enterprise-defaults'

export async function nextEnterpriseId(sql: Sql): Promise<number> {
  const [row] = await sql.query<{ id: number }>("SELECT nextval('enterprise_number')::integer AS id")
  if (!row) throw new Error('no number for a new enterprise')
  return row.id
}

/** A pending company without agreement and credit, with what its first person needs. */
export async function insertEnterprise(sql: Sql, id: number, enterprise: NewEnterprise): Promise<void> {
  const { name, config, department, grade, costCentre, policy, policyFrom, flow } = enterprise
  const json = JSON.stringify
  await Promise.all([
    sql.query(`INSERT INTO enterprise (enterprise_id, name, config, state) VALUES ($1, $2, $3, 'pending')`, [
      id,
      json(name),
      json(config),
    ]),
    sql.query('INSERT INTO credit_line (enterprise_id, credit_limit) VALUES ($1, 0)', [id]),
    sql.query('INSERT INTO department (enterprise_id, department_id, name, head_id) VALUES ($1, $2, $3, $4)', [
      id,
      department.id,
      json(department.name),
      department.headId,
    ]),
    sql.query('INSERT INTO grade (enterprise_id, grade_id, name) VALUES ($1, $2, $3)', [id, grade.id, json(grade.name)]),
    sql.query('INSERT INTO cost_centre (enterprise_id, cost_centre_id, code, name) VALUES ($1, $2, $3, $4)', [
      id,
      costCentre.id,
      costCentre.code,
      json(costCentre.name),
    ]),
    sql.query('INSERT INTO travel_policy (enterprise_id, policy_id, version, effective_from, body) VALUES ($1, $2, $3, $4, $5)', [
      id,
      policy.policyId,
      policy.version,
      policyFrom,
      json(policy),
    ]),
    sql.query('INSERT INTO approval_flows_version (enterprise_id, version, flows) VALUES ($1, 0, $2)', [id, json([flow])]),
  ])
}

export const hasPeople = async (sql: Sql): Promise<boolean> => (await sql.query('SELECT 1 FROM login LIMIT 1')).length > 0

/** Whom the operator takes on itself needs no signature. */
export const startAgreement = (sql: Sql, id: number, from: string): Promise<unknown> =>
  sql.query(
    `UPDATE enterprise SET state = 'active', agreement_from = $2::date, agreement_to = ($2::date + interval '3 years')::date
     WHERE enterprise_id = $1`,
    [id, from],
  )

/** The agency that runs the portal serves who registers on it; where several do, somebody has to say which. */
export const serveByOnlyAgency = ({ sql, enterpriseId }: Tenant, name: NewEnterprise['name']): Promise<unknown> =>
  sql.query(
    `INSERT INTO agency_customer (agency_id, enterprise_id, name)
     SELECT min(agency_id), $1, $2 FROM agency_customer HAVING count(DISTINCT agency_id) = 1`,
    [enterpriseId, JSON.stringify(name)],
  )
