import { daysBetween } from '@sojourn/domain/kit/local-date'
import type { SqlExecutor } from '../../ports/supply'
import type { Shelf } from './shelf'

interface SoldRow {
  hotel_id: string
  room: number
  night: string
  sold: number
}

function soldByRoom(rows: readonly SoldRow[], shelf: Shelf, checkIn: string, nights: number): Map<number, number[]> {
  const sold = new Map<number, number[]>()
  for (const row of rows) {
    const hotel = shelf.numberOf.get(row.hotel_id)
    if (hotel === undefined) continue
    const room = shelf.firstRoom[hotel]! + row.room - 1
    const list = sold.get(room) ?? Array.from({ length: nights }, () => 0)
    list[daysBetween(checkIn, row.night)] = row.sold
    sold.set(room, list)
  }
  return sold
}

interface PlaceOf {
  city_id: number
  hotel_id: string
}
/** What we ourselves have sold where the column says so, by room of the shelf and night of the stay. */
function soldIn<Column extends keyof PlaceOf>(column: Column) {
  const text = `SELECT hotel_id, room, night::text AS night, sold FROM sandbox_hotel_night
    WHERE ${column} = $1 AND night >= $2::date AND night < $3::date AND sold > 0`
  return async (
    sql: SqlExecutor,
    shelf: Shelf,
    place: PlaceOf[Column],
    { checkIn, checkOut }: { checkIn: string; checkOut: string },
  ): Promise<Map<number, number[]>> => {
    const rows = await sql.query<SoldRow>(text, [place, checkIn, checkOut])
    return soldByRoom(rows, shelf, checkIn, daysBetween(checkIn, checkOut))
  }
}

export const soldInCity = soldIn('city_id')
export const soldInHotel = soldIn('hotel_id')
