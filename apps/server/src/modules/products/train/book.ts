import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { CreatedOrder } from '@sojourn/contract/booking/order.shapes'
import type { CreateTrainOrder } from '@sojourn/contract/products/train-booking.shapes'
import { holdForApproval, holdForPayment } from '@sojourn/domain/booking/lifecycle/timing'
import { rideFare } from '@sojourn/domain/products/train/price'
import { noWishes, type KeptWishes } from '@sojourn/domain/products/train/kept-wishes'
import { wishesFit } from '@sojourn/domain/products/train/seat-choice'
import type { RailLocked } from '@sojourn/supply/ports/rail'
import type { Actor, Context } from '../../../context'
import type { Sql } from '../../../db/sql'
import { chinaDate } from '../../../kit/clock'
import { refuseUnseenSearch } from '../../booking/draft/shown'
import type { Submission } from '../../booking/lifecycle/submit'
import { nextOrderNo } from '../../booking/order/store'
import { placeOrder } from '../../booking/placing/place-order'
import type { Proposal } from '../../booking/placing/proposal'
import { writeHandOver } from '../../booking/traveller/hand-over'
import { ridesOnOffer, spanOf, type Journey } from './choose'
import { holdSeats } from './hold-seats'
import { isLocalAccount, officeHold, refuseOffice, wayOf } from './local'
import { documentsOf, type Passenger, type RailAnswer } from './lock'
import { openTrainDraft } from './open-draft'
import { fulfillerOf, orderSeries } from './order-words'
import { orderRecord, titleOf } from './order-record'
import { insertTrainOrder, nothingYet, writePlaces } from './order-store'
import { openPlaces, prepareOrder, type PreparedOrder } from './prepare'
import { fieldOfRide, type TrainDraft } from './supply'
import { choiceOf } from './to-supply'

/** What a booker asks for, of whose search. */
interface Asked {
  context: Context
  actor: Actor
  draft: TrainDraft
  request: CreateTrainOrder
}

/**
 * Places an order: seats are locked by the railway, whose queue may have it for a while; the ticket office buys later, and nobody is asked
 * before (handbook 3.10).
 */
export const createOrder = (context: Context, actor: Actor, request: CreateTrainOrder): Promise<CreatedOrder | Problem> =>
  placeOrder(context, actor, {
    async look(sql) {
      const draft = await openTrainDraft(context, actor, sql, request.tempOrderNo)
      if (isProblem(draft)) return draft
      const asked = { context, actor, draft, request }
      const journeys = await chosenJourneys(asked, sql)
      return isProblem(journeys) ? journeys : { asked, journeys }
    },
    propose: (sql, { asked, journeys }) => propose(asked, sql, journeys),
  })

async function propose(asked: Asked, sql: Sql, journeys: readonly Journey[]): Promise<Proposal<RailAnswer> | Problem> {
  const { context, request } = asked
  const prepared = await prepareAt(asked, sql, journeys)
  if (isProblem(prepared)) return prepared
  if (wayOf(prepared.enterprise) !== 'local') return railProposal(asked, prepared, await newOrder(asked, sql, prepared))
  if (!isLocalAccount(request.localAccount)) return problem('localAccountUnknown', { field: 'localAccount' })
  const late = refuseOffice(context, prepared.journeys)
  return late ?? officeProposal(asked, prepared, await newOrder(asked, sql, prepared))
}

/** Verifies people, policy and price of these rides, at what each is charged. */
const prepareAt = (
  { context, actor, draft, request }: Asked,
  sql: Sql,
  journeys: readonly Journey[],
  placed?: true,
): Promise<PreparedOrder | Problem> =>
  prepareOrder(context, actor, sql, draft, request, {
    journeys,
    fares: journeys.map(({ seat }) => rideFare(seat)),
    ...(placed && { placed }),
  })

