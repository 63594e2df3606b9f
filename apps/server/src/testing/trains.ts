import { randomUUID } from 'node:crypto'
import { stateOfNumber } from '@sojourn/contract/booking/state-numbers'
import type { CouponRef } from '@sojourn/contract/booking/after-sale.shapes'
import { chooseTravellers } from '@sojourn/contract/booking/draft.calls'
import {
  applyTrainChange,
  applyTrainRefund,
  quoteTrainChange,
  quoteTrainRefund,
  searchTrainChange,
} from '@sojourn/contract/products/train/after-sales.calls'
import type { CreateTrainOrder } from '@sojourn/contract/products/train/booking.shapes'
import { getTrainOrderDetail, type TrainOrderDetail } from '@sojourn/contract/products/train/order.calls'
import { saveTrainOrderTemp } from '@sojourn/contract/products/train/draft.calls'
import { createTrainOrder, getTrainBookInfo, searchTrains } from '@sojourn/contract/products/train/train.calls'
import type { ChosenRide, TrainOffer, TrainSeat } from '@sojourn/contract/products/train/train.shapes'
import { decide, expectResult, payByCredit } from './flights'
import type { Caller } from './server'

export interface TrainSearch {
  depart?: string
  arrive?: string
  date?: string
  trainNo?: string
  fastOnly?: boolean
  travelType?: 1 | 2
  travelApplyNo?: string
  /** Colleagues who travel, where the booker may choose them. */
  travellers?: string[]
}

/** Shanghai to Beijing in eight days and more, for the caller. */
export async function saveTrainDraft(server: Caller, who: string, search: TrainSearch = {}): Promise<string> {
  const { depart = 'SHH', arrive = 'BJP', date = '2026-12-01', trainNo, fastOnly = true, travelType = 1, travellers } = search
  const { travelApplyNo } = search
  const saved = await server.call(who, saveTrainOrderTemp, {
    searchParams: {
      segmentType: 0,
      departStation: '上海',
      departStationCode: depart,
      arriveStation: '北京',
      arriveStationCode: arrive,
      searchFastTrainOnly: fastOnly,
      departDate: date,
      ...(trainNo ? { trainNo } : {}),
    },
    travelType,
    bookType: travellers ? 1 : 0,
    ...(travelApplyNo && { travelApplyNo }),
  })
  const { tempOrderNo } = expectResult(saved)
  if (travellers) expectResult(await server.call(who, chooseTravellers, { tempOrderNo, employeeIds: travellers }))
  return tempOrderNo
}

export type SeatWanted = (train: TrainOffer, seat: TrainSeat) => boolean
const secondClass: SeatWanted = (train, { seat, seats, verdict }) =>
  seat === 'O' && seats >= 5 && verdict === 'within' && train.departTime > '09:00'

export interface Chosen {
  train: TrainOffer
  seat: TrainSeat
  ride: ChosenRide
}
export const rideOf = (searchId: string, train: TrainOffer, seat: TrainSeat): ChosenRide => ({
  searchId,
  trainKey: train.trainKey,
  departStation: train.departStation,
  arriveStation: train.arriveStation,
  seat: seat.seat,
  price: seat.price,
})

export async function chooseTrain(
  server: Caller,
  who: string,
  tempOrderNo: string,
  wanted: SeatWanted = secondClass,
): Promise<Chosen> {
  const { trains, searchId } = expectResult(await server.call(who, searchTrains, { tempOrderNo }))
  for (const train of trains) {
    const seat = train.sale === 'onSale' && train.seats.find((each) => wanted(train, each))
    if (seat) return { train, seat, ride: rideOf(searchId, train, seat) }
  }
  throw new Error('no such seat on offer')
}

/** A request that the server accepts as it stands; tests change what they are about. */
export async function trainRequest(server: Caller, who: string, tempOrderNo: string, chosen: Chosen): Promise<CreateTrainOrder> {
  const info = expectResult(await server.call(who, getTrainBookInfo, { tempOrderNo }))
  const needsReason = chosen.seat.violations.some(({ handling }) => handling !== 'remind')
  return {
    tempOrderNo,
    rides: [chosen.ride],
    travellers: info.travellers.map((traveller) => ({
      employeeId: traveller.employeeId,
      credentialId: traveller.credentials.find(({ usable }) => usable)?.credentialId ?? '',
      costCentreId: traveller.costCentreId,
      insurances: [],
      ...(needsReason ? { reasonCode: 'urgent' } : {}),
    })),
    contact: { name: '林晓雯', mobile: '13800010001', email: 'employee@yuanxing.example' },
    settleType: info.settleTypes[0]!.settleType,
    expectedTotal: info.travellers.reduce((total, { serviceFee }) => total + chosen.seat.price + serviceFee, 0),
    acceptConflicts: true,
  }
}

