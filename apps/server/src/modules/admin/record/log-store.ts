import type { RecordAct, RecordKind } from '@sojourn/contract/admin/record-change.calls'
import type { LocalText } from '@sojourn/contract/kit/language'
import type { LatinName } from '@sojourn/domain/booking/traveller/passenger-name'
import { containing } from '../../../db/like'
import { pageLimit } from '../../../db/page-limit'
import type { Tenant } from '../../../db/tenant'
import { latinOf, type Reader } from '../../booking/columns/latin-column'
import type { ChangeRow, RecordKey } from './store'

/** Where a page ended. */
export interface LogPlace extends RecordKey {
  at: string
  version: number
}
export interface LogSearch {
  person: string
  keyword: string
  kind: RecordKind | undefined
  id: string | undefined
  act: RecordAct | undefined
  from: Date | undefined
  to: Date | undefined
  after: LogPlace | undefined
  limit: number
  reader: Reader
}
export interface LogRow extends ChangeRow, RecordKey {}

/** What a record is called and found by, of every kind that has a name. */
const named = `(
  SELECT 'person' AS kind, enterprise_id, employee_id AS id, to_jsonb(name) AS name, name || ' ' || replace(name_pinyin, ' ', '') || ' ' || number AS words FROM employee
  UNION ALL SELECT 'guest', enterprise_id, guest_id, to_jsonb(name), name FROM guest
  UNION ALL SELECT 'department', enterprise_id, department_id, name, name::text FROM department
  UNION ALL SELECT 'grade', enterprise_id, grade_id, name, name::text FROM grade
  UNION ALL SELECT 'policy', enterprise_id, policy_id, body->'name', (body->'name')::text FROM travel_policy
    WHERE NOT EXISTS (SELECT FROM travel_policy later WHERE later.enterprise_id = travel_policy.enterprise_id
                      AND later.policy_id = travel_policy.policy_id AND later.version > travel_policy.version)
  UNION ALL SELECT 'costCentre', enterprise_id, cost_centre_id, name, code || ' ' || name::text FROM cost_centre
  UNION ALL SELECT 'project', enterprise_id, code, name, code || ' ' || name::text FROM project
  UNION ALL SELECT 'legalEntity', enterprise_id, entity_id, to_jsonb(name), name || ' ' || tax_number FROM legal_entity
  UNION ALL SELECT 'goldenTrip', enterprise_id, golden_id, to_jsonb(name), name FROM golden_trip
  UNION ALL SELECT 'budget', enterprise_id, plan_id, name, name::text FROM budget_plan
  UNION ALL SELECT 'customField', enterprise_id, field_id, name, name::text FROM custom_field
  UNION ALL SELECT 'incident', enterprise_id, incident_id, title, title::text FROM incident
  UNION ALL SELECT 'notice', enterprise_id, notice_id, title, title::text FROM notice) AS named`

/** The newest first; moments are shared by what one step changed. */
const order = 'at DESC, kind DESC, record_id DESC, version DESC'

/** Which rows a page shows is told by the index alone; what they say is read of these. */
export function searchLog({ sql, enterpriseId }: Tenant, search: LogSearch): Promise<LogRow[]> {
  const values: unknown[] = [enterpriseId]
  const put = (value: unknown): string => `$${values.push(value)}`
  const conditions = narrowings(search, put)
  return sql.query<LogRow>(
    `SELECT found.kind, found.record_id AS id, found.version, found.at, found.act, actor.name AS "actorName",
       ${latinOf('found', search.reader, 'actor_id')} AS latin, kept.body_cipher AS "bodyCipher"
     FROM (SELECT enterprise_id, at, kind, record_id, version, act, actor_id FROM record_change
           WHERE enterprise_id = $1${conditions.map((each) => ` AND ${each}`).join('')}
           ORDER BY ${order} LIMIT ${pageLimit(search.limit)}) found
     JOIN record_change kept USING (enterprise_id, kind, record_id, version)
     LEFT JOIN employee actor ON actor.enterprise_id = found.enterprise_id AND actor.employee_id = found.actor_id
     ORDER BY found.at DESC, found.kind DESC, found.record_id DESC, found.version DESC`,
    values,
  )
}

function narrowings(search: LogSearch, put: (value: unknown) => string): string[] {
  const { person, keyword, kind, id, act, from, to, after } = search
  const conditions: string[] = []
  if (kind !== undefined) conditions.push(`kind = ${put(kind)}`)
  if (id !== undefined) conditions.push(`record_id = ${put(id)}`)
  if (act !== undefined) conditions.push(`act = ${put(act)}`)
  if (from) conditions.push(`at >= ${put(from)}`)
  if (to) conditions.push(`at < ${put(to)}`)
  if (person !== '') {
    const like = put(containing(person))
    conditions.push(`actor_id IN (SELECT employee_id FROM employee WHERE enterprise_id = $1
      AND (name ILIKE ${like} OR replace(name_pinyin, ' ', '') ILIKE replace(${like}, ' ', '')))`)
  }
  if (keyword !== '')
    conditions.push(
      `(kind, record_id) IN (SELECT kind, id FROM ${named} WHERE enterprise_id = $1 AND words ILIKE ${put(containing(keyword))})`,
    )
  if (after)
    conditions.push(
      `(at, kind, record_id, version) < (${put(after.at)}::timestamptz, ${put(after.kind)}::text, ${put(after.id)}::text, ${put(after.version)}::integer)`,
    )
  return conditions
}

export interface NameRow extends RecordKey {
  name: string | LocalText
  latin: LatinName | null
}
export const findRecordNames = (
  { sql, enterpriseId }: Tenant,
  records: readonly RecordKey[],
  reader: Reader,
): Promise<NameRow[]> =>
  sql.query<NameRow>(
    `SELECT named.kind, named.id, named.name, CASE WHEN named.kind IN ('person', 'guest') THEN ${latinOf('named', reader, 'id')} END AS latin
     FROM jsonb_to_recordset($2::jsonb) AS asked(kind text, id text)
     JOIN ${named} ON named.enterprise_id = $1 AND named.kind = asked.kind AND named.id = asked.id`,
    [enterpriseId, JSON.stringify(records)],
  )
