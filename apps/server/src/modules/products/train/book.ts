import { orderStates } from '@sojourn/contract/booking/codes'
import { stateNumber } from '@sojourn/contract/booking/state-numbers'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { CreatedTrainOrder, CreateTrainOrder } from '@sojourn/contract/products/train-booking.shapes'
import { holdForApproval, holdForPayment } from '@sojourn/domain/booking/lifecycle/timing'
import { railQueueAskMs } from '@sojourn/domain/products/train/railway-queue'
import { rideFare } from '@sojourn/domain/products/train/price'
import { noWishes, type KeptWishes } from '@sojourn/domain/products/train/kept-wishes'
import { wishesFit } from '@sojourn/domain/products/train/seat-choice'
import { isRailFailure, type RailLocked } from '@sojourn/supply/ports/rail'
import type { Actor, Context } from '../../../context'
import { once } from '../../../db/once'
import type { Sql } from '../../../db/sql'
import { chinaDate } from '../../../kit/clock'
import { refuseUnseenSearch } from '../../booking/draft/shown'
import { announce } from '../../booking/lifecycle/announce'
import { orderJob } from '../../booking/lifecycle/order-job'
import { queueOrder } from '../../booking/lifecycle/queued-order'
import { submit, type Submission } from '../../booking/lifecycle/submit'
import { nextOrderNo } from '../../booking/order/store'
import { ridesOnOffer, spanOf, type Journey } from './choose'
import { isLocalAccount, officeHold, refuseOffice, wayOf } from './local'
import { lockedPlaces, lockedWishes, lockSeats, type Passenger } from './lock'
import { openTrainDraft } from './open-draft'
import { fulfillerOf, orderSeries } from './order-words'
import { orderRecord, titleOf } from './order-record'
import { insertTrainOrder, writePlaces } from './order-store'
import { openPlaces, prepareOrder, type PreparedOrder } from './prepare'
import { fieldOfRide, railProblem, type TrainDraft } from './supply'
import { choiceOf } from './to-supply'

/**
 * Verifies price, people and policy, locks the seats and writes the order: one transaction, one effect per intent. An order that
 * the railway's queue has stays a draft until a job hears how it ended; a local order waits for the ticket office (handbook 3.10).
 */
export async function createOrder(
  context: Context,
  actor: Actor,
  request: CreateTrainOrder,
): Promise<CreatedTrainOrder | Problem> {
  let approverIds: string[] = []
  const created = await once<CreatedTrainOrder>(context, actor, async (sql) => {
    const draft = await openTrainDraft(context, actor, sql, request.tempOrderNo)
    if (isProblem(draft)) return draft
    const journeys = await chosenJourneys(context, actor, sql, draft, request)
    if (isProblem(journeys)) return journeys
    const fares = journeys.map(({ seat }) => rideFare(seat))
    const prepared = await prepareOrder(context, actor, sql, draft, request, { journeys, fares })
    if (isProblem(prepared)) return prepared
    const way = wayOf(prepared.enterprise)
    if (way === 'local' && !isLocalAccount(request.localAccount)) return problem('localAccountUnknown', { field: 'localAccount' })
    const late = way === 'local' && refuseOffice(context, prepared.journeys)
    if (late) return late
    approverIds = prepared.chain?.levels[0]?.approverIds ?? []
    return way === 'local'
      ? writeLocal(context, actor, sql, draft, request, prepared)
      : lockAndWrite(context, actor, sql, draft, request, prepared)
  })
  if (!isProblem(created)) announce(context, actor.enterpriseId, created.orderNo, [actor.employeeId, ...approverIds])
  return created
}

/** The rides as they were shown and seen, at the price that was seen, with wishes that their class can meet. */
async function chosenJourneys(
  context: Context,
  actor: Actor,
  sql: Sql,
  draft: TrainDraft,
  request: CreateTrainOrder,
): Promise<Journey[] | Problem> {
  for (const { searchId } of request.rides) {
    const unseen = await refuseUnseenSearch(sql, actor, draft.tempOrderNo, searchId, 0, 'trainUnknown')
    if (unseen) return unseen
  }
  const journeys = await ridesOnOffer(context, sql, draft, request.rides)
  if (isProblem(journeys)) return journeys
  for (const [index, { seat, ride }] of journeys.entries()) {
    const field = `rides.${index}`
    if (seat.price > request.rides[index]!.price) return problem('priceChanged', { field, detail: { price: seat.price } })
    if (!wishesFit(request, seat.seat, request.travellers.length)) return problem('seatChoiceInvalid', { field: 'seatChoice' })
    if (seat.seats === 0 && !request.acceptStanding) return problem('trainSoldOut', { field, detail: { number: ride.trainNo } })
  }
  return journeys
}

