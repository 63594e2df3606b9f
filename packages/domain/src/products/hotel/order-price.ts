import type { HotelPriceLine } from '@sojourn/contract/products/hotel-booking.shapes'
import type { HotelRate } from '@sojourn/contract/products/hotel.shapes'
import { minorDigits } from '../../kit/currency'
import { sum } from '../../kit/money'
import { fenOf } from './prices'

interface Priced {
  rate: Pick<HotelRate, 'hotelType' | 'totalPrice' | 'local'>
  rooms: number
  nights: number
  /** Fen per room and night of a stay that is paid through us. */
  serviceFee: number
}

/** What a stay costs, line by line in fen: through us, or at the desk. */
export function hotelPriceLines({ rate, rooms, nights, serviceFee }: Priced): HotelPriceLine[] {
  const line = (kind: HotelPriceLine['kind'], unit: number, count = rooms): HotelPriceLine => ({
    kind,
    unit,
    count,
    amount: unit * count,
  })
  const { hotelType, totalPrice, local } = rate
  const atHotel = local?.taxAtHotel
  const tax = atHotel ? fenOf(atHotel.amount, minorDigits(atHotel.currency), local.fenPerMillion) : 0
  return [
    line(hotelType === 2 ? 'room' : 'roomAtHotel', totalPrice),
    ...(hotelType === 2 && serviceFee > 0 ? [line('serviceFee', serviceFee, rooms * nights)] : []),
    ...(tax > 0 ? [line('taxAtHotel', tax)] : []),
  ]
}

/** The lines that are paid through us, which sum to the order's total. */
export const throughUs = (lines: readonly HotelPriceLine[]): HotelPriceLine[] =>
  lines.filter(({ kind }) => kind === 'room' || kind === 'serviceFee')

export const totalOf = (lines: readonly HotelPriceLine[]): number => sum(throughUs(lines).map(({ amount }) => amount))

/** Everything that the stay costs in fen, through us and at the desk: what a buyer agrees to. */
export const wholeOf = (lines: readonly HotelPriceLine[]): number => sum(lines.map(({ amount }) => amount))
