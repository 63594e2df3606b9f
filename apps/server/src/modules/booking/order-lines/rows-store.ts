import {
  approvalStates,
  bookTypes,
  couponStates,
  orderStates,
  products,
  settleTypes,
  type ApprovalState,
  type BookType,
  type CouponState,
  type Fulfiller,
  type OrderKind,
  type OrderState,
  type Product,
  type SettleType,
} from '@sojourn/contract/booking/codes'
import type { Verdict } from '@sojourn/contract/booking/policy/verdict.shapes'
import type { LocalText } from '@sojourn/contract/kit/language'
import type { ReadableName } from '@sojourn/domain/booking/traveller/passenger-name'
import type { InCodes } from '../../../db/in-codes'
import type { KeptField } from '@sojourn/domain/booking/custom-field-kept-value'
import type { Tenant } from '../../../db/tenant'
import { latinOf, type Reader } from '../columns/latin-column'
import type { NewOrderTraveller } from '../order/record'

/** An order as lists and bills of the company tell it. */
export interface CompanyOrderRow {
  orderNo: string
  kind: OrderKind
  product: Product
  fulfiller: Fulfiller
  state: OrderState
  title: LocalText
  booker: ReadableName
  bookerNumber: string
  travelApplyNo: string | null
  travelOrderNo: string | null
  total: number
  personalPart: number
  pointsPart: number
  prices: { kind: string; amount: number }[]
  settleType: SettleType
  bookType: BookType
  supplierReference: string | null
  /** Of a refund: others of the same order that came before it. */
  refundsBefore: number
  verdict: Verdict
  purpose: string
  remark: string
  fields: KeptField[]
  agentName: string | null
  orderedAt: Date
  transactedAt: Date | null
  departAt: Date
  arriveAt: Date
  /** States of its coupons, by which some products call its state. */
  coupons: CouponState[]
}

type StoredOrder = InCodes<
  CompanyOrderRow,
  { product: typeof products; state: typeof orderStates; settleType: typeof settleTypes; bookType: typeof bookTypes }
>
type CouponCode = ReturnType<(typeof couponStates)['code']>

export async function findOrderRows(
  { sql, enterpriseId }: Tenant,
  orderNos: readonly string[],
  reader: Reader,
): Promise<CompanyOrderRow[]> {
  const rows = await sql.query<Omit<StoredOrder, 'coupons'> & { coupons: CouponCode[] }>(
    `SELECT o.order_no AS "orderNo", o.kind, o.product, o.fulfiller, o.state, o.title,
       jsonb_build_object('name', coalesce(e.name, ''), 'latin', ${latinOf('e', reader)}) AS booker, coalesce(e.number, '') AS "bookerNumber",
       o.travel_apply_no AS "travelApplyNo", o.travel_order_no AS "travelOrderNo", o.total, o.personal_part AS "personalPart",
       o.points_part AS "pointsPart", o.prices, o.settle_type AS "settleType", o.book_type AS "bookType", o.supplier_reference AS "supplierReference",
       CASE WHEN o.kind = 'refund' THEN (SELECT count(*) FROM orders former WHERE former.enterprise_id = o.enterprise_id
         AND former.parent_order_no = o.parent_order_no AND former.kind = 'refund' AND former.created_at < o.created_at
         AND former.transacted_at IS NOT NULL) ELSE 0 END::integer AS "refundsBefore", o.verdict, o.purpose, o.remark, o.fields, o.agent_name AS "agentName",
       o.created_at AS "orderedAt", o.transacted_at AS "transactedAt", o.depart_at AS "departAt", o.arrive_at AS "arriveAt",
       ARRAY(SELECT coupon.state FROM ticket, jsonb_to_recordset(ticket.coupons) AS coupon(state smallint)
             WHERE ticket.enterprise_id = o.enterprise_id AND ticket.order_no = o.order_no) AS coupons
     FROM orders o LEFT JOIN employee e ON e.enterprise_id = o.enterprise_id AND e.employee_id = o.booker_id
     WHERE o.enterprise_id = $1 AND o.order_no = ANY($2)`,
    [enterpriseId, orderNos],
  )
  return rows.map((row) => ({
    ...row,
    product: products.word(row.product),
    state: orderStates.word(row.state),
    settleType: settleTypes.word(row.settleType),
    bookType: bookTypes.word(row.bookType),
    coupons: row.coupons.map((code) => couponStates.word(code)),
  }))
}

