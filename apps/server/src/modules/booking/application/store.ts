import {
  applicationStates,
  applicationTypes,
  type ApplicationState,
  type ApplicationType,
} from '@sojourn/contract/booking/application/application.codes'
import { products, type Product } from '@sojourn/contract/booking/codes'
import type { Sql } from '../../../db/sql'
import type { Tenant } from '../../../db/tenant'
import type { Language } from '@sojourn/contract/kit/language'
import type { LatinName } from '@sojourn/domain/booking/traveller/passenger-name'
import { inReadersLetters, latinOf, peopleWithLatin, type Reader } from '../columns/latin-column'
import { submittedVersion } from '../columns/submitted-version'
import { applicationInWords, historyInWords, type StoredApplication, type StoredApplicationHistory } from './in-words'
import { lockSharing, othersSharing } from './sharing-store'
import type { Cursor } from '../../../kit/cursor'
import type { ApplicationHistoryRow, ApplicationRow, ContentRow, PersonSnapshot } from './record'
import { literal } from '../../../db/like'

/** SQ, the day, six digits of the running number: what people read to each other. */
export async function nextDisplayNo(sql: Sql, date: string): Promise<string> {
  const [row] = await sql.query<{ number: number }>("SELECT nextval('application_number') AS number")
  return `SQ${date.replaceAll('-', '')}${String(row!.number).padStart(6, '0')}`
}

const columns = (
  reader: Reader,
): string => `a.travel_apply_no AS "travelApplyNo", a.display_no AS "displayNo", a.state, a.version,
  a.content_version AS "contentVersion", a.valid_version AS "validVersion", a.applicant_id AS "applicantId",
  a.applicant_name AS "applicantName", ${latinOf('a', reader, 'applicant_id')} AS "applicantLatin", a.department_id AS "departmentId", a.type, a.title, a.description,
  a.traveller_names AS "travellerNames", a.products, a.start_date AS "startDate", a.end_date AS "endDate", a.currency, a.control,
  a.budget_total AS "budgetTotal", a.encumbered, a.spent, a.budget_id AS "budgetId", a.shared_budget AS "sharedBudget",
  ${othersSharing('a.enterprise_id', 'a.shared_budget', 'a.travel_apply_no')} AS sharing, a.created_at AS "createdAt",
  a.updated_at AS "updatedAt"`

export const findApplications = async (
  { sql, enterpriseId }: Tenant,
  nos: readonly string[],
  reader: Reader = 'anybody',
): Promise<ApplicationRow[]> => {
  const rows = await sql.query<StoredApplication>(
    `SELECT ${columns(reader)} FROM travel_application a WHERE a.enterprise_id = $1 AND a.travel_apply_no = ANY($2)`,
    [enterpriseId, nos],
  )
  return rows.map(applicationInWords)
}

/** Held until the transaction ends, so that two bookings or two decisions follow one another. */
export async function lockApplication(tenant: Tenant, no: string): Promise<ApplicationRow | undefined> {
  const [row] = await tenant.sql.query<StoredApplication>(
    `SELECT ${columns('anybody')} FROM travel_application a WHERE a.enterprise_id = $1 AND a.travel_apply_no = $2 FOR UPDATE`,
    [tenant.enterpriseId, no],
  )
  return row && { ...applicationInWords(row), sharing: await lockSharing(tenant, row.sharedBudget, no) }
}

export const insertApplication = ({ sql, enterpriseId }: Tenant, row: ApplicationRow): Promise<unknown> =>
  sql.query(
    `INSERT INTO travel_application (enterprise_id, travel_apply_no, display_no, state, version, content_version, valid_version, applicant_id,
       applicant_name, department_id, type, title, description, traveller_names, products, start_date, end_date, currency, control,
       budget_total, created_at, updated_at, shared_budget)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $21, $22)`,
    [
      enterpriseId,
      row.travelApplyNo,
      row.displayNo,
      applicationStates.code(row.state),
      row.version,
      row.contentVersion,
      row.validVersion,
      row.applicantId,
      row.applicantName,
      row.departmentId,
      applicationTypes.code(row.type),
      row.title,
      row.description,
      row.travellerNames,
      row.products.map((product) => products.code(product)),
      row.startDate,
      row.endDate,
      row.currency,
      row.control,
      row.budgetTotal,
      row.createdAt,
      row.sharedBudget,
    ],
  )

