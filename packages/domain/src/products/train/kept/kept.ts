import { readStored } from '../../../kit/stored-version'

/** The railway's own codes of its classes (handbook 3.2); WZ is standing. */
export type KeptSeatClass = '9' | 'P' | 'D' | 'M' | 'O' | 'S' | '2' | '1' | '3' | 'J' | '4' | 'I' | '6' | 'A' | 'F' | 'WZ'
/** The letter of the number (handbook 3.1); `other` has none, or a rarer one. */
export type KeptTrainType = 'G' | 'D' | 'C' | 'Z' | 'T' | 'K' | 'other'

/** A ride as an order keeps it: what was bought, in codes, so that any language can name it. */
export interface KeptRide {
  version: 2
  /** The railway's key: internal number of the train and the date on which it leaves its first station. */
  trainKey: string
  /** The number that the train has where one boards. */
  trainNo: string
  trainType: KeptTrainType
  /** Telegraph codes. */
  departStation: string
  arriveStation: string
  /** Date and time of boarding, and time of arrival, in China. */
  departDate: string
  departTime: string
  arriveTime: string
  /** Midnights between departure and arrival. */
  spanDays: number
  rideMinutes: number
  distanceKm: number
  seatClass: KeptSeatClass
  /** Of one adult, in fen; of berths that of the dearest. */
  fare: number
}

/** As it was stored before versions were. */
export interface FirstKeptRide {
  trainKey: string
  trainNo: string
  type: KeptTrainType
  departStation: string
  departDate: string
  departTime: string
  arriveStation: string
  arriveTime: string
  spanDays: number
  durationMinutes: number
  distanceKm: number
  fromOrigin: boolean
  toTerminus: boolean
  fuxing: boolean
  seat: KeptSeatClass
  /** Fen. */
  price: number
  departCity: string
  arriveCity: string
}

export const readRide = (body: unknown): KeptRide => readStored('a kept ride', body, { 1: ofFirst, 2: (ride: KeptRide) => ride })

const ofFirst = (ride: FirstKeptRide): KeptRide => ({
  version: 2,
  trainKey: ride.trainKey,
  trainNo: ride.trainNo,
  trainType: ride.type,
  departStation: ride.departStation,
  arriveStation: ride.arriveStation,
  departDate: ride.departDate,
  departTime: ride.departTime,
  arriveTime: ride.arriveTime,
  spanDays: ride.spanDays,
  rideMinutes: ride.durationMinutes,
  distanceKm: ride.distanceKm,
  seatClass: ride.seat,
  fare: ride.price,
})
