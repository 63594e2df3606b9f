import { randomInt, randomUUID } from 'node:crypto'
import { expect, request, type APIRequestContext } from '@playwright/test'
import { login } from '@sojourn/contract/access/session.calls'
import { decideApproval, getApprovalDetail, getMyApprovalList } from '@sojourn/contract/booking/approval/approval.calls'
import { chooseTravellers } from '@sojourn/contract/booking/draft.calls'
import { pay } from '@sojourn/contract/booking/payment.calls'
import { saveGuest } from '@sojourn/contract/booking/traveller.calls'
import type { Call, RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { applyTrainRefund, quoteTrainRefund } from '@sojourn/contract/products/train/after-sales.calls'
import { getTrainOrderDetail, type TrainOrderDetail } from '@sojourn/contract/products/train/order.calls'
import { createTrainOrder, getTrainBookInfo, searchTrains } from '@sojourn/contract/products/train/train.calls'
import { joinTrainWaitlist, quoteTrainWaitlist } from '@sojourn/contract/products/train/waitlist.calls'
import { saveTrainOrderTemp } from '@sojourn/contract/products/train/draft.calls'
import type { TrainOffer, TrainSeat } from '@sojourn/contract/products/train/train.shapes'
import { identityCheckDigit } from '@sojourn/domain/booking/traveller/identity-card'
import { secretsOf, type Account } from './support'

/** A traveller who needs no screen: what the stories tell of others. */
export interface TrainBuyer {
  /** The first seat of a day from Shanghai to Beijing that is as wanted, paid by the company and ticketed. */
  buy(date: string, wanted: Wanted): Promise<Bought | undefined>
  /** All that is left of a class, for as many guests. */
  buyOut(date: string, wanted: Wanted): Promise<Bought | undefined>
  /** Two guests who wait for a class that is sold out, paid by the company. */
  wait(date: string): Promise<string | undefined>
  giveBack(orderNo: string): Promise<void>
  leave(): Promise<void>
}
type Wanted = (train: TrainOffer, seat: TrainSeat) => boolean
export interface Bought {
  orderNo: string
  train: TrainOffer
  seat: TrainSeat
}

export async function trainBuyer(account: string): Promise<TrainBuyer> {
  const { send, leave } = await signedIn(account)
  return {
    buy: (date, wanted) => buy(send, date, wanted, false),
    buyOut: (date, wanted) => buy(send, date, wanted, true),
    wait: (date) => wait(send, date),
    giveBack: (orderNo) => giveBack(send, orderNo),
    leave,
  }
}

export async function signedIn(who: Account): Promise<{ send: Send; leave: () => Promise<void> }> {
  const context = await request.newContext({ baseURL: process.env['BASE_URL'] ?? '' })
  const { loginToken } = await ask(context, '', login, secretsOf(who))
  return { send: (call, body) => ask(context, loginToken, call, body), leave: () => context.dispose() }
}

export type Send = <Asked extends Call>(call: Asked, body: RequestOf<Asked>) => Promise<ResponseOf<Asked>>

export async function ask<Asked extends Call>(
  context: APIRequestContext,
  token: string,
  call: Asked,
  body: RequestOf<Asked>,
): Promise<ResponseOf<Asked>> {
  const headers = { langtype: 'zh-CN', version: '4.9.9', token, 'idempotency-key': randomUUID() }
  const answer =
    call.method === 'GET'
      ? await context.get(`/${call.path}`, { headers, params: body as Record<string, string> })
      : await context.post(`/${call.path}`, { headers, data: body as object })
  const { success, result } = (await answer.json()) as { success: boolean; result: ResponseOf<Asked> }
  expect(success, `${call.path}: ${await answer.text()}`).toBe(true)
  return result
}

async function buy(send: Send, date: string, wanted: Wanted, outsiders: boolean): Promise<Bought | undefined> {
  const first = await search(send, date, [])
  const seen = offersOf(first).find(({ train, seat }) => wanted(train, seat))
  if (!seen) return undefined
  const guests = outsiders ? await newGuests(send, seen.seat.seats) : []
  const found = outsiders ? await search(send, date, guests) : first
  const same = offersOf(found).find(({ train, seat }) => train.trainKey === seen.train.trainKey && seat.seat === seen.seat.seat)
  if (!same) return undefined
  const { train, seat } = same
  const { trainKey, departStation, arriveStation } = train
  const { tempOrderNo, searchId } = found
  const info = await send(getTrainBookInfo, { tempOrderNo })
  const expectedTotal = info.travellers.reduce((total, { serviceFee }) => total + seat.price + serviceFee, 0)
  const frame = frameOf(info)
  const rides = [{ searchId, trainKey, departStation, arriveStation, seat: seat.seat, price: seat.price }]
  const created = await send(createTrainOrder, { ...frame, tempOrderNo, rides, expectedTotal })
  const { orderNo } = created
  if (created.next === 'approval') await approve('director@yuanxing.example', orderNo)
  await send(pay, { orderNos: [orderNo], settleType: frame.settleType, expectedTotal })
  await expect.poll(async () => (await detailOf(send, orderNo)).places[0]?.ticketNo ?? '').not.toBe('')
  return { orderNo, train, seat }
}

/** Who travels and who pays, the same in every request. */
const frameOf = ({ travellers, settleTypes }: ResponseOf<typeof getTrainBookInfo>) => ({
  travellers: travellers.map(({ employeeId, credentials, costCentreId }) => ({
    employeeId,
    credentialId: credentials.find(({ usable }) => usable)?.credentialId ?? '',
    costCentreId,
    insurances: [],
  })),
  contact: { name: '陈志远', mobile: '13800010002', email: 'manager@yuanxing.example' },
  settleType: settleTypes[0]!.settleType,
  acceptConflicts: true,
})

async function wait(send: Send, date: string): Promise<string | undefined> {
  const { tempOrderNo, trains, searchId } = await search(send, date, await newGuests(send, 2))
  const soldOut = offersOf({ trains }).find(({ seat }) => seat.seats === 0 && seat.waitlist)
  if (!soldOut) return undefined
  const { train, seat } = soldOut
  const { trainKey, departStation, arriveStation } = train
  const choices = [{ searchId, trainKey, departStation, arriveStation, seat: seat.seat, price: seat.price }]
  const frame = frameOf(await send(getTrainBookInfo, { tempOrderNo }))
  const { total, deadlines } = await send(quoteTrainWaitlist, { tempOrderNo, choices, travellers: frame.travellers.map(whoPays) })
  const deadline = deadlines.at(-1)?.at ?? ''
  const joined = await send(joinTrainWaitlist, { ...frame, tempOrderNo, choices, deadline, expectedTotal: total })
  if (joined.next === 'approval') await approve('director@yuanxing.example', joined.orderNo)
  await send(pay, { orderNos: [joined.orderNo], settleType: frame.settleType, expectedTotal: total })
  return joined.orderNo
}
const whoPays = ({ employeeId, credentialId }: { employeeId: string; credentialId: string }) => ({ employeeId, credentialId })

async function search(send: Send, departDate: string, employeeIds: string[]) {
  const searchParams = {
    segmentType: 0 as const,
    departStation: '上海',
    departStationCode: 'SHH',
    arriveStation: '北京',
    arriveStationCode: 'BJP',
    searchFastTrainOnly: false,
    departDate,
  }
  const bookType = employeeIds.length > 0 ? 1 : 0
  const { tempOrderNo } = await send(saveTrainOrderTemp, { searchParams, travelType: 1, bookType })
  if (bookType === 1) await send(chooseTravellers, { tempOrderNo, employeeIds })
  return { tempOrderNo, ...(await send(searchTrains, { tempOrderNo })) }
}

const offersOf = ({ trains }: { trains: readonly TrainOffer[] }): { train: TrainOffer; seat: TrainSeat }[] =>
  trains
    .filter(({ sale }) => sale === 'onSale')
    .flatMap((train) => train.seats.map((seat) => ({ train, seat })))
    .filter(({ seat }) => seat.verdict === 'within' && seat.seat !== 'WZ')

/** People of no company, who travel by the standard of whoever books for them; new ones each time. */
async function newGuests(send: Send, count: number): Promise<string[]> {
  const employeeIds: string[] = []
  for (let guest = 0; guest < count; guest++) {
    const number = `110101199${randomInt(10)}0${1 + randomInt(9)}${10 + randomInt(18)}${100 + randomInt(900)}`
    const credential = { type: 1 as const, number: number + identityCheckDigit(number) }
    const saved = await send(saveGuest, { name: `外宾${'甲乙丙丁戊'.charAt(guest)}`, mobile: '13900001111', credential })
    employeeIds.push(saved.employeeId)
  }
  return employeeIds
}

/** Says yes to an order, for whoever is asked about it. */
export async function approve(account: string, subjectNo: string): Promise<void> {
  const { send, leave } = await signedIn(account)
  const { list } = await send(getMyApprovalList, { type: 1, size: 100 })
  const approvalId = list.find((each) => each.subjectNo === subjectNo)?.approvalId ?? ''
  const { version } = await send(getApprovalDetail, { approvalId })
  await send(decideApproval, { approvalId, decision: 'agree', version })
  await leave()
}

const detailOf = (send: Send, orderNo: string): Promise<TrainOrderDetail> => send(getTrainOrderDetail, { orderId: orderNo })

async function giveBack(send: Send, orderNo: string): Promise<void> {
  const { places } = await detailOf(send, orderNo)
  const coupons = places.flatMap(({ ticketNo, ride }) => (ticketNo ? [{ ticketNo, segment: ride }] : []))
  const { total } = await send(quoteTrainRefund, { orderNo, coupons })
  const refund = await send(applyTrainRefund, { orderNo, coupons, expectedTotal: total })
  // Two days before a departure the railway's fee may be one that an approver decides about.
  if (refund.next === 'approval') await approve('director@yuanxing.example', refund.orderNo)
}