/** Everything of the head that may change, where its version is still the one that was read. */
export async function updateApplication(
  { sql, enterpriseId }: Tenant,
  row: ApplicationRow,
  readVersion: number,
): Promise<boolean> {
  const rows = await sql.query(
    `UPDATE travel_application SET state = $4, version = $5, content_version = $6, valid_version = $7, type = $8, title = $9,
       description = $10, traveller_names = $11, products = $12, start_date = $13, end_date = $14, control = $15, budget_total = $16,
       encumbered = $17, spent = $18, budget_id = $19, updated_at = $20, shared_budget = $21
     WHERE enterprise_id = $1 AND travel_apply_no = $2 AND version = $3 RETURNING version`,
    [
      enterpriseId,
      row.travelApplyNo,
      readVersion,
      applicationStates.code(row.state),
      row.version,
      row.contentVersion,
      row.validVersion,
      applicationTypes.code(row.type),
      row.title,
      row.description,
      row.travellerNames,
      row.products.map((product) => products.code(product)),
      row.startDate,
      row.endDate,
      row.control,
      row.budgetTotal,
      row.encumbered,
      row.spent,
      row.budgetId,
      row.updatedAt,
      row.sharedBudget,
    ],
  )
  return rows.length === 1
}

export const insertContent = (
  { sql, enterpriseId }: Tenant,
  no: string,
  { contentVersion, content, people, writtenAt, outlook }: ContentRow,
): Promise<unknown> =>
  sql.query(
    `INSERT INTO travel_application_content (enterprise_id, travel_apply_no, content_version, content, people, written_at, outlook)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [
      enterpriseId,
      no,
      contentVersion,
      JSON.stringify(content),
      JSON.stringify(people),
      writtenAt,
      outlook && JSON.stringify(outlook),
    ],
  )

/** What was submitted last. */
export async function findSubmittedContent({ sql, enterpriseId }: Tenant, no: string): Promise<ContentRow | undefined> {
  const [row] = await sql.query<ContentRow>(
    `SELECT ${contentColumns('anybody')} FROM travel_application_content c
     WHERE enterprise_id = $1 AND travel_apply_no = $2 AND content_version = ${submittedVersion('c')}`,
    [enterpriseId, no],
  )
  return row
}

const contentColumns = (reader?: Reader): string =>
  `c.content_version AS "contentVersion", c.content, ${peopleWithLatin('c', reader)} AS people, c.written_at AS "writtenAt", c.outlook`

export async function findContent(
  { sql, enterpriseId }: Tenant,
  no: string,
  contentVersion: number,
  reader?: Reader,
): Promise<ContentRow | undefined> {
  const [row] = await sql.query<ContentRow>(
    `SELECT ${contentColumns(reader)} FROM travel_application_content c
     WHERE enterprise_id = $1 AND travel_apply_no = $2 AND content_version = $3`,
    [enterpriseId, no, contentVersion],
  )
  return row
}

export const findContents = ({ sql, enterpriseId }: Tenant, no: string): Promise<ContentRow[]> =>
  sql.query<ContentRow>(
    `SELECT ${contentColumns()} FROM travel_application_content c
     WHERE enterprise_id = $1 AND travel_apply_no = $2 ORDER BY content_version`,
    [enterpriseId, no],
  )

/**
 * Of each application the version that counts: the valid one, before there is one the latest, of which a reader
 * who does not write it is shown what was submitted.
 */
export const findShownContents = (
  { sql, enterpriseId }: Tenant,
  nos: readonly string[],
  reader?: { employeeId: string; language: Language },
) =>
  sql.query<ContentRow & { travelApplyNo: string }>(
    `SELECT c.travel_apply_no AS "travelApplyNo", ${contentColumns(reader?.language)}
     FROM travel_application a
     JOIN travel_application_content c USING (enterprise_id, travel_apply_no)
     WHERE a.enterprise_id = $1 AND a.travel_apply_no = ANY($2)
       AND c.content_version = CASE WHEN a.valid_version > 0 THEN a.valid_version
                                    WHEN $3::text IS NULL OR a.applicant_id = $3 THEN a.content_version
                                    ELSE ${submittedVersion('a')} END`,
    [enterpriseId, nos, reader?.employeeId ?? null],
  )

/** Who may find it as a traveller: the people of the version that counts. */
export const replaceTravellers = ({ sql, enterpriseId }: Tenant, no: string, people: readonly PersonSnapshot[]) =>
  sql.query(
    `WITH gone AS (
       DELETE FROM travel_application_traveller
       WHERE enterprise_id = $1 AND travel_apply_no = $2 AND employee_id <> ALL($3::text[])
     )
     INSERT INTO travel_application_traveller (enterprise_id, employee_id, travel_apply_no)
     SELECT $1, person, $2 FROM unnest($3::text[]) AS person ON CONFLICT DO NOTHING`,
    [enterpriseId, no, people.map(({ employeeId }) => employeeId)],
  )

export const insertHistory = ({ sql, enterpriseId }: Tenant, no: string, entry: ApplicationHistoryRow): Promise<unknown> =>
  sql.query(
    `INSERT INTO travel_application_history (enterprise_id, travel_apply_no, version, at, actor_id, actor_name, event, from_state, to_state,
       content_version, reason, in_place_of)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      enterpriseId,
      no,
      entry.version,
      entry.at,
      entry.actorId,
      entry.actorName,
      entry.event,
      entry.fromState && applicationStates.code(entry.fromState),
      applicationStates.code(entry.toState),
      entry.contentVersion,
      entry.reason,
      entry.inPlaceOf ?? '',
    ],
  )

