import { credentialTypes, type CredentialType } from '@sojourn/contract/booking/codes'
import type { GuestRule } from '@sojourn/contract/booking/policy/policy.shapes'
import type { LocalText } from '@sojourn/contract/kit/language'
import { travellerText } from '@sojourn/text/booking/traveller'
import type { PersonFieldValues } from '@sojourn/domain/booking/policy/person-field-id'
import type { LatinName, ReadableName } from '@sojourn/domain/booking/traveller/passenger-name'
import type { Tenant } from '../../../db/tenant'
import { departmentPath } from '../columns/department-path-column'
import { latinOf, type Reader } from '../columns/latin-column'
import { literal } from '../../../db/like'

/** Somebody outside the company, as their host keeps them. */
export interface GuestRow extends ReadableName {
  guestId: string
  mobileMasked: string
}

/** Ids of guests begin so, ids of employees never do. */
export const guestPrefix = 'G'
const isGuest = (id: string): boolean => id.startsWith(guestPrefix)

const nobody: LocalText = { 'zh-CN': '', 'zh-TW': '', en: '' }
const outside: LocalText = {
  'zh-CN': travellerText['zh-CN'].guest,
  'zh-TW': travellerText['zh-TW'].guest,
  en: travellerText.en.guest,
}

/**
 * Guests as travellers: they stand in their host's department and cost centre, whose approvers decide, and whose standard binds
 * them unless the company says otherwise (handbook 7.3).
 */
export async function findGuestPeople({ sql, enterpriseId }: Tenant, ids: readonly string[], reader: Reader) {
  const wanted = ids.filter(isGuest)
  if (wanted.length === 0) return []
  const rows = await sql.query<{
    employeeId: string
    name: string
    latin: LatinName | null
    hostId: string
    hostPermissions: string[]
    departmentId: string
    gradeId: string
    managerId: string | null
    mobileCipher: string
    language: string
    costCentreId: string
    standard: GuestRule
    departmentPath: string[]
    hostPosition: string
    /** Of the host. */
    office: string
    fields: PersonFieldValues
  }>(
    `SELECT guest.guest_id AS "employeeId", guest.name, ${latinOf('guest', reader, 'guest_id')} AS latin, guest.host_id AS "hostId", host.permissions AS "hostPermissions",
            host.department_id AS "departmentId", ${departmentPath('host')} AS "departmentPath", host.grade_id AS "gradeId", host.position AS "hostPosition", host.office, host.own_fields AS fields, host.manager_id AS "managerId",
            guest.mobile_cipher AS "mobileCipher", host.language, host.cost_centre_id AS "costCentreId",
            coalesce(enterprise.config->'settings'->>'guestStandard', 'booker') AS standard
     FROM guest
     JOIN employee host ON host.enterprise_id = guest.enterprise_id AND host.employee_id = guest.host_id
     JOIN enterprise ON enterprise.enterprise_id = guest.enterprise_id
     WHERE guest.enterprise_id = $1 AND guest.active AND guest.guest_id = ANY($2)`,
    [enterpriseId, wanted],
  )
  return rows.map((row) => ({ ...row, email: '', permissions: [], isVip: false, departmentName: outside, gradeName: nobody }))
}

export const listGuests = (
  { sql, enterpriseId }: Tenant,
  { hostId, keyword, limit, reader }: { hostId: string; keyword: string; limit: number; reader: Reader },
): Promise<GuestRow[]> =>
  sql.query<GuestRow>(
    `SELECT guest_id AS "guestId", name, ${latinOf('guest', reader, 'guest_id')} AS latin, mobile_masked AS "mobileMasked" FROM guest
     WHERE enterprise_id = $1 AND host_id = $2 AND active AND ($3 = '' OR name ILIKE '%' || $3 || '%')
     ORDER BY created_at DESC LIMIT $4`,
    [enterpriseId, hostId, literal(keyword), limit],
  )

/** A document of a guest, sealed. */
interface GuestDocument {
  credentialId: string
  type: CredentialType
  numberCipher: string
  numberHash: string
  numberMasked: string
  expiresOn: string | null
  bearerCipher: string | null
}

/** A guest with one document, as they are kept for whoever books for them. */
export interface NewGuest extends Omit<GuestRow, 'latin'> {
  mobileCipher: string
  credential: GuestDocument
}

