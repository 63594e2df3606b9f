import type { LocalText } from '@sojourn/contract/kit/language'
import { readStored } from '../../../kit/stored-version'
import type { KeptMoney, KeptRate } from './kept-rate'

/** A stay as the segment of an order keeps it, for lists, trips and approvers; the hotel stands beside it. */
export interface KeptStaySegment {
  version: 2
  cityId: number
  hotelName: LocalText
  roomName: LocalText
  /** Dates and HH:mm of the hotel's calendar and clocks. */
  checkIn: string
  checkOut: string
  checkInFrom: string
  checkOutUntil: string
  rooms: number
  /** Of a room that our suppliers carry. */
  roomId?: string
  /** The front desk writes the invoice (handbook 4.6); absent where the agency does. */
  invoicedThere?: true
  /** Absent for a hotel of no chain. */
  brandId?: string
  /** Which rate of our suppliers was bought; absent of a partner's or a quoted one. */
  rateKind?: KeptRate['kind']
  /** Abroad: one room for the whole stay in the country's currency. */
  ownPrice?: KeptMoney
  /** Fen of one room for the whole stay. */
  totalPrice: number
}

/** As it was stored before versions were. */
export interface FirstKeptStaySegment extends Omit<KeptStaySegment, 'version'> {
  stay: true
  hotelId: string
  /** Empty. */
  departCity: string
  arriveCity: string
}

export const readStaySegment = (body: unknown): KeptStaySegment =>
  readStored('the segment of a stay', body, { 1: ofFirst, 2: (segment: KeptStaySegment) => segment })

const ofFirst = (segment: FirstKeptStaySegment): KeptStaySegment => ({
  version: 2,
  cityId: segment.cityId,
  hotelName: segment.hotelName,
  roomName: segment.roomName,
  checkIn: segment.checkIn,
  checkOut: segment.checkOut,
  checkInFrom: segment.checkInFrom,
  checkOutUntil: segment.checkOutUntil,
  rooms: segment.rooms,
  ...(segment.roomId === undefined ? {} : { roomId: segment.roomId }),
  ...(segment.brandId === undefined ? {} : { brandId: segment.brandId }),
  ...(segment.rateKind === undefined ? {} : { rateKind: segment.rateKind }),
  ...(segment.ownPrice === undefined ? {} : { ownPrice: segment.ownPrice }),
  totalPrice: segment.totalPrice,
})
