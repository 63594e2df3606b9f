import type { Language } from '@sojourn/contract/kit/language'
import type { JourneyPart, JourneyPoint } from '@sojourn/domain/booking/documents/journey-part'
import { chinaOffsetMinutes, localOf } from '@sojourn/domain/kit/local-date'
import { readVisaSegment } from '@sojourn/domain/products/visa/kept'
import { countryName } from '@sojourn/domain/reference/place/countries'
import { visaRulesText } from '@sojourn/text/products/visa/rules'
import type { Tenant } from '../../../../db/tenant'
import { findOrderSegments } from '../../../booking/order/store'

/** A visa as documents, calendars and trips show it: needed on the day of departure. */
export async function visaParts(tenant: Tenant, orderNo: string): Promise<(language: Language) => JourneyPart[]> {
  const segments = await findOrderSegments(tenant, [orderNo])
  return (language) =>
    segments.map(({ departAt, position, body }) => {
      const { name, country } = readVisaSegment(body)
      const text = visaRulesText[language]
      const point = pointOf(countryName(country)?.[language] ?? country, departAt)
      return {
        label: name[language],
        detail: `${text.destination} ${point.place}`,
        from: { ...point, note: text.departure },
        to: point,
        facts: [],
        segment: position,
      }
    })
}

function pointOf(place: string, at: Date): JourneyPoint {
  const { date, time } = localOf(at.toISOString(), chinaOffsetMinutes)
  return { place, note: '', date, time, zone: 'Asia/Shanghai', at: at.toISOString() }
}

/** The visa in the words of the list of journeys (S3.45). */
export function visaItem(segment: unknown, language: Language) {
  const { name, country, departDate } = readVisaSegment(segment)
  return {
    flightNo: '',
    airlineName: name[language],
    depAirport: '',
    arrAirport: countryName(country)?.[language] ?? country,
    depTerminal: '',
    arrTerminal: '',
    departDate,
    departTime: '',
    arriveTime: '',
    spanDays: 0,
  }
}
