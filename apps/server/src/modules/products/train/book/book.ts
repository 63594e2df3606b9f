import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { CreatedOrder } from '@sojourn/contract/booking/order.shapes'
import type { CreateTrainOrder } from '@sojourn/contract/products/train/booking.shapes'
import { noWishes, type KeptWishes } from '@sojourn/domain/products/train/kept/kept-wishes'
import { rideFare } from '@sojourn/domain/products/train/price/price'
import { wishesFit } from '@sojourn/domain/products/train/seat-choice'
import type { RailLocked } from '@sojourn/supply/ports/rail'
import type { Actor, Context, Work } from '../../../../context'
import type { Tenant } from '../../../../db/tenant'
import { refuseUnseenSearch } from '../../../booking/draft/shown'
import type { Offer, Purchase } from '../../../booking/placing/offer'
import { placeBooking } from '../../../booking/placing/place-booking'
import { offerOf, openPlaces, type RideOffer, type TrainBooking } from './book-offer'
import { ridesOnOffer, type Journey } from '../search/choose'
import { holdSeats } from '../fulfilment/hold-seats'
import { isLocalAccount, officeHold, officeLatest, refuseOffice, sourceOf } from '../office/local'
import type { Passenger, RailAnswer } from '../fulfilment/lock'
import { openTrainDraft } from '../draft/open-draft'
import { segmentRecord, titleOf } from './order-record'
import { insertTrainOrder, nothingYet, writePlaces } from '../order/order-store'
import { fulfillerOf, orderSeries } from '../order/order-words'
import { fieldOfRide } from '../supply/supply'
import { choiceOf } from '../supply/to-supply'

type BookedTrain = TrainBooking<CreateTrainOrder>

/**
 * Places an order: seats are locked by the railway, whose queue may have it for a while; the ticket office buys later, and nobody is asked
 * before (handbook 3.10).
 */
export const createOrder = (context: Context, actor: Actor, request: CreateTrainOrder): Promise<CreatedOrder | Problem> =>
  placeBooking(context, actor, request, {
    open: openTrain,
    async offer(booking: BookedTrain, work) {
      const journeys = await chosenJourneys(booking, work)
      if (isProblem(journeys)) return journeys
      return sourceOf(booking.enterprise) === 'local' ? officeOffer(booking, journeys) : railOffer(booking, journeys)
    },
  })

export async function openTrain(work: Work, actor: Actor, { tempOrderNo }: { tempOrderNo: string }) {
  const draft = await openTrainDraft(work, actor, tempOrderNo)
  return isProblem(draft) ? draft : { draft }
}

/** The rides as they were shown and seen, at the price that was seen, with wishes that their class can meet. */
async function chosenJourneys({ context, open, request }: BookedTrain, tenant: Tenant): Promise<Journey[] | Problem> {
  for (const { searchId } of request.rides) {
    const unseen = await refuseUnseenSearch(tenant, {
      tempOrderNo: request.tempOrderNo,
      searchId,
      journey: 0,
      unseen: 'trainUnknown',
    })
    if (unseen) return unseen
  }
  const journeys = await ridesOnOffer(context, open.draft, request.rides)
  if (isProblem(journeys)) return journeys
  for (const [index, { seat, ride }] of journeys.entries()) {
    const field = `rides.${index}`
    if (seat.price > request.rides[index]!.price) return problem('priceChanged', { field, detail: { price: seat.price } })
    if (!wishesFit(request, seat.seat, request.travellers.length)) return problem('seatChoiceInvalid', { field: 'seatChoice' })
    if (seat.seats === 0 && !request.acceptStanding) return problem('trainSoldOut', { field, detail: { number: ride.trainNo } })
  }
  return journeys
}

type Bought = ReturnType<RideOffer['bought']>