/** Until when seats are held: half an hour to pay, or the time of the approvers. */
export function holdOf(context: Context, { chain, journeys }: Pick<PreparedOrder, 'chain' | 'journeys'>): Date {
  const now = context.clock.now().toISOString()
  return new Date(chain ? holdForApproval({ now, departAt: spanOf(journeys).departAt }) : holdForPayment(now))
}

type Made = Pick<Submission['order'], 'orderNo' | 'fulfiller' | 'title' | 'createdAt' | 'holdExpiresAt'>

interface Written {
  orderNo: string
  wishes: KeptWishes
  order: Submission['order']
  booker: Submission['booker']
}
async function written(
  context: Context,
  actor: Actor,
  sql: Sql,
  draft: TrainDraft,
  request: CreateTrainOrder,
  prepared: PreparedOrder,
): Promise<Written> {
  const createdAt = context.clock.now()
  const way = wayOf(prepared.enterprise)
  const orderNo = await nextOrderNo(sql, orderSeries[way], chinaDate(createdAt))
  const { seatChoice, berthChoice, acceptStanding, localAccount } = request
  const wishes: KeptWishes = {
    ...noWishes,
    ...(seatChoice && seatChoice.length > 0 && { seatChoice }),
    ...(berthChoice && { berthChoice }),
    ...(acceptStanding && { acceptStanding }),
    ...(isLocalAccount(localAccount) && { office: { account: localAccount } }),
  }
  const title = titleOf(prepared.journeys.map(({ ride }) => ride))
  const hold = holdOf(context, prepared)
  const holdExpiresAt = way === 'local' ? officeHold(hold, prepared.journeys) : hold
  const order = recordOf(context, actor, draft, request, prepared, {
    orderNo,
    fulfiller: fulfillerOf[way],
    title,
    createdAt,
    holdExpiresAt,
  })
  return { orderNo, wishes, order, booker: { employeeId: actor.employeeId, name: actor.name } }
}

function recordOf(
  context: Context,
  actor: Actor,
  draft: TrainDraft,
  { settleType, purpose = '', remark = '', rides }: CreateTrainOrder,
  prepared: PreparedOrder,
  made: Made,
): Submission['order'] {
  const searchIds = rides.map(({ searchId }) => searchId)
  const asked = { settleType, searchIds, purpose, remark }
  return orderRecord(context, actor, draft, asked, prepared, made)
}

async function lockAndWrite(
  context: Context,
  actor: Actor,
  sql: Sql,
  draft: TrainDraft,
  request: CreateTrainOrder,
  prepared: PreparedOrder,
): Promise<CreatedTrainOrder | Problem> {
  const { enterpriseId, employeeId } = actor
  const made = await written(context, actor, sql, draft, request, prepared)
  const { orderNo, wishes, order } = made
  const { journeys, passengers } = prepared
  const locked = await lockSeats(context, sql, {
    orderNo,
    enterpriseId,
    employeeId,
    choices: journeys.map(({ ride, seat }, index) => ({
      ...choiceOf({ ...ride, seat: seat.seat }),
      price: request.rides[index]!.price,
    })),
    passengers,
    wishes,
    holdUntil: order.holdExpiresAt,
    remark: request.remark ?? '',
  })
  if (isRailFailure(locked)) return railProblem(context, locked, fieldOfRide('rides', locked), passengers)
  if ('pending' in locked) return queue(context, sql, enterpriseId, made, prepared)
  const fares = heldFares(journeys, passengers, locked)
  if (journeys.every(({ seat }, index) => seat.price === fares[index]))
    return writeLocked(context, sql, enterpriseId, made, prepared, locked)
  const held = journeys.map(({ seat, ...journey }, index) => ({ ...journey, seat: { ...seat, price: fares[index]! } }))
  const charged = await prepareOrder(context, actor, sql, draft, request, {
    journeys: held,
    fares: held.map(({ seat }) => rideFare(seat)),
  })
  if (isProblem(charged)) return charged
  const renewed = { ...made, order: recordOf(context, actor, draft, request, charged, made.order) }
  return writeLocked(context, sql, enterpriseId, renewed, charged, locked)
}

