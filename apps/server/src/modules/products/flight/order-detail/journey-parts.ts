import type { Language } from '@sojourn/contract/kit/language'
import type { JourneyPart, JourneyPoint } from '@sojourn/domain/booking/documents/journey-part'
import { addDays } from '@sojourn/domain/kit/local-date'
import { isGovernmentFare } from '@sojourn/domain/products/flight/government-fare'
import { aircraftType } from '@sojourn/domain/reference/air/aircraft'
import { airline } from '@sojourn/domain/reference/air/airlines'
import { airport } from '@sojourn/domain/reference/air/airports'
import { cityOfAirport } from '@sojourn/domain/reference/place/cities'
import { documentText } from '@sojourn/text/booking/document/words'
import { policyText } from '@sojourn/text/booking/policy/words'
import type { Tenant } from '../../../../db/tenant'
import { findFlights, type FlightRow } from '../order/kept-store'
import { airportName } from '../../../reference/air-places'

/** The flights of an order as documents and calendars show them. */
export async function flightParts(tenant: Tenant, orderNo: string): Promise<(language: Language) => JourneyPart[]> {
  const segments = await findFlights(tenant, [orderNo])
  return (language) => segments.map((segment) => partOf(segment, language))
}

interface PointTimes {
  terminal: string
  date: string
  time: string
  at: Date
}

function partOf({ position, body, departAt, arriveAt }: FlightRow, language: Language): JourneyPart {
  const text = documentText[language]
  const point = (iata: string, { terminal, date, time, at }: PointTimes): JourneyPoint => ({
    place: airportName(iata, language),
    city: cityOfAirport(iata)?.code ?? iata,
    note: terminal === '' || terminal === '--' ? '' : text.terminal({ terminal }),
    date,
    time,
    zone: airport(iata)?.zone ?? 'Asia/Shanghai',
    at: at.toISOString(),
  })
  return {
    segment: position,
    label: body.flightNo,
    detail: [
      airline(body.carrier)?.shortName[language] ?? body.carrier,
      `${policyText[language].cabins[body.fare.cabin]} ${body.fare.bookingClass}`,
      aircraftType(body.aircraft)?.name[language] ?? body.aircraft,
    ].join(' · '),
    from: point(body.departAirport, {
      terminal: body.departTerminal,
      date: body.departDate,
      time: body.departTime,
      at: departAt,
    }),
    to: point(body.arriveAirport, {
      terminal: body.arriveTerminal,
      date: addDays(body.departDate, body.spanDays),
      time: body.arriveTime,
      at: arriveAt,
    }),
    facts: [
      // The mark of handbook 1.2.
      ...(isGovernmentFare(body.fare) ? [text.government] : []),
      ...(body.government ? [text.governmentUnit({ unit: body.government.unit })] : []),
      ...(body.government?.verificationNo ? [text.verificationNo({ number: body.government.verificationNo })] : []),
      text.baggage({ kilograms: body.fare.baggageKg }),
      ...(body.stop ? [text.stop({ airport: airportName(body.stop.airport, language) })] : []),
      ...(body.operating ? [text.operatedBy({ flightNo: body.operating.flightNo })] : []),
    ],
  }
}
