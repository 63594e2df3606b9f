import type { GuestConcern } from '@sojourn/contract/admin/people/arranger-states'
import { credentialTypes, type CredentialType } from '@sojourn/contract/booking/codes'
import type { GuestRule } from '@sojourn/contract/booking/policy/policy.shapes'
import type { LocalText } from '@sojourn/contract/kit/language'
import type { PersonFieldValues } from '@sojourn/domain/booking/policy/person-field-id'
import type { LatinName } from '@sojourn/domain/booking/traveller/passenger-name'
import type { InCodes } from '../../../db/in-codes'
import { containing } from '../../../db/like'
import { pageLimit } from '../../../db/page-limit'
import type { Tenant } from '../../../db/tenant'
import type { Cursor } from '../../../kit/cursor'
import { departmentPath } from '../../booking/columns/department-path-column'
import { latinOf, type Reader } from '../../booking/columns/latin-column'

/** A guest with who keeps them and the first document. */
export interface CompanyGuestRow {
  guestId: string
  version: number
  name: string
  latin: LatinName | null
  mobileMasked: string
  active: boolean
  createdAt: Date
  hostId: string
  hostName: string
  hostLatin: LatinName | null
  hostActive: boolean
  hostGradeId: string
  hostPermissions: string[]
  hostCostCentreId: string
  hostPosition: string
  hostOffice: string
  hostFields: PersonFieldValues
  departmentId: string
  /** Of the host, with every department above it. */
  departmentPath: string[]
  departmentName: LocalText
  documentType: CredentialType | null
  documentNumber: string | null
  documentEnds: string | null
  orders: number
}
type StoredGuest = InCodes<CompanyGuestRow, { documentType: typeof credentialTypes }>

export interface GuestSearch {
  keyword: string
  /** As a whole number of a mobile is masked; undefined where the keyword is none. */
  mobileMasked: string | undefined
  /** Null: all. */
  departments: readonly string[] | null
  concern: GuestConcern | undefined
  endsBefore: string
  active: boolean
  before: Cursor | undefined
  limit: number
  reader: Reader
}

const ordersAtMost = 100

const columns = (reader: Reader): string => `guest.guest_id AS "guestId",
  coalesce((SELECT max(version) FROM record_change WHERE record_change.enterprise_id = $1 AND kind = 'guest' AND record_id = guest.guest_id), 0) AS version,
  guest.name, ${latinOf('guest', reader, 'guest_id')} AS latin, guest.mobile_masked AS "mobileMasked", guest.active, guest.created_at AS "createdAt",
  guest.host_id AS "hostId", host.name AS "hostName", ${latinOf('guest', reader, 'host_id')} AS "hostLatin", host.active AS "hostActive",
  host.grade_id AS "hostGradeId", host.permissions AS "hostPermissions",
  host.cost_centre_id AS "hostCostCentreId", host.position AS "hostPosition", host.office AS "hostOffice", host.own_fields AS "hostFields", host.department_id AS "departmentId", ${departmentPath('host')} AS "departmentPath", department.name AS "departmentName",
  document.type AS "documentType", document.number_masked AS "documentNumber", document.expires_on AS "documentEnds",
  (SELECT count(*)::integer FROM (SELECT FROM order_traveller WHERE order_traveller.enterprise_id = $1 AND order_traveller.employee_id = guest.guest_id
     LIMIT ${ordersAtMost}) counted) AS orders`
const joins = `JOIN employee host ON host.enterprise_id = guest.enterprise_id AND host.employee_id = guest.host_id
  JOIN department ON department.enterprise_id = guest.enterprise_id AND department.department_id = host.department_id
  LEFT JOIN LATERAL (SELECT type, number_masked, expires_on FROM credential
    WHERE credential.enterprise_id = guest.enterprise_id AND credential.employee_id = guest.guest_id ORDER BY type, credential_id LIMIT 1) document ON true`

const inWords = (row: StoredGuest): CompanyGuestRow => ({
  ...row,
  documentType: row.documentType === null ? null : credentialTypes.word(row.documentType),
})

