import { orderStates } from '@sojourn/contract/booking/codes'
import type { ApplicantType, PassportPlace, VisaStage } from '@sojourn/contract/products/visa/visa-words'
import { isActive } from '@sojourn/domain/booking/order/transitions'
import { readApplication, readVisa, type KeptApplication, type KeptVisa } from '@sojourn/domain/products/visa/kept'
import type { Tenant } from '../../../../db/tenant'

export interface ApplicantRow {
  orderNo: string
  /** Position in the order. */
  traveller: number
  employeeId: string
  country: string
  applicantType: ApplicantType
  province: string
  /** Code of the consular post. */
  post: string
  stage: VisaStage
  passport: PassportPlace
  sentNo: string | null
  returnedNo: string | null
  validUntil: string | null
  visaNoCipher: string | null
  body: KeptApplication
}

const columns = `order_no AS "orderNo", traveller, employee_id AS "employeeId", country, applicant_type AS "applicantType", province, post,
  stage, passport, sent_no AS "sentNo", returned_no AS "returnedNo", valid_until AS "validUntil", visa_no_cipher AS "visaNoCipher", body`
type Stored = Omit<ApplicantRow, 'body'> & { body: unknown }
const readRow = ({ body, ...row }: Stored): ApplicantRow => ({ ...row, body: readApplication(body) })

export const insertApplicants = (
  { sql, enterpriseId }: Tenant,
  rows: readonly Pick<ApplicantRow, 'orderNo' | 'traveller' | 'employeeId' | 'country' | 'applicantType' | 'province' | 'post'>[],
): Promise<unknown> =>
  sql.query(
    `INSERT INTO visa_applicant (enterprise_id, order_no, traveller, employee_id, country, applicant_type, province, post, stage, passport, body)
     SELECT $1, a."orderNo", a.traveller, a."employeeId", a.country, a."applicantType", a.province, a.post, 'preparing', 'holder', '{"version": 1}'
     FROM jsonb_to_recordset($2::jsonb) AS a("orderNo" text, traveller smallint, "employeeId" text, country text, "applicantType" text,
       province text, post text)`,
    [enterpriseId, JSON.stringify(rows)],
  )

/** Order by order, by position. */
export async function findApplicants({ sql, enterpriseId }: Tenant, orderNos: readonly string[]): Promise<ApplicantRow[]> {
  const rows = await sql.query<Stored>(
    `SELECT ${columns} FROM visa_applicant WHERE enterprise_id = $1 AND order_no = ANY($2) ORDER BY order_no, traveller`,
    [enterpriseId, orderNos],
  )
  return rows.map(readRow)
}

export const updateApplicant = ({ sql, enterpriseId }: Tenant, row: ApplicantRow): Promise<unknown> =>
  sql.query(
    `UPDATE visa_applicant SET stage = $4, passport = $5, sent_no = $6, returned_no = $7, valid_until = $8, visa_no_cipher = $9, body = $10
     WHERE enterprise_id = $1 AND order_no = $2 AND traveller = $3`,
    [
      enterpriseId,
      row.orderNo,
      row.traveller,
      row.stage,
      row.passport,
      row.sentNo,
      row.returnedNo,
      row.validUntil,
      row.visaNoCipher,
      JSON.stringify(row.body),
    ],
  )

const overStates = orderStates.words.filter((state) => !isActive(state)).map((state) => orderStates.code(state))

export interface UnderWay {
  employeeId: string
  orderNo: string
  bookerId: string
  visa: KeptVisa
}

/** Applications of these people that are on their way, in orders that are not over. */
export async function findUnderWay({ sql, enterpriseId }: Tenant, employeeIds: readonly string[]): Promise<UnderWay[]> {
  const rows = await sql.query<Omit<UnderWay, 'visa'> & { body: unknown }>(
    `SELECT a.employee_id AS "employeeId", a.order_no AS "orderNo", o.booker_id AS "bookerId", v.body
     FROM visa_applicant a JOIN orders o USING (enterprise_id, order_no) JOIN visa_order v USING (enterprise_id, order_no)
     WHERE a.enterprise_id = $1 AND a.employee_id = ANY($2) AND a.stage IN ('preparing', 'lodged', 'appointed')
       AND o.state <> ALL($3) ORDER BY a.order_no`,
    [enterpriseId, employeeIds, overStates],
  )
  return rows.map(({ body, ...row }) => ({ ...row, visa: readVisa(body) }))
}

/** Visas that these people were granted here, person by person, those that are valid longest first. */
export async function findGrantedVisas({ sql, enterpriseId }: Tenant, employeeIds: readonly string[]): Promise<ApplicantRow[]> {
  const rows = await sql.query<Stored>(
    `SELECT ${columns} FROM visa_applicant
     WHERE enterprise_id = $1 AND employee_id = ANY($2) AND stage = 'granted' AND passport <> 'lost'
     ORDER BY employee_id, valid_until DESC, order_no`,
    [enterpriseId, employeeIds],
  )
  return rows.map(readRow)
}

/**
 * Paid orders that the desk works on: until everything is decided, and every passport is back. Those of which nothing has come yet stand behind the
 * others, the oldest first.
 */
export const findOrdersAtDesk = ({ sql, enterpriseId }: Tenant): Promise<{ orderNo: string }[]> =>
  sql.query<{ orderNo: string }>(
    `SELECT o.order_no AS "orderNo" FROM orders o JOIN visa_order USING (enterprise_id, order_no)
     WHERE o.enterprise_id = $1 AND (o.state = $2 OR o.state = ANY($3) AND EXISTS (SELECT FROM visa_applicant a
       WHERE a.enterprise_id = $1 AND a.order_no = o.order_no AND a.passport IN ('sent', 'desk')))
     ORDER BY EXISTS (SELECT FROM visa_applicant a WHERE a.enterprise_id = $1 AND a.order_no = o.order_no
         AND (a.stage <> 'preparing' OR a.passport <> 'holder'))
       OR EXISTS (SELECT FROM visa_material m WHERE m.enterprise_id = $1 AND m.order_no = o.order_no AND m.state <> 'missing') DESC,
       o.created_at LIMIT 100`,
    [
      enterpriseId,
      orderStates.code('issuing'),
      (['issued', 'completed', 'cancelled', 'failed'] as const).map((state) => orderStates.code(state)),
    ],
  )
