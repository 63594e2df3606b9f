import { reuseDaySearch } from '@sojourn/domain/booking/search-cache'
import { checkMeetingSearch, meetingQuery, type MeetingSearch } from '@sojourn/domain/products/meeting/draft'
import type { Problem } from '@sojourn/contract/kit/problems'
import type { CalendarRules } from '../../../../kit/dates/calendar-model'
import type { Place } from '../../../../kit/pickers/place'
import { storage } from '../../../../kit/browser/storage'
import { keepProductCache, productKey, readProductCache } from '../../../../kit/browser/product-cache'

export interface MeetingFormState {
  city: Place | undefined
  startDate: string
  durationId: string
  participantsId: string
  budgetId: string
  requirementIds: readonly string[]
}

/** meeting_data_pc, or intl_meeting_data_pc where the city is abroad (S3.57, S3.58). */
interface Cache extends Omit<MeetingFormState, 'city' | 'startDate'> {
  city: Place | null
  departDate: string
  currentTimeStamp: number
}
const names = { home: 'meeting_data_pc', abroad: 'intl_meeting_data_pc' } as const
const cached = ['city', 'departDate', 'durationId', 'participantsId', 'budgetId', 'requirementIds'] as const

/** S9.07 */
const defaultCity = '321'

/** The last search when it is young enough (S4.21), else Shanghai today (S9.04, S9.07). */
export function initialMeetingState(now: number, today: string, defaultName: string): MeetingFormState {
  const stored = readProductCache<Cache>(names.home, cached) ?? readProductCache<Cache>(names.abroad, cached)
  const cache = stored && reuseDaySearch(stored, now, today)
  if (!cache) {
    const city = { code: defaultCity, name: defaultName, kind: 0 }
    return { city, startDate: today, durationId: '', participantsId: '', budgetId: '', requirementIds: [] }
  }
  const { city, departDate, durationId, participantsId, budgetId, requirementIds } = cache
  return { city: city ?? undefined, startDate: departDate, durationId, participantsId, budgetId, requirementIds }
}

/** Only the last search is kept, under the name of where it was. */
export function keepMeetingSearch({ city, startDate, ...rest }: MeetingFormState, now: number): void {
  const [used, other] = city?.abroad ? [names.abroad, names.home] : [names.home, names.abroad]
  storage.remove(productKey(other))
  keepProductCache(used, { ...rest, city: city ?? null, departDate: startDate, currentTimeStamp: now })
}

const searchOf = ({ city, ...rest }: MeetingFormState): MeetingSearch => ({ ...rest, cityId: Number(city?.code ?? 0) })

export const meetingProblem = (state: MeetingFormState, rules: CalendarRules): Problem | undefined =>
  checkMeetingSearch(searchOf(state), { today: rules.today, horizonEnd: rules.last })

/** The address of the venue page (S7.39), in the language of this one. */
export const venueAddress = (state: MeetingFormState, lang: string): string =>
  `/api/MeetingRoom/MeetingRoomHotelSearch?${new URLSearchParams({ ...meetingQuery(searchOf(state)), lang })}`
