import type { Language } from '@sojourn/contract/kit/language'
import type { JourneyPart, JourneyPoint } from '@sojourn/domain/booking/documents/journey-part'
import { chinaOffsetMinutes, localOf } from '@sojourn/domain/kit/local-date'
import { readVisaSegment } from '@sojourn/domain/products/visa/kept'
import { countryName } from '@sojourn/domain/reference/place/countries'
import { visaRulesText } from '@sojourn/text/products/visa/rules'
import type { Tenant } from '../../../../db/tenant'
import { findOrderSegments } from '../../../booking/order/store'
import { findApplicants, type ApplicantRow } from '../order/applicant-store'

/** A visa as documents, calendars and trips show it: needed on the day of departure, with where its applicants have to come before. */
export async function visaParts(tenant: Tenant, orderNo: string): Promise<(language: Language) => JourneyPart[]> {
  const [segments, applicants] = await Promise.all([findOrderSegments(tenant, [orderNo]), findApplicants(tenant, [orderNo])])
  return (language) =>
    segments.flatMap(({ departAt, position, body }) => {
      const { name, country } = readVisaSegment(body)
      const text = visaRulesText[language]
      const point = pointOf(countryName(country)?.[language] ?? country, departAt)
      const needed: JourneyPart = {
        label: name[language],
        detail: `${text.destination} ${point.place}`,
        from: { ...point, note: text.departure },
        to: point,
        facts: [],
        segment: position,
      }
      return [needed, ...applicants.flatMap((applicant) => appearance(applicant, position, name[language], text.appearance))]
    })
}

/** Where and when somebody is asked to come, until the consulate has decided. */
function appearance({ stage, body, traveller }: ApplicantRow, segment: number, detail: string, label: string): JourneyPart[] {
  const { appointment } = body
  if (stage !== 'appointed' || !appointment) return []
  const point = pointOf(appointment.place, new Date(appointment.at))
  const places = [{ traveller, place: label }]
  return [{ label, detail, from: point, to: point, facts: [], places, travellers: [traveller], segment }]
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
