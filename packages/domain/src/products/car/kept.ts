import type { LocalText } from '@sojourn/contract/kit/language'
import { readStored } from '../../kit/stored-version'

export interface KeptPlace {
  placeId: string
  name: LocalText
  kind: 'airport' | 'station' | 'metro' | 'district' | 'hotel' | 'landmark'
  latitude: number
  longitude: number
}

/** A ride as an order keeps it: what was bought, at the price that was shown. */
export interface KeptCar {
  version: 1
  rideType: 'now' | 'reserved' | 'airportPickup' | 'airportDropOff' | 'stationPickup' | 'stationDropOff' | 'dayHire'
  carClass: 'economy' | 'comfort' | 'business' | 'luxury'
  cityId: number
  from: KeptPlace
  /** A car hired for a day goes where it is told. */
  to?: KeptPlace
  /** An instant. */
  departAt: string
  serviceNo?: string
  metres: number
  minutes: number
  /** Fen; `atMost` is what is set aside. */
  estimate: number
  parts: { part: 'start' | 'distance' | 'time' | 'night' | 'toll' | 'surge' | 'package'; amount: number; quantity?: number }[]
  atMost: number
}

export const readCar = (body: unknown): KeptCar => readStored('a kept car', body, { 1: (car: KeptCar) => car })
