import { quoteTrainWaitlist } from '@sojourn/contract/products/train/waitlist.calls'
import { searchTrains } from '@sojourn/contract/products/train/train.calls'
import type { TrainOffer, TrainSeat } from '@sojourn/contract/products/train/train.shapes'
import { addDays } from '@sojourn/domain/kit/local-date'
import { expectResult } from './flights'
import { askForMoney, noticeOf, notify } from './payments'
import type { Caller, TestServer } from './server'
import { rideOf, saveTrainDraft, settleTrain, trainDetail, trainRequest } from './trains'

export type Wanted = (train: TrainOffer, seat: TrainSeat) => boolean
export const soldOut: Wanted = (_train, { seats, waitlist }) => seats === 0 && waitlist

const saleDates = Array.from({ length: 12 }, (_, day) => addDays('2026-11-22', day))

interface Wait {
  wanted: Wanted
  onDates?: readonly string[]
  /** Colleagues and guests, on business; else the caller alone, in private. */
  travellers?: string[]
  /** On business of their own, under an application. */
  travelApplyNo?: string
}

/** The first day on which such a seat is on offer, what waiting for it costs, and the request to wait for it. */
export async function waitFor(server: Caller, who: string, { wanted, onDates = saleDates, travellers, travelApplyNo }: Wait) {
  for (const date of onDates) {
    const business = { travelType: 1 as const, ...(travellers && { travellers }), ...(travelApplyNo && { travelApplyNo }) }
    const people = travellers || travelApplyNo ? business : { travelType: 2 as const }
    const tempOrderNo = await saveTrainDraft(server, who, { date, fastOnly: false, ...people })
    const { trains, searchId } = expectResult(await server.call(who, searchTrains, { tempOrderNo }))
    for (const train of trains) {
      const seat = train.sale === 'onSale' && train.seats.find((each) => wanted(train, each))
      if (!seat) continue
      const ride = rideOf(searchId, train, seat)
      const { rides: _rides, ...frame } = await trainRequest(server, who, tempOrderNo, { train, seat, ride })
      const quote = await server.call(who, quoteTrainWaitlist, { tempOrderNo, choices: [ride], travellers: paying(frame) })
      return { tempOrderNo, train, seat, ride, frame, quote, date }
    }
  }
  throw new Error('no such seat on offer')
}

/** The travellers of a request as its quote names them. */
export const paying = ({ travellers }: { travellers: readonly { employeeId: string; credentialId: string }[] }) =>
  travellers.map(({ employeeId, credentialId }) => ({ employeeId, credentialId }))

/** Classes that are sold out on a day, as choices of the same draft. */
export async function soldOutRides(server: Caller, who: string, tempOrderNo: string, departDate: string) {
  const { trains, searchId } = expectResult(await server.call(who, searchTrains, { tempOrderNo, departDate, onlyLook: true }))
  return trains
    .filter(({ sale }) => sale === 'onSale')
    .flatMap((train) => train.seats.filter((seat) => soldOut(train, seat)).map((seat) => rideOf(searchId, train, seat)))
}

/** Personal money: the pay page's notice arrives, then the railway answers. */
export async function payAndSettle(server: TestServer, who: string, orderNo: string) {
  const { total } = await trainDetail(server, who, orderNo)
  const { paymentNo } = await askForMoney(server, who, orderNo, total)
  const { success } = await notify(server, noticeOf(server, paymentNo, total))
  if (!success) throw new Error('the notice was not taken')
  await server.context.drainJobs()
  return settleTrain(server, who, orderNo)
}
