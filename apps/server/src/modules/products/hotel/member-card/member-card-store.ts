import type { Tenant } from '../../../../db/tenant'

export interface MemberCardRow {
  cardId: string
  employeeId: string
  /** The hotel group by its simplified Chinese name. */
  hotelGroup: string
  numberCipher: string
  numberMasked: string
  holder: string
}

export const findMemberCards = ({ sql, enterpriseId }: Tenant, employeeIds: readonly string[]): Promise<MemberCardRow[]> =>
  sql.query<MemberCardRow>(
    `SELECT card_id AS "cardId", employee_id AS "employeeId", hotel_group AS "hotelGroup", number_cipher AS "numberCipher",
            number_masked AS "numberMasked", holder
     FROM hotel_member_card WHERE enterprise_id = $1 AND employee_id = ANY($2) ORDER BY employee_id, card_id`,
    [enterpriseId, employeeIds],
  )

/** The person's own cards; until the transaction ends nobody else changes them. */
export async function lockMemberCards(tenant: Tenant, employeeId: string): Promise<MemberCardRow[]> {
  await tenant.sql.query('SELECT FROM employee WHERE enterprise_id = $1 AND employee_id = $2 FOR UPDATE', [
    tenant.enterpriseId,
    employeeId,
  ])
  return findMemberCards(tenant, [employeeId])
}

/** Groups of which one of these people is a member. */
export async function findMemberGroups({ sql, enterpriseId }: Tenant, employeeIds: readonly string[]): Promise<string[]> {
  const rows = await sql.query<{ hotelGroup: string }>(
    `SELECT DISTINCT hotel_group AS "hotelGroup" FROM hotel_member_card WHERE enterprise_id = $1 AND employee_id = ANY($2)`,
    [enterpriseId, employeeIds],
  )
  return rows.map(({ hotelGroup }) => hotelGroup)
}

/** Adds a card or changes the person's own; false when the person has another one of that group. */
export async function writeMemberCard({ sql, enterpriseId }: Tenant, card: MemberCardRow): Promise<boolean> {
  const rows = await sql.query(
    `INSERT INTO hotel_member_card (enterprise_id, employee_id, card_id, hotel_group, number_cipher, number_masked, holder)
     SELECT $1, $2, $3, $4, $5, $6, $7
     WHERE NOT EXISTS (SELECT FROM hotel_member_card WHERE enterprise_id = $1 AND employee_id = $2 AND hotel_group = $4 AND card_id <> $3)
     ON CONFLICT (enterprise_id, employee_id, card_id) DO UPDATE SET hotel_group = excluded.hotel_group,
       number_cipher = excluded.number_cipher, number_masked = excluded.number_masked, holder = excluded.holder
     RETURNING card_id`,
    [enterpriseId, card.employeeId, card.cardId, card.hotelGroup, card.numberCipher, card.numberMasked, card.holder],
  )
  return rows.length === 1
}

export async function deleteMemberCard({ sql, enterpriseId }: Tenant, employeeId: string, cardId: string): Promise<boolean> {
  const rows = await sql.query(
    'DELETE FROM hotel_member_card WHERE enterprise_id = $1 AND employee_id = $2 AND card_id = $3 RETURNING card_id',
    [enterpriseId, employeeId, cardId],
  )
  return rows.length === 1
}
