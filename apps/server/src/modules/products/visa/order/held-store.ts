import type { VisaEntries } from '@sojourn/contract/products/visa/visa-words'
import type { HeldVisa } from '@sojourn/domain/products/visa/held'
import type { Tenant } from '../../../../db/tenant'
import { findGrantedVisas } from './applicant-store'

/** A visa that somebody got elsewhere. */
interface OwnVisaRow extends HeldVisa {
  employeeId: string
  visaId: string
  countedOn: string
}

/** A visa that somebody has: applied for here, or entered by its holder. */
export type HeldVisaRow = HeldVisa & { employeeId: string; orderNo?: string; visaId?: string }

const columns = `employee_id AS "employeeId", visa_id AS "visaId", country, entries, entries_used AS "entriesUsed", stay_days AS "stayDays",
  days_used AS "daysUsed", counted_on AS "countedOn", valid_from AS "validFrom", valid_until AS "validUntil"`

const findOwnVisas = ({ sql, enterpriseId }: Tenant, employeeIds: readonly string[]): Promise<OwnVisaRow[]> =>
  sql.query<OwnVisaRow & { entries: VisaEntries }>(
    `SELECT ${columns} FROM own_visa WHERE enterprise_id = $1 AND employee_id = ANY($2)
     ORDER BY employee_id, valid_until DESC, visa_id`,
    [enterpriseId, employeeIds],
  )

/** Visas of these people, person by person, those that are valid longest first. */
export async function findHeldVisas(tenant: Tenant, employeeIds: readonly string[]): Promise<HeldVisaRow[]> {
  const [granted, own] = await Promise.all([findGrantedVisas(tenant, employeeIds), findOwnVisas(tenant, employeeIds)])
  const applied = granted.flatMap(({ employeeId, country, orderNo, body: { granted: visa } }) =>
    visa ? [{ employeeId, country, orderNo, entriesUsed: 0, daysUsed: 0, ...visa }] : [],
  )
  return [...applied, ...own]
}

/** One's own, until the transaction ends nobody else's to change. */
export const lockOwnVisas = ({ sql, enterpriseId }: Tenant, employeeId: string): Promise<{ visaId: string }[]> =>
  sql.query<{ visaId: string }>(
    'SELECT visa_id AS "visaId" FROM own_visa WHERE enterprise_id = $1 AND employee_id = $2 ORDER BY visa_id FOR UPDATE',
    [enterpriseId, employeeId],
  )

export const upsertOwnVisa = ({ sql, enterpriseId }: Tenant, row: OwnVisaRow): Promise<unknown> =>
  sql.query(
    `INSERT INTO own_visa (enterprise_id, employee_id, visa_id, country, entries, entries_used, stay_days, days_used, counted_on, valid_from, valid_until)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     ON CONFLICT (enterprise_id, employee_id, visa_id) DO UPDATE SET country = excluded.country, entries = excluded.entries,
       entries_used = excluded.entries_used, stay_days = excluded.stay_days, days_used = excluded.days_used, counted_on = excluded.counted_on,
       valid_from = excluded.valid_from, valid_until = excluded.valid_until`,
    [
      enterpriseId,
      row.employeeId,
      row.visaId,
      row.country,
      row.entries,
      row.entriesUsed,
      row.stayDays,
      row.daysUsed,
      row.countedOn,
      row.validFrom,
      row.validUntil,
    ],
  )

/** Whether there was one. */
export const deleteOwnVisa = async ({ sql, enterpriseId }: Tenant, employeeId: string, visaId: string): Promise<boolean> =>
  (
    await sql.query('DELETE FROM own_visa WHERE enterprise_id = $1 AND employee_id = $2 AND visa_id = $3 RETURNING visa_id', [
      enterpriseId,
      employeeId,
      visaId,
    ])
  ).length > 0
