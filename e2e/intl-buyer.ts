import { expect } from '@playwright/test'
import { pay } from '@sojourn/contract/booking/payment.calls'
import { getMyCredentials, saveCredential } from '@sojourn/contract/personal/credential.calls'
import {
  checkIntlFlightBooking,
  createIntlFlightOrder,
  getIntlFlightBookInfo,
} from '@sojourn/contract/products/intl-flight/booking.calls'
import { saveIntlFlightOrderTemp } from '@sojourn/contract/products/intl-flight/draft.calls'
import type { IntlChoice, IntlFare, IntlTimes } from '@sojourn/contract/products/intl-flight/itinerary.shapes'
import { getIntlFlightOrderDetail } from '@sojourn/contract/products/intl-flight/order.calls'
import type { IntlFlightOrderDetail } from '@sojourn/contract/products/intl-flight/order.shapes'
import { searchIntlFlights } from '@sojourn/contract/products/intl-flight/search.calls'
import { monthsToFlights, type StoryDay } from './story-days'
import { approve, signedIn } from './train-buyer'

type Send = Awaited<ReturnType<typeof signedIn>>['send']

/** Who travels: an account, the approver who decides about the trip, and a passport that nobody else has. */
interface Traveller {
  account: string
  approver: string
  passport: { number: string; name: string; gender: 'male' | 'female' }
}
interface Days {
  depart: string
  back: string
}

/** A day of the month where stories of flights have theirs. */
export function dateOf(today: string, day: StoryDay<'flight'>): string {
  const [year = 0, month = 0] = today.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + monthsToFlights(), day)).toISOString().slice(0, 10)
}

/** Gives somebody a passport; the same again changes nothing. */
export async function withPassport({ account, passport }: Pick<Traveller, 'account' | 'passport'>): Promise<void> {
  const { send, leave } = await signedIn(account)
  await givePassport(send, passport)
  await leave()
}

/**
 * From Shanghai to Singapore and back on one ticket that may be changed and given back for a fee, paid by the company and ticketed; where
 * it is asked for, on no flight that another carrier flies.
 */
export const returnToSingapore = (traveller: Traveller, days: Days, remark = '', flownByOthers = true) =>
  returnTo({ code: 'SIN', name: '新加坡' }, { traveller, days, remark, flownByOthers })

/** The same to Seoul, for which a Chinese passport needs a visa. */
export const returnToSeoul = (traveller: Traveller, days: Days) =>
  returnTo({ code: 'SEL', name: '首尔' }, { traveller, days, remark: '', flownByOthers: true })

interface Return {
  traveller: Traveller
  days: Days
  remark: string
  flownByOthers: boolean
}

async function returnTo(
  city: { code: string; name: string },
  { traveller, days, remark, flownByOthers }: Return,
): Promise<IntlFlightOrderDetail> {
  const { send, leave } = await signedIn(traveller.account)
  await givePassport(send, traveller.passport)
  const searchParams = {
    segmentType: 1 as const,
    departAirportCode: 'SHA',
    departCityName: '上海',
    departType: 0,
    arriveAirportCode: city.code,
    arriveCityName: city.name,
    arriveType: 0,
    departDate: days.depart,
    returnDate: days.back,
  }
  const { tempOrderNo } = await send(saveIntlFlightOrderTemp, { searchParams, travelType: 1, bookType: 0 })
  const trip = await chooseTrip(send, tempOrderNo, flownByOthers)
  const { orderNo, settleType, total, next } = await order(send, tempOrderNo, trip, remark)
  if (next === 'approval') await approve(traveller.approver, orderNo)
  await send(pay, { orderNos: [orderNo], settleType, expectedTotal: total })
  await expect.poll(async () => ticketNosOf(await detailOf(send, orderNo)).length).toBeGreaterThan(0)
  const bought = await detailOf(send, orderNo)
  await leave()
  return bought
}

