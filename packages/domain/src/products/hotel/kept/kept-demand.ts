import { readStored } from '../../../kit/stored-version'

/** A hotel or rate that the list lacks, as somebody asked the agency for it in words. */
export interface KeptDemand {
  version: 2
  /** 1 business, 2 personal. */
  travelType: 1 | 2
  cityId: number
  checkIn: string
  checkOut: string
  rooms: number
  employeeIds: string[]
  /** The hotel, or where it is to lie. */
  hotelName: string
  /** Most fen per room and night. */
  budget?: number
  wishes: string
}

/** As it was stored before versions were. */
export interface FirstKeptDemand extends Omit<KeptDemand, 'version' | 'checkIn' | 'checkOut'> {
  checkInDate: string
  checkOutDate: string
}

export const readDemand = (body: unknown): KeptDemand =>
  readStored('a demand for a hotel', body, { 1: ofFirst, 2: (demand: KeptDemand) => demand })

const ofFirst = ({ checkInDate: checkIn, checkOutDate: checkOut, ...demand }: FirstKeptDemand): KeptDemand => ({
  version: 2,
  ...demand,
  checkIn,
  checkOut,
})

/** The same people for the same days in the same city, whatever the words. */
export const isSameDemand = (one: AskedStay, other: AskedStay): boolean =>
  one.cityId === other.cityId &&
  one.checkIn === other.checkIn &&
  one.checkOut === other.checkOut &&
  one.employeeIds.every((id) => other.employeeIds.includes(id)) &&
  other.employeeIds.every((id) => one.employeeIds.includes(id))

type AskedStay = Pick<KeptDemand, 'cityId' | 'checkIn' | 'checkOut' | 'employeeIds'>

/** An offer of the agency's staff for a demand. */
export interface KeptPlan {
  version: 1
  planId: string
  /** Instant. */
  validUntil: string
  hotelName: string
  address: string
  phone: string
  roomName: string
  /** Fen of one room and night, tax included. */
  price: number
  breakfasts: number
  /** S4.05: 1 pay at the hotel, 2 pay in advance. */
  hotelType: 1 | 2
  /** S9.13. */
  starCode?: number
  /** Number under which the hotel keeps the rooms. */
  reservationNo: string
  /** Hours before 18:00 of arrival until which cancelling is free; absent when it never is. */
  freeHours?: number
  note?: string
}

export const readPlan = (plan: unknown): KeptPlan =>
  readStored('the offer of a hotel', plan, { 1: (first: Omit<KeptPlan, 'version'>): KeptPlan => ({ ...first, version: 1 }) })
