import type { Tenant } from '../../../../db/tenant'

export interface FavouriteRow {
  hotelId: string
  addedAt: Date
}

/** Newest first. */
export const findFavourites = ({ sql, enterpriseId }: Tenant, employeeId: string): Promise<FavouriteRow[]> =>
  sql.query<FavouriteRow>(
    `SELECT hotel_id AS "hotelId", added_at AS "addedAt" FROM favourite_hotel
     WHERE enterprise_id = $1 AND employee_id = $2 ORDER BY added_at DESC, hotel_id`,
    [enterpriseId, employeeId],
  )

export const insertFavourite = ({ sql, enterpriseId }: Tenant, employeeId: string, row: FavouriteRow): Promise<unknown> =>
  sql.query(
    `INSERT INTO favourite_hotel (enterprise_id, employee_id, hotel_id, added_at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`,
    [enterpriseId, employeeId, row.hotelId, row.addedAt],
  )

export const deleteFavourite = ({ sql, enterpriseId }: Tenant, employeeId: string, hotelId: string): Promise<unknown> =>
  sql.query('DELETE FROM favourite_hotel WHERE enterprise_id = $1 AND employee_id = $2 AND hotel_id = $3', [
    enterpriseId,
    employeeId,
    hotelId,
  ])
