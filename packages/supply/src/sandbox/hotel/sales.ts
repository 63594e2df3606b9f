import { daysBetween } from '@sojourn/domain/kit/local-date'
import type { SqlExecutor } from '../../ports/supply'
import type { HotelColumns } from './hotel-columns'

interface SoldRow {
  hotel_id: string
  room: number
  night: string
  sold: number
}

function soldByRoom(rows: readonly SoldRow[], columns: HotelColumns, checkIn: string, nights: number): Map<number, number[]> {
  const sold = new Map<number, number[]>()
  for (const row of rows) {
    const hotel = columns.numberOf.get(row.hotel_id)
    if (hotel === undefined) continue
    const room = columns.firstRoom[hotel]! + row.room - 1
    const list = sold.get(room) ?? Array.from({ length: nights }, () => 0)
    list[daysBetween(checkIn, row.night)] = row.sold
    sold.set(room, list)
  }
  return sold
}

interface Stay {
  checkIn: string
  checkOut: string
}
const soldWhere = (
  column: 'city_id' | 'hotel_id',
): string => `SELECT hotel_id, room, night::text AS night, sold FROM sandbox_hotel_night
    WHERE ${column} = $1 AND night >= $2::date AND night < $3::date AND sold > 0`
const inCity = soldWhere('city_id')
const inHotel = soldWhere('hotel_id')

/** What we ourselves have sold in a city, by room of the columns and night of the stay. */
export async function soldInCity(sql: SqlExecutor, columns: HotelColumns, cityId: number, { checkIn, checkOut }: Stay) {
  const rows = await sql.query<SoldRow>(inCity, [cityId, checkIn, checkOut])
  return soldByRoom(rows, columns, checkIn, daysBetween(checkIn, checkOut))
}

/** The same of one hotel. */
export async function soldInHotel(sql: SqlExecutor, columns: HotelColumns, hotelId: string, { checkIn, checkOut }: Stay) {
  const rows = await sql.query<SoldRow>(inHotel, [hotelId, checkIn, checkOut])
  return soldByRoom(rows, columns, checkIn, daysBetween(checkIn, checkOut))
}
