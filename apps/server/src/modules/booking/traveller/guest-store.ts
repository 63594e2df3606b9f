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
 * them unless the company says otherwise (handbook 7.3). A guest has no grade, so 'own' is no standard.
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

export const insertGuest = (
  { sql, enterpriseId }: Tenant,
  guest: Omit<GuestRow, 'latin'> & { hostId: string; mobileCipher: string },
  credential: {
    credentialId: string
    type: CredentialType
    numberCipher: string
    numberHash: string
    numberMasked: string
    expiresOn: string | null
    bearerCipher: string | null
  },
  at: Date,
): Promise<unknown> =>
  Promise.all([
    sql.query(
      `INSERT INTO guest (enterprise_id, guest_id, host_id, name, mobile_cipher, mobile_masked, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [enterpriseId, guest.guestId, guest.hostId, guest.name, guest.mobileCipher, guest.mobileMasked, at],
    ),
    sql.query(
      `INSERT INTO credential (enterprise_id, credential_id, employee_id, type, name_on_credential, number_cipher, number_hash,
         number_masked, expires_on, bearer_cipher)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        enterpriseId,
        credential.credentialId,
        guest.guestId,
        credentialTypes.code(credential.type),
        guest.name,
        credential.numberCipher,
        credential.numberHash,
        credential.numberMasked,
        credential.expiresOn,
        credential.bearerCipher,
      ],
    ),
  ])

/** Has this host a guest with this document already? */
export const hasGuestWith = async ({ sql, enterpriseId }: Tenant, hostId: string, numberHash: string): Promise<boolean> => {
  const rows = await sql.query(
    `SELECT FROM guest JOIN credential ON credential.enterprise_id = guest.enterprise_id AND credential.employee_id = guest.guest_id
     WHERE guest.enterprise_id = $1 AND guest.host_id = $2 AND guest.active AND credential.number_hash = $3`,
    [enterpriseId, hostId, numberHash],
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
     )
     SELECT guest_id FROM retired`,
    [enterpriseId, hostId, guestId],
  )
  return rows.length > 0
}
