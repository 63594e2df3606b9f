import type { LocalText } from '@sojourn/contract/kit/language'
import type { dateDeciders, MeetingLayout, MeetingService } from '@sojourn/contract/products/meeting/meeting-words'
import type { MeetingLine } from '@sojourn/contract/products/meeting/requirement.shapes'
import { readStored } from '../../kit/stored-version'

/** What venues are asked an offer for, as it is kept. */
export interface KeptMeetingDemand {
  version: 1
  cityId: number
  venues: { venueKey: string; name: LocalText }[]
  /** First days, the one that is wished most first. */
  dates: string[]
  decides: (typeof dateDeciders)[number]
  halfDays: number
  people: number
  layout: MeetingLayout
  services: MeetingService[]
  /** Fen for the whole event. */
  budget?: number
  /** Name and mobile, sealed. */
  contactCipher: string
  remark: string
  answerBy: string
  decideBy: string
  /** Deadlines of which whoever asked was told, each with its moment. */
  told?: readonly string[]
  /** Venues that the agency has begun to ask, with the instant since which. */
  asked?: { venueKeys: readonly string[]; at: string }
}
export const readMeetingDemand = (body: unknown): KeptMeetingDemand =>
  readStored('a demand for a meeting', body, { 1: (kept: KeptMeetingDemand) => kept })

/** The same event for as many people at the same venues, whatever the words. */
export const isSameMeeting = (one: KeptMeetingDemand, other: KeptMeetingDemand): boolean =>
  one.cityId === other.cityId &&
  one.people === other.people &&
  one.halfDays === other.halfDays &&
  one.dates.join() === other.dates.join() &&
  keysOf(one).join() === keysOf(other).join()

const keysOf = ({ venues }: KeptMeetingDemand): string[] => venues.map(({ venueKey }) => venueKey).toSorted()

/** The offer of one venue; money in fen. */
export interface KeptMeetingPlan {
  version: 1
  planId: string
  /** Instant. */
  validUntil: string
  venueKey: string
  venueName: LocalText
  address: LocalText
  hallKey: string
  hallName: LocalText
  /** Most people in the layout of the offer. */
  seats: number
  layout: MeetingLayout
  days: string[]
  lines: MeetingLine[]
  depositPercent: number
  note?: string
}
export const readMeetingPlan = (plan: unknown): KeptMeetingPlan =>
  readStored('the offer of a venue', plan, { 1: (kept: KeptMeetingPlan) => kept })
