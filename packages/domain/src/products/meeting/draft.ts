import { problem, type Problem } from '@sojourn/contract/kit/problems'
import { checkDay } from '../../booking/date-section'
import { meetingItself } from '../../reference/meeting-options'

/** What the meeting form asks for (S2.56); ids are values of the options (S3.38), empty where nothing is chosen. */
export interface MeetingSearch {
  cityId: number
  startDate: string
  durationId: string
  participantsId: string
  budgetId: string
  requirementIds: readonly string[]
}

/** The first thing wrong with a search for venues: budget and requirements may stay open (S5.12). */
export function checkMeetingSearch(search: MeetingSearch, days: { today: string; horizonEnd: string }): Problem | undefined {
  if (search.cityId === 0) return problem('destinationMissing', { field: 'cityId' })
  const day = checkDay('startDate', search.startDate, days)
  if (day) return day
  if (search.durationId === '') return problem('durationMissing', { field: 'durationId' })
  return search.participantsId === '' ? problem('participantsMissing', { field: 'participantsId' }) : undefined
}

/** The query of the venue page (S7.39), requirements as a comma list that always names the meeting. */
export const meetingQuery = (search: MeetingSearch): Record<string, string> => ({
  CityId: String(search.cityId),
  StartDate: search.startDate,
  ActivityDurationId: search.durationId,
  ParticipantCountId: search.participantsId,
  ...(search.budgetId !== '' && { ActivityBudgetId: search.budgetId }),
  RequirementItemsId: [meetingItself, ...search.requirementIds.filter((id) => id !== meetingItself)].join(','),
})
