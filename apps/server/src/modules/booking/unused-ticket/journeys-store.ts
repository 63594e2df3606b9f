import { applicationStates } from '@sojourn/contract/booking/application/application.codes'
import { orderStates, products, travelTypes, type OrderState, type Product } from '@sojourn/contract/booking/codes'
import { isBookable } from '@sojourn/domain/booking/application/transitions'
import type { InCodes } from '../../../db/in-codes'
import type { Tenant } from '../../../db/tenant'

const inForce = applicationStates.words.filter(isBookable)

interface PlannedApplicationRow {
  travelApplyNo: string
  displayNo: string
}
/** Applications in force for somebody of these travellers that have not ended. */
export const findPlannedApplications = (
  { sql, enterpriseId }: Tenant,
  { travellers, today }: { travellers: readonly string[]; today: string },
): Promise<PlannedApplicationRow[]> =>
  sql.query<PlannedApplicationRow>(
    `SELECT a.travel_apply_no AS "travelApplyNo", a.display_no AS "displayNo" FROM travel_application a
     WHERE a.enterprise_id = $1 AND a.state = ANY($3) AND a.end_date >= $4
       AND a.travel_apply_no IN (SELECT travel_apply_no FROM travel_application_traveller WHERE enterprise_id = $1 AND employee_id = ANY($2))
     ORDER BY a.start_date, a.travel_apply_no`,
    [enterpriseId, travellers, inForce.map((state) => applicationStates.code(state)), today],
  )

/** Booked, and not yet paid. */
const unpaid = ['draft', 'approving', 'awaitingPayment'] as const satisfies readonly OrderState[]

export interface PlannedSegmentRow {
  orderNo: string
  product: Product
  departDate: string
  body: unknown
  travellerIds: string[]
}
/** Journeys of orders that wait for approval or payment, with those of these travellers who are in them. */
export async function findPlannedSegments(
  { sql, enterpriseId }: Tenant,
  search: { travellers: readonly string[]; today: string; products: readonly Product[] },
): Promise<PlannedSegmentRow[]> {
  const rows = await sql.query<InCodes<PlannedSegmentRow, { product: typeof products }>>(
    `SELECT o.order_no AS "orderNo", o.product, s.depart_date AS "departDate", s.body, array_agg(t.employee_id ORDER BY t.position) AS "travellerIds"
     FROM order_traveller t
     JOIN orders o ON o.enterprise_id = t.enterprise_id AND o.order_no = t.order_no
     JOIN order_segment s ON s.enterprise_id = o.enterprise_id AND s.order_no = o.order_no
     WHERE t.enterprise_id = $1 AND t.employee_id = ANY($2) AND o.state = ANY($3) AND o.kind = 'booking' AND o.parent_order_no IS NULL AND o.travel_type = $4
       AND o.product = ANY($5) AND s.depart_date >= $6
     GROUP BY o.order_no, o.product, s.depart_date, s.position, s.body ORDER BY s.depart_date, o.order_no, s.position`,
    [
      enterpriseId,
      search.travellers,
      unpaid.map((state) => orderStates.code(state)),
      travelTypes.code('business'),
      search.products.map((product) => products.code(product)),
      search.today,
    ],
  )
  return rows.map((row) => ({ ...row, product: products.word(row.product) }))
}
