import type { LocalText } from '@sojourn/contract/kit/language'
import type { Tenant } from '../../../db/tenant'
import { isFirstOrder } from './trip-key'

interface TripName {
  key: string
  /** Empty where nobody gave it one. */
  name: string
  /** Of its first order. */
  title: LocalText
  departAt: Date
  /** Part of no trip. */
  alone: boolean
}

/** Trips, and orders that are part of none, by their numbers. */
export const findTripNames = ({ sql, enterpriseId }: Tenant, keys: readonly string[]): Promise<TripName[]> =>
  sql.query<TripName>(
    `SELECT DISTINCT ON (key) key, coalesce(trip.name, '') AS name, o.title, o.depart_at AS "departAt", o.travel_order_no IS NULL AS alone
     FROM unnest($2::text[]) AS key
       JOIN orders o ON o.enterprise_id = $1 AND ${isFirstOrder} AND (o.travel_order_no = key OR o.order_no = key)
       LEFT JOIN trip ON trip.enterprise_id = $1 AND trip.travel_order_no = key
     ORDER BY key, o.depart_at, o.order_no`,
    [enterpriseId, keys],
  )
