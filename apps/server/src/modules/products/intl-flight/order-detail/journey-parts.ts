import type { Language } from '@sojourn/contract/kit/language'
import type { JourneyPart, JourneyPoint } from '@sojourn/domain/booking/documents/journey-part'
import type { KeptIntlSegment } from '@sojourn/domain/products/intl-flight/kept'
import type { SelfTransfer } from '@sojourn/domain/products/intl-flight/self-transfer'
import { aircraftType } from '@sojourn/domain/reference/air/aircraft'
import { airline } from '@sojourn/domain/reference/air/airlines'
import { airport } from '@sojourn/domain/reference/air/airports'
import { cityOfAirport } from '@sojourn/domain/reference/place/cities'
import { documentText } from '@sojourn/text/booking/document/words'
import { policyText } from '@sojourn/text/booking/policy/words'
import { searchJourneyText } from '@sojourn/text/products/intl-flight/search/journey'
import type { Tenant } from '../../../../db/tenant'
import { findIntlExtras, findIntlSegments, findTicketSlices, type IntlSegmentRow } from '../order/kept-store'
import { shownOrderSegment } from '../order/to-screen'
import { selfTransfersOf } from '../supply/self-transfers'
import { extraSentence } from '../order/shown-extra'
import { baggageSentence } from '../supply/baggage-sentence'
import { airportName } from '../../../reference/air-places'

/** The flights of an order as documents and calendars show them, each end in the zone of its airport. */
export async function intlParts(tenant: Tenant, orderNo: string): Promise<(language: Language) => JourneyPart[]> {
  const [segments, { list }, tickets] = await Promise.all([
    findIntlSegments(tenant, [orderNo]),
    findIntlExtras(tenant, orderNo),
    findTicketSlices(tenant, orderNo),
  ])
  const transfers = transfersInto(segments, tickets)
  return (language) =>
    segments.map((segment) => ({
      ...partOf(segment, transfers.get(segment.position), language),
      places: list
        .filter((extra) => extra.segment === segment.position)
        .flatMap((extra) => {
          const place = extraSentence(extra, language)
          return place === undefined ? [] : [{ traveller: extra.traveller, place }]
        }),
    }))
}

interface PointTimes {
  terminal: string
  date: string
  time: string
  at: Date
}

/** How one comes to a flight from the direction before, where that is on another ticket; by the flight's position. */
function transfersInto(
  segments: readonly IntlSegmentRow[],
  tickets: readonly { slices: readonly number[] }[],
): ReadonlyMap<number, SelfTransfer> {
  const slices = [...new Set(segments.map(({ body }) => body.slice))]
  const directions = slices.map((slice) => ({
    slice,
    flights: segments.filter(({ body }) => body.slice === slice).map(shownOrderSegment),
  }))
  return new Map(
    selfTransfersOf(directions, tickets).map(({ after, transfer }) => [directions[after + 1]!.flights[0]!.index, transfer]),
  )
}

function partOf(
  { position, body, departAt, arriveAt }: IntlSegmentRow,
  transfer: SelfTransfer | undefined,
  language: Language,
): JourneyPart {
  const text = documentText[language]
  const point = (iata: string, { terminal, date, time, at }: PointTimes): JourneyPoint => ({
    place: airportName(iata, language),
    city: cityOfAirport(iata)?.code ?? iata,
    note: terminal === '' || terminal === '--' ? '' : text.terminal({ terminal }),
    date,
    time,
    zone: airport(iata)!.zone,
    at: at.toISOString(),
  })
  return {
    segment: position,
    label: body.flightNo,
    detail: [
      airline(body.carrier)?.shortName[language] ?? body.carrier,
      `${policyText[language].cabins[body.cabin]} ${body.bookingClass}`,
      aircraftType(body.aircraft)?.name[language] ?? body.aircraft,
    ].join(' · '),
    from: point(body.departAirport, {
      terminal: body.departTerminal,
      date: body.departDate,
      time: body.departTime,
      at: departAt,
    }),
    to: point(body.arriveAirport, { terminal: body.arriveTerminal, date: body.arriveDate, time: body.arriveTime, at: arriveAt }),
    facts: [
      baggageSentence(body.baggage, language),
      ...furtherFacts(body, language),
      ...(transfer ? [transferSentence(transfer, language)] : []),
    ],
  }
}

function furtherFacts({ stops, operating }: KeptIntlSegment, language: Language): string[] {
  const text = searchJourneyText[language]
  const airports = stops.map((stop) => airportName(stop.airport, language)).join(' ')
  return [
    ...(stops.length > 0 ? [text.stop({ airports })] : []),
    ...(operating ? [text.operatedBy({ flight: operating.flightNo })] : []),
  ]
}

const transferSentence = ({ arriveAirport, departAirport, minutes, minimumMinutes }: SelfTransfer, language: Language): string =>
  searchJourneyText[language].selfTransfer({
    from: airportName(arriveAirport, language),
    to: airportName(departAirport, language),
    minutes,
    advised: minimumMinutes,
  })