/** Chen Zhiyuan, whose trips the director decides about. */
export const managerAbroad: Traveller = {
  account: 'manager@yuanxing.example',
  approver: 'director@yuanxing.example',
  passport: { number: 'E55510021', name: 'CHEN/ZHIYUAN', gender: 'male' },
}

/** The director, whose trips the administrator decides about. */
export const directorAbroad: Traveller = {
  account: 'director@yuanxing.example',
  approver: 'admin@yuanxing.example',
  passport: { number: 'E55510031', name: 'ZHOU/QIMING', gender: 'male' },
}

const detailOf = (send: Send, orderId: string): Promise<IntlFlightOrderDetail> => send(getIntlFlightOrderDetail, { orderId })
const ticketNosOf = ({ travellerList }: IntlFlightOrderDetail): string[] =>
  travellerList.flatMap(({ tickets }) => tickets.map(({ ticketNo }) => ticketNo))

async function givePassport(send: Send, { number, name, gender }: Traveller['passport']): Promise<void> {
  const { list, noticeVersion } = await send(getMyCredentials, {})
  const passport = 2
  if (list.some(({ type }) => type === passport)) return
  await send(saveCredential, {
    type: passport,
    number,
    nameOnCredential: name,
    expiresOn: '2034-05-01',
    birthDate: '1985-06-15',
    gender,
    nationality: 'CN',
    agreedTo: noticeVersion,
  })
}

const isFlexible = ({ digest, verdict, separateTickets, instantPayment, seats }: IntlFare): boolean =>
  verdict === 'within' && !separateTickets && !instantPayment && seats > 2 && digest.refund === 'fee' && digest.change === 'fee'

interface ChosenTrip {
  choices: IntlChoice[]
  seenTotal: number
  seenTimes: IntlTimes[]
}
const timesOf = ({ departDate, departTime, arriveDate, arriveTime }: IntlTimes): IntlTimes => ({
  departDate,
  departTime,
  arriveDate,
  arriveTime,
})

async function chooseTrip(send: Send, tempOrderNo: string, flownByOthers: boolean): Promise<ChosenTrip> {
  const choices: IntlChoice[] = []
  const seenTimes: IntlTimes[] = []
  let seenTotal = 0
  for (const slice of [0, 1]) {
    const { searchId, itineraries, segments } = await send(searchIntlFlights, { tempOrderNo, slice, chosen: choices })
    const flown = itineraries.filter((one) => flownByOthers || one.segments.every((index) => !segments[index]!.operating))
    const offers = flown.flatMap(({ itineraryKey, segments: flights, fares }) =>
      fares.map((fare) => ({ itineraryKey, flights, fare })),
    )
    const offer = offers.find(({ fare }) => isFlexible(fare))
    if (!offer) throw new Error(`no flexible fare for direction ${slice}`)
    choices.push({ searchId, itineraryKey: offer.itineraryKey, fareKey: offer.fare.fareKey })
    seenTotal = offer.fare.total
    seenTimes.push(...offer.flights.map((index) => timesOf(segments[index]!)))
  }
  return { choices, seenTotal, seenTimes }
}

async function order(send: Send, tempOrderNo: string, trip: ChosenTrip, remark: string) {
  const info = await send(getIntlFlightBookInfo, { tempOrderNo })
  const check = await send(checkIntlFlightBooking, { tempOrderNo, ...trip })
  const settleType = info.settleTypes[0]!.settleType
  const created = await send(createIntlFlightOrder, {
    tempOrderNo,
    choices: trip.choices,
    seenTotal: check.tripTotal,
    seenTimes: trip.seenTimes,
    travellers: info.travellers.map(({ employeeId, credentials, costCentreId }) => ({
      employeeId,
      credentialId: credentials.find(({ usable }) => usable)?.credentialId ?? '',
      costCentreId,
      insurances: [],
    })),
    passengers: [],
    contact: { name: '陈志远', mobile: '13800010002', email: 'manager@yuanxing.example' },
    settleType,
    expectedTotal: check.total,
    acceptConflicts: true,
    remark,
  })
  return { orderNo: created.orderNo, next: created.next, settleType, total: check.total }
}