/** The newest first. */
export async function searchGuests({ sql, enterpriseId }: Tenant, search: GuestSearch): Promise<CompanyGuestRow[]> {
  const values: unknown[] = [enterpriseId, search.active]
  const put = (value: unknown): string => `$${values.push(value)}`
  const { keyword, mobileMasked, departments, concern, before } = search
  const conditions: string[] = []
  if (departments) conditions.push(`host.department_id = ANY(${put(departments)})`)
  if (mobileMasked !== undefined) conditions.push(`guest.mobile_masked = ${put(mobileMasked)}`)
  else if (keyword !== '') {
    const like = put(containing(keyword))
    conditions.push(
      `(guest.name ILIKE ${like} OR host.name ILIKE ${like} OR replace(host.name_pinyin, ' ', '') ILIKE replace(${like}, ' ', ''))`,
    )
  }
  if (concern === 'hostLeft') conditions.push('NOT host.active')
  if (concern === 'endingDocuments') conditions.push(`document.expires_on < ${put(search.endsBefore)}::date`)
  if (before) conditions.push(`(guest.created_at, guest.guest_id) < (${put(before.at)}::timestamptz, ${put(before.id)}::text)`)
  const rows = await sql.query<StoredGuest>(
    `SELECT ${columns(search.reader)} FROM guest ${joins}
     WHERE guest.enterprise_id = $1 AND guest.active = $2${conditions.map((each) => ` AND ${each}`).join('')}
     ORDER BY guest.created_at DESC, guest.guest_id DESC LIMIT ${pageLimit(search.limit)}`,
    values,
  )
  return rows.map(inWords)
}

export async function findGuests({ sql, enterpriseId }: Tenant, guestIds: readonly string[]): Promise<CompanyGuestRow[]> {
  const rows = await sql.query<StoredGuest>(
    `SELECT ${columns('anybody')} FROM guest ${joins} WHERE guest.enterprise_id = $1 AND guest.guest_id = ANY($2) ORDER BY guest.guest_id`,
    [enterpriseId, guestIds],
  )
  return rows.map(inWords)
}

/** Those whom somebody keeps, in one order for all who change several. */
export async function findGuestsOf({ sql, enterpriseId }: Tenant, hostId: string): Promise<string[]> {
  const rows = await sql.query<{ guestId: string }>(
    'SELECT guest_id AS "guestId" FROM guest WHERE enterprise_id = $1 AND host_id = $2 AND active ORDER BY guest_id',
    [enterpriseId, hostId],
  )
  return rows.map(({ guestId }) => guestId)
}

/** Whether somebody keeps a guest already with a document of this one. */
export async function keepsSame({ sql, enterpriseId }: Tenant, hostId: string, guestId: string): Promise<boolean> {
  const rows = await sql.query(
    `SELECT FROM credential own
     JOIN credential other ON other.enterprise_id = own.enterprise_id AND other.number_hash = own.number_hash AND other.employee_id <> own.employee_id
     JOIN guest ON guest.enterprise_id = other.enterprise_id AND guest.guest_id = other.employee_id AND guest.host_id = $2 AND guest.active
     WHERE own.enterprise_id = $1 AND own.employee_id = $3 LIMIT 1`,
    [enterpriseId, hostId, guestId],
  )
  return rows.length > 0
}

export const updateHost = ({ sql, enterpriseId }: Tenant, guestId: string, hostId: string): Promise<unknown> =>
  sql.query('UPDATE guest SET host_id = $3 WHERE enterprise_id = $1 AND guest_id = $2 AND active', [
    enterpriseId,
    guestId,
    hostId,
  ])

/** Whose standard binds guests, as the company has set it. */
export async function findGuestRule({ sql, enterpriseId }: Tenant): Promise<GuestRule> {
  const [row] = await sql.query<{ rule: GuestRule }>(
    `SELECT coalesce(config->'settings'->>'guestStandard', 'booker') AS rule FROM enterprise WHERE enterprise_id = $1`,
    [enterpriseId],
  )
  return row!.rule
}