/** What an order keeps of these rides, whoever sells them. */
function boughtBy(
  { request }: BookedTrain,
  source: 'railway' | 'local',
  journeys: readonly Journey[],
  passengers: Passenger[],
): Bought {
  const wishes = wishesOf(request)
  return {
    series: orderSeries[source],
    fulfiller: fulfillerOf[source],
    title: titleOf(journeys.map(({ ride }) => ride)),
    segments: journeys.map(segmentRecord),
    searchIds: request.rides.map(({ searchId }) => searchId),
    async keep(tenant, { orderNo }) {
      await insertTrainOrder(tenant, { orderNo, source, wishes, ...nothingYet })
      await writePlaces(tenant, orderNo, openPlaces(passengers, journeys))
    },
  }
}

const wishesOf = ({ seatChoice, berthChoice, acceptStanding, localAccount }: CreateTrainOrder): KeptWishes => ({
  ...noWishes,
  ...(seatChoice && seatChoice.length > 0 && { seatChoice }),
  ...(berthChoice && { berthChoice }),
  ...(acceptStanding && { acceptStanding }),
  ...(isLocalAccount(localAccount) && { office: { account: localAccount } }),
})

const faresOf = (journeys: readonly Journey[]) => journeys.map(({ seat }) => rideFare(seat))

/** The railway locks the seats. */
const railOffer = (booking: BookedTrain, journeys: readonly Journey[]): Offer<RailAnswer> =>
  offerOf(booking, {
    journeys,
    fares: faresOf(journeys),
    bought: (passengers) => ({
      ...boughtBy(booking, 'railway', journeys, passengers),
      documentsFor: 'documents for the railway',
      hold: holdOf(booking, journeys, passengers),
    }),
  })

/** The ticket office buys later and needs its time for it; nothing is locked. */
function officeOffer(booking: BookedTrain, journeys: readonly Journey[]): Offer<RailAnswer> | Problem {
  if (!isLocalAccount(booking.request.localAccount)) return problem('localAccountUnknown', { field: 'localAccount' })
  return (
    refuseOffice(booking.context, journeys) ??
    offerOf(booking, {
      journeys,
      fares: faresOf(journeys),
      latest: officeLatest(journeys),
      bought: (passengers) => ({
        ...boughtBy(booking, 'local', journeys, passengers),
        holdUntil: (usual) => officeHold(usual, journeys),
      }),
    })
  )
}

const holdOf =
  (booking: BookedTrain, journeys: readonly Journey[], passengers: Passenger[]): NonNullable<Purchase<RailAnswer>['hold']> =>
  ({ orderNo, holdExpiresAt }, renew) => {
    const { context, actor, request } = booking
    return holdSeats(context, {
      orderNo,
      enterpriseId: actor.enterpriseId,
      choices: journeys.map(({ ride, seat }, index) => ({
        ...choiceOf({ ...ride, seat: seat.seat }),
        price: request.rides[index]!.price,
      })),
      positions: journeys.map((_journey, position) => position),
      passengers,
      wishes: wishesOf(request),
      holdUntil: holdExpiresAt,
      remark: request.remark ?? '',
      fieldOf: (failure) => fieldOfRide('rides', failure),
      async renew(work, locked) {
        const held = journeysAsLocked(journeys, passengers, locked)
        return held && renew(work, railOffer(booking, held))
      },
    })
  }

/** The rides where they were locked at another price than the list had; undefined where they were not. */
function journeysAsLocked(
  journeys: readonly Journey[],
  passengers: readonly Passenger[],
  locked: RailLocked,
): Journey[] | undefined {
  const fares = lockedFares(journeys, passengers, locked)
  if (journeys.every(({ seat }, index) => seat.price === fares[index])) return undefined
  return journeys.map(({ seat, ...journey }, index) => ({ ...journey, seat: { ...seat, price: fares[index]! } }))
}

/**
 * The adult's fare of each ride as the railway locked it; within what was accepted it may be another than the list had. A berth is
 * charged at the highest price of its class, and the difference comes back with the ticket (handbook 3.2).
 */
const lockedFares = (journeys: readonly Journey[], passengers: readonly Passenger[], { places }: RailLocked): number[] =>
  journeys.map(({ seat }, ride) => {
    const place = places.find(({ ride: of, passenger }) => of === ride && paysFully(passengers[passenger]!))
    return Math.max(place?.price ?? seat.price, seat.berths ? seat.price : 0)
  })

const paysFully = ({ child, student }: Passenger): boolean => !child && !student
