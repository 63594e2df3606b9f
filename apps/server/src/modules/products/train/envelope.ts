import { membersOf, type Envelope } from '@sojourn/domain/booking/approval/envelope'
import { noWishes, type KeptWishes } from '@sojourn/domain/products/train/kept-wishes'
import { wishesFit } from '@sojourn/domain/products/train/seat-choice'
import { isPassingRefusal } from '@sojourn/domain/products/train/railway-queue'
import { isRailFailure, type RailFailure, type RailLocked, type RailPending } from '@sojourn/supply/ports/rail'
import type { Context } from '../../../context'
import type { OfferFailure, SubstitutedOrder, Substitution, SuppliedOrder } from '../../../capabilities/fulfilment'
import type { Sql } from '../../../db/sql'
import { newId } from '../../../kit/id'
import { recordChoiceSet } from '../../booking/draft/choice-set'
import { supplyContext } from '../../booking/lifecycle/supply-context'
import { shownChoices } from './choice-set'
import { approvedOf, brokenRulesOf, optionsOf, sceneOf, type Option, type Scene } from './envelope-options'
import { keepSeats } from './keep-seats'
import { lockedPlaces, lockedWishes, lockSeats, railKey, type Passenger } from './lock'
import { segmentRecord, titleOf } from './order-record'
import { findTrainOrder, updateTrainOrder, writePlaces } from './order-store'
import { passengersOfOrder } from './secure'
import { storedViolationsOf } from './violations'
import { choiceOf } from './to-supply'

const locksAtMost = 5

/** Asks the railway whether it still keeps the seats, and for new ones after their half hour; a waitlist and the ticket office keep none. */
export async function confirmHeld(
  context: Context,
  sql: Sql,
  { enterpriseId, orderNo }: SuppliedOrder,
): Promise<OfferFailure | undefined> {
  const kept = await findTrainOrder(sql, enterpriseId, orderNo)
  if (kept?.way !== 'railway' || !kept.lockNo) return undefined
  const again = await keepSeats(context, sql, enterpriseId, kept)
  if (again !== 'kept') return goneOf(again)
  return (await context.rail.held(supplyContext(context, sql), { lockNo: kept.lockNo })) ? undefined : { failure: 'soldOut' }
}

/** What the railway cannot say now is asked again when tickets are issued; every other refusal is the end of the offer. */
function goneOf(again: RailFailure | RailPending | 'locked'): OfferFailure | undefined {
  if (again === 'locked' || 'pending' in again || isPassingRefusal(again.failure)) return undefined
  const { failure, ride = 0, prices } = again
  const price = prices?.[ride]
  return failure === 'priceChanged' && price !== undefined ? { failure, price } : { failure: 'soldOut' }
}

/**
 * Locks the best option of the family that was approved: the same class on another train of the day, or the same train in a better
 * class. The journey of two rides has no substitute: the second ride would have to wait for another first one.
 */
export async function substituteWithin(
  context: Context,
  sql: Sql,
  enterpriseId: number,
  order: SubstitutedOrder,
  envelope: Envelope,
): Promise<Substitution | undefined> {
  const kept = await findTrainOrder(sql, enterpriseId, order.orderNo)
  if (kept?.way !== 'railway' || !kept.lockNo) return undefined
  const [scene, passengers] = await Promise.all([
    sceneOf(context, sql, enterpriseId, order),
    passengersOfOrder(context, sql, enterpriseId, order.orderNo),
  ])
  if (!scene) return undefined
  // The railway refuses these people a second train while it keeps their seats on the first.
  await context.rail.release(supplyContext(context, sql), { lockNo: kept.lockNo })
  let tries = 0
  for (const option of membersOf(envelope, approvedOf(scene), optionsOf(scene), brokenRulesOf(scene))) {
    const wishes = wishesFit(kept.wishes, option.journey.seat.seat, passengers.length) ? kept.wishes : noWishes
    const locked = await lockOption(context, sql, enterpriseId, scene, option, passengers, wishes)
    if (locked) {
      await updateTrainOrder(sql, enterpriseId, order.orderNo, {
        lockNo: locked.lockNo,
        wishes: lockedWishes(wishes, locked),
      })
      await writePlaces(sql, enterpriseId, order.orderNo, lockedPlaces(locked, passengers, wishes))
      return substitutionOf(scene, option, locked, await keepChoices(context, sql, enterpriseId, scene))
    }
    if (++tries === locksAtMost) return undefined
  }
  return undefined
}

/** Undefined where the seats are just gone; what the railway's queue would have to look for is no substitute either. */
async function lockOption(
  context: Context,
  sql: Sql,
  enterpriseId: number,
  { order }: Scene,
  { journey: { ride, seat } }: Option,
  passengers: readonly Passenger[],
  wishes: KeptWishes,
): Promise<RailLocked | undefined> {
  // The order's own key stands for the seats that were lost.
  const orderNo = `${order.orderNo}/${ride.trainKey}/${seat.seat}`
  const locked = await lockSeats(context, sql, {
    orderNo,
    enterpriseId,
    employeeId: 'system',
    choices: [{ ...choiceOf({ ...ride, seat: seat.seat }), price: seat.price }],
    passengers,
    wishes: { ...wishes, acceptStanding: false },
    holdUntil: order.holdExpiresAt,
    remark: '',
  })
  if (isRailFailure(locked)) return undefined
  if (!('pending' in locked)) return locked
  await context.rail.leaveQueue(supplyContext(context, sql), { key: railKey(enterpriseId, orderNo) })
  return undefined
}

/** What was on offer when the option was taken, so that anybody can see why it was this one. */
async function keepChoices(
  context: Context,
  sql: Sql,
  enterpriseId: number,
  { order, people, rides, verdicts, setting }: Scene,
): Promise<string> {
  const searchedAt = context.clock.now()
  const searchId = newId(searchedAt)
  const search = { searchId, tempOrderNo: order.tempOrderNo, journey: 0, searchedAt }
  await recordChoiceSet(sql, enterpriseId, search, shownChoices(rides, verdicts, people, setting))
  return searchId
}

function substitutionOf(scene: Scene, { journey, prices, total }: Option, locked: RailLocked, searchId: string): Substitution {
  const told = ({ trainNo, departTime }: { trainNo: string; departTime: string }): string => `${trainNo} ${departTime}`
  return {
    supplierReference: locked.lockNo,
    title: titleOf([journey.ride]),
    from: told(scene.segment.body),
    to: told(journey.ride),
    departAt: journey.departAt,
    arriveAt: journey.arriveAt,
    total,
    prices,
    segments: [segmentRecord(journey, scene.segment.position)],
    violations: scene.travellers.map(({ employeeId }) => {
      const person = scene.people.find((one) => one.employeeId === employeeId)
      return person ? storedViolationsOf(person, scene.people, [journey], scene.setting) : []
    }),
    searchIds: [searchId],
  }
}
