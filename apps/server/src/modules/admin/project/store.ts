import type { LocalText } from '@sojourn/contract/kit/language'
import type { LatinName } from '@sojourn/domain/booking/traveller/passenger-name'
import { pageLimit } from '../../../db/page-limit'
import type { Tenant } from '../../../db/tenant'
import { latinOf, type Reader } from '../../booking/columns/latin-column'
import type { CodeSearch } from '../company/code-page'

export interface ProjectRecordRow {
  code: string
  name: LocalText
  ownerId: string | null
  ownerName: string | null
  from: string | null
  to: string | null
  endedOn: string | null
}
export interface ProjectFoundRow extends ProjectRecordRow {
  ownerLatin: LatinName | null
}

export const searchProjectRows = (
  { sql, enterpriseId }: Tenant,
  { pattern, ended, after, limit, reader }: CodeSearch & { reader: Reader },
): Promise<ProjectFoundRow[]> =>
  sql.query<ProjectFoundRow>(
    `SELECT project.code, project.name, project.owner_id AS "ownerId", owner.name AS "ownerName",
       ${latinOf('project', reader, 'owner_id')} AS "ownerLatin", from_date AS "from", to_date AS "to", ended_on AS "endedOn"
     FROM project LEFT JOIN employee owner ON owner.enterprise_id = $1 AND owner.employee_id = project.owner_id
     WHERE project.enterprise_id = $1 AND (ended_on IS NOT NULL) = $2 AND code > $3
       AND (code ILIKE $4 OR EXISTS (SELECT FROM jsonb_each_text(project.name) AS each(language, words) WHERE words ILIKE $4))
     ORDER BY code LIMIT ${pageLimit(limit)}`,
    [enterpriseId, ended, after, pattern],
  )

export async function findProjectRecord({ sql, enterpriseId }: Tenant, code: string): Promise<ProjectRecordRow | undefined> {
  const [row] = await sql.query<ProjectRecordRow>(
    `SELECT code, project.name, owner_id AS "ownerId", owner.name AS "ownerName", from_date AS "from", to_date AS "to", ended_on AS "endedOn"
     FROM project LEFT JOIN employee owner ON owner.enterprise_id = $1 AND owner.employee_id = owner_id
     WHERE project.enterprise_id = $1 AND code = $2`,
    [enterpriseId, code],
  )
  return row
}

export interface ProjectValues {
  code: string
  name: LocalText
  ownerId: string | null
  from: string | null
  to: string | null
}
export const upsertProject = (
  { sql, enterpriseId }: Tenant,
  { code, name, ownerId, from, to }: ProjectValues,
): Promise<unknown> =>
  sql.query(
    `INSERT INTO project (enterprise_id, code, name, owner_id, from_date, to_date) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (enterprise_id, code) DO UPDATE
     SET name = excluded.name, owner_id = excluded.owner_id, from_date = excluded.from_date, to_date = excluded.to_date`,
    [enterpriseId, code, JSON.stringify(name), ownerId, from, to],
  )

export const updateProjectEnd = ({ sql, enterpriseId }: Tenant, code: string, endedOn: string | null): Promise<unknown> =>
  sql.query('UPDATE project SET ended_on = $3 WHERE enterprise_id = $1 AND code = $2', [enterpriseId, code, endedOn])
