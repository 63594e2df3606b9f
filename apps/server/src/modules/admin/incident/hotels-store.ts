import { products, type Product } from '@sojourn/contract/booking/codes'
import type { InCodes } from '../../../db/in-codes'
import type { Tenant } from '../../../db/tenant'

export interface HotelRow {
  hotelId: string
  product: Product
  /** Of one stay there, which names the hotel. */
  body: unknown
}
const hotelsAtMost = 2_000

/** Hotels in which the company has stays that end from yesterday to sixty days from now. */
export async function findHotels({ sql, enterpriseId }: Tenant, now: Date): Promise<HotelRow[]> {
  const rows = await sql.query<InCodes<HotelRow, { product: typeof products }>>(
    `SELECT DISTINCT ON (s.service_key) s.service_key AS "hotelId", o.product, s.body
     FROM order_segment s JOIN orders o ON o.enterprise_id = s.enterprise_id AND o.order_no = s.order_no
     WHERE s.enterprise_id = $1 AND s.kind = 'stay' AND s.arrive_at >= $2::timestamptz - interval '1 day'
       AND s.arrive_at <= $2::timestamptz + interval '60 days'
     ORDER BY s.service_key, s.arrive_at LIMIT ${hotelsAtMost}`,
    [enterpriseId, now],
  )
  return rows.map((row) => ({ ...row, product: products.word(row.product) }))
}
