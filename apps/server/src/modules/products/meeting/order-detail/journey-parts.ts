import type { Language } from '@sojourn/contract/kit/language'
import type { JourneyPart, JourneyPoint } from '@sojourn/domain/booking/documents/journey-part'
import { chinaOffsetMinutes, localOf } from '@sojourn/domain/kit/local-date'
import { readMeetingSegment } from '@sojourn/domain/products/meeting/kept'
import { meetingRulesText } from '@sojourn/text/products/meeting/rules'
import type { Tenant } from '../../../../db/tenant'
import { findOrderSegments } from '../../../booking/order/store'

/** A meeting in documents, calendars and trips: from its first morning to its last evening. */
export async function meetingParts(tenant: Tenant, orderNo: string): Promise<(language: Language) => JourneyPart[]> {
  const segments = await findOrderSegments(tenant, [orderNo])
  return (language) =>
    segments.map(({ departAt, arriveAt, position, body }) => {
      const { venueName, hallName, address, people } = readMeetingSegment(body)
      const text = meetingRulesText[language]
      return {
        label: venueName[language],
        detail: `${hallName[language]} · ${text.people({ count: people })}`,
        from: { ...pointOf(address[language], departAt), note: text.begins },
        to: { ...pointOf(address[language], arriveAt), note: text.ends },
        facts: [],
        segment: position,
      }
    })
}

function pointOf(place: string, at: Date): JourneyPoint {
  const { date, time } = localOf(at.toISOString(), chinaOffsetMinutes)
  return { place, note: '', date, time, zone: 'Asia/Shanghai', at: at.toISOString() }
}

/** The meeting in the words of the list of journeys (S3.45). */
export function meetingItem(segment: unknown, language: Language) {
  const { venueName, hallName, days } = readMeetingSegment(segment)
  return {
    flightNo: '',
    airlineName: venueName[language],
    depAirport: '',
    arrAirport: hallName[language],
    depTerminal: '',
    arrTerminal: '',
    departDate: days[0]!,
    departTime: '09:00',
    arriveTime: '18:00',
    spanDays: days.length - 1,
  }
}
