import type { LocalText } from '@sojourn/contract/kit/language'
import type { LatinName } from '@sojourn/domain/booking/traveller/passenger-name'
import type { Tenant } from '../../../db/tenant'
import { latinOf } from '../../booking/columns/latin-column'

interface NamedPerson {
  name: string
  latin: LatinName | null
  departmentId: string
}
/** An order as lists of trips name it, with who travels. */
export interface TripOrder {
  orderNo: string
  title: LocalText
  travelOn: string
  travellers: NamedPerson[]
}

export const findTripOrders = ({ sql, enterpriseId }: Tenant, orderNos: readonly string[]): Promise<TripOrder[]> =>
  sql.query<TripOrder>(
    `SELECT orders.order_no AS "orderNo", orders.title,
            (SELECT min(segment.depart_date) FROM order_segment segment
             WHERE segment.enterprise_id = orders.enterprise_id AND segment.order_no = orders.order_no) AS "travelOn",
            (SELECT coalesce(jsonb_agg(jsonb_build_object('name', traveller.name, 'latin', ${latinOf('traveller', 'anybody')},
                      'departmentId', traveller.department_id) ORDER BY traveller.position), '[]') FROM order_traveller traveller
             WHERE traveller.enterprise_id = orders.enterprise_id AND traveller.order_no = orders.order_no) AS travellers
     FROM orders WHERE orders.enterprise_id = $1 AND orders.order_no = ANY($2)`,
    [enterpriseId, orderNos],
  )

/** People by number, whether they are in office or left. */
export const findNamedPeople = (
  { sql, enterpriseId }: Tenant,
  employeeIds: readonly string[],
): Promise<(NamedPerson & { employeeId: string })[]> =>
  sql.query(
    `SELECT employee_id AS "employeeId", name, ${latinOf('employee', 'anybody')} AS latin, department_id AS "departmentId"
     FROM employee WHERE enterprise_id = $1 AND employee_id = ANY($2)`,
    [enterpriseId, employeeIds],
  )
