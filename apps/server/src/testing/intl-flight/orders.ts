import { getMyCredentials, saveCredential } from '@sojourn/contract/personal/credential.calls'
import { chooseTravellers } from '@sojourn/contract/booking/draft.calls'
import type { OrderTravellerRequest } from '@sojourn/contract/booking/book.shapes'
import {
  checkIntlFlightBooking,
  createIntlFlightOrder,
  getIntlFlightBookInfo,
} from '@sojourn/contract/products/intl-flight/booking.calls'
import type { CreateIntlFlightOrder } from '@sojourn/contract/products/intl-flight/booking.shapes'
import type { IntlChoice, IntlFare, IntlItinerary, IntlTimes } from '@sojourn/contract/products/intl-flight/itinerary.shapes'
import { getIntlFlightOrderDetail } from '@sojourn/contract/products/intl-flight/order.calls'
import { expectResult } from '../flights'
import { choiceOf, listIntl, saveIntlDraft } from './flights'
import type { Caller } from '../server'

export interface IntlSearch {
  arrive?: string
  date?: string
  /** Absent for one way. */
  returnDate?: string | undefined
  travelType?: 1 | 2
  bookType?: 0 | 1
}

export const draftTrip = (server: Caller, who: string, search: IntlSearch = {}): Promise<string> => {
  const { arrive = 'SIN', date = '2026-12-09', returnDate, travelType = 1, bookType = 0 } = search
  const params = {
    arriveAirportCode: arrive,
    departDate: date,
    ...(returnDate && { segmentType: 1 as const, returnDate }),
  }
  return saveIntlDraft(server, who, params, { travelType, bookType })
}

export type IntlWanted = (fare: IntlFare, itinerary: IntlItinerary) => boolean
/** Anything that can wait for its approvers. */
export const patient: IntlWanted = (fare) => !fare.instantPayment && fare.verdict !== 'forbidden'

export interface ChosenTrip {
  choices: IntlChoice[]
  /** Fen of the whole party. */
  seenTotal: number
  /** Of every flight in order. */
  seenTimes: IntlTimes[]
}

export const timesOf = ({ departDate, departTime, arriveDate, arriveTime }: IntlTimes): IntlTimes => ({
  departDate,
  departTime,
  arriveDate,
  arriveTime,
})

/** Chooses every direction of a saved search from its lists. */
export async function chooseTrip(
  server: Caller,
  who: string,
  tempOrderNo: string,
  { directions = 1, wanted = patient }: { directions?: number; wanted?: IntlWanted } = {},
): Promise<ChosenTrip> {
  const chosen: ChosenTrip = { choices: [], seenTotal: 0, seenTimes: [] }
  for (let slice = 0; slice < directions; slice++) {
    const found = await listIntl(server, who, tempOrderNo, chosen.choices)
    const offers = found.itineraries.flatMap((itinerary) => itinerary.fares.map((fare) => ({ itinerary, fare })))
    const offer = offers.find(({ itinerary, fare }) => wanted(fare, itinerary))
    if (!offer) throw new Error('no such fare on offer')
    const { itinerary, fare } = offer
    chosen.choices.push(choiceOf(found, itinerary, fare))
    chosen.seenTotal = fare.total
    chosen.seenTimes.push(...itinerary.segments.map((position) => timesOf(found.segments[position]!)))
  }
  return chosen
}

/** Gives somebody a passport; the same again changes nothing. */
export async function givePassport(
  server: Caller,
  who: string,
  more: { number?: string; expiresOn?: string; name?: string; nationality?: string } = {},
) {
  const { number = 'E55510001', expiresOn = '2032-05-01', name = 'LIN/XIAOWEN', nationality = 'CN' } = more
  const own = expectResult(await server.call(who, getMyCredentials, {}))
  const { credentialId } = expectResult(
    await server.call(who, saveCredential, {
      type: 2,
      number,
      nameOnCredential: name,
      expiresOn,
      birthDate: '1992-06-15',
      gender: 'female',
      nationality,
      agreedTo: own.noticeVersion,
    }),
  )
  return credentialId
}

/** A request that the server accepts as it stands; tests change what they are about. */
export async function intlOrderRequest(
  server: Caller,
  who: string,
  tempOrderNo: string,
  trip: ChosenTrip,
): Promise<CreateIntlFlightOrder> {
  const info = expectResult(await server.call(who, getIntlFlightBookInfo, { tempOrderNo }))
  const check = expectResult(await server.call(who, checkIntlFlightBooking, { tempOrderNo, ...trip }))
  return {
    tempOrderNo,
    choices: trip.choices,
    seenTotal: check.tripTotal,
    seenTimes: trip.seenTimes,
    travellers: info.travellers.map((traveller): OrderTravellerRequest => ({
      employeeId: traveller.employeeId,
      credentialId: traveller.credentials.find(({ usable }) => usable)?.credentialId ?? '',
      costCentreId: traveller.costCentreId,
      insurances: [],
      ...(check.violations.length > 0 && { reasonCode: 'urgent' }),
    })),
    passengers: [],
    contact: { name: '林晓雯', mobile: '13800010001', email: 'employee@yuanxing.example' },
    settleType: info.settleTypes[0]!.settleType,
    expectedTotal: check.total,
    acceptConflicts: true,
  }
}

/** From the search to the order that waits. */
export async function bookIntl(
  server: Caller,
  who = 'employee',
  search: IntlSearch & { wanted?: IntlWanted; travellers?: string[]; more?: Partial<CreateIntlFlightOrder> } = {},
) {
  const { wanted, more, travellers, ...searched } = search
  const tempOrderNo = await draftTrip(server, who, searched)
  if (travellers) expectResult(await server.call(who, chooseTravellers, { tempOrderNo, employeeIds: travellers }))
  const trip = await chooseTrip(server, who, tempOrderNo, {
    directions: searched.returnDate ? 2 : 1,
    ...(wanted && { wanted }),
  })
  const request = { ...(await intlOrderRequest(server, who, tempOrderNo, trip)), ...more }
  return { request, answer: await server.call(who, createIntlFlightOrder, request) }
}

export const intlDetail = async (server: Caller, who: string, orderNo: string) =>
  expectResult(await server.call(who, getIntlFlightOrderDetail, { orderId: orderNo }))
