import type { LocalText } from '@sojourn/contract/kit/language'
import { inEveryLanguage } from '@sojourn/domain/kit/every-language'
import { endOfDay } from '@sojourn/domain/products/meeting/deadlines'
import {
  isSameMeeting,
  readMeetingDemand,
  readMeetingPlan,
  type KeptMeetingDemand,
  type KeptMeetingPlan,
} from '@sojourn/domain/products/meeting/kept-demand'
import { hotelCity } from '@sojourn/domain/reference/hotel/hotel-cities'
import { dayInWords } from '@sojourn/domain/kit/day-words'
import { meetingRulesText } from '@sojourn/text/products/meeting/rules'
import type { DemandKind } from '../../../../capabilities/demand'
import type { DemandRow } from '../../../booking/demand/demand-store'

export type MeetingDemandRow = DemandRow<KeptMeetingDemand, KeptMeetingPlan>

const titleOf = ({ cityId, dates, people }: KeptMeetingDemand): LocalText =>
  inEveryLanguage((language) =>
    meetingRulesText[language].title({
      city: hotelCity(cityId)?.name[language] ?? '',
      date: dates[0] === undefined ? '' : dayInWords(dates[0], language),
      people,
    }),
  )

/** A meeting that several venues are asked an offer for (handbook 5.2). */
export const meetingDemandKind: DemandKind<KeptMeetingDemand, KeptMeetingPlan> = {
  product: 'meeting',
  series: 'MD',
  readBody: readMeetingDemand,
  readPlan: readMeetingPlan,
  // Who comes is settled later; a request concerns whoever made it.
  travellers: () => [],
  places: ({ cityId }) => [String(cityId)],
  startsOn: ({ dates }) => dates[0] ?? null,
  isSame: isSameMeeting,
  title: titleOf,
  kindName: (language) => meetingRulesText[language].kind,
  path: (demandNo) => `/order/meeting/requirement?demandNo=${demandNo}`,
  reopens: true,
  answerBy: ({ answerBy }) => endOfDay(answerBy),
}
