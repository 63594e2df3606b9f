import { fenOf } from '../../kit/exchange'
import { sum } from '../../kit/money'

interface Priced {
  rate: {
    hotelType: 1 | 2
    totalPrice: number
    /** Abroad: what the hotel takes at the desk besides, and fen for a million whole units of its currency. */
    local?: { fenPerMillion: number; taxAtHotel?: { amount: number; currency: string } }
  }
  nights: number
  /** Of each room fen per night, where the stay is paid through us (handbook 6.4). */
  roomFees: readonly number[]
}

/** `room` through us; `roomAtHotel` and `taxAtHotel` are paid at the desk and not part of the total. Fen. */
export interface StayPriceLine {
  kind: 'room' | 'serviceFee' | 'roomAtHotel' | 'taxAtHotel'
  unit: number
  count: number
  amount: number
}

/** What a stay costs, line by line in fen: through us, or at the desk. */
export function hotelPriceLines({ rate, nights, roomFees }: Priced): StayPriceLine[] {
  const line = (kind: StayPriceLine['kind'], unit: number, count = roomFees.length): StayPriceLine => ({
    kind,
    unit,
    count,
    amount: unit * count,
  })
  const { hotelType, totalPrice, local } = rate
  const atHotel = local?.taxAtHotel
  const tax = atHotel ? fenOf(atHotel.amount, { currency: atHotel.currency, fenPerMillion: local.fenPerMillion }) : 0
  return [
    line(hotelType === 2 ? 'room' : 'roomAtHotel', totalPrice),
    ...(hotelType === 2 ? feesOf(roomFees) : []).map(({ fee, rooms }) => line('serviceFee', fee, rooms * nights)),
    ...(tax > 0 ? [line('taxAtHotel', tax)] : []),
  ]
}

/** How many rooms pay which fee; what is free is left out. */
const feesOf = (roomFees: readonly number[]) =>
  [...new Set(roomFees)].filter((fee) => fee > 0).map((fee) => ({ fee, rooms: roomFees.filter((each) => each === fee).length }))

/** The lines that are paid through us, which sum to the order's total. */
export const throughUs = (lines: readonly StayPriceLine[]): StayPriceLine[] =>
  lines.filter(({ kind }) => kind === 'room' || kind === 'serviceFee')

export const totalOf = (lines: readonly StayPriceLine[]): number => sum(throughUs(lines).map(({ amount }) => amount))

/** Everything that the stay costs in fen, through us and at the desk: what a buyer agrees to. */
export const wholeOf = (lines: readonly StayPriceLine[]): number => sum(lines.map(({ amount }) => amount))