/**
 * The adult's fare of each ride as the railway locked it; within what was accepted it may be another than the list had. A berth is
 * charged at the highest price of its class, and the difference comes back with the ticket (handbook 3.2).
 */
const heldFares = (journeys: readonly Journey[], passengers: readonly Passenger[], { places }: RailLocked): number[] =>
  journeys.map(({ seat }, ride) => {
    const place = places.find(({ ride: of, passenger }) => of === ride && paysFully(passengers[passenger]!))
    return Math.max(place?.price ?? seat.price, seat.berths ? seat.price : 0)
  })

const paysFully = ({ child, student }: Passenger): boolean => !child && !student

async function writeLocked(
  context: Context,
  sql: Sql,
  enterpriseId: number,
  { orderNo, wishes, order, booker }: Written,
  { chain, approvers, passengers }: PreparedOrder,
  locked: RailLocked,
): Promise<CreatedTrainOrder | Problem> {
  const submitted = await submit(context, sql, enterpriseId, { order, booker, chain, approvers })
  if (isProblem(submitted)) return submitted
  const none = { waitlistNo: null, purchaseNo: null, chain: null }
  await insertTrainOrder(sql, enterpriseId, {
    orderNo,
    way: 'railway',
    lockNo: locked.lockNo,
    wishes: lockedWishes(wishes, locked),
    ...none,
  })
  await writePlaces(sql, enterpriseId, orderNo, lockedPlaces(locked, passengers, wishes))
  return answer(orderNo, submitted.state, chain ? 'approval' : 'pay', order.holdExpiresAt)
}

/** The railway's queue has it: the order waits as a draft, and a job asks again. */
async function queue(
  context: Context,
  sql: Sql,
  enterpriseId: number,
  { orderNo, wishes, order, booker }: Written,
  { chain, passengers, journeys }: PreparedOrder,
): Promise<CreatedTrainOrder | Problem> {
  const queued = await queueOrder(context, sql, enterpriseId, { order, booker })
  if (isProblem(queued)) return queued
  const none = { lockNo: null, waitlistNo: null, purchaseNo: null }
  await insertTrainOrder(sql, enterpriseId, { orderNo, way: 'railway', wishes, chain: chain ?? null, ...none })
  await writePlaces(sql, enterpriseId, orderNo, openPlaces(passengers, journeys))
  await askSoon(context, sql, enterpriseId, orderNo)
  return answer(orderNo, queued.state, 'locking', order.holdExpiresAt)
}

export const askSoon = (context: Context, sql: Sql, enterpriseId: number, orderNo: string): Promise<unknown> => {
  const runAt = new Date(context.clock.now().getTime() + railQueueAskMs)
  return orderJob(context, sql, enterpriseId, 'order.secure', orderNo, runAt)
}

/** The ticket office buys later; nothing is locked. */
async function writeLocal(
  context: Context,
  actor: Actor,
  sql: Sql,
  draft: TrainDraft,
  request: CreateTrainOrder,
  prepared: PreparedOrder,
): Promise<CreatedTrainOrder | Problem> {
  const { enterpriseId } = actor
  const { orderNo, wishes, order, booker } = await written(context, actor, sql, draft, request, prepared)
  const { chain, approvers, passengers, journeys } = prepared
  const submitted = await submit(context, sql, enterpriseId, { order, booker, chain, approvers })
  if (isProblem(submitted)) return submitted
  const none = { lockNo: null, waitlistNo: null, purchaseNo: null, chain: null }
  await insertTrainOrder(sql, enterpriseId, { orderNo, way: 'local', wishes, ...none })
  await writePlaces(sql, enterpriseId, orderNo, openPlaces(passengers, journeys))
  return answer(orderNo, submitted.state, chain ? 'approval' : 'pay', order.holdExpiresAt)
}

export const answer = (
  orderNo: string,
  state: number,
  next: CreatedTrainOrder['next'],
  holdExpiresAt: Date,
): CreatedTrainOrder => ({
  orderNo,
  state: stateNumber('train', 'booking', orderStates.word(state as 10)),
  next,
  holdExpiresAt: holdExpiresAt.toISOString(),
})