/** The rides as they were shown and seen, at the price that was seen, with wishes that their class can meet. */
async function chosenJourneys({ context, actor, draft, request }: Asked, sql: Sql): Promise<Journey[] | Problem> {
  for (const { searchId } of request.rides) {
    const unseen = await refuseUnseenSearch(sql, actor, draft.tempOrderNo, searchId, 0, 'trainUnknown')
    if (unseen) return unseen
  }
  const journeys = await ridesOnOffer(context, draft, request.rides)
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

/** What is written of an order before anybody is asked. */
interface Written {
  order: Submission['order']
  wishes: KeptWishes
}

async function newOrder(asked: Asked, sql: Sql, prepared: PreparedOrder): Promise<Written> {
  const { context, request } = asked
  const createdAt = context.clock.now()
  const way = wayOf(prepared.enterprise)
  const { seatChoice, berthChoice, acceptStanding, localAccount } = request
  const wishes: KeptWishes = {
    ...noWishes,
    ...(seatChoice && seatChoice.length > 0 && { seatChoice }),
    ...(berthChoice && { berthChoice }),
    ...(acceptStanding && { acceptStanding }),
    ...(isLocalAccount(localAccount) && { office: { account: localAccount } }),
  }
  const hold = holdOf(context, prepared)
  const order = recordOf(asked, prepared, {
    orderNo: await nextOrderNo(sql, orderSeries[way], chinaDate(createdAt)),
    fulfiller: fulfillerOf[way],
    title: titleOf(prepared.journeys.map(({ ride }) => ride)),
    createdAt,
    holdExpiresAt: way === 'local' ? officeHold(hold, prepared.journeys) : hold,
  })
  return { order, wishes }
}

type Made = Pick<Submission['order'], 'orderNo' | 'fulfiller' | 'title' | 'createdAt' | 'holdExpiresAt'>

function recordOf({ context, actor, draft, request }: Asked, prepared: PreparedOrder, made: Made): Submission['order'] {
  const { settleType, purpose = '', remark = '', rides } = request
  const searchIds = rides.map(({ searchId }) => searchId)
  return orderRecord(context, actor, draft, { settleType, searchIds, purpose, remark }, prepared, made)
}

const submissionOf = ({ actor }: Asked, { chain, approvers }: PreparedOrder, order: Submission['order']): Submission => ({
  order,
  booker: { employeeId: actor.employeeId, name: actor.name },
  chain,
  approvers,
})

/** The railway locks the seats; it is given the documents, which is written down whatever it answers. */
function railProposal(asked: Asked, prepared: PreparedOrder, { order, wishes }: Written): Proposal<RailAnswer> {
  const { context, actor, request } = asked
  const { enterpriseId, employeeId } = actor
  const { orderNo } = order
  const { journeys, passengers } = prepared
  return {
    submission: submissionOf(asked, prepared, order),
    async keep(sql) {
      await insertTrainOrder(sql, enterpriseId, { orderNo, way: 'railway', wishes, ...nothingYet })
      await writePlaces(sql, enterpriseId, orderNo, openPlaces(passengers, journeys))
      await writeHandOver(context, sql, { enterpriseId, employeeId, ...documentsOf({ orderNo, passengers }) })
      return undefined
    },
    hold: holdSeats(context, {
      orderNo,
      enterpriseId,
      choices: journeys.map(({ ride, seat }, index) => ({
        ...choiceOf({ ...ride, seat: seat.seat }),
        price: request.rides[index]!.price,
      })),
      positions: journeys.map((_journey, position) => position),
      passengers,
      wishes,
      holdUntil: order.holdExpiresAt,
      remark: request.remark ?? '',
      fieldOf: (failure) => fieldOfRide('rides', failure),
      renew: (sql, locked) => asHeld(asked, sql, prepared, order, locked),
    }),
  }
}

/** The ticket office buys later; nothing is locked. */
function officeProposal(asked: Asked, prepared: PreparedOrder, { order, wishes }: Written): Proposal<RailAnswer> {
  const { enterpriseId } = asked.actor
  const { orderNo } = order
  return {
    submission: submissionOf(asked, prepared, order),
    async keep(sql) {
      await insertTrainOrder(sql, enterpriseId, { orderNo, way: 'local', wishes, ...nothingYet })
      await writePlaces(sql, enterpriseId, orderNo, openPlaces(prepared.passengers, prepared.journeys))
      return undefined
    },
  }
}

/** An order whose rides were locked at another price than the list had is judged and charged as they are held. */
async function asHeld(
  asked: Asked,
  sql: Sql,
  { journeys, passengers }: PreparedOrder,
  { orderNo, fulfiller, title, createdAt, holdExpiresAt }: Made,
  locked: RailLocked,
): Promise<Submission | Problem | undefined> {
  const fares = heldFares(journeys, passengers, locked)
  if (journeys.every(({ seat }, index) => seat.price === fares[index])) return undefined
  const held = journeys.map(({ seat, ...journey }, index) => ({ ...journey, seat: { ...seat, price: fares[index]! } }))
  const charged = await prepareAt(asked, sql, held, true)
  if (isProblem(charged)) return charged
  return submissionOf(asked, charged, recordOf(asked, charged, { orderNo, fulfiller, title, createdAt, holdExpiresAt }))
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