interface Booking {
  who?: string
  search?: TrainSearch
  wanted?: SeatWanted
  more?: Partial<CreateTrainOrder>
}
/** Books as the pages do: search, choose, submit. */
export async function bookTrain(
  server: Caller,
  { who = 'employee', search = {}, wanted = secondClass, more = {} }: Booking = {},
) {
  const tempOrderNo = await saveTrainDraft(server, who, search)
  const chosen = await chooseTrain(server, who, tempOrderNo, wanted)
  const request = { ...(await trainRequest(server, who, tempOrderNo, chosen)), ...more }
  return { request, chosen, answer: await server.call(who, createTrainOrder, request) }
}

export const trainDetail = async (server: Caller, who: string, orderNo: string): Promise<TrainOrderDetail> =>
  expectResult(await server.call(who, getTrainOrderDetail, { orderId: orderNo }))

/** Approves, pays and waits until the railway has answered. */
export async function settleTrain(server: Caller, who: string, orderNo: string): Promise<TrainOrderDetail> {
  for (const approver of ['manager', 'director']) {
    if ((await trainDetail(server, who, orderNo)).state === 20) await decide(server, approver, orderNo).catch(() => undefined)
  }
  const waiting = await trainDetail(server, who, orderNo)
  if (stateOfNumber(waiting.state) === 'awaitingPayment') expectResult(await payByCredit(server, who, orderNo, waiting.total))
  await server.context.drainJobs()
  return trainDetail(server, who, orderNo)
}

/** An order that is approved, paid and ticketed. */
export async function ticketedTrain(server: Caller, booking: Booking = {}): Promise<TrainOrderDetail> {
  const { answer } = await bookTrain(server, booking)
  return settleTrain(server, booking.who ?? 'employee', expectResult(answer).orderNo)
}

/** Tickets of an order, traveller by traveller. */
export const ticketsOf = (order: TrainOrderDetail): CouponRef[] =>
  order.places.flatMap(({ ticketNo, ride }) => (ticketNo ? [{ ticketNo, segment: ride }] : []))

/** Refunds to the end, as the page does: quote, then apply. */
export async function refundTrain(server: Caller, orderNo: string, coupons: CouponRef[], who = 'employee') {
  const quote = expectResult(await server.call(who, quoteTrainRefund, { orderNo, coupons }))
  const request = { orderNo, coupons, expectedTotal: quote.total }
  const applied = expectResult(await server.call(who, applyTrainRefund, request, { key: randomUUID() }))
  return { quote, order: await settleTrain(server, who, applied.orderNo) }
}

/** Looks for another train on a day, and asks what the change costs. */
export async function quoteTrainChangeTo(
  server: Caller,
  orderNo: string,
  coupons: CouponRef[],
  departDate: string,
  { wanted = secondClass, arriveStation, who = 'employee' }: { wanted?: SeatWanted; arriveStation?: string; who?: string } = {},
) {
  const search = { orderNo, coupons, departDate, ...(arriveStation ? { arriveStation } : {}) }
  const found = expectResult(await server.call(who, searchTrainChange, search))
  for (const train of found.trains) {
    const seat = train.sale === 'onSale' && train.seats.find((each) => wanted(train, each))
    if (!seat) continue
    const to = rideOf(found.searchId, train, seat)
    return { found, train, seat, to, quote: expectResult(await server.call(who, quoteTrainChange, { orderNo, coupons, to })) }
  }
  throw new Error(`nothing to change to on ${departDate}`)
}

/** Changes to the end. */
export async function changeTrain(
  server: Caller,
  orderNo: string,
  coupons: CouponRef[],
  departDate: string,
  options: { wanted?: SeatWanted; arriveStation?: string; who?: string } = {},
) {
  const chosen = await quoteTrainChangeTo(server, orderNo, coupons, departDate, options)
  const { total, back, violations } = chosen.quote
  const reason = violations.length > 0 ? { reasonCode: 'urgent' } : {}
  const request = { orderNo, coupons, to: chosen.to, expectedTotal: total, expectedBack: back, ...reason }
  const who = options.who ?? 'employee'
  const applied = expectResult(await server.call(who, applyTrainChange, request))
  return { ...chosen, applied, order: await settleTrain(server, who, applied.orderNo) }
}
