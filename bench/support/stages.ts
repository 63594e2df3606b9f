import { setTimeout as wait } from 'node:timers/promises'
import { cancelOrder } from '@sojourn/contract/booking/order.calls'
import { pay, paymentCallback } from '@sojourn/contract/booking/payment.calls'
import { stateOfNumber } from '@sojourn/contract/booking/state-numbers'
import { applyFlightChange, applyFlightRefund } from '@sojourn/contract/products/flight/after-sales.calls'
import { createFlightOrder } from '@sojourn/contract/products/flight/flight.calls'
import { applyHotelRefund, quoteHotelRefund } from '@sojourn/contract/products/hotel/after-sales.calls'
import { createHotelOrder } from '@sojourn/contract/products/hotel/hotel.calls'
import { applyTrainChange, applyTrainRefund, quoteTrainRefund } from '@sojourn/contract/products/train/after-sales.calls'
import { joinTrainWaitlist, leaveTrainWaitlist } from '@sojourn/contract/products/train/waitlist.calls'
import { createTrainOrder } from '@sojourn/contract/products/train/train.calls'
import type { TrainOffer } from '@sojourn/contract/products/train/train.shapes'
import { addDays } from '@sojourn/domain/kit/local-date'
import { couponsOf, quoteChange, quoteRefund } from '@sojourn/server/testing/after-sales'
import { choose, detail, expectResult, orderRequest, payByCredit, saveDraft } from '@sojourn/server/testing/flights'
import { chooseRate, saveStay, stayOrder, stayRequest } from '@sojourn/server/testing/hotels'
import type { PaymentNotice } from '@sojourn/supply/ports/payment'
import type { Caller } from '@sojourn/server/testing/server'
import {
  chooseTrain,
  quoteTrainChangeTo,
  saveTrainDraft,
  ticketsOf,
  trainDetail,
  trainRequest,
} from '@sojourn/server/testing/trains'
import { soldOut, waitFor, type Wanted } from '@sojourn/server/testing/waitlists'
import type { Pair } from './people'

type Trigger = () => Promise<unknown>
export interface Placed {
  who: string
  orderNo: string
  total: number
  isPrivate: boolean
}
/** What the provider of payments says of one that was made. */
type NoticeOf = (paymentNo: string, amount: number) => PaymentNotice
export type Product = 'flight' | 'train' | 'stay'

const days = { flight: 200, train: 12, stay: 26 }
const ridesBeside = 24
const trainHours = [
  ['07:00', '11:00'],
  ['11:00', '15:00'],
  ['15:00', '19:00'],
] as const
const timeoutMs = 120_000
const pollMs = 200

export type Stages = ReturnType<typeof createStages>

