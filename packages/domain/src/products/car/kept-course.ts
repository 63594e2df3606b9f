import { readStored } from '../../kit/stored-version'
import type { KeptCar, KeptPlace } from './kept'
import type { RideEvent } from './ride-events'

/** What is known of the ride of an order; moments are instants, money is fen. */
export interface KeptCourse {
  version: 1
  departAt: string
  /** When the flight or train that it waits for was to arrive, as it was first seen: the pick-up keeps its distance from it. */
  awaits?: string
  /** When it was to begin before its flight or train was late. */
  formerDepartAt?: string
  /** So often the platform moved it; each move has a key of its own, also one back to a former moment. */
  moves?: number
  /** After a change of the ticket: what it waits for now, when that was to arrive as it was first seen, and when the pick-up begins with it. */
  follows?: { serviceNo: string; awaits: string; departAt: string }
  /** The ticket was given back, or changed to what the pick-up cannot follow; its people were told. */
  ticketGone?: true
  events: RideEvent[]
  driver?: {
    name: string
    mobile: string
    plate: string
    colour: 'white' | 'black' | 'silver' | 'blue'
    model: string
    score: number
  }
  leg?: { kind: 'approach' | 'ride'; startedAt: string; endsAt: string; metres: number }
  fare?: { total: number; parts: KeptCar['parts']; metres: number; minutes: number; missedBy: number; crossedCity?: boolean }
  /** How many rides of the same person ended on its day, with this one; counted when it ends. */
  ridesThatDay?: number
  /** Where it was taken instead, and the way that this makes. */
  redirected?: { to: KeptPlace; metres: number; minutes: number; estimate: number }
  cancelFee?: number
  /** So often its link was revoked; each time it has another. */
  sharesRevoked?: number
  /** The flight or train that it waited for does not come. */
  serviceOff?: true
  confirmedAt?: string
  dispute?: {
    parts: KeptCar['parts'][number]['part'][]
    /** Empty where the system itself objects. */
    reason: string
    at: string
    decidesAt?: string
    takenOff?: number
  }
}

export const newCourse = (departAt: string): KeptCourse => ({ version: 1, departAt, events: [] })

export const readCourse = (body: unknown): KeptCourse => readStored('a kept course', body, { 1: (course: KeptCourse) => course })