/** Who travels, with what the company says of the person now. */
export interface CompanyTravellerRow
  extends
    ReadableName,
    Pick<
      NewOrderTraveller,
      | 'position'
      | 'employeeId'
      | 'departmentId'
      | 'costCentre'
      | 'reason'
      | 'violations'
      | 'insurances'
      | 'serviceFee'
      | 'passenger'
    > {
  orderNo: string
  number: string
  office: string
  grade: LocalText | null
}

export const findTravellerRows = (
  { sql, enterpriseId }: Tenant,
  orderNos: readonly string[],
  reader: Reader,
): Promise<CompanyTravellerRow[]> =>
  sql.query<CompanyTravellerRow>(
    `SELECT t.order_no AS "orderNo", t.position, t.employee_id AS "employeeId", t.department_id AS "departmentId", t.name,
       ${latinOf('t', reader)} AS latin, coalesce(e.number, '') AS number, coalesce(e.office, '') AS office, grade.name AS grade, t.cost_centre AS "costCentre", t.reason,
       t.violations, t.insurances, t.service_fee AS "serviceFee", t.passenger
     FROM order_traveller t
     LEFT JOIN employee e ON e.enterprise_id = t.enterprise_id AND e.employee_id = t.employee_id
     LEFT JOIN grade ON grade.enterprise_id = e.enterprise_id AND grade.grade_id = e.grade_id
     WHERE t.enterprise_id = $1 AND t.order_no = ANY($2) ORDER BY t.order_no, t.position`,
    [enterpriseId, orderNos],
  )

export interface DecidedRow {
  orderNo: string
  /** From 1: an order that was rejected may be asked for again. */
  round: number
  state: ApprovalState
  approvers: string[]
}
/** The last approval of each order, with its approvers in their order. */
export async function findDecided({ sql, enterpriseId }: Tenant, orderNos: readonly string[]): Promise<DecidedRow[]> {
  const rows = await sql.query<InCodes<DecidedRow, { state: typeof approvalStates }>>(
    `SELECT DISTINCT ON (a.order_no) a.order_no AS "orderNo", a.round, a.state,
       ARRAY(SELECT task.approver_name FROM approval_task task WHERE task.enterprise_id = a.enterprise_id AND task.approval_id = a.approval_id
             ORDER BY task.level, task.approver_id) AS approvers
     FROM approval a WHERE a.enterprise_id = $1 AND a.order_no = ANY($2) ORDER BY a.order_no, a.submitted_at DESC`,
    [enterpriseId, orderNos],
  )
  return rows.map((row) => ({ ...row, state: approvalStates.word(row.state) }))
}

export interface PlacedDepartment {
  departmentId: string
  parentId: string | null
  name: LocalText
  ended: boolean
}
/** All that there ever were, by name: orders go on naming those that have ended. */
export const findEveryDepartment = ({ sql, enterpriseId }: Tenant): Promise<PlacedDepartment[]> =>
  sql.query<PlacedDepartment>(
    `SELECT department_id AS "departmentId", parent_id AS "parentId", name, ended_on IS NOT NULL AS ended FROM department
     WHERE enterprise_id = $1 ORDER BY name->>'zh-CN', department_id`,
    [enterpriseId],
  )

export const findEveryGrade = ({ sql, enterpriseId }: Tenant): Promise<{ gradeId: string; name: LocalText }[]> =>
  sql.query(
    'SELECT grade_id AS "gradeId", name FROM grade WHERE enterprise_id = $1 AND ended_on IS NULL ORDER BY position, grade_id',
    [enterpriseId],
  )
