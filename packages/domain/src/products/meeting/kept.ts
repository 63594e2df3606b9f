import type { LocalText } from '@sojourn/contract/kit/language'
import type { MeetingLine } from '@sojourn/contract/products/meeting/requirement.shapes'
import { readStored } from '../../kit/stored-version'
import type { KeptMeetingPlan } from './kept-demand'

/** A meeting as the order of its deposit keeps it. */
export interface KeptMeeting {
  version: 1
  cityId: number
  people: number
  /** For how many the offer was, where another number comes meanwhile. */
  quotedPeople?: number
  /** The venue has not been told of the last number yet; an instant. */
  peopleUntoldSince?: string
  halfDays: number
  plan: KeptMeetingPlan
  /** Fen. */
  deposit: number
}
export const readMeeting = (body: unknown): KeptMeeting =>
  readStored('a meeting of an order', body, { 1: (kept: KeptMeeting) => kept })

/** What a meeting came to; each statement of the agency counts up. */
export interface KeptStatement {
  version: 1
  revision: number
  lines: MeetingLine[]
  /** Instant; absent of the oldest, which are as old as their event. */
  statedAt?: string
  /** What its booker does not agree with. */
  objection?: string
}
export const readStatement = (body: unknown): KeptStatement =>
  readStored('the statement of a meeting', body, { 1: (kept: KeptStatement) => kept })

/** A meeting as lists and documents read it from a segment. */
export interface KeptMeetingSegment {
  version: 1
  venueName: LocalText
  hallName: LocalText
  address: LocalText
  days: string[]
  people: number
  cityId: number
  /** Of the order that pays the rest of a meeting, whose deposit is an order of its own. */
  balance?: true
}
export const readMeetingSegment = (body: unknown): KeptMeetingSegment =>
  readStored('a meeting among the segments', body, { 1: (kept: KeptMeetingSegment) => kept })
