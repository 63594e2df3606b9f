import type pg from 'pg'

/** Seats in the sale table, and seats that live records account for, domestic and international; they must be equal. */
export async function seatsInBooks(pool: pg.Pool): Promise<{ sold: number; recorded: number }> {
  const { rows } = await pool.query<{ sold: number; recorded: number }>(`
    SELECT (SELECT coalesce(sum(seat), 0)::integer FROM sandbox_air_sale, unnest(sold) AS seat) AS sold,
      (SELECT coalesce(sum(jsonb_array_length(j -> 'seats') * party), 0)::integer
        FROM sandbox_air_pnr, jsonb_array_elements(journeys) AS j WHERE state = 'held')
      + (SELECT coalesce(sum(jsonb_array_length(terms -> 'seats')), 0)::integer FROM sandbox_air_coupon WHERE state = 'open')
      + (SELECT coalesce(sum(jsonb_array_length(segment) * party), 0)::integer
        FROM sandbox_intl_record, jsonb_array_elements(trip -> 'seats') AS segment WHERE state = 'held')
      + (SELECT coalesce(sum((seat ->> 'seats')::integer), 0)::integer
        FROM sandbox_intl_change_hold, jsonb_array_elements(seats) AS seat WHERE state = 'held')
      + (SELECT coalesce(sum(jsonb_array_length(seats)), 0)::integer FROM sandbox_intl_coupon WHERE state = 'open') AS recorded`)
  return rows[0] ?? { sold: -1, recorded: -2 }
}