export const insertGuests = (tenant: Tenant, hostId: string, guests: readonly NewGuest[], at: Date): Promise<unknown> =>
  Promise.all([
    tenant.sql.query(
      `INSERT INTO guest (enterprise_id, guest_id, host_id, name, mobile_cipher, mobile_masked, created_at)
       SELECT $1, g."guestId", $2, g.name, g."mobileCipher", g."mobileMasked", $3
       FROM jsonb_to_recordset($4::jsonb) AS g("guestId" text, name text, "mobileCipher" text, "mobileMasked" text)`,
      [tenant.enterpriseId, hostId, at, JSON.stringify(guests)],
    ),
    insertDocuments(tenant, guests),
  ])

const insertDocuments = (
  { sql, enterpriseId }: Tenant,
  guests: readonly Pick<NewGuest, 'guestId' | 'name' | 'credential'>[],
): Promise<unknown> =>
  sql.query(
    `INSERT INTO credential (enterprise_id, credential_id, employee_id, type, name_on_credential, number_cipher, number_hash,
       number_masked, expires_on, bearer_cipher)
     SELECT $1, d."credentialId", d."guestId", d.type, d.name, d."numberCipher", d."numberHash", d."numberMasked", d."expiresOn", d."bearerCipher"
     FROM jsonb_to_recordset($2::jsonb) AS d("credentialId" text, "guestId" text, type smallint, name text, "numberCipher" text,
       "numberHash" text, "numberMasked" text, "expiresOn" date, "bearerCipher" text)`,
    [
      enterpriseId,
      JSON.stringify(
        guests.map(({ guestId, name, credential }) => ({
          ...credential,
          type: credentialTypes.code(credential.type),
          guestId,
          name,
        })),
      ),
    ],
  )

interface GuestChange {
  guestId: string
  name: string
  /** Undefined: stays. */
  mobile: { mobileCipher: string; mobileMasked: string } | undefined
  credential: GuestDocument | undefined
}
/** Another document takes the place of the former one; orders keep what they were booked with. */
export async function updateGuest(tenant: Tenant, { guestId, name, mobile, credential }: GuestChange): Promise<void> {
  const { sql, enterpriseId } = tenant
  await sql.query(
    `UPDATE guest SET name = $3, mobile_cipher = coalesce($4, mobile_cipher), mobile_masked = coalesce($5, mobile_masked)
     WHERE enterprise_id = $1 AND guest_id = $2`,
    [enterpriseId, guestId, name, mobile?.mobileCipher ?? null, mobile?.mobileMasked ?? null],
  )
  if (credential) {
    await sql.query('DELETE FROM credential WHERE enterprise_id = $1 AND employee_id = $2', [enterpriseId, guestId])
    await insertDocuments(tenant, [{ guestId, name, credential }])
    return
  }
  await sql.query('UPDATE credential SET name_on_credential = $3 WHERE enterprise_id = $1 AND employee_id = $2', [
    enterpriseId,
    guestId,
    name,
  ])
}

/** Has this host a guest with this document already? */
export const hasGuestWith = async (
  { sql, enterpriseId }: Tenant,
  { hostId, numberHash, exceptId = '' }: { hostId: string; numberHash: string; exceptId?: string },
): Promise<boolean> => {
  const rows = await sql.query(
    `SELECT FROM guest JOIN credential ON credential.enterprise_id = guest.enterprise_id AND credential.employee_id = guest.guest_id
     WHERE guest.enterprise_id = $1 AND guest.host_id = $2 AND guest.active AND credential.number_hash = $3 AND guest.guest_id <> $4`,
    [enterpriseId, hostId, numberHash, exceptId],
  )
  return rows.length > 0
}

/** The guest is no longer offered; orders keep what they were booked with. */
export const retireGuest = async ({ sql, enterpriseId }: Tenant, hostId: string, guestId: string): Promise<boolean> => {
  const rows = await sql.query(
    `WITH retired AS (
       UPDATE guest SET active = false WHERE enterprise_id = $1 AND host_id = $2 AND guest_id = $3 AND active RETURNING guest_id
     ), forgotten AS (
       DELETE FROM credential USING retired WHERE enterprise_id = $1 AND employee_id = retired.guest_id
     ), untold AS (
       DELETE FROM told_to_carriers USING retired WHERE enterprise_id = $1 AND employee_id = retired.guest_id
     )
     SELECT guest_id FROM retired`,
    [enterpriseId, hostId, guestId],
  )
  return rows.length > 0
}
