import { Type, type Static } from 'typebox'

/**
 * The address of the venue page (S7.39): ids are values of the options (S3.38), RequirementItemsId a comma list.
 * The page is opened by a person, so it bears any text and falls back to what it can show.
 */
const text = Type.Optional(Type.String({ maxLength: 100 }))
export const MeetingSearchQuery = Type.Object({
  CityId: text,
  StartDate: text,
  ActivityDurationId: text,
  ParticipantCountId: text,
  ActivityBudgetId: text,
  RequirementItemsId: text,
  /** Filters of the page itself. */
  layout: text,
  sort: text,
  lang: text,
})
export type MeetingSearchQuery = Static<typeof MeetingSearchQuery>
