/**
 * The address of the venue page (S7.39): ids are values of the options (S3.38), RequirementItemsId a comma list. The
 * page is opened by a person, so it bears any text and falls back to what it can show.
 */
export interface MeetingSearchQuery {
  CityId?: string | undefined
  StartDate?: string | undefined
  ActivityDurationId?: string | undefined
  ParticipantCountId?: string | undefined
  ActivityBudgetId?: string | undefined
  RequirementItemsId?: string | undefined
  /** Filters of the page itself. */
  layout?: string | undefined
  sort?: string | undefined
  lang?: string | undefined
}