export async function findHistory({ sql, enterpriseId }: Tenant, no: string, reader: Reader): Promise<ApplicationHistoryRow[]> {
  const rows = await sql.query<StoredApplicationHistory & { latin: LatinName | null }>(
    `SELECT ${latinOf('travel_application_history', reader, 'actor_id')} AS latin, version, at, actor_id AS "actorId", actor_name AS "actorName", event, from_state AS "fromState", to_state AS "toState",
            content_version AS "contentVersion", reason, in_place_of AS "inPlaceOf"
     FROM travel_application_history WHERE enterprise_id = $1 AND travel_apply_no = $2 ORDER BY version`,
    [enterpriseId, no],
  )
  return inReadersLetters(rows, reader).map(historyInWords)
}

/** Applied for by this person or travelled under. */
const mine = `(
  SELECT enterprise_id, travel_apply_no FROM travel_application WHERE enterprise_id = $1 AND applicant_id = $2
  UNION
  SELECT t.enterprise_id, t.travel_apply_no FROM travel_application_traveller t
  JOIN travel_application a USING (enterprise_id, travel_apply_no)
  WHERE t.enterprise_id = $1 AND t.employee_id = $2 AND a.state <> 20
)`

/** `%` and `_` are letters like any other here. */

const stateCodes = (states: readonly ApplicationState[]): number[] => states.map((state) => applicationStates.code(state))
const typeCode = (type: ApplicationType | null): number => (type === null ? 0 : applicationTypes.code(type))

export interface ApplicationSearch {
  employeeId: string
  /** Of who reads the list. */
  language: Language
  states: readonly ApplicationState[] | null
  hidden: readonly ApplicationState[]
  keyword: string
  /** Null asks for any. */
  type: ApplicationType | null
  from: string | null
  to: string | null
  before: Cursor | undefined
  limit: number
}

/**
 * Mine, newest first, by key. Others find an application that is not in force yet by what was submitted (`told`), never by what its
 * applicant is writing since.
 */
