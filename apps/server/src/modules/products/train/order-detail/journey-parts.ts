import type { Language } from '@sojourn/contract/kit/language'
import type { JourneyPart, JourneyPoint } from '@sojourn/domain/booking/documents/journey-part'
import { addDays } from '@sojourn/domain/kit/local-date'
import { describePlace } from '@sojourn/domain/products/train/describe'
import { readRide } from '@sojourn/domain/products/train/kept/kept'
import { trainRulesText } from '@sojourn/text/products/train/rules'
import type { SeatOfJourney } from '../../../../capabilities/display'
import type { Tenant } from '../../../../db/tenant'
import { cityCodeOfStation, stationName } from '../../../reference/rail-places'
import { findRides, type RideRow } from '../order/kept-store'
import { seatName } from '../order/to-screen'
import { findPlaces, findTrainOrder, type PlaceRow } from '../order/order-store'

/** The rides of an order as documents, calendars and trips show them. */
export async function trainParts(tenant: Tenant, orderNo: string): Promise<(language: Language) => JourneyPart[]> {
  const [segments, places, order] = await Promise.all([
    findRides(tenant, [orderNo]),
    findPlaces(tenant, orderNo),
    findTrainOrder(tenant, orderNo),
  ])
  return (language) =>
    segments.map((segment) => {
      const seats = places.filter((place) => place.segment === segment.position && place.coach !== '')
      return partOf(segment, seats, order?.purchaseNo ?? '', language)
    })
}

interface PointTimes {
  date: string
  time: string
  at: Date
  note?: string | undefined
}

function partOf(
  { position, body, departAt, arriveAt }: RideRow,
  places: readonly PlaceRow[],
  purchaseNo: string,
  language: Language,
): JourneyPart {
  const text = trainRulesText[language]
  const gate = places.find((place) => place.gate)?.gate
  const point = (station: string, { date, time, at, note = '' }: PointTimes): JourneyPoint => ({
    place: stationName(station, language),
    city: cityCodeOfStation(station),
    note,
    date,
    time,
    zone: 'Asia/Shanghai',
    at: at.toISOString(),
  })
  return {
    segment: position,
    label: body.trainNo,
    detail: [seatName(body.seatClass, language), purchaseNo].filter((word) => word !== '').join(' · '),
    from: point(body.departStation, {
      date: body.departDate,
      time: body.departTime,
      at: departAt,
      note: gate ? text.gate({ gate }) : '',
    }),
    to: point(body.arriveStation, { date: addDays(body.departDate, body.spanDays), time: body.arriveTime, at: arriveAt }),
    facts: [],
    places: places.map((place) => ({
      traveller: place.traveller,
      place: describePlace({ ...place, berth: place.berth ?? undefined }, language),
    })),
  }
}

/** A kept ride in the words of the list of journeys; trains have neither carrier nor terminal. */
export function trainItem(segment: unknown, language: Language) {
  const { trainNo, departStation, arriveStation, departDate, departTime, arriveTime, spanDays } = readRide(segment)
  return {
    flightNo: trainNo,
    trainNo,
    departStation: stationName(departStation, language),
    arriveStation: stationName(arriveStation, language),
    airlineName: '',
    depAirport: stationName(departStation, language),
    arrAirport: stationName(arriveStation, language),
    depTerminal: '',
    arrTerminal: '',
    departDate,
    departTime,
    arriveTime,
    spanDays,
  }
}

/** 08车10B号 of one traveller. */
export async function trainSeat(tenant: Tenant, seat: SeatOfJourney, language: Language): Promise<string> {
  const places = await findPlaces(tenant, seat.orderNo)
  const place = places.find(({ traveller, segment }) => traveller === seat.traveller && segment === seat.segment)
  return place ? describePlace({ ...place, berth: place.berth ?? undefined }, language) : ''
}