/** Everything that people do with orders, up to the moment before: each turn is another person, or another day of the same. */
export function createStages(caller: Caller, pairs: readonly Pair[], noticeOf: NoticeOf) {
  const whoOf = (turn: number): string => pairs[turn % pairs.length]!.employee.employeeId
  /** Everybody begins on another day, goes on with each lap, and tries another where there is something else already. */
  const slotOf = (turn: number, attempt: number): number => Math.floor(turn / pairs.length) + (turn % pairs.length) + attempt * 7

  /** Most travel in private: of orders of one company, only one at a time can be about to commit, since all count on its credit. */
  const isPrivateOf = (turn: number): boolean => turn % 7 !== 0

  const prepare: Record<Product, (who: string, slot: number, travelType: 1 | 2) => Promise<() => Promise<{ orderNo: string }>>> =
    {
      async flight(who, slot, travelType) {
        const tempOrderNo = await saveDraft(caller, who, { date: addDays('2026-12-05', slot % days.flight), travelType })
        const chosen = await choose(
          caller,
          who,
          tempOrderNo,
          (_flight, { verdict, seats, ruleTier }) => verdict === 'within' && seats >= 3 && ruleTier !== 'T3',
        )
        const request = await orderRequest(caller, who, tempOrderNo, [chosen])
        return async () => expectResult(await caller.call(who, createFlightOrder, request))
      },
      async train(who, slot, travelType) {
        const [from, to] = trainHours[Math.floor(slot / days.train) % trainHours.length]!
        const tempOrderNo = await saveTrainDraft(caller, who, {
          date: addDays('2026-11-22', slot % days.train),
          arrive: 'NJH',
          travelType,
        })
        const chosen = await chooseTrain(
          caller,
          who,
          tempOrderNo,
          ({ departTime }, { seat, seats, verdict }) =>
            seat === 'O' && seats >= 3 && verdict === 'within' && departTime >= from && departTime < to,
        )
        const request = await trainRequest(caller, who, tempOrderNo, chosen)
        return async () => expectResult(await caller.call(who, createTrainOrder, request))
      },
      async stay(who, slot, travelType) {
        const checkIn = addDays('2026-11-23', slot % days.stay)
        const tempOrderNo = await saveStay(caller, who, { checkIn, checkOut: addDays(checkIn, 1), travelType })
        const chosen = await chooseRate(
          caller,
          who,
          tempOrderNo,
          ({ verdict, hotelType, freeUntil, rooms }) =>
            verdict === 'within' && hotelType === 2 && freeUntil !== undefined && rooms >= 2,
        )
        const request = await stayRequest(caller, who, tempOrderNo, chosen)
        return async () => expectResult(await caller.call(who, createHotelOrder, request))
      },
    }
  const read = (product: Product, who: string, orderNo: string) =>
    product === 'flight'
      ? detail(caller, who, orderNo)
      : product === 'train'
        ? trainDetail(caller, who, orderNo)
        : stayOrder(caller, who, orderNo)
  const stateOf = async (product: Product, who: string, orderNo: string) =>
    stateOfNumber((await read(product, who, orderNo)).state)

  /** The press of the button, with another day where this person has something else on the first. */
  async function placing(product: Product, turn: number): Promise<Trigger> {
    return prepare[product](whoOf(turn), slotOf(turn, 0), isPrivateOf(turn) ? 2 : 1)
  }
  async function placed(product: Product, turn: number): Promise<Placed> {
    const [who, isPrivate] = [whoOf(turn), isPrivateOf(turn)]
    for (let attempt = 0; ; attempt++) {
      const place = await prepare[product](who, slotOf(turn, attempt), isPrivate ? 2 : 1)
      const created = await place().catch((error: unknown) => {
        if (attempt >= 12) throw error
        return undefined
      })
      if (created) return { who, isPrivate, orderNo: created.orderNo, total: (await read(product, who, created.orderNo)).total }
    }
  }
  /** By the company's credit, or by the notice that personal money has come. */
  async function paying({ who, orderNo, total, isPrivate }: Placed): Promise<Trigger> {
    if (!isPrivate) return async () => expectResult(await payByCredit(caller, who, orderNo, total))
    const asked = expectResult(await caller.call(who, pay, { orderNos: [orderNo], settleType: 1, expectedTotal: total }))
    const notice = noticeOf(asked.paymentNo, total)
    return async () => expectResult(await caller.call(null, paymentCallback, notice))
  }
  async function until(product: Product, { who, orderNo }: Placed, state: string): Promise<void> {
    for (const end = performance.now() + timeoutMs; ; await wait(pollMs)) {
      const now = await stateOf(product, who, orderNo)
      if (now === state) return
      if (performance.now() > end || now === 'failed') throw new Error(`${orderNo} is ${now}, not ${state}`)
    }
  }
  async function issued(product: Product, turn: number): Promise<Placed> {
    for (let attempt = 0; ; attempt++) {
      const order = await placed(product, turn)
      await (
        await paying(order)
      )()
      const done = await until(product, order, 'issued').then(
        () => true,
        (error: unknown) => {
          if (attempt >= 3) throw error
          return false
        },
      )
      if (done) return order
    }
  }
  const cancelling = async (product: Product, turn: number): Promise<Trigger> => {
    const { who, orderNo } = await placed(product, turn)
    return () => caller.call(who, cancelOrder, { orderNo })
  }
  const paid = async (product: Product, turn: number): Promise<Trigger> => paying(await placed(product, turn))

  const refunding: Record<Product, (order: Placed) => Promise<Trigger>> = {
    async flight({ who, orderNo }) {
      const coupons = couponsOf(await detail(caller, who, orderNo))
      const { total } = await quoteRefund(caller, orderNo, coupons, who)
      return async () => expectResult(await caller.call(who, applyFlightRefund, { orderNo, coupons, expectedTotal: total }))
    },
    async train({ who, orderNo }) {
      const coupons = ticketsOf(await trainDetail(caller, who, orderNo))
      const { total } = expectResult(await caller.call(who, quoteTrainRefund, { orderNo, coupons }))
      return async () => expectResult(await caller.call(who, applyTrainRefund, { orderNo, coupons, expectedTotal: total }))
    },
    async stay({ who, orderNo }) {
      const given = { orderNo, rooms: [{ room: 0 }] }
      const { total, penalty } = expectResult(await caller.call(who, quoteHotelRefund, given))
      const request = { ...given, expectedTotal: total, expectedPenalty: penalty }
      return async () => expectResult(await caller.call(who, applyHotelRefund, request))
    },
  }
  /** What a change costs, and the press of its button. */
  interface Changing {
    total: number
    place: () => Promise<{ orderNo: string; total: number }>
  }
  const changing = {
    async flight({ who, orderNo }: Placed): Promise<Changing> {
      const order = await detail(caller, who, orderNo)
      const coupons = couponsOf(order)
      const day = addDays(order.segments[0]!.departDate, 1)
      const { to, found, quote } = await quoteChange(caller, orderNo, coupons, day, undefined, who)
      const { total } = quote
      const request = { orderNo, coupons, ...to, searchId: found.searchId, expectedTotal: total }
      return { total, place: async () => ({ ...expectResult(await caller.call(who, applyFlightChange, request)), total }) }
    },
    async train({ who, orderNo }: Placed, turn: number): Promise<Changing> {
      const coupons = ticketsOf(await trainDetail(caller, who, orderNo))
      const day = addDays('2026-11-22', (slotOf(turn, 0) + 1) % days.train)
      const { to, quote } = await quoteTrainChangeTo(caller, orderNo, coupons, day, { who })
      const { total, back } = quote
      const request = { orderNo, coupons, to, expectedTotal: total, expectedBack: back }
      return { total, place: async () => ({ ...expectResult(await caller.call(who, applyTrainChange, request)), total }) }
    },
  }

  /** Nobody waits twice for one train of one day, and those who wait at once do so for different ones. */
  const waited = new Set<string>()
  const waitOf = (who: string, { trainNo, departDate }: TrainOffer): string => `${who} ${trainNo} ${departDate}`
  const hasWaited = (who: string, train: TrainOffer): boolean => waited.has(waitOf(who, train))

  const waitlist = async (
    turn: number,
    attempt = 0,
  ): Promise<{ who: string; join: () => Promise<{ orderNo: string; total: number }> }> => {
    const who = whoOf(turn)
    const first = slotOf(turn, attempt)
    const onDates = Array.from({ length: days.train }, (_, day) => addDays('2026-11-22', (first + day) % days.train))
    let passed = turn % ridesBeside
    const wanted: Wanted = (train, seat) => soldOut(train, seat) && !hasWaited(who, train) && passed-- <= 0
    const { train, frame, ride, quote } = await waitFor(caller, who, { wanted, onDates })
    waited.add(waitOf(who, train))
    const { total, deadlines } = expectResult(quote)
    const deadline = deadlines.find(({ usual }) => usual)!.at
    const request = { ...frame, choices: [ride], deadline, expectedTotal: total, settleType: 1 as const }
    return { who, join: async () => ({ ...expectResult(await caller.call(who, joinTrainWaitlist, request)), total }) }
  }
  /** Who waits for the train of a day already waits for that of another. */
  const placedWaitlist = async (turn: number): Promise<Placed> => {
    for (let attempt = 0; ; attempt++) {
      const { who, join } = await waitlist(turn, attempt)
      const joined = await join().catch((error: unknown) => {
        if (attempt >= days.train) throw error
        return undefined
      })
      if (joined) return { who, isPrivate: true, ...joined }
    }
  }

  return {
    placing,
    placed,
    paid,
    issued,
    cancelling,
    changing,
    paying,
    refunding,
    until,
    refunded: async (product: Product, turn: number) => refunding[product](await issued(product, turn)),
    flightChange: async (turn: number): Promise<Trigger> => (await changing.flight(await issued('flight', turn))).place,
    trainChange: async (turn: number): Promise<Trigger> => (await changing.train(await issued('train', turn), turn)).place,
    async paidFlightChange(turn: number): Promise<Trigger> {
      const order = await issued('flight', turn)
      return paying({ ...order, ...(await (await changing.flight(order)).place()) })
    },
    /** What costs nothing more is exchanged as soon as it is placed. */
    async paidTrainChange(turn: number): Promise<Trigger> {
      const order = await issued('train', turn)
      const { total, place } = await changing.train(order, turn)
      return total === 0 ? place : paying({ ...order, ...(await place()) })
    },
    waitlist: async (turn: number): Promise<Trigger> => (await waitlist(turn)).join,
    paidWaitlist: async (turn: number): Promise<Trigger> => paying(await placedWaitlist(turn)),
    async leftWaitlist(turn: number): Promise<Trigger> {
      const order = await placedWaitlist(turn)
      await (
        await paying(order)
      )()
      for (const end = performance.now() + timeoutMs; ; await wait(pollMs)) {
        if ((await trainDetail(caller, order.who, order.orderNo)).waitlist?.state === 'waiting') break
        if (performance.now() > end) throw new Error(`${order.orderNo} does not wait`)
      }
      return () => caller.call(order.who, leaveTrainWaitlist, { orderNo: order.orderNo })
    },
  }
}
