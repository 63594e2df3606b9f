import { readStaySegment, type KeptStaySegment } from '@sojourn/domain/products/hotel/kept'
import type { Sql } from '../../../db/sql'
import { findOrderSegments, type OrderSegmentRow } from '../../booking/order/store'

/** The stays of some orders as their segments, read from whatever version they are kept in. */
export const findStays = async (
  sql: Sql,
  enterpriseId: number,
  orderNos: readonly string[],
): Promise<OrderSegmentRow<KeptStaySegment>[]> =>
  (await findOrderSegments(sql, enterpriseId, orderNos)).map((row) => ({ ...row, body: readStaySegment(row.body) }))