export async function listApplications({ sql, enterpriseId }: Tenant, search: ApplicationSearch): Promise<ApplicationRow[]> {
  const rows = await sql.query<StoredApplication>(
    `SELECT ${columns(search.language)} FROM ${mine} mine JOIN travel_application a USING (enterprise_id, travel_apply_no)
     LEFT JOIN travel_application_content told ON a.applicant_id <> $2 AND a.valid_version = 0 AND told.enterprise_id = a.enterprise_id
       AND told.travel_apply_no = a.travel_apply_no AND told.content_version = ${submittedVersion('a')}
     WHERE ($3::smallint[] IS NULL OR a.state = ANY($3)) AND a.state <> ALL($4::smallint[])
       AND ($5 = '' OR a.display_no ILIKE '%' || $5 || '%'
            OR CASE WHEN told.content IS NULL THEN concat_ws(' ', a.title, a.description, array_to_string(a.traveller_names, ' '))
                    ELSE concat_ws(' ', told.content->>'title', told.content->>'travelDescription', jsonb_path_query_array(told.people, '$[*].name'))
               END ILIKE '%' || $5 || '%')
       AND ($6 = 0 OR coalesce((told.content->>'travelApplyType')::smallint, a.type) = $6)
       AND ($7::date IS NULL OR coalesce((told.content->>'endDate')::date, a.end_date) >= $7)
       AND ($8::date IS NULL OR coalesce((told.content->>'startDate')::date, a.start_date) <= $8)
       AND ($9::timestamptz IS NULL OR (a.created_at, a.travel_apply_no) < ($9, $10))
     ORDER BY a.created_at DESC, a.travel_apply_no DESC LIMIT $11`,
    [
      enterpriseId,
      search.employeeId,
      search.states && stateCodes(search.states),
      stateCodes(search.hidden),
      literal(search.keyword),
      typeCode(search.type),
      search.from,
      search.to,
      search.before?.at ?? null,
      search.before?.id ?? null,
      search.limit,
    ],
  )
  return rows.map(applicationInWords)
}

export interface PickerSearch {
  employeeId: string
  /** Of who reads the list. */
  language: Language
  /** Whose applications the caller may also use, because the caller books for them. */
  travellerIds: readonly string[]
  states: readonly ApplicationState[]
  product: Product
  applyOrderNo: string
  passengerName: string
  description: string
  /** Null asks for any. */
  type: ApplicationType | null
  from: string | null
  to: string | null
  limit: number
}

/** Those in force that a booking of this product may use: mine, and those of the people for whom I book; latest start first. */
export async function listUsable({ sql, enterpriseId }: Tenant, search: PickerSearch): Promise<ApplicationRow[]> {
  const rows = await sql.query<StoredApplication>(
    `SELECT ${columns(search.language)} FROM travel_application a
     WHERE a.enterprise_id = $1
       AND (a.travel_apply_no IN (SELECT travel_apply_no FROM ${mine} mine)
            OR a.travel_apply_no IN (SELECT travel_apply_no FROM travel_application_traveller
                                     WHERE enterprise_id = $1 AND employee_id = ANY($3::text[])))
       AND a.state = ANY($4::smallint[]) AND $5 = ANY(a.products)
       AND ($6 = '' OR a.display_no ILIKE '%' || $6 || '%')
       AND ($7 = '' OR EXISTS (SELECT FROM unnest(a.traveller_names) AS name WHERE name ILIKE '%' || $7 || '%'))
       AND ($8 = '' OR a.title ILIKE '%' || $8 || '%' OR a.description ILIKE '%' || $8 || '%')
       AND ($9 = 0 OR a.type = $9)
       AND ($10::date IS NULL OR a.end_date >= $10) AND ($11::date IS NULL OR a.start_date <= $11)
     ORDER BY a.start_date DESC, a.created_at DESC, a.travel_apply_no DESC LIMIT $12`,
    [
      enterpriseId,
      search.employeeId,
      search.travellerIds,
      stateCodes(search.states),
      products.code(search.product),
      literal(search.applyOrderNo),
      literal(search.passengerName),
      literal(search.description),
      typeCode(search.type),
      search.from,
      search.to,
      search.limit,
    ],
  )
  return rows.map(applicationInWords)
}
