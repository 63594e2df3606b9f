import { Type, type Static } from 'typebox'
import { AdvanceDays, Fen, handlingOf, optional } from '../../booking/policy/policy-terms.shapes'

export const MeetingSection = Type.Object({
  /** Fen per person and day of the event, by the tier of the city; a tier without one is not limited. */
  dailyPrices: optional(Type.Object({ first: optional(Fen), newFirst: optional(Fen), other: optional(Fen) })),
  /** Fen of the whole event. */
  maxTotal: optional(Fen),
  advanceDays: optional(AdvanceDays),
  handling: handlingOf('meetingPrice', 'meetingTotal', 'advanceDays'),
})
export type MeetingSection = Static<typeof MeetingSection>
